/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;

/** Each pipeline run one after another and in parallel must give the same, in the same order. */
public class ParallelStreams {

    static int checks;

    static <R> void same(
        String name,
        Supplier<Stream<Integer>> source,
        Function<Stream<Integer>, R> f
    ) {
        Object a = shown(() -> f.apply(source.get())),
            b = shown(() -> f.apply(source.get().parallel()));
        checks++;
        System.out.println(
            name +
                " " +
                (a.equals(b)
                    ? String.valueOf(a).length() > 60
                        ? String.valueOf(a).hashCode()
                        : a
                    : "DIFFERENT " + a + " | " + b)
        );
    }

    static Object shown(Supplier<?> s) {
        try {
            Object r = s.get();
            return r instanceof Object[] a
                ? Arrays.toString(a)
                : r instanceof int[] a
                  ? Arrays.toString(a)
                  : r instanceof long[] a
                    ? Arrays.toString(a)
                    : r instanceof double[] a
                      ? Arrays.toString(a)
                      : String.valueOf(r);
        } catch (RuntimeException e) {
            Throwable t = e;
            while (t.getCause() != null) t = t.getCause();
            return (
                t.getClass().getSimpleName() +
                (t instanceof IllegalStateException ? "" : ":" + t.getMessage())
            );
        }
    }

