/* SPDX-License-Identifier: MIT */
import java.util.*; import java.util.concurrent.*; import java.util.function.*;
import java.util.stream.*; import java.io.*;

/** Seeded collections and views of them, changed at random, also while they are gone through. */
public class RandomCollections {

    static Random r;

    static int p(int n) {
        return r.nextInt(n);
    }

    static boolean cc(Object c) {
        return (
            c.getClass().getName().contains("concurrent") ||
            c.getClass().getName().contains("SetFromMap")
        );
    }

    static Integer v() {
        return p(12);
    }

    static Object k(int kind) {
        return p(12);
    }

    static String chars(Spliterator<?> s) {
        return s.characteristics() + ":" + s.estimateSize() + ":" + s.getExactSizeIfKnown();
    }

    static String show(Object o) {
        if (o instanceof Object[]) return Arrays.toString((Object[]) o);
        if (o instanceof Iterator || o instanceof Spliterator) return "it";
        return String.valueOf(o);
    }

    @SuppressWarnings("unchecked")
    static Collection<Integer> coll() {
        Collection<Integer> c;
        switch (p(19)) {
            case 0:
                c = new ArrayList<>();
                break;
            case 1:
                c = new LinkedList<>();
                break;
            case 2:
                c = new Vector<>();
                break;
            case 3:
                c = new CopyOnWriteArrayList<>();
                break;
            case 4:
                c = new ArrayDeque<>();
                break;
            case 5:
                c = new PriorityQueue<>(p(2) == 0 ? null : Comparator.<Integer>reverseOrder());
                break;
            case 6:
                c = new HashSet<>();
                break;
            case 7:
                c = new LinkedHashSet<>();
                break;
            case 8:
                c = new TreeSet<>();
                break;
            case 9:
                c = new ConcurrentSkipListSet<>();
                break;
            case 10:
                c = new CopyOnWriteArraySet<>();
                break;
            case 11:
                c = new Stack<>();
                break;
            case 12:
                c = new ConcurrentLinkedDeque<>();
                break;
            case 13:
                c = new LinkedBlockingDeque<>(7);
                break;
            case 14:
                c = new ArrayBlockingQueue<>(6);
                break;
            case 15:
                c = new ConcurrentLinkedQueue<>();
                break;
            case 16:
                c = new PriorityBlockingQueue<>();
                break;
            case 17:
                c = new LinkedBlockingQueue<>(9);
                break;
            default:
                c = Collections.newSetFromMap(new ConcurrentHashMap<>());
                break;
        }
        for (int i = p(10); i > 0; i--) try {
            c.add(v());
        } catch (IllegalStateException e) {}
        return c;
    }

    @SuppressWarnings("unchecked")
    static Object copy(Object o) {
        try {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            new ObjectOutputStream(b).writeObject(o);
            return new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
        } catch (Exception e) {
            return e.getClass().getName();
        }
    }

