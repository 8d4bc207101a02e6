/* SPDX-License-Identifier: MIT */
package java.util;

/** Equality, hash and removal of sets. */
public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Set)) {
            return false;
        }
        Collection<?> c = (Collection<?>) o;
        try {
            return c.size() == size() && containsAll(c);
        } catch (ClassCastException | NullPointerException unlike) {
            return false;
        }
    }

    public int hashCode() {
        int h = 0;
        for (E e : this) {
            h += e == null ? 0 : e.hashCode();
        }
        return h;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        if (size() <= c.size()) {
            return super.removeAll(c);
        }
        boolean changed = false;
        for (Object e : c) {
            changed |= remove(e);
        }
        return changed;
    }
}
