/* SPDX-License-Identifier: MIT */
package java.util;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * The index of a chain of a hash map that grew long. The chain stays as it is; beside it stands
 * a treap that is ordered by hash, then by kind of key, then as the keys of that kind compare
 * themselves. Its knots hold the cells that this order does not tell apart: those of keys that
 * do not compare themselves, or that do so inconsistently with equals.
 * A search takes logarithmic time in the number of knots, and linear time in the number of
 * cells of the same hash that are in the same knot or of another kind.
 */
final class Crowd<K, V> {
    /** One cell and its neighbours in the chain. */
    private static final class Place<K, V> {
        final HashMap.Cell<K, V> cell;
        Place<K, V> before;
        Place<K, V> after;
        /** Another place of the same knot. */
        Place<K, V> peer;

        Place(HashMap.Cell<K, V> cell) {
            this.cell = cell;
        }
    }

    /** No knot has a higher rank than the one above it; ranks are drawn at random. */
    private static final class Knot<K, V> {
        final int hash;
        final int kind;
        final int rank;
        Knot<K, V> left;
        Knot<K, V> right;
        Place<K, V> places;

        Knot(int hash, int kind, int rank, Place<K, V> place) {
            this.hash = hash;
            this.kind = kind;
            this.rank = rank;
            this.places = place;
        }
    }

    /** Numbers of classes whose objects compare themselves with their own kind; of others 0. */
    private static final ClassValue<Integer> KINDS = new ClassValue<Integer>() {
        private int last;

        @Override protected Integer computeValue(Class<?> type) {
            return comparesItself(type) ? number() : 0;
        }

        private synchronized Integer number() {
            return ++last;
        }
    };

