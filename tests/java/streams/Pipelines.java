/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * Streams one after another: laziness, short circuits, closing, misuse, builders, spliterators,
 * every collector.
 */
public class Pipelines {

    static String outcome(Supplier<?> s) {
        try {
            Object r = s.get();
            return r instanceof int[] a
                ? Arrays.toString(a)
                : r instanceof Object[] a
                  ? Arrays.toString(a)
                  : String.valueOf(r);
        } catch (RuntimeException e) {
            return (
                e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ":" + e.getMessage())
            );
        }
    }

    static void laziness() {
        List<String> log = new ArrayList<>();
        Stream<Integer> s = Stream.of(5, 3, 8, 1)
            .filter(x -> {
                log.add("f" + x);
                return x > 2;
            })
            .map(x -> {
                log.add("m" + x);
                return x * 2;
            });
        System.out.println(log);
        System.out.println(s.limit(2).toList() + " " + log);
        log.clear();
        System.out.println(
            Stream.of(5, 3, 8, 1)
                .peek(x -> log.add("p" + x))
                .sorted()
                .peek(x -> log.add("s" + x))
                .anyMatch(x -> x > 2) +
                " " +
                log
        );
        log.clear();
        System.out.println(
            Stream.of(1, 2, 3)
                .peek(x -> log.add("c" + x))
                .count() +
                " " +
                log +
                " " +
                Stream.of(1, 2, 3)
                    .peek(x -> log.add("c" + x))
                    .filter(x -> true)
                    .count() +
                " " +
                log
        );
        log.clear();
        System.out.println(
            Stream.of(1, 2, 3)
                .flatMap(x -> Stream.of(x, x * 10).peek(y -> log.add("i" + y)))
                .findFirst() +
                " " +
                log
        );
        log.clear();
        Iterator<Integer> it = Stream.iterate(1, x -> {
            log.add("n" + x);
            return x + 1;
        }).iterator();
        System.out.println(it.next() + "" + it.next() + " " + log + " " + it.hasNext());
        System.out.println(
            Stream.iterate(1, x -> x * 3)
                .skip(2)
                .limit(4)
                .toList() +
                " " +
                Stream.iterate(1, x -> x < 50, x -> x * 3).toList() +
                " " +
                Stream.generate(() -> "g")
                    .limit(3)
                    .toList()
        );
        System.out.println(
            Stream.of(1, 2, 3, 4, 1)
                .takeWhile(x -> x < 3)
                .toList() +
                " " +
                Stream.of(1, 2, 3, 4, 1)
                    .dropWhile(x -> x < 3)
                    .toList() +
                " " +
                IntStream.of(3, 1, 2).sorted().skip(1).boxed().toList()
        );
        System.out.println(
            Stream.of("a,b", "c")
                .<String>mapMulti((x, c) -> {
                    for (String p : x.split(",")) c.accept(p);
                })
                .toList() +
                " " +
                IntStream.range(0, 4)
                    .mapMulti((x, c) -> {
                        c.accept(x);
                        c.accept(-x);
                    })
                    .sum() +
                " " +
                Stream.of(1, 2)
                    .mapMultiToInt((x, c) -> c.accept(x * 5))
                    .sum() +
                Stream.of(1, 2)
                    .mapMultiToLong((x, c) -> c.accept(x * 5L))
                    .sum() +
                Stream.of(1, 2)
                    .mapMultiToDouble((x, c) -> c.accept(x / 2.0))
                    .sum()
        );
        System.out.println(
            Stream.of(1, 2)
                .flatMapToInt(x -> IntStream.range(0, x))
                .sum() +
                " " +
                Stream.of(1, 2)
                    .flatMapToLong(x -> LongStream.of(x))
                    .sum() +
                " " +
                Stream.of(1, 2)
                    .flatMapToDouble(x -> DoubleStream.of(x, .5))
                    .sum() +
                " " +
                Stream.of(1, 2)
                    .flatMap(x -> null)
                    .count()
        );
    }

    static void misuse() {
        Stream<Integer> s = Stream.of(1, 2);
        s.map(x -> x);
        System.out.println(
            outcome(s::count) +
                " | " +
                outcome(() -> s.filter(x -> true)) +
                " | " +
                outcome(() -> s.onClose(() -> {}))
        );
        Stream<Integer> closed = Stream.of(1);
        closed.close();
        System.out.println(
            outcome(closed::count) +
                " | " +
                outcome(() -> Stream.of(1).limit(-1)) +
                " | " +
                outcome(() -> IntStream.of(1).skip(-2)) +
                " | " +
                outcome(() -> Stream.of(1).map(null)) +
                " | " +
                outcome(() -> Stream.of(1, null).findAny()) +
                " | " +
                outcome(() -> Stream.of((Object) null).findFirst()) +
                " | " +
                outcome(() -> Stream.of(null, 1).toList()) +
                " | " +
                outcome(() -> Stream.of(null, 1).collect(Collectors.toUnmodifiableList()))
        );
        System.out.println(
            outcome(() -> Stream.of(1).toList().add(2)) +
                " | " +
                outcome(() -> Stream.of(1).toArray(String[]::new)) +
                " | " +
                outcome(() -> Stream.of(3, 1, "x").sorted().toList().size() > 0).startsWith(
                    "ClassCast"
                ) +
                " | " +
                outcome(() -> Stream.ofNullable(null).count()) +
                outcome(() -> Stream.ofNullable(1).count())
        );
        List<String> log = new ArrayList<>();
        try (
            Stream<Integer> c = Stream.of(1)
                .onClose(() -> log.add("first"))
                .map(x -> x)
                .onClose(() -> {
                    log.add("second");
                    throw new IllegalStateException("s");
                })
                .onClose(() -> {
                    throw new IllegalArgumentException("t");
                })
        ) {
            log.add("" + c.count());
        } catch (IllegalStateException e) {
            log.add(e.getMessage() + e.getSuppressed().length + e.getSuppressed()[0].getMessage());
        }
        Stream<Integer> both = Stream.concat(
            Stream.of(1).onClose(() -> log.add("x")),
            Stream.of(2).onClose(() -> log.add("y"))
        );
        both.close();
        both.close();
        System.out.println(
            log +
                " " +
                Stream.of(1, 2)
                    .flatMap(x -> Stream.of(x).onClose(() -> log.add("inner" + x)))
                    .toList() +
                log.size()
        );
        Stream.Builder<Integer> b = Stream.builder();
        b.add(1).add(2).accept(3);
        System.out.println(
            b.build().toList() +
                " " +
                outcome(() -> {
                    b.accept(4);
                    return 0;
                }) +
                " " +
                outcome(b::build) +
                " " +
                IntStream.builder().add(4).add(5).build().sum() +
                " " +
                DoubleStream.builder().build().average() +
                " " +
                LongStream.builder().add(1).build().boxed().toList()
        );
    }

    static void primitives() {
        System.out.println(
            IntStream.rangeClosed(Integer.MAX_VALUE - 2, Integer.MAX_VALUE)
                .boxed()
                .toList() +
                " " +
                IntStream.range(5, 5).count() +
                IntStream.range(9, 5).count() +
                " " +
                IntStream.rangeClosed(Integer.MIN_VALUE, Integer.MAX_VALUE).count() +
                " " +
                LongStream.range(Long.MAX_VALUE - 2, Long.MAX_VALUE).sum() +
                " " +
                LongStream.rangeClosed(Long.MIN_VALUE, Long.MIN_VALUE + 1)
                    .boxed()
                    .toList()
        );
        System.out.println(
            IntStream.of(1, 2, 3).summaryStatistics() +
                " " +
                DoubleStream.of(1, 2.5, -0.0, Double.NaN).summaryStatistics() +
                " " +
                LongStream.empty().summaryStatistics()
        );
        System.out.println(
            IntStream.empty().average() +
                " " +
                IntStream.empty().min() +
                " " +
                DoubleStream.of(0.1, 0.2, 0.3).sum() +
                " " +
                DoubleStream.of(1e308, 1e308, -1e308).sum() +
                " " +
                DoubleStream.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY).sum() +
                " " +
                DoubleStream.of(0.0, -0.0).min() +
                DoubleStream.of(-0.0, 0.0).max() +
                DoubleStream.of(1, Double.NaN).max() +
                " " +
                DoubleStream.of(0.0, -0.0, 0.0).distinct().boxed().toList()
        );
        System.out.println(
            IntStream.of(3, 1, 2).mapToObj(Integer::toString).collect(Collectors.joining()) +
                " " +
                IntStream.of(1, 2)
                    .mapToLong(x -> x * 10_000_000_000L)
                    .sum() +
                " " +
                IntStream.of(1, 2)
                    .mapToDouble(x -> x / 2.0)
                    .sum() +
                " " +
                LongStream.of(1, 2)
                    .mapToInt(x -> (int) x + 1)
                    .sum() +
                " " +
                LongStream.of(5).asDoubleStream().sum() +
                " " +
                DoubleStream.of(2.9)
                    .mapToInt(x -> (int) x)
                    .sum() +
                DoubleStream.of(2.9).mapToLong(Math::round).sum() +
                DoubleStream.of(1.5)
                    .mapToObj(x -> x)
                    .toList() +
                " " +
                LongStream.of(1)
                    .mapToDouble(x -> x)
                    .sum() +
                LongStream.of(7).mapToObj(Long::toHexString).toList()
        );
        System.out.println(
            IntStream.of(1, 2, 3).reduce((x, y) -> x * 10 + y) +
                " " +
                IntStream.of(1, 2, 3).reduce(9, (x, y) -> x * 10 + y) +
                " " +
                IntStream.of(1, 2, 3).collect(ArrayList::new, ArrayList::add, ArrayList::addAll) +
                " " +
                IntStream.concat(IntStream.of(1), IntStream.of(2)).boxed().toList() +
                " " +
                LongStream.concat(LongStream.of(1), LongStream.of(2)).sum() +
                DoubleStream.concat(DoubleStream.of(1), DoubleStream.of(2)).sum()
        );
        System.out.println(
            IntStream.iterate(1, x -> x * 2)
                .limit(8)
                .sum() +
                " " +
                IntStream.iterate(1, x -> x < 30, x -> x * 2).max() +
                " " +
                LongStream.iterate(1, x -> x + 1)
                    .takeWhile(x -> x < 5)
                    .sum() +
                " " +
                DoubleStream.generate(() -> 0.5)
                    .limit(3)
                    .sum() +
                " " +
                DoubleStream.iterate(1, x -> x / 2)
                    .limit(4)
                    .boxed()
                    .toList()
        );
        System.out.println(
            IntStream.of(1, 2, 3, 4)
                .filter(x -> x % 2 == 0)
                .allMatch(x -> x > 1) +
                " " +
                IntStream.of(1).noneMatch(x -> x > 1) +
                LongStream.of(1).anyMatch(x -> x > 1) +
                DoubleStream.of(1).allMatch(x -> x > 1) +
                " " +
                IntStream.of(4, 5).findFirst() +
                LongStream.of(4, 5).findAny() +
                DoubleStream.empty().findFirst() +
                " " +
                "h\ud83d\ude00i".chars().count() +
                "h\ud83d\ude00i".codePoints().mapToObj(Integer::toHexString).toList()
        );
        System.out.println(
            outcome(() -> IntStream.of(1, 2).iterator().next()) +
                outcome(() -> LongStream.of(3).iterator().nextLong()) +
                outcome(() -> DoubleStream.of().iterator().next()) +
                " " +
                outcome(() ->
                    IntStream.of(5, 4)
                        .boxed()
                        .sorted()
                        .map(Object::toString)
                        .toArray(String[]::new)
                )
        );
    }

    static String flags(Spliterator<?> s) {
        StringJoiner j = new StringJoiner("|");
        for (String[] each : new String[][] {
            { "ORDERED", "16" },
            { "DISTINCT", "1" },
            { "SORTED", "4" },
            { "SIZED", "64" },
            { "NONNULL", "256" },
            { "IMMUTABLE", "1024" },
            { "CONCURRENT", "4096" },
            { "SUBSIZED", "16384" }
        })
            if (s.hasCharacteristics(Integer.parseInt(each[1]))) j.add(each[0]);
        return j + "/" + s.estimateSize() + "/" + s.getExactSizeIfKnown();
    }

    static void spliterators() {
        System.out.println(
            flags(List.of(1, 2).spliterator()) +
                " " +
                flags(new ArrayList<>(List.of(1)).spliterator()) +
                " " +
                flags(new HashSet<>(List.of(1, 2)).spliterator()) +
                " " +
                flags(new HashMap<>(Map.of(1, 2)).values().spliterator()) +
                " " +
                flags(new LinkedHashMap<>(Map.of(1, 2)).entrySet().spliterator()) +
                " " +
                flags(new ArrayDeque<>(List.of(1)).spliterator()) +
                " " +
                flags(new LinkedList<>(List.of(1)).spliterator()) +
                " " +
                flags(new PriorityQueue<>(List.of(1)).spliterator())
        );
        System.out.println(
            flags(Arrays.spliterator(new int[3])) +
                " " +
                flags(IntStream.range(0, 9).spliterator()) +
                " " +
                flags(Spliterators.emptySpliterator()) +
                " " +
                flags(
                    Spliterators.spliteratorUnknownSize(List.of(1).iterator(), Spliterator.ORDERED)
                ) +
                " " +
                flags(Spliterators.spliterator(List.of(1, 2).iterator(), 2, 0)) +
                " " +
                flags(Stream.of(1).spliterator()) +
                " " +
                flags(Stream.of(1, 2).spliterator())
        );
        Spliterator<Integer> s = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8)).spliterator(),
            t = s.trySplit(),
            u = t.trySplit();
        StringBuilder b = new StringBuilder();
        u.forEachRemaining(b::append);
        t.tryAdvance(b::append);
        t.forEachRemaining(b::append);
        s.forEachRemaining(b::append);
        System.out.println(
            b + " " + s.tryAdvance(b::append) + " " + s.trySplit() + " " + s.estimateSize()
        );
        Spliterator<Integer> mapped = Stream.of(1, 2, 3)
            .map(x -> x * 2)
            .spliterator();
        System.out.println(mapped.estimateSize() + " " + mapped.tryAdvance(b::append) + " " + b);
        System.out.println(
            StreamSupport.stream(List.of(3, 4).spliterator(), false)
                .map(x -> x + 1)
                .toList() +
                " " +
                StreamSupport.stream(
                    () -> List.of(5).spliterator(),
                    Spliterator.SIZED,
                    false
                ).toList() +
                " " +
                StreamSupport.intStream(Arrays.spliterator(new int[] { 1, 2 }), true).sum() +
                " " +
                StreamSupport.longStream(Arrays.spliterator(new long[] { 1, 2 }), false).sum() +
                " " +
                StreamSupport.doubleStream(Arrays.spliterator(new double[] { 1, 2 }), false).sum()
        );
        Iterator<Integer> it = Spliterators.iterator(List.of(1, 2).spliterator());
        System.out.println(it.next() + it.next() + " " + it.hasNext() + " " + outcome(it::next));
    }

    static void collectors() {
        List<String> words = List.of("apple", "bob", "cat", "apple", "dog", "elephant");
        System.out.println(
            words.stream().collect(Collectors.toSet()).size() +
                " " +
                words.stream().collect(Collectors.toCollection(TreeSet::new)) +
                " " +
                words.stream().collect(Collectors.joining("|", "<", ">")) +
                Stream.<String>empty().collect(Collectors.joining(",", "<", ">")) +
                words.stream().collect(Collectors.joining())
        );
        System.out.println(
            words.stream().collect(Collectors.groupingBy(String::length)) +
                " " +
                words
                    .stream()
                    .collect(Collectors.groupingBy(String::length, Collectors.counting())) +
                " " +
                words
                    .stream()
                    .collect(
                        Collectors.groupingBy(
                            w -> w.charAt(0),
                            TreeMap::new,
                            Collectors.mapping(String::toUpperCase, Collectors.toSet())
                        )
                    ) +
                " " +
                new TreeMap<>(
                    words
                        .stream()
                        .collect(
                            Collectors.groupingByConcurrent(String::length, Collectors.counting())
                        )
                )
        );
        System.out.println(
            words.stream().collect(Collectors.partitioningBy(w -> w.length() > 3)) +
                " " +
                words
                    .stream()
                    .collect(Collectors.partitioningBy(w -> w.isEmpty(), Collectors.counting())) +
                " " +
                words
                    .stream()
                    .distinct()
                    .collect(Collectors.toMap(w -> w, String::length)) +
                " " +
                outcome(() -> words.stream().collect(Collectors.toMap(w -> w, String::length))) +
                " " +
                words
                    .stream()
                    .collect(
                        Collectors.toMap(
                            w -> w.length(),
                            w -> w,
                            (x, y) -> x + y,
                            LinkedHashMap::new
                        )
                    ) +
                " " +
                words
                    .stream()
                    .distinct()
                    .collect(Collectors.toConcurrentMap(w -> w, String::length))
                    .size()
        );
        System.out.println(
            words.stream().collect(Collectors.counting()) +
                " " +
                words.stream().collect(Collectors.summingInt(String::length)) +
                words.stream().collect(Collectors.summingLong(String::length)) +
                words.stream().collect(Collectors.summingDouble(String::length)) +
                " " +
                words.stream().collect(Collectors.averagingInt(String::length)) +
                words.stream().collect(Collectors.averagingLong(String::length)) +
                words.stream().collect(Collectors.averagingDouble(String::length)) +
                Stream.<String>empty().collect(Collectors.averagingInt(String::length))
        );
        System.out.println(
            words.stream().collect(Collectors.minBy(Comparator.comparing(String::length))) +
                " " +
                words.stream().collect(Collectors.maxBy(Comparator.comparing(String::length))) +
                " " +
                words.stream().map(String::length).collect(Collectors.reducing(Integer::sum)) +
                words.stream().map(String::length).collect(Collectors.reducing(1, Integer::sum)) +
                words.stream().collect(Collectors.reducing(0, String::length, Integer::max))
        );
        System.out.println(
            words.stream().collect(Collectors.summarizingInt(String::length)) +
                " " +
                words.stream().collect(Collectors.summarizingDouble(String::length)) +
                " " +
                words.stream().collect(Collectors.summarizingLong(String::length))
        );
        System.out.println(
            words.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) +
                " " +
                words
                    .stream()
                    .collect(Collectors.filtering(w -> w.length() == 3, Collectors.toList())) +
                " " +
                words.stream().collect(
                    Collectors.flatMapping(
                        w ->
                            w
                                .chars()
                                .mapToObj(c -> (char) c)
                                .limit(1),
                        Collectors.toList()
                    )
                ) +
                " " +
                words
                    .stream()
                    .collect(
                        Collectors.teeing(
                            Collectors.counting(),
                            Collectors.joining(),
                            (n, s) -> n + s.length()
                        )
                    )
        );
        System.out.println(
            outcome(() -> words.stream().collect(Collectors.toUnmodifiableMap(w -> w, w -> 1))) +
                " " +
                outcome(() ->
                    words
                        .stream()
                        .collect(
                            Collectors.toUnmodifiableMap(w -> w.length(), w -> 1, Integer::sum)
                        )
                        .get(3)
                ) +
                " " +
                outcome(() -> words.stream().collect(Collectors.toUnmodifiableSet()).add("x")) +
                " " +
                outcome(() -> words.stream().collect(Collectors.groupingBy(w -> null)))
        );
        Collector<String, StringBuilder, Integer> own = Collector.of(
            StringBuilder::new,
            StringBuilder::append,
            StringBuilder::append,
            StringBuilder::length,
            Collector.Characteristics.UNORDERED
        );
        System.out.println(
            words.stream().collect(own) +
                " " +
                own.characteristics() +
                " " +
                Collectors.toList().characteristics() +
                " " +
                Collectors.toSet().characteristics().size() +
                " " +
                words.parallelStream().collect(own)
        );
        System.out.println(
            words
                .stream()
                .sorted(
                    Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())
                )
                .toList() +
                " " +
                words
                    .stream()
                    .sorted(Comparator.nullsFirst(Comparator.naturalOrder()))
                    .limit(2)
                    .toList()
        );
    }

    public static void main(String[] args) {
        laziness();
        misuse();
        primitives();
        spliterators();
        collectors();
    }
}
