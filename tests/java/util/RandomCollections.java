/* SPDX-License-Identifier: MIT */
/* Sequences of operations at random from a seed on every kind of collection: results, exceptions, orders. Arguments: how many, seed. */
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
public class RandomCollections extends Whole {
    static Random r;
    static Object key(int n) {
        switch (r.nextInt(14)) {
        case 0: return r.nextInt(3) == 0 ? null : "n";
        default: return r.nextInt(3) == 0 ? "k" + r.nextInt(n) * 37 : "key" + (char) ('a' + r.nextInt(n) % 26);
        }
    }
    static void log(StringBuilder b, Body body) {
        try { Object o = body.get(); b.append(o instanceof Object[] x ? Arrays.toString(x) : o); } catch (Throwable e) { b.append('!').append(e.getClass().getSimpleName()).append(e instanceof NullPointerException ? "" : ":" + e.getMessage()); }
        b.append(' ');
    }
    static void maps() {
        List<Supplier<Map<Object, Object>>> kinds = List.of(HashMap::new, LinkedHashMap::new, TreeMap::new, Hashtable::new, ConcurrentHashMap::new, ConcurrentSkipListMap::new, () -> new LinkedHashMap<>(4, 0.75f, true), () -> new TreeMap<>(Comparator.nullsFirst(Collections.reverseOrder())), () -> new HashMap<>(1), () -> Collections.synchronizedMap(new HashMap<>()), () -> Collections.checkedMap(new HashMap<>(), Object.class, Object.class));
        for (Supplier<Map<Object, Object>> kind : kinds) {
            Map<Object, Object> m = kind.get();
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 50; i++) {
                Object k = key(20), v = r.nextInt(8) == 0 ? null : r.nextInt(100);
                switch (r.nextInt(24)) {
                case 0: case 1: case 2: case 3: log(b, () -> m.put(k, v)); break;
                case 4: log(b, () -> m.remove(k)); break;
                case 5: log(b, () -> m.get(k)); break;
                case 6: log(b, () -> m.containsKey(k) + "" + m.containsValue(v)); break;
                case 7: log(b, () -> m.putIfAbsent(k, v)); break;
                case 8: log(b, () -> m.computeIfAbsent(k, x -> v)); break;
                case 9: log(b, () -> m.computeIfPresent(k, (x, y) -> v)); break;
                case 10: log(b, () -> m.compute(k, (x, y) -> y == null ? v : null)); break;
                case 11: log(b, () -> m.merge(k, v, (x, y) -> r.nextInt(4) == 0 ? null : x + "/" + y)); break;
                case 12: log(b, () -> m.replace(k, v)); break;
                case 13: log(b, () -> m.replace(k, m.get(k), v)); break;
                case 14: log(b, () -> m.getOrDefault(k, "d")); break;
                case 15: log(b, () -> m.remove(k, v)); break;
                case 16: log(b, () -> { m.replaceAll((x, y) -> y == null ? 0 : y); return m.size(); }); break;
                case 17: log(b, () -> m.keySet().removeIf(x -> x != null && x.hashCode() % 7 == 0)); break;
                case 18: log(b, () -> { Iterator<Object> it = m.keySet().iterator(); it.next(); it.remove(); return it.hasNext(); }); break;
                case 19: log(b, () -> { for (Map.Entry<Object, Object> e : m.entrySet()) if (e.getKey() != null && e.getKey().hashCode() % 5 == 0) e.setValue("set"); return ""; }); break;
                case 20: log(b, () -> { for (Object x : m.keySet()) m.remove(x); return "end"; }); break;
                case 21: log(b, () -> m.values().remove(v)); break;
                case 22: log(b, () -> { m.putAll(Map.of("pa", 1)); return m.hashCode(); }); break;
                default: log(b, () -> m.keySet().retainAll(Arrays.asList(k, "keya", "keyb", "keyc", "k0", "k37", "pa")));
                }
            }
            p(b);
            p(m.getClass().getSimpleName(), m, m.size(), m.isEmpty());
            if (m instanceof NavigableMap<Object, Object> n) {
                StringBuilder q = new StringBuilder();
                Object k = "key" + (char) ('a' + r.nextInt(26)), l = "key" + (char) ('a' + r.nextInt(26));
                log(q, () -> n.floorKey(k) + " " + n.ceilingEntry(k) + " " + n.higherKey(k) + " " + n.lowerEntry(k));
                log(q, () -> n.headMap(k) + " " + n.tailMap(k, false) + " " + n.descendingMap());
                log(q, () -> n.subMap(k, true, l, false).pollFirstEntry());
                log(q, () -> n.subMap(k, l).put("z", 1));
                log(q, () -> n.descendingKeySet().subSet(l, k));
                log(q, () -> n.firstEntry() + " " + n.lastKey() + " " + n.pollLastEntry());
                p(q, n);
            }
        }
    }
    static void lists() {
        List<Supplier<List<Object>>> kinds = List.of(ArrayList::new, LinkedList::new, Vector::new, CopyOnWriteArrayList::new, Stack::new, () -> new ArrayList<Object>(List.of(1, 2, 3)).subList(0, 2), () -> Collections.checkedList(new ArrayList<>(), Object.class), () -> Arrays.<Object>asList(1, "b", 3), () -> List.<Object>of(1, 2), () -> Collections.<Object>nCopies(3, "n"));
        for (Supplier<List<Object>> kind : kinds) {
            List<Object> list = kind.get();
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 40; i++) {
                Object v = r.nextInt(10) == 0 ? null : "v" + r.nextInt(9);
                int at = r.nextInt(list.size() + 3) - 1, to = r.nextInt(list.size() + 3) - 1;
                switch (r.nextInt(20)) {
                case 0: case 1: case 2: log(b, () -> list.add(v)); break;
                case 3: case 4: log(b, () -> { list.add(at, v); return "+"; }); break;
                case 5: log(b, () -> list.remove(at)); break;
                case 6: log(b, () -> list.remove(v)); break;
                case 7: log(b, () -> list.set(at, v)); break;
                case 8: log(b, () -> list.get(at)); break;
                case 9: log(b, () -> list.indexOf(v) + "" + list.lastIndexOf(v) + list.contains(v)); break;
                case 10: log(b, () -> list.subList(at, to)); break;
                case 11: log(b, () -> { list.subList(at, to).clear(); return list.size(); }); break;
                case 12: log(b, () -> list.addAll(at, Arrays.asList(v, "x"))); break;
                case 13: log(b, () -> { ListIterator<Object> it = list.listIterator(at); StringBuilder q = new StringBuilder(); while (it.hasPrevious() && q.length() < 9) q.append(it.previousIndex()).append(it.previous()); it.set("s"); it.add("a"); return q; }); break;
                case 14: log(b, () -> { list.sort(Comparator.comparing(String::valueOf)); return "sorted"; }); break;
                case 15: log(b, () -> list.removeIf(x -> "v1".equals(x))); break;
                case 16: log(b, () -> { list.replaceAll(x -> x == null ? "nul" : x); return list.hashCode(); }); break;
                case 17: log(b, () -> { for (Object x : list) if ("v2".equals(x)) list.remove(x); return ""; }); break;
                case 18: log(b, () -> { Collections.rotate(list, at); Collections.swap(list, 0, at); return Collections.frequency(list, v); }); break;
                default: log(b, () -> { Collections.shuffle(list, new Random(i0++)); Collections.reverse(list); return list.stream().map(String::valueOf).collect(Collectors.joining("|")); });
                }
            }
            p(b);
            p(list, list.toArray());
        }
    }
    static int i0;
    static void queues() {
        List<Supplier<Queue<Object>>> kinds = List.of(ArrayDeque::new, PriorityQueue::new, LinkedList::new, ConcurrentLinkedQueue::new, ConcurrentLinkedDeque::new, () -> new ArrayBlockingQueue<>(5), () -> new LinkedBlockingDeque<>(4), PriorityBlockingQueue::new, () -> new PriorityQueue<>(Collections.reverseOrder()), () -> new ArrayDeque<>(1), LinkedTransferQueue::new);
        for (Supplier<Queue<Object>> kind : kinds) {
            Queue<Object> q = kind.get();
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 60; i++) {
                Object v = r.nextInt(12) == 0 ? null : r.nextInt(40);
                switch (r.nextInt(14)) {
                case 0: case 1: case 2: log(b, () -> q.offer(v)); break;
                case 3: log(b, () -> q.add(v)); break;
                case 4: log(b, () -> q.poll()); break;
                case 5: log(b, () -> q.peek()); break;
                case 6: log(b, () -> q.remove()); break;
                case 7: log(b, () -> q.element()); break;
                case 8: log(b, () -> q.remove(v)); break;
                case 9: log(b, () -> q.contains(v)); break;
                case 10: log(b, () -> { Iterator<Object> it = q.iterator(); Object x = it.next(); it.remove(); return x; }); break;
                case 11: log(b, () -> q.removeIf(x -> (Integer) x % 11 == 0)); break;
                case 12: log(b, () -> q.addAll(List.of(3, 1, 2))); break;
                default: if (q instanceof Deque<Object> d) { log(b, () -> { d.addFirst(v); return d.peekLast(); }); log(b, () -> d.pollLast() + " " + d.removeFirstOccurrence(v)); } else log(b, () -> q);
                }
            }
            p(b);
            p(q, q.size());
        }
    }
    static void sorts() {
        for (int n : new int[] {0, 1, 2, 5, 31, 32, 33, 64, 200, 1000}) {
            Integer[] a = new Integer[n];
            int shape = r.nextInt(4), keys = 1 + r.nextInt(50);
            for (int i = 0; i < n; i++) a[i] = shape == 0 ? i : shape == 1 ? n - i : shape == 2 ? r.nextInt(keys) * 1000 + i : i % 40 + (i / 40) * r.nextInt(3);
            Integer[] stable = a.clone(), bad = a.clone(), counted = a.clone();
            Arrays.sort(stable, Comparator.comparingInt(x -> x / 1000));
            int[] compared = {0};
            Arrays.sort(counted, (x, y) -> { compared[0]++; return x.compareTo(y); });
            p(n, shape, Arrays.hashCode(stable), compared[0], Arrays.hashCode(counted));
            Random odd = new Random(n);
            t(() -> { Arrays.sort(bad, (x, y) -> odd.nextInt(3) - 1); return Arrays.hashCode(bad); });
            t(() -> { List<Integer> l = new ArrayList<>(Arrays.asList(a)); l.sort((x, y) -> (x * 7919 ^ y) % 3 - 1); return l.hashCode(); });
            int[] ints = Arrays.stream(a).mapToInt(x -> x).toArray();
            double[] doubles = Arrays.stream(ints).mapToDouble(x -> x % 7 == 0 ? -0.0 : x % 11 == 0 ? Double.NaN : x).toArray();
            int from = r.nextInt(n + 2), to = r.nextInt(n + 2);
            t(() -> { Arrays.sort(ints, from, to); return Arrays.hashCode(ints); });
            t(() -> Arrays.binarySearch(ints, from, to, 17));
            Arrays.sort(doubles);
            p(Arrays.hashCode(doubles));
            t(() -> Arrays.hashCode(Arrays.copyOfRange(a, from, to)));
            t(() -> { Integer[] f = a.clone(); Arrays.fill(f, from, to, 9); return Arrays.hashCode(f); });
            t(() -> Arrays.compare(ints, 0, n / 2, ints, n / 3, n) + " " + Arrays.mismatch(ints, 0, n / 2, ints, n / 3, n) + " " + Arrays.equals(ints, 0, n / 2, ints, n - n / 2, n));
            t(() -> { int[] q = ints.clone(); Arrays.parallelPrefix(q, Integer::sum); return Arrays.hashCode(q); });
        }
    }
    static void streams() {
        List<String> words = new ArrayList<>();
        for (int n = 5 + r.nextInt(30); n > 0; n--) words.add("w" + Integer.toString(r.nextInt(60), 30));
        p(words.stream().collect(Collectors.groupingBy(String::length, Collectors.counting())));
        p(words.stream().collect(Collectors.groupingBy(x -> x.charAt(x.length() - 1), Collectors.mapping(x -> x + "!", Collectors.toSet()))));
        p(words.stream().collect(Collectors.partitioningBy(x -> x.length() > 2, Collectors.joining(",", "<", ">"))));
        t(() -> words.stream().collect(Collectors.toMap(x -> x, String::length)));
        p(words.stream().collect(Collectors.toMap(x -> x, x -> 1, Integer::sum)), words.stream().collect(Collectors.summarizingInt(String::length)), words.stream().collect(Collectors.averagingDouble(x -> x.hashCode() / 3.0)));
        p(words.stream().distinct().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).skip(r.nextInt(3)).limit(r.nextInt(9)).toList(), words.parallelStream().map(String::hashCode).reduce(0, Integer::sum), words.stream().collect(Collectors.teeing(Collectors.minBy(Comparator.<String>naturalOrder()), Collectors.maxBy(Comparator.<String>naturalOrder()), (x, y) -> x + " " + y)));
        p(words.stream().takeWhile(x -> x.length() > 1).flatMap(x -> x.chars().mapToObj(y -> (char) y)).collect(Collectors.toCollection(TreeSet::new)), words.stream().collect(Collectors.toSet()), words.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)), IntStream.range(0, 20).boxed().collect(Collectors.groupingBy(x -> x % 3, TreeMap::new, Collectors.reducing(0, Integer::sum))));
    }
    static void randoms() {
        long seed = r.nextLong();
        Random a = new Random(seed);
        SplittableRandom s = new SplittableRandom(seed);
        p(a.nextInt(), a.nextInt(1 + r.nextInt(1000000)), a.nextInt(5, 10), a.nextLong(), a.nextLong(77), a.nextLong(-5, 1L << 60), a.nextDouble(), a.nextDouble(3), a.nextDouble(-1, 1), a.nextFloat(), a.nextFloat(2), a.nextGaussian(), a.nextBoolean());
        p(s.nextInt(), s.nextInt(100), s.nextInt(5, 10), s.nextLong(), s.nextLong(1L << 50), s.nextDouble(), s.nextDouble(-1, 4), s.nextBoolean(), s.split().nextLong(), s.nextFloat());
        p(a.ints(3).boxed().toList(), a.ints(2, 5, 9).boxed().toList(), a.longs(2).boxed().toList(), a.longs(2, 0, 1L << 40).boxed().toList(), a.doubles(2).boxed().toList(), a.doubles(2, 5, 6).boxed().toList(), a.ints().limit(2).boxed().toList(), s.ints(2, 0, 9).boxed().toList(), s.longs(1).boxed().toList(), s.doubles(2).boxed().toList());
        byte[] b = new byte[r.nextInt(9)], c = new byte[5 + r.nextInt(30)];
        a.nextBytes(b);
        s.nextBytes(c);
        String coded = Base64.getEncoder().encodeToString(c), mime = Base64.getMimeEncoder(8, new byte[] {'\n'}).encodeToString(c);
        p(b, c, coded, mime, Base64.getUrlEncoder().withoutPadding().encodeToString(c), Base64.getMimeDecoder().decode(mime), UUID.nameUUIDFromBytes(c), new UUID(a.nextLong(), a.nextLong()), new UUID(seed, seed).hashCode());
        char[] broken = coded.toCharArray();
        broken[r.nextInt(broken.length)] = "=-_ \n!A".charAt(r.nextInt(7));
        t(() -> Base64.getDecoder().decode(new String(broken)));
        t(() -> Base64.getUrlDecoder().decode(new String(broken)));
        t(() -> Base64.getMimeDecoder().decode(new String(broken)));
        t(() -> Base64.getDecoder().decode(coded.substring(0, r.nextInt(coded.length()))));
        String id = UUID.nameUUIDFromBytes(b).toString();
        int cut = r.nextInt(id.length());
        t(() -> UUID.fromString(id.substring(cut)));
        t(() -> UUID.fromString(id.substring(0, cut) + "-" + id.substring(cut)));
    }
    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        r = new Random(args.length > 1 ? Long.parseLong(args[1]) : 5);
        for (int i = 0; i < count; i++) {
            maps();
            lists();
            queues();
            sorts();
            streams();
            randoms();
        }
    }
}
