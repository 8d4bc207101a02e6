/* SPDX-License-Identifier: MIT */
/*
 * Operations at random on parts of sorted maps, on lists, deques and wrappers: results, exceptions,
 * characteristics. Arguments: how many, seed.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

public class RandomViews extends Seeded {

    static Object k() {
        return r.nextInt(24);
    }

    static NavigableMap<Object, Object> view(NavigableMap<Object, Object> m) {
        Object a = k(),
            b = k();
        boolean x = r.nextBoolean(),
            y = r.nextBoolean();
        try {
            switch (r.nextInt(6)) {
                case 0:
                    return m.headMap(a, x);
                case 1:
                    return m.tailMap(a, x);
                case 2:
                    return m.descendingMap();
                case 3:
                    return m.subMap(a, x, b, y);
                case 4:
                    return m.subMap(b, x, a, y);
                default:
                    return m;
            }
        } catch (RuntimeException e) {
            p(e);
            return m;
        }
    }

    static Object op(NavigableMap<Object, Object> m) {
        Object a = k(),
            b = k(),
            v = r.nextInt(100);
        switch (r.nextInt(50)) {
            case 0:
            case 1:
            case 2:
            case 3:
            case 4:
                return m.put(a, v);
            case 5:
                return m.remove(a);
            case 6:
                return m.get(a);
            case 7:
                return m.containsKey(a);
            case 8:
                return m.containsValue(v);
            case 9:
                return m.size() + "" + m.isEmpty();
            case 10:
                return m.lowerKey(a);
            case 11:
                return m.floorEntry(a);
            case 12:
                return m.ceilingKey(a);
            case 13:
                return m.higherEntry(a);
            case 14:
                return m.firstKey();
            case 15:
                return m.lastKey();
            case 16:
                return m.firstEntry();
            case 17:
                return m.lastEntry();
            case 18:
                return m.pollFirstEntry();
            case 19:
                return m.pollLastEntry();
            case 20:
                return m.putIfAbsent(a, v);
            case 21:
                return m.computeIfAbsent(a, x -> v);
            case 22:
                return m.computeIfPresent(a, (x, y) -> (Integer) v % 3 == 0 ? null : v);
            case 23:
                return m.compute(a, (x, y) -> y == null ? v : (Integer) v % 3 == 0 ? null : y);
            case 24:
                return m.merge(a, v, (x, y) -> (Integer) y % 3 == 0 ? null : y);
            case 25:
                return m.replace(a, v);
            case 26:
                return m.replace(a, m.get(a), v);
            case 27:
                return m.remove(a, m.get(a));
            case 28:
                m.replaceAll((x, y) -> ((Integer) y + 1) % 100);
                return "";
            case 29:
                return m.navigableKeySet().headSet(a, true) + "" + m.descendingKeySet().tailSet(a);
            case 30:
                return m.keySet().toString() + m.values() + m.entrySet();
            case 31: {
                Iterator<Map.Entry<Object, Object>> it = m.entrySet().iterator();
                StringBuilder s = new StringBuilder();
                while (it.hasNext()) {
                    Map.Entry<Object, Object> e = it.next();
                    s.append(e);
                    if ((Integer) e.getValue() % 7 == 0) it.remove();
                }
                return s;
            }
            case 32: {
                Iterator<Object> it = m.descendingKeySet().iterator();
                StringBuilder s = new StringBuilder();
                while (it.hasNext()) {
                    Object e = it.next();
                    s.append(e);
                    if ((Integer) e % 5 == 0) {
                        it.remove();
                    }
                }
                return s;
            }
            case 33:
                return m.values().removeIf(x -> (Integer) x % 11 == 0);
            case 34:
                return m.keySet().removeAll(Arrays.asList(a, b, 3));
            case 35:
                return (
                    m.entrySet().contains(Map.entry(a, v)) +
                    "" +
                    m.entrySet().remove(Map.entry(a, v))
                );
            case 36:
                return m.hashCode() + " " + m.equals(new HashMap<>(m));
            case 37:
                return m.keySet().toArray(new Object[3]);
            case 38:
                return m.entrySet().toArray();
            case 39:
                return m.navigableKeySet().pollFirst();
            case 40:
                return (
                    m.navigableKeySet().first() +
                    " " +
                    m.descendingKeySet().last() +
                    m.navigableKeySet().lower(a) +
                    m.navigableKeySet().ceiling(b)
                );
            case 41:
                for (Map.Entry<Object, Object> e : m.entrySet())
                    if ((Integer) e.getKey() % 4 == 0) e.setValue(1);
                return m;
            case 42:
                return m.navigableKeySet().subSet(a, true, b, false);
            case 43:
                return m.comparator() == null;
            case 44: {
                StringBuilder s = new StringBuilder();
                Iterator<Object> it = m.keySet().iterator();
                if (it.hasNext()) s.append(it.next());
                m.remove(a);
                it.forEachRemaining(s::append);
                return s;
            }
            case 45:
                return m.keySet().spliterator().characteristics();
            case 46:
                return (
                    m.values().spliterator().characteristics() +
                    " " +
                    m.entrySet().spliterator().characteristics()
                );
            case 47: {
                m.forEach((x, y) -> {
                    if ((Integer) y == 50) throw new IllegalStateException("fifty");
                });
                return "fe";
            }
            case 48:
                m.putAll(Map.of(a, 1));
                return "";
            default:
                return m.tailMap(a) + "" + m.headMap(b);
        }
    }

    static Object setop(NavigableSet<Object> m) {
        Object a = k(),
            b = k();
        boolean x = r.nextBoolean(),
            y = r.nextBoolean();
        switch (r.nextInt(24)) {
            case 0:
            case 1:
            case 2:
            case 3:
                return m.add(a);
            case 4:
                return m.remove(a);
            case 5:
                return m.contains(a);
            case 6:
                return m.floor(a);
            case 7:
                return m.lower(a);
            case 8:
                return m.higher(a);
            case 9:
                return m.ceiling(a);
            case 10:
                return m.pollFirst();
            case 11:
                return m.pollLast();
            case 12:
                return m.first();
            case 13:
                return m.last();
            case 14:
                return m.subSet(a, x, b, y);
            case 15:
                return m.descendingSet().headSet(a, x);
            case 16: {
                Iterator<Object> it = m.descendingIterator();
                it.next();
                it.remove();
                it.remove();
                return "";
            }
            case 17:
                return m.addAll(List.of(a, b));
            case 18:
                return m.retainAll(Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, a, b));
            case 19:
                return m.tailSet(a, x).headSet(b, y);
            case 20:
                return m.hashCode() + "" + m.equals(new HashSet<>(m));
            case 21:
                return m.spliterator().characteristics() + " " + m.spliterator().estimateSize();
            case 22:
                if (m.getClass() != TreeSet.class) return 0;
                else {
                    Spliterator<Object> s = m.spliterator(),
                        t2 = s.trySplit();
                    StringBuilder q = new StringBuilder();
                    if (t2 != null && false) t2.forEachRemaining(q::append);
                    q.append("|");
                    return q.length() > 0;
                }
            default:
                return m.toArray();
        }
    }

    static Object listop(List<Object> l) {
        Object a = k();
        int i = r.nextInt(l.size() + 3) - 1,
            j = r.nextInt(l.size() + 3) - 1;
        switch (r.nextInt(36)) {
            case 0:
            case 1:
            case 2:
            case 3:
                return l.add(a);
            case 4:
                l.add(i, a);
                return "";
            case 5:
                return l.remove(i);
            case 6:
                return l.remove(a);
            case 7:
                return l.set(i, a);
            case 8:
                return l.get(i);
            case 9:
                return l.indexOf(a) + " " + l.lastIndexOf(a);
            case 10:
                return l.subList(i, j).toString();
            case 11:
                l.subList(i, j).clear();
                return "";
            case 12:
                return l.addAll(i, Arrays.asList(a, 1));
            case 13:
                return l.removeAll(Arrays.asList(a, 2));
            case 14:
                return l.retainAll(
                    Arrays.asList(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, a)
                );
            case 15: {
                ListIterator<Object> it = l.listIterator(i);
                StringBuilder s = new StringBuilder();
                while (it.hasNext() && s.length() < 60) {
                    s.append(it.nextIndex()).append(it.next());
                    switch (r.nextInt(4)) {
                        case 0:
                            it.remove();
                            break;
                        case 1:
                            it.set(9);
                            break;
                        case 2:
                            it.add(8);
                            break;
                    }
                }
                while (it.hasPrevious() && s.length() < 90) {
                    s.append(it.previous());
                    if (r.nextInt(3) == 0) it.remove();
                }
                it.remove();
                return s;
            }
            case 16:
                l.sort(null);
                return l;
            case 17:
                l.replaceAll(x -> x);
                return "";
            case 18:
                return l.removeIf(x -> (Integer) x % 4 == 0);
            case 19:
                return (
                    l.hashCode() +
                    " " +
                    l.equals(new ArrayList<>(l)) +
                    l.equals(new LinkedList<>(l))
                );
            case 20:
                return l.toArray(new Object[0]);
            case 21:
                return l.toArray(new Integer[2]);
            case 22:
                return l.toArray(Object[]::new);
            case 23: {
                Iterator<Object> it = l.iterator();
                l.add(1);
                return it.next();
            }
            case 24: {
                List<Object> s = l.subList(Math.min(i, j), Math.max(i, j));
                l.add(0, 3);
                return s.size();
            }
            case 25: {
                List<Object> s = l.subList(Math.min(i, j), Math.max(i, j)).subList(0, 1);
                s.add(7);
                s.add(0, 6);
                s.remove(1);
                return s + "" + s.hashCode();
            }
            case 26:
                return l.spliterator().characteristics() + " " + l.spliterator().estimateSize();
            case 27:
                Collections.swap(l, i, j);
                return "";
            case 28:
                Collections.rotate(l, j);
                return l;
            case 29:
                Collections.reverse(l);
                return l;
            case 30:
                return Collections.binarySearch((List) l, (Comparable) a);
            case 31:
                return Collections.max((List) l) + "" + Collections.min((List) l);
            case 32:
                return (
                    Collections.indexOfSubList(l, Arrays.asList(a)) +
                    "" +
                    Collections.lastIndexOfSubList(l, List.of(a))
                );
            case 33:
                return l
                    .stream()
                    .mapToInt(x -> (Integer) x)
                    .sum();
            case 34:
                return (
                    l.containsAll(List.of(a)) +
                    "" +
                    Collections.replaceAll(l, a, 5) +
                    Collections.disjoint(l, List.of(a, 0))
                );
            default:
                l.forEach(x -> {
                    if ((Integer) x == 3) throw new IllegalStateException("three");
                });
                return "";
        }
    }

    static Object dequeop(Deque<Object> d) {
        Object a = r.nextInt(20) == 0 ? null : k();
        switch (r.nextInt(26)) {
            case 0:
                d.addFirst(a);
                return "";
            case 1:
                d.addLast(a);
                return "";
            case 2:
                return d.offerFirst(a);
            case 3:
                return d.offerLast(a);
            case 4:
                return d.removeFirst();
            case 5:
                return d.removeLast();
            case 6:
                return d.pollFirst();
            case 7:
                return d.pollLast();
            case 8:
                return d.getFirst();
            case 9:
                return d.getLast();
            case 10:
                return d.peekFirst() + "" + d.peekLast();
            case 11:
                return d.removeFirstOccurrence(a);
            case 12:
                return d.removeLastOccurrence(a);
            case 13:
                d.push(a);
                return "";
            case 14:
                return d.pop();
            case 15: {
                Iterator<Object> it = d.descendingIterator();
                StringBuilder s = new StringBuilder();
                while (it.hasNext()) {
                    Object x = it.next();
                    s.append(x);
                    if (x != null && (Integer) x % 5 == 0) it.remove();
                }
                return s;
            }
            case 16: {
                Iterator<Object> it = d.iterator();
                it.next();
                it.next();
                it.remove();
                it.forEachRemaining(x -> {});
                return "";
            }
            case 17:
                return d.removeIf(x -> x != null && (Integer) x % 6 == 0);
            case 18:
                return d.toArray(new Object[1]);
            case 19:
                return d.addAll(List.of(4, 5));
            case 20:
                return d.contains(a);
            case 21:
                return d.removeAll(Arrays.asList(a, 1));
            case 22: {
                Spliterator<Object> s = d.spliterator(),
                    t2 = s.trySplit();
                StringBuilder q = new StringBuilder();
                q.append(s.characteristics());
                if (t2 != null && false) t2.forEachRemaining(x -> q.append(x));
                q.append("|");
                return q;
            }
            case 23: {
                Iterator<Object> it = d.iterator();
                d.addLast(1);
                return it.next();
            }
            case 24:
                return d.hashCode() == d.hashCode() && d.equals(d);
            default:
                return d.toString() + d.size();
        }
    }

    static Object wrapped(Object w) {
        Object a = k();
        if (w instanceof Map) {
            Map<Object, Object> m = (Map<Object, Object>) w;
            switch (r.nextInt(16)) {
                case 0:
                    return m.put(a, 1);
                case 1:
                    return m.entrySet().iterator().next().setValue(4);
                case 2:
                    return m.keySet().remove(a);
                case 3:
                    return m.values() + "" + m.keySet() + m.entrySet();
                case 4:
                    return m.merge(a, 3, (x, y) -> y);
                case 5:
                    return m.computeIfAbsent(a, x -> x);
                case 6:
                    m.clear();
                    return "";
                case 7:
                    return m.equals(Map.of(1, 2)) + "" + m.hashCode();
                case 8:
                    return m.getOrDefault(a, "no");
                case 9:
                    return m.entrySet().toArray();
                case 10:
                    return m.replace(a, 6);
                case 11:
                    return m.get(a);
                case 12:
                    m.forEach((x, y) -> {});
                    return m;
                case 13:
                    m.putAll(Map.of(3, 4));
                    return m;
                case 14:
                    return m.entrySet().contains(Map.entry(1, 2));
                default:
                    return m.remove(a);
            }
        }
        Collection<Object> c = (Collection<Object>) w;
        switch (r.nextInt(14)) {
            case 0:
                return c.add(a);
            case 1:
                return c.remove(a);
            case 2:
                return c.addAll(List.of(a));
            case 3:
                return c.removeIf(x -> true);
            case 4: {
                Iterator<Object> it = c.iterator();
                it.next();
                it.remove();
                return "";
            }
            case 5:
                return c.toString() + c.size();
            case 6:
                return c.hashCode() == c.hashCode();
            case 7:
                return c.contains(a) + "" + c.containsAll(List.of(a));
            case 8:
                return c.toArray();
            case 9:
                return c.retainAll(List.of(1, 2));
            case 10:
                c.clear();
                return "";
            case 11:
                return c.stream().count();
            case 12:
                if (c instanceof List) {
                    List<Object> l = (List<Object>) c;
                    return r.nextBoolean()
                        ? l.set(0, a)
                        : l.subList(0, 1) + "" + l.listIterator(1).previous() + l.indexOf(a);
                }
                return c.spliterator().characteristics();
            default:
                return c.add(null);
        }
    }

    public static void main(String[] a) {
        init(a, 8);
        for (int i = 0; i < count; i++) {
            List<Supplier<NavigableMap<Object, Object>>> maps = List.of(
                TreeMap::new,
                ConcurrentSkipListMap::new,
                () -> new TreeMap<>(Collections.reverseOrder()),
                () -> new ConcurrentSkipListMap<>(Collections.reverseOrder()),
                () -> Collections.checkedNavigableMap(new TreeMap<>(), Object.class, Object.class),
                () -> Collections.synchronizedNavigableMap(new TreeMap<>())
            );
            int mk = r.nextInt(maps.size());
            NavigableMap<Object, Object> root = maps.get(mk).get();
            for (int n = r.nextInt(30); n > 0; n--) root.put(k(), r.nextInt(100));
            NavigableMap<Object, Object> v = root;
            for (int n = 0; n < 60; n++) {
                if (r.nextInt(6) == 0) v = root;
                if (r.nextInt(4) == 0) v = view(v);
                NavigableMap<Object, Object> w = v;
                t("m" + mk, () -> op(w));
            }
            p(mk, root, v);
            List<Supplier<NavigableSet<Object>>> sets = List.of(
                TreeSet::new,
                ConcurrentSkipListSet::new,
                () -> new TreeSet<>(Collections.reverseOrder()),
                () -> new TreeMap<>().navigableKeySet(),
                () -> {
                    NavigableSet<Object> s = new TreeSet<>();
                    s.addAll(List.of(1, 5, 9, 12));
                    return s.subSet(2, true, 20, false);
                },
                () -> {
                    NavigableSet<Object> s = new ConcurrentSkipListSet<>(List.of(1, 5, 9, 12));
                    return s.descendingSet().tailSet(20, true);
                }
            );
            int sk = r.nextInt(sets.size());
            NavigableSet<Object> s = sets.get(sk).get();
            for (int n = 0; n < 40; n++) t("s" + sk, () -> setop(s));
            p(s);
            List<Supplier<List<Object>>> lists = List.of(
                ArrayList::new,
                LinkedList::new,
                Vector::new,
                CopyOnWriteArrayList::new,
                () -> new ArrayList<>(List.<Object>of(1, 2, 3, 4)).subList(1, 3),
                () -> new LinkedList<Object>(List.<Object>of(1, 2, 3, 4)).subList(1, 3),
                () -> new CopyOnWriteArrayList<Object>(List.<Object>of(1, 2, 3, 4)).subList(1, 3),
                () -> new Vector<Object>(List.<Object>of(1, 2, 3, 4)).subList(1, 3),
                () -> Arrays.<Object>asList(3, 1, 2),
                () -> Collections.checkedList(new ArrayList<>(), Object.class),
                () -> Collections.synchronizedList(new ArrayList<>()),
                () -> List.<Object>of(1, 2, 3),
                () -> List.<Object>of(7),
                () -> Stream.<Object>of(1, 2, 3).toList(),
                () -> Collections.<Object>nCopies(4, 2),
                () -> Collections.<Object>emptyList(),
                () -> Collections.<Object>singletonList(7),
                () -> Collections.<Object>unmodifiableList(new ArrayList<>(List.of(3, 1, 2)))
            );
            int lk = r.nextInt(lists.size());
            List<Object> l = lists.get(lk).get();
            for (int n = 0; n < 50; n++) {
                t("l" + lk, () -> listop(l));
                try {
                    if (l.size() > 60) l.clear();
                } catch (RuntimeException e) {
                    break;
                }
            }
            try {
                p(l);
            } catch (RuntimeException e) {
                p(e);
            }
            List<Supplier<Deque<Object>>> deques = List.of(
                ArrayDeque::new,
                LinkedList::new,
                ConcurrentLinkedDeque::new,
                LinkedBlockingDeque::new,
                () -> new LinkedBlockingDeque<>(6),
                () -> new ArrayDeque<>(3)
            );
            int dk = r.nextInt(deques.size());
            Deque<Object> d = deques.get(dk).get();
            for (int n = 0; n < 60; n++) t("d" + dk, () -> dequeop(d));
            p(d);
            List<Object> base = new ArrayList<>(List.<Object>of(1, 2, 3));
            Map<Object, Object> mb = new TreeMap<>(Map.of(1, 2, 3, 4));
            SortedSet<Object> sb = new TreeSet<>(List.of(1, 2, 3));
            Object[] ws = {
                Collections.unmodifiableList(base),
                Collections.unmodifiableCollection(base),
                Collections.unmodifiableSet(new TreeSet<>(base)),
                Collections.unmodifiableMap(mb),
                Collections.unmodifiableSortedMap((SortedMap<Object, Object>) mb),
                Collections.unmodifiableNavigableMap((NavigableMap<Object, Object>) mb),
                Collections.unmodifiableSortedSet(sb),
                Collections.checkedCollection(base, (Class) Integer.class),
                Collections.checkedMap(mb, (Class) Integer.class, (Class) Integer.class),
                Collections.checkedSet(new TreeSet<>(base), (Class) String.class),
                Collections.checkedQueue(new ArrayDeque<>(base), (Class) Long.class),
                Collections.synchronizedCollection(base),
                Collections.synchronizedMap(mb),
                Collections.synchronizedSortedSet(sb),
                Collections.emptyMap(),
                Collections.emptySet(),
                Collections.emptyNavigableMap(),
                Collections.emptySortedSet(),
                Collections.singleton(1),
                Collections.singletonMap(1, 2),
                List.of(),
                List.of(1, 2),
                Set.of(3),
                Map.of(1, 2),
                Map.of(),
                Collections.newSetFromMap(new TreeMap<>()),
                Collections.asLifoQueue(new ArrayDeque<>()),
                Collections.list(Collections.enumeration(base)),
                List.copyOf(base),
                Map.copyOf(Map.of(1, 2)),
                Map.ofEntries(Map.entry(1, 2)),
                ConcurrentHashMap.newKeySet(),
                new ConcurrentHashMap<>(mb),
                new ConcurrentHashMap<Object, Object>(mb).keySet(9),
                new CopyOnWriteArraySet<>(base),
                new HashMap<Object, Object>(mb).keySet(),
                new WeakHashMap<>(mb),
                new Hashtable<>(mb),
                new Properties(),
                new LinkedHashMap<Object, Object>(mb).values(),
                new HashMap<Object, Object>(mb).entrySet(),
                new PriorityQueue<>(base),
                new LinkedBlockingQueue<>(base),
                new DelayQueue<>(),
                new SynchronousQueue<>(),
                new ArrayBlockingQueue<>(3)
            };
            for (int n = 0; n < 60; n++) {
                int wk = r.nextInt(ws.length);
                Object w = ws[wk];
                t("w" + wk, () -> wrapped(w));
            }
        }
    }
}
