// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * Lambdas in generic code: wildcards, intersection bounds, currying, varargs of functions, streams.
 */
public class Generic {

    static <A, B, C> Function<A, C> compose(
        Function<? super A, ? extends B> f,
        Function<? super B, ? extends C> g
    ) {
        return x -> g.apply(f.apply(x));
    }

    static <T extends Comparable<? super T> & java.io.Serializable> Optional<T> max(
        Collection<T> c
    ) {
        return c.stream().reduce((a, b) -> a.compareTo(b) > 0 ? a : b);
    }

    @SafeVarargs
    static <T> T chain(T start, UnaryOperator<T>... ops) {
        for (UnaryOperator<T> op : ops) {
            start = op.apply(start);
        }
        return start;
    }

    static <T> Function<T, Function<T, Boolean>> curried(BiPredicate<T, T> p) {
        return a -> b -> p.test(a, b);
    }

    static <T> void swap(List<T> l, int i, int j) {
        BiConsumer<Integer, T> put = l::set;
        T x = l.get(i);
        put.accept(i, l.get(j));
        put.accept(j, x);
    }

    public static void main(String[] args) {
        System.out.println(compose((String s) -> s.length(), x -> x * x).apply("four"));
        System.out.println(max(List.of(3, 9, 4)).get() + " " + max(List.of("p", "q")).get());
        System.out.println(chain(1, x -> x + 1, x -> x * 10, Math::negateExact));
        System.out.println(
            curried(String::equals).apply("a").apply("a") +
                " " +
                curried(Object::equals).apply(1).apply("a")
        );
        List<String> l = new ArrayList<>(List.of("a", "b", "c"));
        swap(l, 0, 2);
        System.out.println(l);
        Map<Boolean, List<Integer>> parts = IntStream.range(0, 10)
            .boxed()
            .collect(Collectors.partitioningBy(x -> x % 3 == 0));
        System.out.println(parts);
        System.out.println(
            Stream.of("x", "yy", "zzz").collect(
                Collectors.toMap(
                    x -> x,
                    x -> x.length(),
                    (a, b) -> a,
                    () -> new TreeMap<String, Integer>()
                )
            )
        );
        Supplier<Supplier<? extends Number>> s = () -> () -> 4;
        System.out.println(s.get().get().doubleValue());
        Comparator<Map.Entry<String, Integer>> byValue = Map.Entry.<
            String,
            Integer
        >comparingByValue()
            .reversed()
            .thenComparing(Map.Entry.comparingByKey());
        System.out.println(
            Stream.of(Map.entry("a", 1), Map.entry("b", 2), Map.entry("c", 1))
                .sorted(byValue)
                .map(Object::toString)
                .collect(Collectors.joining(";"))
        );
    }
}
