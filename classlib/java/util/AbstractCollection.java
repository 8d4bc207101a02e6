/* SPDX-License-Identifier: MIT */
package java.util;

import java.lang.reflect.Array;

/** The parts of Collection that iterator and size suffice for. */
public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        Object[] a = new Object[size()];
        int n = 0;
        for (Iterator<E> it = iterator(); it.hasNext(); n++) {
            if (n == a.length) {
                a = Arrays.copyOf(a, n + (n >> 1) + 1);
            }
            a[n] = it.next();
        }
        return n == a.length ? a : Arrays.copyOf(a, n);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        int size = size();
        T[] r = a.length >= size ? a
            : (T[]) Array.newInstance(a.getClass().getComponentType(), size);
        int n = 0;
        for (Iterator<E> it = iterator(); it.hasNext(); n++) {
            if (n == r.length) {
                r = Arrays.copyOf(r, n + (n >> 1) + 1);
            }
            r[n] = (T) it.next();
        }
        if (n == r.length) {
            return r;
        }
        if (r == a) {
            r[n] = null;
            return r;
        }
        if (a.length >= n) {
            System.arraycopy(r, 0, a, 0, n);
            if (a.length > n) {
                a[n] = null;
            }
            return a;
        }
        return Arrays.copyOf(r, n);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        for (Iterator<E> it = iterator(); it.hasNext();) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        for (Object e : c) {
            if (!contains(e)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (E e : c) {
            if (add(e)) {
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> c) {
        return removeMatching(c, true);
    }

    public boolean retainAll(Collection<?> c) {
        return removeMatching(c, false);
    }

    private boolean removeMatching(Collection<?> c, boolean present) {
        Objects.requireNonNull(c);
        boolean changed = false;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            if (c.contains(it.next()) == present) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        for (Iterator<E> it = iterator(); it.hasNext();) {
            it.next();
            it.remove();
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder("[");
        String comma = "";
        for (E e : this) {
            text.append(comma).append(e == this ? "(this Collection)" : e);
            comma = ", ";
        }
        return text.append(']').toString();
    }
}
