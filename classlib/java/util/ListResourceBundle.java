/* SPDX-License-Identifier: MIT */
package java.util;

/** A bundle whose contents are an array of pairs. */
public abstract class ListResourceBundle extends ResourceBundle {
    private Map<String, Object> lookup;

    public ListResourceBundle() {
    }

    private synchronized Map<String, Object> lookup() {
        if (lookup == null) {
            Map<String, Object> m = new HashMap<>();
            for (Object[] pair : getContents()) {
                m.put((String) Objects.requireNonNull(pair[0]), Objects.requireNonNull(pair[1]));
            }
            lookup = m;
        }
        return lookup;
    }

    @Override
    public final Object handleGetObject(String key) {
        return lookup().get(Objects.requireNonNull(key));
    }

    @Override
    public Enumeration<String> getKeys() {
        Set<String> keys = new HashSet<>(lookup().keySet());
        if (parent != null) {
            keys.addAll(parent.keySet());
        }
        return Collections.enumeration(keys);
    }

    @Override
    protected Set<String> handleKeySet() {
        return lookup().keySet();
    }

    protected abstract Object[][] getContents();
}
