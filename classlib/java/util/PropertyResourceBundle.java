/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** A bundle read from a properties file. */
public class PropertyResourceBundle extends ResourceBundle {
    private final HashMap<String, Object> lookup = new HashMap<>();

    public PropertyResourceBundle(InputStream stream) throws IOException {
        this(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }

    public PropertyResourceBundle(Reader reader) throws IOException {
        Properties p = new Properties();
        p.load(reader);
        for (Map.Entry<Object, Object> e : p.entrySet()) {
            lookup.put((String) e.getKey(), e.getValue());
        }
    }

    @Override
    public Object handleGetObject(String key) {
        return lookup.get(Objects.requireNonNull(key));
    }

    @Override
    public Enumeration<String> getKeys() {
        Set<String> keys = new HashSet<>(lookup.keySet());
        if (parent != null) {
            keys.addAll(parent.keySet());
        }
        return Collections.enumeration(keys);
    }

    @Override
    protected Set<String> handleKeySet() {
        return lookup.keySet();
    }
}
