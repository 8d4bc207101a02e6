/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;

/** What collectors say of themselves, and what parallel streams make of it. */
public class CollectorTraits {
    static void traits(String name, Collector<?, ?, ?> c) {
        System.out.println(name + " " + new TreeSet<>(c.characteristics()));
    }

    static Collector<Integer, List<Integer>, String> own(AtomicInteger made,
            AtomicInteger finished, Collector.Characteristics... all) {
        return Collector.of(() -> {
            made.incrementAndGet();
            return Collections.synchronizedList(new ArrayList<>());
        }, List::add, (a, b) -> {
            a.addAll(b);
            return a;
        }, l -> {
            finished.incrementAndGet();
            return l.size() + " " + new TreeSet<>(l).first();
        }, all);
    }

    static void shared(String name, Stream<Integer> s, boolean isOne,
            Collector.Characteristics... all) {
        AtomicInteger made = new AtomicInteger(), finished = new AtomicInteger();
        String got = s.collect(own(made, finished, all));
        System.out.println(name + ": " + got + ", finished " + finished
            + (isOne ? ", containers " + made : ""));
    }

    static Stream<Integer> numbers() { return IntStream.range(0, 20000).boxed(); }

    public static void main(String[] args) {
        Collector<Object, ?, List<Object>> list = Collectors.toList();
        Collector<Object, ?, Set<Object>> set = Collectors.toSet();
        Collector<Object, ?, Long> count = Collectors.counting();
        Function<Object, Object> same = Function.identity();
        traits("list", list);
        traits("unmodifiable list", Collectors.toUnmodifiableList());
        traits("set", set);
        traits("unmodifiable set", Collectors.toUnmodifiableSet());
        traits("collection", Collectors.toCollection(ArrayDeque::new));
        traits("joining", Collectors.joining());
        traits("mapping set", Collectors.mapping(same, set));
        traits("filtering set", Collectors.filtering(x -> true, set));
        traits("flat mapping list", Collectors.flatMapping(Stream::of, list));
        traits("and then, list", Collectors.collectingAndThen(list, List::size));
        traits("and then, set", Collectors.collectingAndThen(set, Set::size));
        traits("counting", count);
        traits("summing", Collectors.summingInt(x -> 1));
        traits("averaging", Collectors.averagingDouble(x -> 1));
        traits("summarizing", Collectors.summarizingLong(x -> 1));
        traits("reducing", Collectors.reducing((a, b) -> a));
        traits("min", Collectors.minBy((a, b) -> 0));
        traits("grouping", Collectors.groupingBy(same));
        traits("grouping, set", Collectors.groupingBy(same, set));
        traits("grouping, counting", Collectors.groupingBy(same, count));
        traits("grouping concurrently", Collectors.groupingByConcurrent(same));
        traits("grouping concurrently, counting", Collectors.groupingByConcurrent(same, count));
        traits("partitioning", Collectors.partitioningBy(x -> true));
        traits("partitioning, counting", Collectors.partitioningBy(x -> true, count));
        traits("map", Collectors.toMap(same, same));
        traits("map, merging", Collectors.toMap(same, same, (a, b) -> a));
        traits("unmodifiable map", Collectors.toUnmodifiableMap(same, same));
        traits("concurrent map", Collectors.toConcurrentMap(same, same));
        traits("concurrent map, merging", Collectors.toConcurrentMap(same, same, (a, b) -> a));
        traits("teeing", Collectors.teeing(list, set, (a, b) -> a));
        traits("teeing sets", Collectors.teeing(set, set, (a, b) -> a));

        Collector.Characteristics concurrent = Collector.Characteristics.CONCURRENT,
            unordered = Collector.Characteristics.UNORDERED;
        shared("sequential", numbers(), true, concurrent, unordered);
        shared("parallel, both", numbers().parallel(), true, concurrent, unordered);
        shared("parallel, concurrent", numbers().parallel(), false, concurrent);
        shared("parallel, unordered stream", numbers().unordered().parallel(), true, concurrent);
        shared("parallel, of a set", new HashSet<>(List.of(1, 2, 3)).parallelStream(), true,
            concurrent);
        shared("parallel, unordered", numbers().parallel(), false, unordered);
        shared("parallel, neither", numbers().parallel(), false);
        shared("parallel, filtered", numbers().parallel().filter(x -> x % 2 == 1), true,
            concurrent, unordered);

        for (int round = 0; round < 20; round++) {
            ConcurrentMap<Integer, List<Integer>> groups = numbers().parallel()
                .collect(Collectors.groupingByConcurrent(x -> x % 7));
            ConcurrentMap<Integer, Long> counts = numbers().parallel()
                .collect(Collectors.groupingByConcurrent(x -> x % 7, Collectors.counting()));
            ConcurrentMap<Integer, Integer> sums = numbers().parallel()
                .collect(Collectors.toConcurrentMap(x -> x % 7, x -> 1, Integer::sum));
            ConcurrentMap<Integer, ConcurrentMap<Integer, Long>> nested = numbers().parallel()
                .collect(Collectors.groupingByConcurrent(x -> x % 3,
                    Collectors.groupingByConcurrent(x -> x % 5, Collectors.counting())));
            for (int k = 0; k < 7; k++)
                if (groups.get(k).size() != counts.get(k) || sums.get(k) != groups.get(k).size()
                        || new HashSet<>(groups.get(k)).size() != groups.get(k).size())
                    throw new AssertionError(k + ": " + groups.get(k).size());
            long all = 0;
            for (Map<Integer, Long> m : nested.values()) for (long n : m.values()) all += n;
            if (all != 20000) throw new AssertionError(all);
        }
        Map<Boolean, List<Integer>> parts = numbers().parallel()
            .collect(Collectors.partitioningBy(x -> x % 3 == 0));
        System.out.println(parts.get(true).size() + " " + parts.get(false).get(1) + " "
            + parts.size());
        System.out.println(Stream.of(1, 2, 3).collect(Collectors.partitioningBy(x -> x > 1)));
        System.out.println(Stream.<Integer>empty().collect(Collectors.partitioningBy(x -> x > 1,
            Collectors.counting())));
        try {
            numbers().parallel().collect(Collectors.toConcurrentMap(x -> x % 7, x -> x));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage().contains("Duplicate key"));
        }
    }
}
