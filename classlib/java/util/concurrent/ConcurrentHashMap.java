/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import jdk.internal.misc.Unsafe;

/**
 * A hash map for many threads.
 *
 * <p>What it promises. Neither keys nor values are null. Each operation on one key is atomic, and a
 * reader that finds a value sees what its writer did before. A function given to compute,
 * computeIfAbsent, computeIfPresent or merge is applied at most once, while no other thread changes
 * the key. Such a function may not change the map; where it changes the place that is being
 * computed, IllegalStateException("Recursive update") is thrown. Readers take no lock and wait for
 * nobody. Whatever walks over the map (iterators, enumerations, spliterators, bulk operations)
 * throws no ConcurrentModificationException, meets each mapping once that is there all the time,
 * and meets or does not meet what comes and goes meanwhile. A size is exact when nobody changes the
 * map. Operations take constant time; with keys of one hash code that compare themselves,
 * logarithmic time, but for a constant number of nodes. The order of iteration is that of the bins,
 * low bits of the hash code mixed with its high half; a map grows when it holds three quarters as
 * many mappings as bins.
 *
 * <p>How. A table has bins, each a chain of nodes, and is divided into regions: the low bits of a
 * hash code say which. Each region has a stripe, whose monitor every writer of the region holds.
 * To grow, a new table of twice the length is published at once, with the older one behind it. Its
 * regions then move one by one, each under its stripe, by whoever comes first: the thread that made
 * the table or a writer that needs the region. The stripe's `span` is the length of the table in
 * which the region lives. This is how everybody finds out where to look:
 *
 * <pre>
 *   span == older.length    in the older table; a writer moves the region first
 *   span == table.length    in the table
 *   otherwise               the table in hand is out of date: read the field again (writers only)
 * </pre>
 *
 * <p>A region that has left a table stays there as it was, so that a reader who looked at
 * the span before the move reads what was true at that moment. A stripe is for eight bins at first;
 * a new table has twice as many up to a limit. No other growth
 * begins before all regions have moved. A region in which a function computes does not move until
 * that is done.
 *
 * <p>Striping is that of Herlihy and Shavit, "The Art of Multiprocessor Programming", chapter 13.
 * Beside a chain of more than eight nodes stands an index, a treap of branches that never
 * change; who has passed eight nodes in vain, asks it.
 */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V>
        implements ConcurrentMap<K, V>, Serializable {
    private static final long serialVersionUID = 7249069246763182397L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long COUNT = U.objectFieldOffset(ConcurrentHashMap.class, "count");
    private static final long TABLE = U.objectFieldOffset(ConcurrentHashMap.class, "table");
    private static final long UNMOVED = U.objectFieldOffset(Table.class, "unmoved");
    private static final long SPAN = U.objectFieldOffset(Stripe.class, "span");
    private static final long INDEXES = U.objectFieldOffset(Table.class, "indexes");
    private static final long VALUE = U.objectFieldOffset(Node.class, "val");
    private static final long NEXT = U.objectFieldOffset(Node.class, "next");
    private static final long BASE = U.arrayBaseOffset(Node[].class);
    private static final long SCALE = U.arrayIndexScale(Node[].class);
    private static final int MOST_BINS = 1 << 30;
    private static final int MOST_STRIPES = 64;
    private static final int LONG_CHAIN = 8; // nodes of a chain that needs no index
    private static final int SHORT_CHAIN = 6; // nodes of a chain that loses its index
    private static final int INDEXED_BINS = 64; // a table with fewer grows instead

    /* ---- Nodes ---- */

    /** A mapping. Its two changing fields are written by holders of the stripe alone. */
    static class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        volatile V val;
        volatile Node<K, V> next;

        /* The node's publication orders these writes; volatile ones would cost a fence each. */
        Node(int hash, K key, V val, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            U.putReference(this, VALUE, val);
            if (next != null) {
                U.putReference(this, NEXT, next);
            }
        }

        final boolean isOf(int h, Object k) {
            return hash == h && (key == k || k.equals(key));
        }

        @Override
        public final K getKey() {
            return key;
        }

        @Override
        public final V getValue() {
            return val;
        }

        @Override
        public final V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public final int hashCode() {
            return key.hashCode() ^ val.hashCode();
        }

        @Override
        public final String toString() {
            return key + "=" + val;
        }

        @Override
        public final boolean equals(Object o) {
            return o instanceof Map.Entry<?, ?> e && key.equals(e.getKey())
                && val.equals(e.getValue());
        }
    }

    /** A node of a chain with an index, which leaves the chain without a walk. */
    private static final class Member<K, V> extends Node<K, V> {
        Member<K, V> before;
        final Class<?> ordered; // the key's class if its keys compare themselves

        Member(int hash, K key, V val, Node<K, V> next, Class<?> ordered) {
            super(hash, key, val, next);
            this.ordered = ordered;
        }
    }

    /** A part of a search tree that never changes; `same` are nodes that cannot be told apart. */
    private static final class Branch<K, V> {
        final Member<K, V>[] same;
        final int rank; // greater than those below: the order of a heap keeps the tree flat
        final Branch<K, V> left;
        final Branch<K, V> right;

        Branch(Member<K, V>[] same, int rank, Branch<K, V> left, Branch<K, V> right) {
            this.same = same;
            this.rank = rank;
            this.left = left;
            this.right = right;
        }

        private int order(int h, Object key) {
            Member<K, V> other = same[0];
            if (h != other.hash) {
                return h < other.hash ? -1 : 1;
            }
            Class<?> c = key.getClass();
            if (c == other.ordered) {
                return compare(key, other.key);
            }
            Class<?> d = other.key.getClass();
            if (c != d) {
                int order = c.getName().compareTo(d.getName());
                return order != 0 ? order : Integer.compare(System.identityHashCode(c),
                    System.identityHashCode(d));
            }
            return 0;
        }

        @SuppressWarnings("unchecked")
        private static int compare(Object a, Object b) {
            return ((Comparable<Object>) a).compareTo(b);
        }

        static boolean comparesItself(Class<?> c) {
            if (c == String.class) {
                return true;
            }
            if (Comparable.class.isAssignableFrom(c)) {
                for (java.lang.reflect.Type t : c.getGenericInterfaces()) {
                    if (t instanceof java.lang.reflect.ParameterizedType p
                            && p.getRawType() == Comparable.class
                            && p.getActualTypeArguments()[0] == c) {
                        return true;
                    }
                }
            }
            return false;
        }

        static <K, V> Member<K, V> find(Branch<K, V> b, int h, Object key) {
            while (b != null) {
                int order = b.order(h, key);
                if (order == 0) {
                    for (Member<K, V> e : b.same) {
                        if (e.isOf(h, key)) {
                            return e;
                        }
                    }
                    return null;
                }
                b = order < 0 ? b.left : b.right;
            }
            return null;
        }

        @SuppressWarnings("unchecked")
        static <K, V> Branch<K, V> with(Branch<K, V> b, Member<K, V> e, int rank) {
            if (b == null) {
                return new Branch<>(new Member[] {e}, rank, null, null);
            }
            int order = b.order(e.hash, e.key);
            if (order == 0) {
                Member<K, V>[] more = Arrays.copyOf(b.same, b.same.length + 1);
                more[b.same.length] = e;
                return new Branch<>(more, b.rank, b.left, b.right);
            }
            if (order < 0) {
                Branch<K, V> l = with(b.left, e, rank);
                return l.rank <= b.rank ? new Branch<>(b.same, b.rank, l, b.right)
                    : new Branch<>(l.same, l.rank, l.left,
                        new Branch<>(b.same, b.rank, l.right, b.right));
            }
            Branch<K, V> r = with(b.right, e, rank);
            return r.rank <= b.rank ? new Branch<>(b.same, b.rank, b.left, r)
                : new Branch<>(r.same, r.rank,
                    new Branch<>(b.same, b.rank, b.left, r.left), r.right);
        }

        static <K, V> Branch<K, V> without(Branch<K, V> b, Member<K, V> e) {
            int order = b.order(e.hash, e.key);
            if (order < 0) {
                return new Branch<>(b.same, b.rank, without(b.left, e), b.right);
            }
            if (order > 0) {
                return new Branch<>(b.same, b.rank, b.left, without(b.right, e));
            }
            int n = b.same.length;
            if (n == 1) {
                return merged(b.left, b.right);
            }
            Member<K, V>[] fewer = Arrays.copyOf(b.same, n - 1);
            for (int i = 0, k = 0; i < n; i++) {
                if (b.same[i] != e) {
                    fewer[k++] = b.same[i];
                }
            }
            return new Branch<>(fewer, b.rank, b.left, b.right);
        }

        private static <K, V> Branch<K, V> merged(Branch<K, V> a, Branch<K, V> b) {
            if (a == null || b == null) {
                return a == null ? b : a;
            }
            return a.rank >= b.rank ? new Branch<>(a.same, a.rank, a.left, merged(a.right, b))
                : new Branch<>(b.same, b.rank, merged(a, b.left), b.right);
        }
    }

    /**
     * What finds the members of a chain. Holders of the stripe change it, and its size and ranks.
     */
    private static final class Index<K, V> {
        volatile Branch<K, V> root;
        private int ranks = 0x1234567;
        int size;
        private Class<?> asked; // whether keys of the last one's class compare themselves
        private Class<?> ordered;

        Class<?> ordered(Object key) {
            Class<?> c = key.getClass();
            if (c != asked) {
                ordered = Branch.comparesItself(c) ? c : null;
                asked = c;
            }
            return ordered;
        }

        void add(Member<K, V> e) {
            ranks = ranks * 0x41C64E6D + 12345;
            root = Branch.with(root, e, ranks);
            size++;
        }

        void drop(Member<K, V> e) {
            root = Branch.without(root, e);
            size--;
        }
    }

    /* ---- Tables and stripes ---- */

    /** A region's monitor; `span` tells in which table the region lives. */
    private static final class Stripe {
        volatile int span;
        int computing; // functions of this thread that are at work in the region
        Opening opening; // the last of the empty bins for which they compute

        /* The table's publication orders this write. */
        Stripe(int span) {
            U.putInt(this, SPAN, span);
        }

        /* To change a bin for which a function of this thread computes. */
        void refuse(int bin) {
            if (opening != null) {
                Opening.check(opening, bin);
            }
        }
    }

    /** A bin that was empty when a function began to compute its first value. */
    private static final class Opening {
        final int bin;
        final Opening outer;

        Opening(int bin, Opening outer) {
            this.bin = bin;
            this.outer = outer;
        }

        static void check(Opening o, int bin) {
            for (; o != null; o = o.outer) {
                if (o.bin == bin) {
                    throw recursion();
                }
            }
        }
    }

    private static IllegalStateException recursion() {
        return new IllegalStateException("Recursive update");
    }

    private static final class Table<K, V> {
        final Node<K, V>[] bins;
        final Stripe[] stripes;
        volatile Table<K, V> older; // some of its regions have yet to move here
        volatile int unmoved; // how many
        volatile Index<K, V>[] indexes; // of long chains; none before the first

        @SuppressWarnings("unchecked")
        Table(int length) {
            bins = new Node[length];
            stripes = new Stripe[Math.min(length + 7 >>> 3, MOST_STRIPES)];
            for (int r = 0; r < stripes.length; r++) {
                stripes[r] = new Stripe(length);
            }
        }

        /* Twice as long as the older. */
        @SuppressWarnings("unchecked")
        Table(Table<K, V> older) {
            int length = older.bins.length << 1;
            int regions = older.stripes.length;
            bins = new Node[length];
            if (regions >= MOST_STRIPES) {
                stripes = older.stripes;
            } else {
                stripes = new Stripe[regions << 1];
                System.arraycopy(older.stripes, 0, stripes, 0, regions);
                for (int r = regions; r < stripes.length; r++) {
                    stripes[r] = new Stripe(length);
                }
            }
            unmoved = regions;
            this.older = older;
        }

        Stripe stripe(int h) {
            return stripes[h & stripes.length - 1];
        }

        boolean holds(int h) {
            return stripe(h).span == bins.length;
        }

        @SuppressWarnings("unchecked")
        Node<K, V> first(int bin) {
            return (Node<K, V>) U.getReferenceVolatile(bins, BASE + bin * SCALE);
        }

        /* Everything below here but seek is for holders of the stripe. */

        private void begin(int bin, Node<K, V> first) {
            U.storeFence();
            U.putReference(bins, BASE + bin * SCALE, first);
        }

        private static <K, V> void link(Node<K, V> node, Node<K, V> next) {
            U.storeFence();
            U.putReference(node, NEXT, next);
        }

        @SuppressWarnings("unchecked")
        private Index<K, V> index(int bin) {
            Index<K, V>[] all = indexes;
            return all == null ? null
                : (Index<K, V>) U.getReferenceVolatile(all, BASE + bin * SCALE);
        }

        @SuppressWarnings("unchecked")
        private void index(int bin, Index<K, V> index) {
            if (indexes == null) {
                U.compareAndSetReference(this, INDEXES, null, new Index[bins.length]);
            }
            U.putReferenceVolatile(indexes, BASE + bin * SCALE, index);
        }

        Node<K, V> seek(int h, Object key) {
            Node<K, V> e = first(h & bins.length - 1);
            return e == null || e.hash == h && (e.key == key || key.equals(e.key)) ? e
                : seekBehind(e, h, key);
        }

        Node<K, V> seekBehind(Node<K, V> e, int h, Object key) {
            int passed = 1;
            while ((e = e.next) != null) {
                if (e.hash == h && (e.key == key || key.equals(e.key))) {
                    return e;
                }
                if (++passed == LONG_CHAIN) {
                    Index<K, V> index = index(h & bins.length - 1);
                    if (index != null) {
                        return Branch.find(index.root, h, key);
                    }
                }
            }
            return null;
        }

        /* A new node: last in its chain, first where there is an index.
         * Returns if the chain is too long. */
        boolean add(int h, K key, V val) {
            int bin = h & bins.length - 1;
            Node<K, V> e = first(bin);
            if (e == null) {
                begin(bin, new Node<>(h, key, val, null));
                return false;
            }
            if (e instanceof Member<K, V> member) {
                Index<K, V> index = index(bin);
                Member<K, V> node = new Member<>(h, key, val, member, index.ordered(key));
                member.before = node;
                index.add(node);
                begin(bin, node);
                return false;
            }
            int length = 2;
            for (Node<K, V> next; (next = e.next) != null; e = next) {
                length++;
            }
            link(e, new Node<>(h, key, val, null));
            if (length <= LONG_CHAIN) {
                return false;
            }
            if (bins.length < INDEXED_BINS) {
                return true;
            }
            makeIndex(bin);
            return false;
        }

        void set(Node<K, V> e, V val) {
            U.storeFence();
            U.putReference(e, VALUE, val);
        }

        /* Returns false when the node has left already. */
        boolean remove(Node<K, V> node) {
            int bin = node.hash & bins.length - 1;
            Node<K, V> e = first(bin);
            if (node instanceof Member<K, V> member && e instanceof Member) {
                if (Branch.find(index(bin).root, node.hash, node.key) != node) {
                    return false;
                }
                removeMember(bin, member);
                return true;
            }
            if (e == node) {
                begin(bin, node.next);
                return true;
            }
            for (; e != null; e = e.next) {
                if (e.next == node) {
                    link(e, node.next);
                    return true;
                }
            }
            return false;
        }

        private void removeMember(int bin, Member<K, V> member) {
            Index<K, V> index = index(bin);
            index.drop(member);
            Member<K, V> after = (Member<K, V>) member.next;
            if (after != null) {
                after.before = member.before;
            }
            if (member.before == null) {
                begin(bin, after);
            } else {
                link(member.before, after);
            }
            if (index.size <= SHORT_CHAIN) {
                begin(bin, copies(first(bin), 0, 0));
                index(bin, null);
            }
        }

        /* Copies, in their order, of the nodes of a chain that have these bits. */
        private static <K, V> Node<K, V> copies(Node<K, V> e, int mask, int bits) {
            Node<K, V> first = null;
            Node<K, V> last = null;
            for (; e != null; e = e.next) {
                if ((e.hash & mask) == bits) {
                    Node<K, V> copy = new Node<>(e.hash, e.key, e.val, null);
                    if (last == null) {
                        first = copy;
                    } else {
                        link(last, copy);
                    }
                    last = copy;
                }
            }
            return first;
        }

        private void makeIndex(int bin) {
            Index<K, V> index = new Index<>();
            Member<K, V> first = null;
            Member<K, V> last = null;
            for (Node<K, V> e = first(bin); e != null; e = e.next) {
                Member<K, V> member = new Member<>(e.hash, e.key, e.val, null,
                    index.ordered(e.key));
                member.before = last;
                if (last == null) {
                    first = member;
                } else {
                    link(last, member);
                }
                last = member;
                index.add(member);
            }
            index(bin, index);
            begin(bin, first);
        }

        /* How many mappings leave. */
        int clear(int region) {
            int gone = 0;
            for (int bin = region; bin < bins.length; bin += stripes.length) {
                Node<K, V> e = first(bin);
                if (e == null) {
                    continue;
                }
                begin(bin, null);
                if (e instanceof Member) {
                    index(bin, null);
                }
                for (; e != null; e = e.next) {
                    gone++;
                }
            }
            return gone;
        }

        /**
         * Takes a bin of the older table over. Readers may be on their way through it, so its links
         * stay. The nodes at its end that go to one bin together are shared, since what is
         * linked behind them later belongs there, too; the others are copied, and each copy stands
         * in front of those before (the order that programs see from the reference VM).
         */
        void take(int bin) {
            Node<K, V> end = older.first(bin);
            if (end instanceof Member) {
                takeMembers(bin);
                return;
            }
            int mask = bins.length - 1;
            Node<K, V> p = end;
            while (p != null) {
                if (((p.hash ^ end.hash) & mask) != 0) {
                    end = p;
                }
                p = p.next;
            }
            if (end == null) {
                return;
            }
            begin(end.hash & mask, end);
            for (p = older.first(bin); p != end; p = p.next) {
                int to = p.hash & mask;
                begin(to, new Node<>(p.hash, p.key, p.val, first(to)));
            }
        }

        private void takeMembers(int bin) {
            for (int to = bin; to < bins.length; to += older.bins.length) {
                Node<K, V> part = copies(older.first(bin), bins.length - 1, to);
                begin(to, part);
                int size = 0;
                for (Node<K, V> e = part; e != null; e = e.next) {
                    size++;
                }
                if (size > SHORT_CHAIN) {
                    makeIndex(to);
                }
            }
        }
    }

    private transient volatile Table<K, V> table;
    private transient volatile long count;
    private transient int initial; // 0: whatever is asked first, 16 by a single key

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f, 1);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        initial = 16;
        putAll(m);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
        if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) {
            throw new IllegalArgumentException();
        }
        long n = (long) (1.0 + Math.max(initialCapacity, concurrencyLevel) / loadFactor);
        initial = n >= MOST_BINS ? MOST_BINS : powerFrom((int) n);
    }

    private static int powerFrom(int n) {
        return n <= 1 ? 1 : Integer.highestOneBit(n - 1) << 1;
    }

    private static int mixed(int h) {
        return (h ^ h >>> 16) & 0x7fffffff;
    }

    private Table<K, V> firstTable() {
        if (table == null) {
            U.compareAndSetReference(this, TABLE, null,
                    new Table<K, V>(initial == 0 ? 16 : initial));
        }
        return table;
    }

    /* The table to write to: where the region lives, once it has moved if it can. */
    private Table<K, V> settled(int h) {
        Table<K, V> t = table;
        if (t == null) {
            t = firstTable();
        }
        Table<K, V> older = t.older;
        return older == null || move(t, older, h) ? t : older;
    }

    /* Returns false if this thread is computing in the region, which stays
     * where it is therefore. */
    private static <K, V> boolean move(Table<K, V> t, Table<K, V> older, int h) {
        Stripe s = older.stripe(h);
        int length = older.bins.length;
        if (s.span != length) {
            return true;
        }
        synchronized (s) {
            if (s.span != length) {
                return true;
            }
            if (s.computing != 0) {
                return false;
            }
            for (int i = h & older.stripes.length - 1; i < length; i += older.stripes.length) {
                t.take(i);
            }
            s.span = t.bins.length;
        }
        if (U.getAndAddInt(t, UNMOVED, -1) == 1) {
            t.older = null;
        }
        return true;
    }

    /* Makes the map grow beyond this table, unless others do. Returns if all has moved. */
    private boolean grow(Table<K, V> t) {
        synchronized (t) {
            if (table == t && t.older == null) {
                table = new Table<>(t);
            }
        }
        Table<K, V> now = table;
        Table<K, V> older = now.older;
        if (older != null) {
            for (int r = 0; r < older.stripes.length; r++) {
                move(now, older, r);
            }
        }
        return now.older == null;
    }

    private static int limit(Table<?, ?> t) {
        int n = t.bins.length;
        return n >= MOST_BINS ? Integer.MAX_VALUE : n - (n >>> 2);
    }

    private void counted(long delta) {
        long c = U.getAndAddLong(this, COUNT, delta) + delta;
        if (delta > 0) {
            for (Table<K, V> t = table; c >= limit(t) && t.older == null; t = table) {
                grow(t);
            }
        }
    }

    private void reserve(int size) {
        int n = size >= MOST_BINS >>> 1 ? MOST_BINS : powerFrom(size + (size >>> 1) + 1);
        if (table == null) {
            initial = Math.max(initial, n);
            firstTable();
        }
        for (Table<K, V> t = table; limit(t) < n && grow(t); t = table) {
        }
    }

    private Node<K, V> find(Object key) {
        int h = mixed(key.hashCode());
        Table<K, V> t = table;
        if (t == null) {
            return null;
        }
        Table<K, V> older = t.older;
        if (older != null && older.holds(h)) {
            t = older;
        }
        Node<K, V> e = t.first(h & t.bins.length - 1);
        return e == null || e.hash == h && (e.key == key || key.equals(e.key)) ? e
            : t.seekBehind(e, h, key);
    }

    /** What an update does to the value of its key. */
    private interface Update<K, V> {
        /* The new value; null removes. Called with null when there is none. */
        V apply(K key, V old);
    }

    /*
     * Without create an absent key stays absent and the update is not called. An update that
     * computes runs code of the program, and the new value is returned then, otherwise the old one.
     */
    private V update(K key, boolean create, boolean computes, Update<K, V> update) {
        int h = mixed(key.hashCode());
        for (;;) {
            Table<K, V> t = table;
            if (t == null || t.older != null) {
                t = settled(h);
            }
            Stripe s = t.stripe(h);
            V old;
            V made;
            int delta = 0;
            boolean crowded = false;
            synchronized (s) {
                if (s.span != t.bins.length) {
                    continue;
                }
                s.refuse(h & t.bins.length - 1);
                Node<K, V> e = t.seek(h, key);
                if (e == null) {
                    if (!create) {
                        return null;
                    }
                    old = null;
                    made = computes ? computed(t, s, h, key, update) : update.apply(key, null);
                    if (made == null) {
                        return null;
                    }
                    crowded = t.add(h, key, made);
                    delta = 1;
                } else {
                    old = e.val;
                    made = computes ? again(s, key, old, update) : update.apply(key, old);
                    if (made == null) {
                        delta = t.remove(e) ? -1 : 0;
                    } else if (made != old) {
                        t.set(e, made);
                    }
                }
            }
            if (delta != 0) {
                settle(t, crowded, delta);
            }
            return computes ? made : old;
        }
    }

    /* The first value of a key. */
    private V computed(Table<K, V> t, Stripe s, int h, K key, Update<K, V> update) {
        int bin = h & t.bins.length - 1;
        Opening outer = s.opening;
        if (t.first(bin) == null) {
            s.opening = new Opening(bin, outer);
        }
        s.computing++;
        V made;
        try {
            made = update.apply(key, null);
        } finally {
            s.computing--;
            s.opening = outer;
        }
        if (made != null && t.seek(h, key) != null) {
            throw recursion();
        }
        return made;
    }

    private V again(Stripe s, K key, V old, Update<K, V> update) {
        s.computing++;
        try {
            return update.apply(key, old);
        } finally {
            s.computing--;
        }
    }

    private void settle(Table<K, V> t, boolean crowded, int delta) {
        if (crowded && t == table) {
            reserve(t.bins.length << 1);
        }
        counted(delta);
    }

    private V putValue(K key, V value, boolean keepOld) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        int h = mixed(key.hashCode());
        for (;;) {
            Table<K, V> t = table;
            if (t == null || t.older != null) {
                t = settled(h);
            }
            Stripe s = t.stripe(h);
            boolean crowded;
            synchronized (s) {
                if (s.span != t.bins.length) {
                    continue;
                }
                s.refuse(h & t.bins.length - 1);
                Node<K, V> e = t.seek(h, key);
                if (e != null) {
                    V old = e.val;
                    if (!keepOld) {
                        t.set(e, value);
                    }
                    return old;
                }
                crowded = t.add(h, key, value);
            }
            settle(t, crowded, 1);
            return null;
        }
    }

    /* ---- Map ---- */

    @Override
    public int size() {
        return (int) Math.min(Integer.MAX_VALUE, mappingCount());
    }

    public long mappingCount() {
        return Math.max(count, 0);
    }

    @Override
    public boolean isEmpty() {
        return count <= 0;
    }

    @Override
    public V get(Object key) {
        Node<K, V> e = find(key);
        return e == null ? null : e.val;
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    @Override
    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    @Override
    public boolean containsValue(Object value) {
        Objects.requireNonNull(value);
        Walker<K, V> w = new Walker<>(this);
        for (Node<K, V> e; (e = w.following()) != null;) {
            V v = e.val;
            if (v == value || value.equals(v)) {
                return true;
            }
        }
        return false;
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    @Override
    public V put(K key, V value) {
        return putValue(key, value, false);
    }

    @Override
    public V putIfAbsent(K key, V value) {
        if (key != null && value != null) {
            Node<K, V> e = find(key);
            if (e != null) {
                return e.val;
            }
        }
        return putValue(key, value, true);
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
        reserve(m.size());
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            putValue(e.getKey(), e.getValue(), false);
        }
    }

    /** Puts another value, or none, in the place of one that is as expected, or of any. */
    private static final class Exchange<K, V> implements Update<K, V> {
        private final Object expected;
        private final V replacement;
        private final boolean any;
        boolean done;

        Exchange(Object expected, V replacement, boolean any) {
            this.expected = expected;
            this.replacement = replacement;
            this.any = any;
        }

        @Override
        public V apply(K key, V old) {
            if (any || expected == old || expected.equals(old)) {
                done = true;
                return replacement;
            }
            return old;
        }
    }

    /* A map without a table has nothing to exchange, and leaves the length of
     * its table to others. */
    @SuppressWarnings("unchecked")
    private V exchange(Object key, Exchange<K, V> x) {
        if (table != null) {
            return update((K) key, false, false, x);
        }
        key.hashCode(); // refuses null
        return null;
    }

    @Override
    public V remove(Object key) {
        return exchange(key, new Exchange<>(null, null, true));
    }

    @Override
    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        if (value == null) {
            return false;
        }
        Exchange<K, V> x = new Exchange<>(value, null, false);
        exchange(key, x);
        return x.done;
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        if (key == null || oldValue == null || newValue == null) {
            throw new NullPointerException();
        }
        Exchange<K, V> x = new Exchange<>(oldValue, newValue, false);
        exchange(key, x);
        return x.done;
    }

    @Override
    public V replace(K key, V value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        return exchange(key, new Exchange<>(null, value, true));
    }

    /* Region by region; there may be more of them before the end,
     * which are those again that were emptied. */
    @Override
    public void clear() {
        for (int r = 0; table != null && r < table.stripes.length;) {
            Table<K, V> t = settled(r);
            Stripe s = t.stripe(r);
            int gone;
            synchronized (s) {
                if (s.span != t.bins.length) {
                    continue;
                }
                gone = t.clear(r & t.stripes.length - 1);
            }
            counted(-gone);
            r++;
        }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (key == null || f == null) {
            throw new NullPointerException();
        }
        Node<K, V> e = find(key);
        if (e != null) {
            return e.val;
        }
        return update(key, true, true, new Update<K, V>() {
            @Override
            public V apply(K k, V old) {
                return old != null ? old : f.apply(k);
            }
        });
    }

    /** Not a lambda, since the start of the VM comes by. */
    private static final class Applied<K, V> implements Update<K, V> {
        private final BiFunction<? super K, ? super V, ? extends V> f;

        Applied(BiFunction<? super K, ? super V, ? extends V> f) {
            this.f = f;
        }

        @Override
        public V apply(K key, V old) {
            return f.apply(key, old);
        }
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (key == null || f == null) {
            throw new NullPointerException();
        }
        return update(key, false, true, new Applied<>(f));
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (key == null || f == null) {
            throw new NullPointerException();
        }
        return update(key, true, true, new Applied<>(f));
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (key == null || value == null || f == null) {
            throw new NullPointerException();
        }
        return update(key, true, true, new Update<K, V>() {
            @Override
            public V apply(K k, V old) {
                return old == null ? value : f.apply(old, value);
            }
        });
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Walker<K, V> w = new Walker<>(this);
        for (Node<K, V> e; (e = w.following()) != null;) {
            action.accept(e.key, e.val);
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        Walker<K, V> w = new Walker<>(this);
        for (Node<K, V> e; (e = w.following()) != null;) {
            computeIfPresent(e.key, (k, v) -> Objects.requireNonNull(f.apply(k, v)));
        }
    }

    /* ---- Bulk operations ---- */

    /* Folds over nodes. */
    private interface Step<K, V, R> {
        R apply(R sum, Node<K, V> node);
    }

    /* One part of the table. Halves are forked; what they give is joined in the
     * order of the table. */
    private static final class Part<K, V, R> extends RecursiveTask<R> {
        private static final long serialVersionUID = 1L;
        private final transient ConcurrentHashMap<K, V> map;
        private final int width;
        private final int from;
        private final int to;
        private final int parts;
        private final transient R basis;
        private final transient Step<K, V, R> step;
        private final transient BiFunction<? super R, ? super R, ? extends R> join;
        private final transient AtomicReference<R> found;

        Part(ConcurrentHashMap<K, V> map, int width, int from, int to, int parts, R basis,
                Step<K, V, R> step, BiFunction<? super R, ? super R, ? extends R> join,
                AtomicReference<R> found) {
            this.map = map;
            this.width = width;
            this.from = from;
            this.to = to;
            this.parts = parts;
            this.basis = basis;
            this.step = step;
            this.join = join;
            this.found = found;
        }

        @Override
        protected R compute() {
            if (parts > 1 && to - from > 1) {
                int middle = from + to >>> 1;
                Part<K, V, R> left = new Part<>(map, width, from, middle, parts >> 1, basis, step,
                    join, found);
                Part<K, V, R> right = new Part<>(map, width, middle, to, parts - (parts >> 1),
                    basis, step, join, found);
                right.fork();
                R a = left.compute();
                R b = right.join();
                return a == null || join == null ? b : b == null ? a : join.apply(a, b);
            }
            R sum = basis;
            Walker<K, V> w = new Walker<>(map, width, from, to);
            for (Node<K, V> e; (e = w.following()) != null;) {
                if (found == null) {
                    sum = step.apply(sum, e);
                } else if (found.get() != null) {
                    return null;
                } else {
                    R r = step.apply(null, e);
                    if (r != null) {
                        found.compareAndSet(null, r);
                    }
                }
            }
            return sum;
        }
    }

    private <R> R bulk(long threshold, R basis, Step<K, V, R> step,
            BiFunction<? super R, ? super R, ? extends R> join, AtomicReference<R> found) {
        int width = width();
        if (width == 0) {
            return basis;
        }
        long n = mappingCount();
        long parts = threshold == Long.MAX_VALUE || n <= 1 || n < threshold ? 1
            : Math.min(threshold <= 0 ? Long.MAX_VALUE : n / threshold,
                (long) ForkJoinPool.getCommonPoolParallelism() << 2);
        Part<K, V, R> whole = new Part<>(this, width, 0, width, (int) Math.max(1, parts), basis,
            step, join, found);
        R result = parts > 1 ? whole.invoke() : whole.compute();
        return found != null ? found.get() : result;
    }

    private <R> void each(long threshold, Function<Node<K, V>, ? extends R> transformer,
            Consumer<? super R> action) {
        Objects.requireNonNull(action);
        bulk(threshold, null, (sum, e) -> {
            R r = transformer.apply(e);
            if (r != null) {
                action.accept(r);
            }
            return null;
        }, null, null);
    }

    private <R> R found(long threshold, Function<Node<K, V>, ? extends R> search) {
        return this.<R>bulk(threshold, null, (sum, e) -> search.apply(e), null,
            new AtomicReference<R>());
    }

    private <R> R folded(long threshold, Function<Node<K, V>, ? extends R> transformer,
            BiFunction<? super R, ? super R, ? extends R> reducer) {
        Objects.requireNonNull(reducer);
        return this.<R>bulk(threshold, null, (sum, e) -> {
            R r = transformer.apply(e);
            return r == null ? sum : sum == null ? r : reducer.apply(sum, r);
        }, reducer, null);
    }

    private double doubles(long threshold, ToDoubleFunction<Node<K, V>> transformer, double basis,
            DoubleBinaryOperator reducer) {
        Objects.requireNonNull(reducer);
        return this.<Double>bulk(threshold, basis,
            (sum, e) -> reducer.applyAsDouble(sum, transformer.applyAsDouble(e)),
            reducer::applyAsDouble, null);
    }

    private long longs(long threshold, ToLongFunction<Node<K, V>> transformer, long basis,
            LongBinaryOperator reducer) {
        Objects.requireNonNull(reducer);
        return this.<Long>bulk(threshold, basis,
            (sum, e) -> reducer.applyAsLong(sum, transformer.applyAsLong(e)),
            reducer::applyAsLong, null);
    }

    private int ints(long threshold, ToIntFunction<Node<K, V>> transformer, int basis,
            IntBinaryOperator reducer) {
        Objects.requireNonNull(reducer);
        return this.<Integer>bulk(threshold, basis,
            (sum, e) -> reducer.applyAsInt(sum, transformer.applyAsInt(e)),
            reducer::applyAsInt, null);
    }

    public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        bulk(parallelismThreshold, null, (sum, e) -> {
            action.accept(e.key, e.val);
            return null;
        }, null, null);
    }

    public <U> void forEach(long parallelismThreshold, BiFunction<? super K, ? super V,
            ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        this.<U>each(parallelismThreshold, e -> transformer.apply(e.key, e.val), action);
    }

    public <U> U search(long parallelismThreshold, BiFunction<? super K, ? super V,
            ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        return found(parallelismThreshold, e -> searchFunction.apply(e.key, e.val));
    }

    public <U> U reduce(long parallelismThreshold, BiFunction<? super K, ? super V,
            ? extends U> transformer, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        return this.<U>folded(parallelismThreshold, e -> transformer.apply(e.key, e.val), reducer);
    }

    public double reduceToDouble(long parallelismThreshold, ToDoubleBiFunction<? super K,
            ? super V> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return doubles(parallelismThreshold, e -> transformer.applyAsDouble(e.key, e.val), basis,
            reducer);
    }

    public long reduceToLong(long parallelismThreshold, ToLongBiFunction<? super K,
            ? super V> transformer, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return longs(parallelismThreshold, e -> transformer.applyAsLong(e.key, e.val), basis,
            reducer);
    }

    public int reduceToInt(long parallelismThreshold, ToIntBiFunction<? super K,
            ? super V> transformer, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return ints(parallelismThreshold, e -> transformer.applyAsInt(e.key, e.val), basis,
            reducer);
    }

    public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
        each(parallelismThreshold, e -> e.key, action);
    }

    public <U> void forEachKey(long parallelismThreshold, Function<? super K,
            ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        this.<U>each(parallelismThreshold, e -> transformer.apply(e.key), action);
    }

    public <U> U searchKeys(long parallelismThreshold, Function<? super K,
            ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        return found(parallelismThreshold, e -> searchFunction.apply(e.key));
    }

    public K reduceKeys(long parallelismThreshold, BiFunction<? super K, ? super K,
            ? extends K> reducer) {
        return this.<K>folded(parallelismThreshold, e -> e.key, reducer);
    }

    public <U> U reduceKeys(long parallelismThreshold, Function<? super K, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        return this.<U>folded(parallelismThreshold, e -> transformer.apply(e.key), reducer);
    }

    public double reduceKeysToDouble(long parallelismThreshold,
            ToDoubleFunction<? super K> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return doubles(parallelismThreshold, e -> transformer.applyAsDouble(e.key), basis,
            reducer);
    }

    public long reduceKeysToLong(long parallelismThreshold, ToLongFunction<? super K> transformer,
            long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return longs(parallelismThreshold, e -> transformer.applyAsLong(e.key), basis,
            reducer);
    }

    public int reduceKeysToInt(long parallelismThreshold, ToIntFunction<? super K> transformer,
            int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return ints(parallelismThreshold, e -> transformer.applyAsInt(e.key), basis,
            reducer);
    }

    public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
        each(parallelismThreshold, e -> e.val, action);
    }

    public <U> void forEachValue(long parallelismThreshold, Function<? super V,
            ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        this.<U>each(parallelismThreshold, e -> transformer.apply(e.val), action);
    }

    public <U> U searchValues(long parallelismThreshold, Function<? super V,
            ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        return found(parallelismThreshold, e -> searchFunction.apply(e.val));
    }

    public V reduceValues(long parallelismThreshold, BiFunction<? super V, ? super V,
            ? extends V> reducer) {
        return this.<V>folded(parallelismThreshold, e -> e.val, reducer);
    }

    public <U> U reduceValues(long parallelismThreshold, Function<? super V,
            ? extends U> transformer, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        return this.<U>folded(parallelismThreshold, e -> transformer.apply(e.val), reducer);
    }

    public double reduceValuesToDouble(long parallelismThreshold,
            ToDoubleFunction<? super V> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return doubles(parallelismThreshold, e -> transformer.applyAsDouble(e.val), basis,
            reducer);
    }

    public long reduceValuesToLong(long parallelismThreshold, ToLongFunction<? super V> transformer,
            long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return longs(parallelismThreshold, e -> transformer.applyAsLong(e.val), basis,
            reducer);
    }

    public int reduceValuesToInt(long parallelismThreshold, ToIntFunction<? super V> transformer,
            int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return ints(parallelismThreshold, e -> transformer.applyAsInt(e.val), basis,
            reducer);
    }

    public void forEachEntry(long parallelismThreshold, Consumer<? super Map.Entry<K, V>> action) {
        each(parallelismThreshold, e -> e, action);
    }

    public <U> void forEachEntry(long parallelismThreshold, Function<Map.Entry<K, V>,
            ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        this.<U>each(parallelismThreshold, e -> transformer.apply(e), action);
    }

    public <U> U searchEntries(long parallelismThreshold, Function<Map.Entry<K, V>,
            ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        return found(parallelismThreshold, e -> searchFunction.apply(e));
    }

    public Map.Entry<K, V> reduceEntries(long parallelismThreshold, BiFunction<Map.Entry<K, V>,
            Map.Entry<K, V>, ? extends Map.Entry<K, V>> reducer) {
        Objects.requireNonNull(reducer);
        return this.<Map.Entry<K, V>>folded(parallelismThreshold, e -> e,
            (x, y) -> reducer.apply(x, y));
    }

    public <U> U reduceEntries(long parallelismThreshold, Function<Map.Entry<K, V>,
            ? extends U> transformer, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        return this.<U>folded(parallelismThreshold, e -> transformer.apply(e), reducer);
    }

    public double reduceEntriesToDouble(long parallelismThreshold, ToDoubleFunction<Map.Entry<K,
            V>> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return doubles(parallelismThreshold, e -> transformer.applyAsDouble(e), basis,
            reducer);
    }

    public long reduceEntriesToLong(long parallelismThreshold, ToLongFunction<Map.Entry<K,
            V>> transformer, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return longs(parallelismThreshold, e -> transformer.applyAsLong(e), basis,
            reducer);
    }

    public int reduceEntriesToInt(long parallelismThreshold, ToIntFunction<Map.Entry<K,
            V>> transformer, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return ints(parallelismThreshold, e -> transformer.applyAsInt(e), basis,
            reducer);
    }

    /* ---- Walking ---- */

    /* Of the shortest table that anybody uses at present or later. */
    private int width() {
        Table<K, V> t = table;
        if (t == null) {
            return 0;
        }
        Table<K, V> older = t.older;
        return (older == null ? t : older).bins.length;
    }

    /*
     * Visits a range of the bins that the map had, with everything that these bins become: bin i of
     * a table of n bins holds what goes to i, i + n, i + 2n... of longer ones.
     */
    private static class Walker<K, V> {
        final ConcurrentHashMap<K, V> map;
        final int width;
        int index;
        int end;
        private Table<K, V> in;
        private int bin;
        private Node<K, V> node;

        Walker(ConcurrentHashMap<K, V> map) {
            this.map = map;
            width = map.width();
            end = width;
        }

        Walker(ConcurrentHashMap<K, V> map, int width, int from, int to) {
            this.map = map;
            this.width = width;
            index = from;
            end = to;
        }

        final Node<K, V> following() {
            Node<K, V> e = node == null ? null : node.next;
            while (e == null) {
                if (in != null && bin + width < in.bins.length) {
                    bin += width;
                } else if (index < end) {
                    bin = index++;
                    in = whole();
                } else {
                    in = null;
                    break;
                }
                e = in.first(bin);
            }
            node = e;
            return e;
        }

        /*
         * The table in which all of the bins are: the older one, if it began to give regions away
         * after the walk began, since what it had then it has still.
         */
        private Table<K, V> whole() {
            Table<K, V> t = map.table;
            Table<K, V> older = t.older;
            return older != null && (older.bins.length > width || older.holds(bin)) ? older : t;
        }
    }

    /* Over a range of the bins; `kind` says what is given. */
    private static final class Split<K, V, T> implements Spliterator<T> {
        private final Walker<K, V> walker;
        private final int kind;
        private long estimate;

        Split(Walker<K, V> walker, long estimate, int kind) {
            this.walker = walker;
            this.estimate = estimate;
            this.kind = kind;
        }

        @SuppressWarnings("unchecked")
        private T made(Node<K, V> e) {
            return (T) (kind == 0 ? e.key : kind == 1 ? e.val : new Live<>(walker.map, e));
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            Node<K, V> e = walker.following();
            if (e == null) {
                return false;
            }
            action.accept(made(e));
            return true;
        }

        @Override
        public Spliterator<T> trySplit() {
            int middle = walker.index + walker.end >>> 1;
            if (middle <= walker.index) {
                return null;
            }
            Walker<K, V> last = new Walker<>(walker.map, walker.width, middle, walker.end);
            walker.end = middle;
            return new Split<>(last, estimate >>>= 1, kind);
        }

        @Override
        public long estimateSize() {
            return estimate;
        }

        @Override
        public int characteristics() {
            return CONCURRENT | NONNULL | (kind == 1 ? 0 : DISTINCT);
        }
    }

    private <T> Spliterator<T> split(int kind) {
        return new Split<>(new Walker<>(this), mappingCount(), kind);
    }

    private abstract static class Iter<K, V> extends Walker<K, V> {
        private Node<K, V> coming;
        private Node<K, V> last;

        Iter(ConcurrentHashMap<K, V> map) {
            super(map);
            coming = following();
        }

        public final boolean hasNext() {
            return coming != null;
        }

        public final boolean hasMoreElements() {
            return coming != null;
        }

        final Node<K, V> step() {
            Node<K, V> e = coming;
            if (e == null) {
                throw new NoSuchElementException();
            }
            last = e;
            coming = following();
            return e;
        }

        public final void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            map.remove(last.key);
            last = null;
        }
    }

    private static final class Keys<K, V> extends Iter<K, V>
            implements Iterator<K>, Enumeration<K> {
        Keys(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        public K next() {
            return step().key;
        }

        @Override
        public K nextElement() {
            return step().key;
        }
    }

    private static final class Values<K, V> extends Iter<K, V>
            implements Iterator<V>, Enumeration<V> {
        Values(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        public V next() {
            return step().val;
        }

        @Override
        public V nextElement() {
            return step().val;
        }
    }

    private static final class Entries<K, V> extends Iter<K, V>
            implements Iterator<Map.Entry<K, V>> {
        Entries(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        public Map.Entry<K, V> next() {
            Node<K, V> e = step();
            return new Live<>(map, e);
        }
    }

    /** An entry that writes through. */
    private static final class Live<K, V> extends AbstractMap.SimpleEntry<K, V> {
        private static final long serialVersionUID = 1L;
        private final transient ConcurrentHashMap<K, V> map;

        Live(ConcurrentHashMap<K, V> map, Node<K, V> e) {
            super(e.key, e.val);
            this.map = map;
        }

        @Override
        public V setValue(V value) {
            Objects.requireNonNull(value);
            map.put(getKey(), value);
            return super.setValue(value);
        }
    }

    public Enumeration<K> keys() {
        return new Keys<>(this);
    }

    public Enumeration<V> elements() {
        return new Values<>(this);
    }

    /** A null is in no view, and asking for one of several is no fault. */
    private static boolean holdsAll(Collection<?> view, Collection<?> c) {
        for (Object o : c) {
            if (o == null || !view.contains(o)) {
                return false;
            }
        }
        return true;
    }

    /** Of which class the field is in streams. */
    abstract static class CollectionView<K, V, E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 7249069246763182397L;
        final ConcurrentHashMap<K, V> map;

        CollectionView(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }
    }

    /** The keys, as a set; with a default value it can also be added to. */
    public static final class KeySetView<K, V> extends CollectionView<K, V, K> {
        private static final long serialVersionUID = 7249069246763182397L;
        @SuppressWarnings("serial")
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            super(map);
            this.value = value;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return value;
        }

        @Override
        public Iterator<K> iterator() {
            return new Keys<>(map);
        }

        @Override
        public Spliterator<K> spliterator() {
            return map.split(0);
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public boolean isEmpty() {
            return map.isEmpty();
        }

        @Override
        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            return c == this || holdsAll(this, c);
        }

        @Override
        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        /* Each is looked for, null too, unless it is a set larger than the table. */
        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            int width = map.width();
            boolean removed = false;
            if (width == 0) {
                return false;
            }
            if (c instanceof Set && c.size() > width) {
                return removeIf(c::contains);
            }
            for (Object o : c) {
                removed |= remove(o);
            }
            return removed;
        }

        @Override
        public boolean add(K e) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return map.putIfAbsent(e, value) == null;
        }

        @Override
        public boolean addAll(Collection<? extends K> c) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return super.addAll(c);
        }

        @Override
        public void clear() {
            map.clear();
        }
    }

    @Override
    public KeySetView<K, V> keySet() {
        return new KeySetView<>(this, null);
    }

    public KeySetView<K, V> keySet(V mappedValue) {
        return new KeySetView<>(this, Objects.requireNonNull(mappedValue));
    }

    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<>(new ConcurrentHashMap<>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int initialCapacity) {
        return new KeySetView<>(new ConcurrentHashMap<>(initialCapacity), Boolean.TRUE);
    }

    @Override
    public Collection<V> values() {
        return new AbstractCollection<V>() {
            @Override
            public Iterator<V> iterator() {
                return new Values<>(ConcurrentHashMap.this);
            }

            @Override
            public Spliterator<V> spliterator() {
                return split(1);
            }

            @Override
            public boolean removeIf(Predicate<? super V> filter) {
                Objects.requireNonNull(filter);
                return removeEach((k, v) -> filter.test(v));
            }

            @Override
            public boolean removeAll(Collection<?> c) {
                Objects.requireNonNull(c);
                return removeEach((k, v) -> c.contains(v));
            }

            @Override
            public boolean retainAll(Collection<?> c) {
                Objects.requireNonNull(c);
                return removeEach((k, v) -> !c.contains(v));
            }

            @Override
            public boolean addAll(Collection<? extends V> c) {
                throw new UnsupportedOperationException();
            }

            @Override
            public boolean containsAll(Collection<?> c) {
                return c == this || holdsAll(this, c);
            }

            @Override
            public int size() {
                return ConcurrentHashMap.this.size();
            }

            @Override
            public void clear() {
                ConcurrentHashMap.this.clear();
            }
        };
    }

    /* A key whose value is another by now stays. */
    private boolean removeEach(BiPredicate<? super K, ? super V> filter) {
        boolean changed = false;
        for (Entries<K, V> it = new Entries<>(this); it.hasNext();) {
            Node<K, V> e = it.step();
            V v = e.val;
            changed |= filter.test(e.key, v) && remove(e.key, v);
        }
        return changed;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Entries<>(ConcurrentHashMap.this);
            }

            @Override
            public boolean containsAll(Collection<?> c) {
                return c == this || holdsAll(this, c);
            }

            @Override
            public Spliterator<Map.Entry<K, V>> spliterator() {
                return split(2);
            }

            @Override
            public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
                Objects.requireNonNull(filter);
                return removeEach((k, v) ->
                    filter.test(new AbstractMap.SimpleImmutableEntry<>(k, v)));
            }

            @Override
            public boolean add(Map.Entry<K, V> e) {
                return ConcurrentHashMap.this.put(e.getKey(), e.getValue()) == null;
            }

            @Override
            public int size() {
                return ConcurrentHashMap.this.size();
            }

            @Override
            public boolean contains(Object o) {
                return o instanceof Map.Entry<?, ?> e && e.getKey() != null
                    && e.getValue() != null && e.getValue().equals(get(e.getKey()));
            }

            @Override
            public boolean remove(Object o) {
                return o instanceof Map.Entry<?, ?> e && e.getKey() != null
                    && ConcurrentHashMap.this.remove(e.getKey(), e.getValue());
            }

            @Override
            public void clear() {
                ConcurrentHashMap.this.clear();
            }
        };
    }

    /* What the map's older form had; streams have them still. */
    private static final class Segment<K, V> extends java.util.concurrent.locks.ReentrantLock {
        private static final long serialVersionUID = 2249069246763182397L;
        final float loadFactor = 0.75f;
    }

    private Segment<?, ?>[] segments; // the serial form's, empty in memory
    private int segmentMask;
    private int segmentShift;

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        Segment<?, ?>[] segments = new Segment<?, ?>[16];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = new Segment<>();
        }
        java.io.ObjectOutputStream.PutField fields = s.putFields();
        fields.put("segments", segments);
        fields.put("segmentMask", segments.length - 1);
        fields.put("segmentShift", 28);
        s.writeFields();
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
        s.writeObject(null);
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s)
            throws java.io.IOException, ClassNotFoundException {
        s.readFields();
        java.util.ArrayList<Object> pairs = new java.util.ArrayList<>();
        for (Object k = s.readObject(); ; k = s.readObject()) {
            Object v = s.readObject();
            if (k == null) {
                break;
            }
            pairs.add(k);
            pairs.add(v);
        }
        int n = pairs.size() / 2;
        initial = n == 0 ? 16 : Integer.highestOneBit(n + n / 2) << 1;
        for (int i = 0; i < pairs.size(); i += 2) {
            put((K) pairs.get(i), (V) pairs.get(i + 1));
        }
    }
}