    @SuppressWarnings({ "unchecked", "rawtypes" })
    static Object op(Collection<Integer> c, List<Object> subs, StringBuilder o) {
        Integer x = v(),
            y = v();
        int n = p(70);
        o.append(n).append(' ');
        switch (n) {
            case 0:
            case 1:
                return c.add(x);
            case 2:
                return c.remove((Object) x);
            case 3:
                return c.contains(x);
            case 4:
                return c.addAll(Arrays.asList(x, y));
            case 5:
                return c.removeAll(Arrays.asList(x, y));
            case 6:
                return c.retainAll(Arrays.asList(x, y, 1, 2, 3, 4, 5));
            case 7:
                return c.removeIf(z -> z % 5 == x % 5);
            case 8:
                return c.toArray();
            case 9:
                return c.toArray(new Integer[p(10)]);
            case 10:
                return chars(c.spliterator());
            case 11:
                return c.hashCode() == c.hashCode() && (c instanceof List || c instanceof Set)
                    ? c.hashCode()
                    : 0;
            case 12:
                return c.equals(new ArrayList<>(c)) + "" + c.equals(new HashSet<>(c));
            case 13: {
                Object z = copy(c);
                return z + " " + z.getClass().getName();
            }
            case 14: {
                StringBuilder s = new StringBuilder();
                Iterator<Integer> it = c.iterator();
                while (it.hasNext()) {
                    Integer q = it.next();
                    s.append(q).append(',');
                    if (p(3) == 0) it.remove();
                    if (p(12) == 0) it.remove();
                    if (!cc(c)) {
                        if (p(10) == 0) c.add(3);
                        if (p(14) == 0) c.remove(q);
                    }
                }
                return s;
            }
            case 15: {
                StringBuilder s = new StringBuilder();
                c.forEach(q -> {
                    s.append(q);
                    if (!cc(c) && p(12) == 0) c.add(q + 1);
                });
                return s;
            }
            case 16:
                if (c instanceof ConcurrentSkipListSet) return 0;
                {
                    StringBuilder s = new StringBuilder();
                    Spliterator<Integer> a = c.spliterator();
                    a.tryAdvance(s::append);
                    if (!cc(c) && p(4) == 0) c.add(9);
                    Spliterator<Integer> b = a.trySplit();
                    if (c instanceof NavigableSet) {
                        /* where a tree divides is its own affair */ if (
                            b != null
                        ) b.forEachRemaining(s::append);
                        a.forEachRemaining(s::append);
                        return s;
                    }
                    s.append(
                        b == null ? "-" : b.getClass().getSimpleName().length() > 0 ? "+" : ""
                    ).append(chars(a));
                    if (b != null) {
                        s.append(chars(b));
                        b.forEachRemaining(s::append);
                    }
                    s.append('|');
                    a.forEachRemaining(s::append);
                    return s;
                }
            case 17:
                return c
                    .stream()
                    .map(q -> q * 2)
                    .sorted()
                    .collect(Collectors.toList());
            case 18: {
                Iterator<Integer> it = c.iterator();
                if (p(2) == 0) it.next();
                if (!cc(c) && p(3) == 0) c.add(x);
                StringBuilder s = new StringBuilder();
                it.forEachRemaining(s::append);
                return s;
            }
            case 19:
                return c.containsAll(Arrays.asList(x, y));
            case 20:
                if (p(3) == 0) c.clear();
                return c.size();
            case 21:
                return p(4) == 0 ? c.add(null) : c.contains(null);
            case 22:
                return c.addAll(c);
            case 23:
                return c.removeAll(c.stream().limit(2).collect(Collectors.toList()));
            case 24:
                return c.isEmpty();
            case 25:
                return Collections.unmodifiableCollection(c).toString();
            case 26:
                return c.remove(null);
            case 27:
                return Collections.max(c) + "" + Collections.frequency(c, x);
        }
        if (c instanceof List) {
            List<Integer> l = (List<Integer>) c;
            int i = p(l.size() + 2) - (p(10) == 0 ? 1 : 0),
                j = p(l.size() + 2);
            switch (n % 24) {
                case 0:
                    l.add(i, x);
                    return null;
                case 1:
                    return l.remove(i);
                case 2:
                    return l.get(i);
                case 3:
                    return l.set(i, x);
                case 4:
                    return l.indexOf(x) + "," + l.lastIndexOf(x);
                case 5:
                    l.sort(p(2) == 0 ? null : Comparator.reverseOrder());
                    return null;
                case 6:
                    l.replaceAll(q -> q + 1);
                    return null;
                case 7:
                case 8: {
                    List<Integer> s = l.subList(i, j);
                    subs.add(s);
                    return s;
                }
                case 9:
                    return l.addAll(i, Arrays.asList(x, y));
                case 10:
                case 11: {
                    ListIterator<Integer> it = l.listIterator(i);
                    StringBuilder s = new StringBuilder();
                    for (int m = p(12); m > 0; m--) try {
                        switch (p(8)) {
                            case 0:
                                s.append(it.hasNext() ? it.next() : ".");
                                break;
                            case 1:
                                s.append(it.hasPrevious() ? it.previous() : ".");
                                break;
                            case 2:
                                it.set(x);
                                break;
                            case 3:
                                it.add(y);
                                break;
                            case 4:
                                it.remove();
                                break;
                            case 5:
                                s.append(it.nextIndex()).append(it.previousIndex());
                                break;
                            case 6:
                                s.append(it.next());
                                break;
                            default:
                                s.append(it.previous());
                        }
                    } catch (RuntimeException e) {
                        s.append(e.getClass().getSimpleName()).append(e.getMessage());
                    }
                    return s;
                }
                case 12:
                    Collections.rotate(l, i);
                    return null;
                case 13:
                    Collections.swap(l, i, j);
                    return null;
                case 14:
                    Collections.shuffle(l, new Random(x));
                    return null;
                case 15:
                    return Collections.binarySearch(l, x);
                case 16:
                    return Collections.indexOfSubList(l, Arrays.asList(x));
                case 17:
                    Collections.reverse(l);
                    return null;
                case 18:
                    return Collections.replaceAll(l, x, y);
                case 19:
                    return l.equals(subs);
                case 20:
                    return chars(l.stream().spliterator());
                case 21:
                    return List.copyOf(l).hashCode();
                case 22:
                    Collections.fill(l, x);
                    return null;
                case 23:
                    if (l instanceof RandomAccess) return "RA";
                    return Collections.unmodifiableList(l).subList(i, j);
            }
        }
        if (c instanceof Deque) {
            Deque<Integer> d = (Deque<Integer>) c;
            switch (n % 20) {
                case 0:
                    d.addFirst(x);
                    return null;
                case 1:
                    d.addLast(x);
                    return null;
                case 2:
                    return d.offerFirst(x);
                case 3:
                    return d.offerLast(x);
                case 4:
                    return d.pollFirst();
                case 5:
                    return d.pollLast();
                case 6:
                    return d.removeFirst();
                case 7:
                    return d.removeLast();
                case 8:
                    return d.getFirst();
                case 9:
                    return d.peekLast();
                case 10:
                    d.push(x);
                    return null;
                case 11:
                    return d.pop();
                case 12:
                    return d.removeFirstOccurrence(x);
                case 13:
                    return d.removeLastOccurrence(x);
                case 14:
                case 15: {
                    StringBuilder s = new StringBuilder();
                    Iterator<Integer> it = d.descendingIterator();
                    while (it.hasNext()) {
                        s.append(it.next()).append(',');
                        if (p(3) == 0) it.remove();
                    }
                    return s;
                }
                case 16:
                    return d.element();
                case 17:
                    return d.remove();
                case 18:
                    return d.peekFirst();
                case 19:
                    return d.getLast();
            }
        }
        if (c instanceof Queue) {
            Queue<Integer> q = (Queue<Integer>) c;
            switch (n % 6) {
                case 0:
                    return q.offer(x);
                case 1:
                    return q.poll();
                case 2:
                    return q.peek();
                case 3:
                    return q.remove();
                case 4:
                    return q.element();
                default:
                    if (q instanceof BlockingQueue) {
                        List<Integer> t = new ArrayList<>();
                        return (
                            ((BlockingQueue<Integer>) q).drainTo(t, p(4)) +
                            "" +
                            t +
                            ((BlockingQueue<Integer>) q).remainingCapacity()
                        );
                    }
                    return q.size();
            }
        }
        if (c instanceof NavigableSet) {
            NavigableSet<Integer> s = (NavigableSet<Integer>) c;
            switch (n % 20) {
                case 0:
                    return s.first();
                case 1:
                    return s.last();
                case 2:
                    return s.floor(x);
                case 3:
                    return s.ceiling(x);
                case 4:
                    return s.lower(x);
                case 5:
                    return s.higher(x);
                case 6:
                    return s.pollFirst();
                case 7:
                    return s.pollLast();
                case 8:
                case 9: {
                    Object z = s.subSet(x, p(2) == 0, y, p(2) == 0);
                    subs.add(z);
                    return z;
                }
                case 10: {
                    Object z = s.headSet(x, p(2) == 0);
                    subs.add(z);
                    return z;
                }
                case 11: {
                    Object z = s.tailSet(x, p(2) == 0);
                    subs.add(z);
                    return z;
                }
                case 12: {
                    Object z = s.descendingSet();
                    subs.add(z);
                    return z;
                }
                case 13:
                    return new ArrayList<>(Arrays.asList(s.descendingIterator().hasNext()));
                case 14: {
                    StringBuilder b = new StringBuilder();
                    Iterator<Integer> it = s.descendingIterator();
                    while (it.hasNext()) {
                        b.append(it.next());
                        if (p(3) == 0) it.remove();
                    }
                    return b;
                }
                case 15:
                    return s.comparator() == null;
                case 16:
                    return s.subSet(x, y);
                case 17: {
                    Object z = s.tailSet(x);
                    subs.add(z);
                    return z;
                }
                case 18:
                    return chars(s.stream().spliterator());
                default:
                    return s.descendingSet().headSet(x);
            }
        }
        return "-";
    }