    /**
     * Whether the nearest class that says what its objects compare themselves with, says: itself.
     */
    private static boolean comparesItself(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Type declared : c.getGenericInterfaces()) {
                if (declared == Comparable.class) {
                    return false;
                }
                if (declared instanceof ParameterizedType) {
                    ParameterizedType with = (ParameterizedType) declared;
                    if (with.getRawType() == Comparable.class) {
                        return with.getActualTypeArguments()[0] == c;
                    }
                }
            }
        }
        return false;
    }

    private Knot<K, V> root;
    private Place<K, V> first;
    private Place<K, V> last;
    private int size;
    private int draw = System.identityHashCode(this) | 1;
    /* The class of the first key, whose kind needs no look-up; readers may be many at a time,
     * so that it changes no more. */
    private final Class<?> usualClass;
    private final int usualKind;
    private boolean mixed;

    Crowd(HashMap.Cell<K, V> chain) {
        usualClass = chain.key == null ? null : chain.key.getClass();
        usualKind = usualClass == null ? 0 : KINDS.get(usualClass);
        for (HashMap.Cell<K, V> c = chain; c != null; c = c.next) {
            append(c);
        }
    }

    int size() {
        return size;
    }

    HashMap.Cell<K, V> last() {
        return last.cell;
    }

    private int kind(Object key) {
        return key == null ? 0
                : key.getClass() == usualClass ? usualKind : KINDS.get(key.getClass());
    }

    @SuppressWarnings("unchecked")
    private static int side(int hash, int kind, Object key, Knot<?, ?> n) {
        if (hash != n.hash) {
            return hash < n.hash ? -1 : 1;
        }
        if (kind != n.kind || kind == 0) {
            return kind - n.kind;
        }
        return ((Comparable<Object>) key).compareTo(n.places.cell.key);
    }

    /* ---- Searching ---- */

    HashMap.Cell<K, V> find(int hash, Object key) {
        int kind = kind(key);
        Knot<K, V> n = root;
        while (n != null) {
            int d = side(hash, kind, key, n);
            if (d == 0) {
                HashMap.Cell<K, V> found = among(n, key);
                if (found != null) {
                    return found;
                }
                break;
            }
            n = d < 0 ? n.left : n.right;
        }
        return mixed || kind != usualKind ? stranger(root, hash, kind, key, false, false) : null;
    }

    private static <K, V> HashMap.Cell<K, V> among(Knot<K, V> n, Object key) {
        for (Place<K, V> p = n.places; p != null; p = p.peer) {
            if (HashMap.same(key, p.cell.key)) {
                return p.cell;
            }
        }
        return null;
    }

    /**
     * The cell of an equal key of another kind, of the same hash. The flags say that the next
     * knot below, or above, all those under n is of the key's own kind; between two of them
     * there is nothing else.
     */
    private static <K, V> HashMap.Cell<K, V> stranger(Knot<K, V> n, int hash, int kind, Object key,
            boolean below, boolean above) {
        if (n == null || (below && above)) {
            return null;
        }
        if (n.hash != hash) {
            return stranger(hash < n.hash ? n.left : n.right, hash, kind, key, below, above);
        }
        boolean own = n.kind == kind;
        HashMap.Cell<K, V> found = own ? null : among(n, key);
        if (found == null) {
            found = stranger(n.left, hash, kind, key, below, own);
        }
        return found != null ? found : stranger(n.right, hash, kind, key, own, above);
    }

    /* ---- Changing ---- */

    /** Takes up the cell that is new at the end of the chain. */
    void append(HashMap.Cell<K, V> cell) {
        Place<K, V> p = enter(cell);
        p.before = last;
        if (last != null) {
            last.after = p;
        } else {
            first = p;
        }
        last = p;
    }

    /** Takes up the cell that is new at the head of the chain. */
    void prepend(HashMap.Cell<K, V> cell) {
        Place<K, V> p = enter(cell);
        p.after = first;
        first.before = p;
        first = p;
    }

    private Place<K, V> enter(HashMap.Cell<K, V> cell) {
        Place<K, V> p = new Place<>(cell);
        int kind = kind(cell.key);
        root = graft(root, cell.hash, kind, p);
        mixed |= kind != usualKind;
        size++;
        return p;
    }

    /** Puts a place into the tree under n; a comparison that throws leaves the tree as it was. */
    private Knot<K, V> graft(Knot<K, V> n, int hash, int kind, Place<K, V> p) {
        if (n == null) {
            draw ^= draw << 13;
            draw ^= draw >>> 17;
            draw ^= draw << 5;
            return new Knot<>(hash, kind, draw, p);
        }
        int d = side(hash, kind, p.cell.key, n);
        if (d == 0) {
            p.peer = n.places;
            n.places = p;
            return n;
        }
        Knot<K, V> child = graft(d < 0 ? n.left : n.right, hash, kind, p);
        boolean rises = child.rank > n.rank;
        if (d < 0) {
            n.left = rises ? child.right : child;
            if (rises) {
                child.right = n;
            }
        } else {
            n.right = rises ? child.left : child;
            if (rises) {
                child.left = n;
            }
        }
        return rises ? child : n;
    }

    /**
     * Takes a cell out of the index and, unless it is at the head, out of the chain; false if it
     * is not where its key leads, as a key that changed may be.
     */
    boolean remove(HashMap.Cell<K, V> cell) {
        int kind = kind(cell.key);
        Knot<K, V> above = null;
        Knot<K, V> n = root;
        int d;
        while (n != null && (d = side(cell.hash, kind, cell.key, n)) != 0) {
            above = n;
            n = d < 0 ? n.left : n.right;
        }
        Place<K, V> previous = null;
        Place<K, V> p = n == null ? null : n.places;
        while (p != null && p.cell != cell) {
            previous = p;
            p = p.peer;
        }
        if (p == null) {
            return false;
        }
        if (previous != null) {
            previous.peer = p.peer;
        } else if (p.peer != null) {
            n.places = p.peer;
        } else if (above == null) {
            root = join(n.left, n.right);
        } else if (above.left == n) {
            above.left = join(n.left, n.right);
        } else {
            above.right = join(n.left, n.right);
        }
        unchain(p);
        return true;
    }

    private void unchain(Place<K, V> p) {
        Place<K, V> follows = p.after;
        if (p == first) {
            first = follows;
        } else {
            p.before.after = follows;
            p.before.cell.next = p.cell.next;
        }
        if (p == last) {
            last = p.before;
        } else {
            follows.before = p.before;
        }
        size--;
    }

    /** One tree of two, of which all of a comes before all of b. */
    private static <K, V> Knot<K, V> join(Knot<K, V> a, Knot<K, V> b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        if (a.rank > b.rank) {
            a.right = join(a.right, b);
            return a;
        }
        b.left = join(a, b.left);
        return b;
    }
}