    static void pipelines(String title, Supplier<Stream<Integer>> s) {
        System.out.println("== " + title);
        same("toList", s, x ->
            x
                .map(v -> v * 3)
                .filter(v -> v % 2 == 0)
                .toList()
        );
        same("toArray", s, x -> x.map(v -> v + 1).toArray());
        same("toArray of", s, x -> x.toArray(Integer[]::new));
        same("collect", s, x -> x.collect(Collectors.toList()));
        same("joining", s, x -> x.map(String::valueOf).collect(Collectors.joining(",", "[", "]")));
        same("grouping", s, x ->
            x.collect(
                Collectors.groupingBy(
                    v -> v % 7,
                    TreeMap::new,
                    Collectors.mapping(v -> v * 2, Collectors.toList())
                )
            )
        );
        same("grouping sets", s, x ->
            x.collect(Collectors.groupingBy(v -> v % 3, Collectors.counting()))
        );
        same("concurrent", s, x ->
            new TreeMap<>(
                x.collect(
                    Collectors.groupingByConcurrent(v -> v % 5, Collectors.summingInt(v -> v))
                )
            )
        );
        same("partition", s, x ->
            x.collect(Collectors.partitioningBy(v -> v > 50, Collectors.averagingInt(v -> v)))
        );
        same("toMap", s, x ->
            x.collect(Collectors.toMap(v -> v % 10, v -> v, Integer::sum, TreeMap::new))
        );
        same("toMap clash", s, x -> x.collect(Collectors.toMap(v -> v, v -> v)).size());
        same("teeing", s, x ->
            x.collect(
                Collectors.teeing(
                    Collectors.minBy(Comparator.<Integer>naturalOrder()),
                    Collectors.maxBy(Comparator.<Integer>naturalOrder()),
                    (p, q) -> p + "/" + q
                )
            )
        );
        same("reducing", s, x -> x.collect(Collectors.reducing(0, v -> v * 2, Integer::sum)));
        same("summarizing", s, x -> x.collect(Collectors.summarizingLong(v -> v)));
        same("filtering", s, x ->
            x.collect(
                Collectors.filtering(
                    v -> v % 2 == 1,
                    Collectors.flatMapping(v -> Stream.of(v, -v), Collectors.toList())
                )
            )
        );
        same("unmodifiable", s, x ->
            x.collect(Collectors.collectingAndThen(Collectors.toUnmodifiableList(), List::size))
        );
        same("three", s, x -> x.collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        same("reduce", s, x -> x.reduce(Integer::sum));
        same("reduce id", s, x -> x.map(String::valueOf).reduce("", String::concat));
        same("reduce 3", s, x -> x.reduce(0L, (a, v) -> a + v, Long::sum));
        same("min", s, x -> x.min(Comparator.comparing(v -> -v)));
        same("max", s, x -> x.max(Comparator.naturalOrder()));
        same("count", s, Stream::count);
        same("count filtered", s, x -> x.filter(v -> v > 10).count());
        same("any", s, x -> x.anyMatch(v -> v == 77));
        same("all", s, x -> x.allMatch(v -> v < 77));
        same("none", s, x -> x.noneMatch(v -> v < 0));
        same("first", s, x -> x.filter(v -> v > 30).findFirst());
        same("first none", s, x -> x.filter(v -> v > 1 << 30).findFirst());
        same("any found", s, x ->
            x
                .filter(v -> v > 30)
                .findAny()
                .isPresent()
        );
        same("sorted", s, x -> x.sorted(Comparator.reverseOrder()).toList());
        same("sorted stable", s, x -> x.sorted(Comparator.comparing(v -> v % 4)).toList());
        same("distinct", s, x ->
            x
                .map(v -> v % 13)
                .distinct()
                .toList()
        );
        same("limit", s, x ->
            x
                .map(v -> v + 1)
                .limit(17)
                .map(v -> v * 2)
                .toList()
        );
        same("skip", s, x ->
            x
                .skip(5)
                .skip(3)
                .map(v -> v - 1)
                .limit(1000)
                .toList()
        );
        same("takeWhile", s, x -> x.takeWhile(v -> v < 40).toList());
        same("dropWhile", s, x ->
            x
                .dropWhile(v -> v < 40)
                .sorted()
                .limit(3)
                .toList()
        );
        same("flatMap", s, x -> x.flatMap(v -> IntStream.range(0, v % 4).boxed()).toList());
        same("mapMulti", s, x ->
            x
                .<Integer>mapMulti((v, c) -> {
                    if (v % 3 == 0) {
                        c.accept(v);
                        c.accept(v);
                    }
                })
                .toList()
        );
        same("mapToInt", s, x ->
            x
                .mapToInt(v -> v)
                .map(v -> v ^ 5)
                .sorted()
                .distinct()
                .sum()
        );
        same("ints", s, x ->
            x
                .mapToInt(v -> v)
                .filter(v -> v % 2 == 0)
                .skip(2)
                .toArray()
        );
        same("stats", s, x -> x.mapToInt(v -> v).summaryStatistics());
        same("longs", s, x -> x.mapToLong(v -> (long) v << 33).reduce(0, (a, b) -> a ^ b));
        same("longs max", s, x -> x.mapToLong(v -> v).max());
        same("doubles", s, x ->
            x
                .mapToDouble(v -> v / 4.0)
                .boxed()
                .collect(Collectors.averagingDouble(d -> d))
        );
        same("doubles sum", s, x -> x.mapToDouble(v -> v / 4.0).sum());
        same("doubles any", s, x -> x.mapToDouble(v -> v).anyMatch(d -> d == 3));
        same("average", s, x -> x.mapToInt(v -> v).average());
        same("boxed", s, x ->
            x
                .mapToInt(v -> v)
                .asLongStream()
                .boxed()
                .toList()
        );
        same("ordered", s, x -> {
            StringBuilder b = new StringBuilder();
            x.map(v -> v + " ").forEachOrdered(b::append);
            return b;
        });
        same("each", s, x -> {
            LongAdder a = new LongAdder();
            x.forEach(a::add);
            return a;
        });
        same("iterator", s, x -> {
            int h = 1;
            for (Iterator<Integer> it = x.map(v -> v + 2).iterator(); it.hasNext(); ) h =
                h * 31 + it.next();
            return h;
        });
        same("peek", s, x -> {
            LongAdder a = new LongAdder();
            return (
                x
                    .peek(a::add)
                    .map(v -> 1)
                    .reduce(0, Integer::sum) +
                " " +
                a
            );
        });
        same("concat", s, x ->
            Stream.concat(x, Stream.of(1, 2, 3).parallel())
                .skip(1)
                .toList()
        );
        same("fails", s, x -> x.map(v -> 10 / (v - 20)).reduce(0, Integer::sum));
        same("unordered", s, x ->
            x
                .unordered()
                .filter(v -> v % 2 == 0)
                .mapToInt(v -> v)
                .sum()
        );
        same("sequential again", s, x ->
            x
                .map(v -> v)
                .parallel()
                .sequential()
                .isParallel()
        );
    }

    public static void main(String[] args) throws Exception {
        List<Integer> list = IntStream.range(0, 300).boxed().toList();
        Random random = new Random(7);
        List<Integer> shuffled = random
            .ints(500, 0, 100)
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
        pipelines("list", list::stream);
        pipelines("shuffled", shuffled::stream);
        pipelines("set", () -> new TreeSet<>(shuffled).stream());
        pipelines("linked", () -> new LinkedList<>(shuffled).stream());
        pipelines("range", () -> IntStream.rangeClosed(1, 200).boxed());
        pipelines("iterate", () -> Stream.iterate(1, v -> v < 3000, v -> v + 7));
        pipelines("infinite", () -> Stream.iterate(0, v -> v + 1).limit(150));
        pipelines("empty", Stream::empty);
        pipelines("one", () -> Stream.of(42));
        System.out.println(
            Stream.iterate(1, v -> v + 1)
                .parallel()
                .filter(v -> v % 1000 == 0)
                .findFirst() +
                " " +
                IntStream.iterate(1, v -> v + 1)
                    .parallel()
                    .anyMatch(v -> v == 5000) +
                " " +
                Stream.generate(() -> 5)
                    .parallel()
                    .limit(20)
                    .mapToInt(v -> v)
                    .sum() +
                " " +
                Stream.iterate(1, v -> v * 2)
                    .parallel()
                    .takeWhile(v -> v < 100)
                    .toList() +
                " " +
                IntStream.range(0, 1_000_000)
                    .parallel()
                    .filter(v -> v > 3)
                    .findFirst()
        );

        // several threads take part
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        ForkJoinPool pool = new ForkJoinPool(3);
        Set<Integer> ran = ConcurrentHashMap.newKeySet();
        pool.submit(() ->
            IntStream.range(0, 64)
                .parallel()
                .forEach(i -> {
                    threads.add(Thread.currentThread());
                    ran.add(i);
                    // who comes first to an end leaves the other end
                    if (i == 0 || i == 63) while (threads.size() < 2) Thread.yield();
                })
        ).get();
        System.out.println(
            (threads.size() > 1) +
                " " +
                threads
                    .stream()
                    .allMatch(t -> t instanceof ForkJoinWorkerThread w && w.getPool() == pool) +
                " " +
                ran.size()
        );
        pool.shutdown();

        // large enough to contend
        long[] primes = LongStream.rangeClosed(2, 3000)
            .parallel()
            .filter(n -> LongStream.rangeClosed(2, (long) Math.sqrt(n)).noneMatch(d -> n % d == 0))
            .toArray();
        System.out.println(
            primes.length +
                " " +
                primes[primes.length - 1] +
                " " +
                LongStream.of(primes).parallel().sum()
        );
        int[] big = new Random(3).ints(20000, 0, 1000).toArray(),
            sorted = IntStream.of(big).parallel().sorted().toArray(),
            copy = big.clone();
        Arrays.sort(copy);
        System.out.println(
            Arrays.equals(sorted, copy) +
                " " +
                Arrays.stream(big)
                    .parallel()
                    .boxed()
                    .collect(
                        Collectors.groupingBy(v -> v % 10, TreeMap::new, Collectors.counting())
                    )
        );
        Arrays.parallelSort(big);
        System.out.println(Arrays.equals(big, copy));
        int[] prefix = IntStream.range(0, 5000).toArray();
        Arrays.parallelPrefix(prefix, Integer::sum);
        int[] set = new int[1000];
        Arrays.parallelSetAll(set, i -> i * i);
        System.out.println(prefix[4999] + " " + set[999] + " " + checks);
    }
}