    @SuppressWarnings({ "unchecked", "rawtypes" })
    static String run(int seed) {
        r = new Random(seed * 7919L + 3);
        Collection<Integer> base = coll();
        List<Object> subs = new ArrayList<>();
        StringBuilder o = new StringBuilder(base.getClass().getSimpleName()).append(base);
        boolean ordered = true;
        for (int i = 3 + p(14); i > 0; i--) {
            Collection<Integer> c =
                subs.isEmpty() || p(3) > 0 ? base : (Collection<Integer>) subs.get(p(subs.size()));
            o.append(" ; ").append(c == base ? "" : "s");
            try {
                Object z = op(c, subs, o);
                o.append("=").append(show(z));
            } catch (RuntimeException e) {
                String m = e.getMessage();
                o.append(e.getClass().getName()).append(
                    m == null || m.contains("java.base") || e instanceof NullPointerException
                        ? ""
                        : ": " + m
                );
            }
            o.append(' ').append(base);
            if (o.length() > 4000) break;
        }
        return o.toString();
    }

    public static void main(String[] args) {
        int from = args.length > 0 ? Integer.parseInt(args[0]) : 0,
            to = args.length > 1 ? Integer.parseInt(args[1]) : 1200,
            hash = 0;
        for (int seed = from; seed < to; seed++) {
            String told = run(seed);
            hash = hash * 31 + told.hashCode();
            if (args.length > 0 || seed % 40 == 39) System.out.println(
                seed +
                    " " +
                    (args.length > 0 ? told : told.replaceAll("(.{200}).*", "$1") + " " + hash)
            );
        }
    }
}
