/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.function.*;

/** java.util.function: what the interfaces implement themselves. */
public class Functions {

    static String outcome(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1,
            twice = x -> x * 2;
        System.out.println(
            inc.andThen(twice).apply(5) +
                " " +
                inc.compose(twice).apply(5) +
                " " +
                Function.<String>identity().apply("same")
        );
        BiFunction<Integer, Integer, Integer> sub = (x, y) -> x - y;
        System.out.println(
            sub.andThen(twice).apply(9, 2) +
                " " +
                UnaryOperator.<Integer>identity().apply(3) +
                " " +
                BinaryOperator.<Integer>minBy(Comparator.naturalOrder()).apply(3, 2) +
                BinaryOperator.<Integer>maxBy(Comparator.naturalOrder()).apply(3, 2)
        );
        Predicate<String> empty = String::isEmpty,
            longer = s -> s.length() > 3;
        System.out.println(
            empty.negate().test("") +
                " " +
                empty.or(longer).test("long") +
                " " +
                empty.and(longer).test("") +
                " " +
                Predicate.not(empty).test("x") +
                " " +
                Predicate.isEqual(null).test(null) +
                Predicate.isEqual("a").test("b")
        );
        BiPredicate<Integer, Integer> less = (x, y) -> x < y;
        System.out.println(
            less.negate().test(1, 2) +
                " " +
                less.or((x, y) -> x == 5).test(5, 1) +
                " " +
                less.and((x, y) -> y > 10).test(1, 2)
        );
        StringBuilder b = new StringBuilder();
        Consumer<String> c = b::append;
        c.andThen(s -> b.append(s.length())).accept("ab");
        BiConsumer<String, Integer> bc = (s, n) -> b.append(s).append(n);
        bc.andThen((s, n) -> b.append(n).append(s)).accept("q", 7);
        ((IntConsumer) b::append).andThen(x -> b.append('i')).accept(1);
        ((LongConsumer) b::append).andThen(x -> b.append('l')).accept(2);
        ((DoubleConsumer) b::append).andThen(x -> b.append('d')).accept(3);
        System.out.println(b);
        IntPredicate odd = x -> x % 2 != 0;
        LongPredicate big = x -> x > 1L << 40;
        DoublePredicate nan = Double::isNaN;
        System.out.println(
            odd.negate().test(3) +
                " " +
                odd.and(x -> x > 5).test(7) +
                odd.or(x -> x == 2).test(2) +
                " " +
                big.negate().test(1) +
                big.and(x -> true).test(1L << 41) +
                big.or(x -> false).test(0) +
                " " +
                nan.negate().test(1) +
                nan.and(x -> true).test(0 / 0.0) +
                nan.or(x -> x == 0).test(-0.0)
        );
        System.out.println(
            ((IntUnaryOperator) x -> x + 1).andThen(x -> x * 10).applyAsInt(1) +
                " " +
                ((IntUnaryOperator) x -> x + 1).compose(x -> x * 10).applyAsInt(1) +
                " " +
                IntUnaryOperator.identity().applyAsInt(4) +
                " " +
                ((LongUnaryOperator) x -> x + 1).andThen(x -> x * 10).applyAsLong(1) +
                " " +
                ((LongUnaryOperator) x -> x + 1).compose(x -> x * 10).applyAsLong(1) +
                LongUnaryOperator.identity().applyAsLong(4) +
                " " +
                ((DoubleUnaryOperator) x -> x + 1).andThen(x -> x * 10).applyAsDouble(1) +
                " " +
                ((DoubleUnaryOperator) x -> x + 1).compose(x -> x * 10).applyAsDouble(1) +
                DoubleUnaryOperator.identity().applyAsDouble(4)
        );
        System.out.println(
            outcome(() -> inc.andThen(null)) +
                outcome(() -> inc.compose(null)) +
                outcome(() -> empty.and(null)) +
                outcome(() -> empty.or(null)) +
                outcome(() -> Predicate.not(null)) +
                outcome(() -> c.andThen(null)) +
                outcome(() -> BinaryOperator.minBy(null)) +
                outcome(() -> odd.and(null))
        );
    }
}
