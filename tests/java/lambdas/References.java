// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/** Method references of every kind. */
public class References {

    final String name;

    References(String name) {
        this.name = name;
    }

    References() {
        this("default");
    }

    References(int a, long b) {
        this(a + "," + b);
    }

    String instance(int x) {
        return name + x;
    }

    static String fixed(int x) {
        return "fixed" + x;
    }

    static int count(Object... all) {
        return all.length;
    }

    static <T extends Comparable<T>> T larger(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    class Inner {

        final String text;

        Inner(String t) {
            text = name + ":" + t;
        }
    }

    interface Three {
        int of(String a, Object b, Integer c);
    }

    interface MakeTwo {
        References make(int a, long b);
    }

    Function<String, Inner> inner() {
        return Inner::new;
    }

    static class Sub extends References {

        Sub() {
            super("sub");
        }

        String instance(int x) {
            return "Sub" + x;
        }

        IntFunction<String> viaSuper() {
            return super::instance;
        }

        IntFunction<String> viaThis() {
            return this::instance;
        }
    }

    public static void main(String[] args) {
        IntFunction<String> bound = new References("b")::instance;
        IntFunction<String> fixed = References::fixed;
        BiFunction<References, Integer, String> unbound = References::instance;
        Supplier<References> make = References::new;
        Function<String, References> make1 = References::new;
        MakeTwo make2 = References::new;
        IntFunction<int[]> array = int[]::new;
        Function<Integer, String[][]> array2 = String[][]::new;
        Three varargs = References::count;
        Supplier<Integer> none = References::count;
        BinaryOperator<String> larger = References::larger;
        System.out.println(
            bound.apply(1) + " " + fixed.apply(2) + " " + unbound.apply(new Sub(), 3)
        );
        System.out.println(
            make.get().name + " " + make1.apply("one").name + " " + make2.make(1, 2).name
        );
        System.out.println(array.apply(3).length + " " + array2.apply(2).getClass().getName());
        System.out.println(
            varargs.of("a", "b", 3) + " " + none.get() + " " + larger.apply("x", "y")
        );
        System.out.println(new References("outer").inner().apply("in").text);
        System.out.println(new Sub().viaSuper().apply(5) + " " + new Sub().viaThis().apply(5));
        Function<Object, String> str = Object::toString;
        ToIntFunction<List<?>> size = List::size;
        Function<int[], Object> clone = int[]::clone;
        System.out.println(
            str.apply(5) +
                " " +
                size.applyAsInt(List.of(1, 2)) +
                " " +
                ((int[]) clone.apply(new int[] { 4 }))[0]
        );
        Comparator<String> c = String::compareToIgnoreCase;
        System.out.println(c.compare("A", "a") + " " + c.reversed().compare("a", "b"));
        Consumer<Object> println = System.out::println;
        println.accept("printed");
        Probe.show("null receiver", () -> {
            References r = null;
            IntFunction<String> f = r::instance;
            return "not reached";
        });
        Runnable ignored = new ArrayList<>(List.of(1))::size;
        ignored.run();
        Function<String, Integer> parse = Integer::parseInt;
        Probe.show("thrown", () -> parse.apply("x"));
        Callable3 callable = References::thrower;
        Probe.show("checked", () -> {
            callable.call();
            return 0;
        });
    }

    interface Callable3 {
        void call() throws Exception;
    }

    static void thrower() throws Exception {
        throw new java.io.IOException("checked");
    }
}
