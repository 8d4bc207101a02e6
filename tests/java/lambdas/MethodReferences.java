// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * References to static, bound, unbound, super, constructor, array, varargs, boxing, overloaded
 * methods.
 */
public class MethodReferences {

    record R(int n) {}

    static String var(Integer... x) {
        return "var" + x.length;
    }

    static Runnable next(int[] c) {
        c[0]++;
        return () -> c[0] += 10;
    }

    interface Callable2<T> {
        T call(char[] c);
    }

    static class Base {

        String hi() {
            return "base";
        }
    }

    static class Sub extends Base {

        String hi() {
            return "sub";
        }

        String test() {
            Supplier<String> a = super::hi,
                b = this::hi;
            return a.get() + b.get();
        }
    }

    static class Inner0 {

        private int get() {
            return 6;
        }
    }

    class In {

        int v = 11;
    }

    Supplier<In> make() {
        return In::new;
    }

    public static void main(String[] args) throws Exception {
        Function<String, Integer> parse = Integer::parseInt;
        System.out.println(parse.apply("12"));
        String s = "abc";
        Supplier<Integer> len = s::length;
        System.out.println(len.get());
        Function<String, String> up = String::toUpperCase;
        System.out.println(up.apply("x"));
        BiFunction<String, String, Boolean> eq = String::equals;
        System.out.println(eq.apply("a", "a"));
        Supplier<List<String>> mk = ArrayList::new;
        System.out.println(mk.get());
        IntFunction<int[]> arr = int[]::new;
        System.out.println(arr.apply(3).length);
        Function<Integer, String[][]> arr2 = String[][]::new;
        System.out.println(arr2.apply(2).length);
        Function<Integer, R> rec = R::new;
        System.out.println(rec.apply(5));
        IntBinaryOperator mx = Math::max;
        System.out.println(mx.applyAsInt(3, 9));
        ToLongFunction<Integer> wide = Integer::longValue;
        System.out.println(wide.applyAsLong(7));
        LongSupplier ls = Integer.valueOf(8)::intValue;
        System.out.println(ls.getAsLong());
        Function<Object, String> ts = Object::toString;
        System.out.println(ts.apply(1.5));
        Supplier<String> vs = MethodReferences::var;
        System.out.println(vs.get());
        Function<Integer, String> v1 = MethodReferences::var;
        System.out.println(v1.apply(4));
        BiFunction<Integer, Integer, String> v2 = MethodReferences::var;
        System.out.println(v2.apply(4, 5));
        System.out.println(new Sub().test());
        int[] calls = { 0 };
        Supplier<Runnable> bound = () -> next(calls)::run;
        Runnable r = bound.get();
        r.run();
        r.run();
        System.out.println(calls[0]);
        try {
            String nul = null;
            Supplier<Integer> q = nul::length;
            System.out.println("made");
        } catch (NullPointerException e) {
            System.out.println("receiver checked early");
        }
        Consumer<Object> print = System.out::println;
        print.accept("printed");
        Comparator<String> c = String::compareTo;
        System.out.println(c.compare("a", "b"));
        Callable2<String> cc = String::valueOf;
        System.out.println(cc.call(new char[] { 'h', 'i' }));
        Function<Inner0, Integer> g = Inner0::get;
        System.out.println(g.apply(new Inner0()));
        Supplier<MethodReferences.In> inner = new MethodReferences().make();
        System.out.println(inner.get().v);
        ToIntBiFunction<Integer, Integer> cmp = Integer::compareTo;
        System.out.println(cmp.applyAsInt(1, 2));
        Runnable ignore = "x"::length;
        ignore.run();
        Function<Integer, Object> box = Integer::valueOf;
        System.out.println(box.apply(3));
        List.of(3, 1, 2)
            .stream()
            .sorted(Comparator.comparing(Integer::intValue).reversed())
            .map(String::valueOf)
            .forEach(System.out::print);
        System.out.println("");
    }
}
