/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/** A set of constants of one enum, in their order: one bit each. */
public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E>
        implements Cloneable, Serializable {
    private static final long serialVersionUID = 1009687484059888093L;
    final transient Class<E> elementType;
    final transient E[] universe;
    transient long[] words;

    EnumSet(Class<E> type) {
        elementType = type;
        universe = type.getEnumConstants();
        if (universe == null) {
            throw new ClassCastException(type + " not an enum");
        }
        words = new long[(universe.length + 63) >> 6];
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
        E[] constants = elementType.getEnumConstants();
        return constants != null && constants.length > 64 ? new JumboEnumSet<>(elementType)
                : new RegularEnumSet<>(elementType);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
        EnumSet<E> s = noneOf(elementType);
        for (int i = 0; i < s.universe.length; i++) {
            s.words[i >> 6] |= 1L << i;
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
        return s.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        EnumSet<E> s = noneOf(c.iterator().next().getDeclaringClass());
        s.addAll(c);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> r = s.clone();
        for (int i = 0; i < r.universe.length; i++) {
            r.words[i >> 6] ^= 1L << i;
        }
        return r;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        EnumSet<E> s = noneOf(e.getDeclaringClass());
        s.add(e);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> s = noneOf(e1.getDeclaringClass());
        s.add(e1);
        s.add(e2);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> s = noneOf(e1.getDeclaringClass());
        s.add(e1);
        s.add(e2);
        s.add(e3);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> s = noneOf(e1.getDeclaringClass());
        s.add(e1);
        s.add(e2);
        s.add(e3);
        s.add(e4);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> s = noneOf(e1.getDeclaringClass());
        s.add(e1);
        s.add(e2);
        s.add(e3);
        s.add(e4);
        s.add(e5);
        return s;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> s = noneOf(first.getDeclaringClass());
        s.add(first);
        for (E e : rest) {
            s.add(e);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> s = noneOf(from.getDeclaringClass());
        for (int i = from.ordinal(); i <= to.ordinal(); i++) {
            s.words[i >> 6] |= 1L << i;
        }
        return s;
    }

    private int index(Object o) {
        return o instanceof Enum && (o.getClass() == elementType
            || ((Enum<?>) o).getDeclaringClass() == elementType) ? ((Enum<?>) o).ordinal() : -1;
    }

    public int size() {
        int n = 0;
        for (long w : words) {
            n += Long.bitCount(w);
        }
        return n;
    }

    public boolean contains(Object o) {
        int i = index(o);
        return i >= 0 && (words[i >> 6] & (1L << i)) != 0;
    }

    public boolean add(E e) {
        if (e.getClass() != elementType && e.getDeclaringClass() != elementType) {
            throw new ClassCastException(e.getClass() + " != " + elementType);
        }
        int i = e.ordinal();
        long old = words[i >> 6];
        words[i >> 6] |= 1L << i;
        return words[i >> 6] != old;
    }

    public boolean remove(Object o) {
        if (!contains(o)) {
            return false;
        }
        int i = index(o);
        words[i >> 6] &= ~(1L << i);
        return true;
    }

    public void clear() {
        Arrays.fill(words, 0);
    }

    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private int next;
            private E last;

            @Override public boolean hasNext() {
                while (next < universe.length && (words[next >> 6] & (1L << next)) == 0) {
                    next++;
                }
                return next < universe.length;
            }

            @Override public E next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return last = universe[next++];
            }

            @Override public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                EnumSet.this.remove(last);
                last = null;
            }
        };
    }

    @SuppressWarnings("unchecked")
    public EnumSet<E> clone() {
        try {
            EnumSet<E> s = (EnumSet<E>) super.clone();
            s.words = words.clone();
            return s;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    /** What is written to a stream. */
    private static final class SerializationProxy<E extends Enum<E>> implements Serializable {
        private static final long serialVersionUID = 362491234563181265L;
        private final Class<E> elementType;
        private final Enum<?>[] elements;

        SerializationProxy(EnumSet<E> s) {
            elementType = s.elementType;
            elements = s.toArray(new Enum<?>[0]);
        }

        @SuppressWarnings("unchecked")
        private Object readResolve() {
            EnumSet<E> s = noneOf(elementType);
            for (Enum<?> e : elements) {
                s.add((E) e);
            }
            return s;
        }
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Proxy required");
    }

    Object writeReplace() {
        return new SerializationProxy<>(this);
    }
}
