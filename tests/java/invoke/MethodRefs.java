/* SPDX-License-Identifier: MIT */
/*
 * Method references and lambdas of every kind: bound, unbound, constructors, arrays, varargs,
 * super, private, adapting boxes.
 */
import java.util.*; import java.util.function.*;

public class MethodRefs {

    interface Tri<A, B, C, R> {
        R go(A a, B b, C c);
    }

    interface Prim {
        long f(int a, byte b, char c);
    }

    interface Def {
        String m(String s);

        default Def twice() {
            return s -> m(m(s));
        }
    }

    interface G<T extends Comparable<T>> {
        T pick(T a, T b);
    }

    String tag = "T";

    MethodRefs() {}

    MethodRefs(String s) {
        tag = s;
    }

    private String priv(int x) {
        return tag + x;
    }

    static String va(Object... o) {
        return o.length + Arrays.toString(o);
    }

    protected String sup() {
        return "sup";
    }

    static long wide(long a, long b, long c) {
        return a * 100 + b * 10 + c;
    }

    static class Sub extends MethodRefs {

        protected String sup() {
            return "sub";
        }

        Supplier<String> s() {
            return super::sup;
        }

        Supplier<String> t() {
            return this::sup;
        }

        class In {

            Supplier<String> u() {
                return Sub.super::sup;
            }
        }
    }

    static <T> T id(T t) {
        return t;
    }

    static int n;

    static MethodRefs next() {
        n++;
        return new MethodRefs("n" + n);
    }

    public static void main(String[] args) throws Exception {
        Function<String, Integer> len = String::length;
        BiFunction<String, Integer, Character> at = String::charAt;
        Supplier<String> bound = "bound"::toUpperCase;
        Function<String, MethodRefs> ctor = MethodRefs::new;
        Supplier<MethodRefs> c0 = MethodRefs::new;
        IntFunction<int[]> arr = int[]::new;
        Function<Integer, String[][]> arr2 = String[][]::new;
        System.out.println(
            len.apply("four") +
                "" +
                at.apply("abc", 1) +
                bound.get() +
                ctor.apply("x").tag +
                c0.get().tag +
                arr.apply(3).length +
                arr2.apply(2).length
        );
        Function<Integer, String> p = new MethodRefs("P")::priv;
        BiFunction<MethodRefs, Integer, String> up = MethodRefs::priv;
        System.out.println(p.apply(1) + up.apply(new MethodRefs("U"), 2));
        Supplier<String> v0 = MethodRefs::va;
        Function<Object, String> v1 = MethodRefs::va;
        Tri<Integer, String, Double, String> v3 = MethodRefs::va;
        System.out.println(v0.get() + v1.apply("a") + v3.go(1, "b", 2.0));
        Prim pr = MethodRefs::wide;
        System.out.println(pr.f(1, (byte) 2, 'c'));
        Sub s = new Sub();
        System.out.println(s.s().get() + s.t().get() + s.new In().u().get());
        Supplier<String> once = next()::sup;
        once.get();
        once.get();
        System.out.println(n);
        MethodRefs nul = null;
        try {
            Supplier<String> x = nul::sup;
            System.out.println("no");
        } catch (NullPointerException e) {
            System.out.println("NPE at capture");
        }
        Function<Object, Object> ident = MethodRefs::id;
        ToIntFunction<Integer> unbox = Integer::intValue;
        IntFunction<Integer> box = Integer::valueOf;
        ToLongFunction<Integer> w = Integer::longValue;
        IntBinaryOperator mx = Math::max;
        Comparator<String> ci = String::compareToIgnoreCase;
        System.out.println(
            ident.apply("i") +
                "" +
                unbox.applyAsInt(5) +
                box.apply(6) +
                w.applyAsLong(7) +
                mx.applyAsInt(3, 9) +
                ci.compare("A", "a")
        );
        Def d = x -> x + "!";
        System.out.println(d.twice().twice().m("hi"));
        G<String> g = (a, b) -> a.compareTo(b) > 0 ? a : b;
        System.out.println(g.pick("p", "q"));
        byte b = 1;
        short sh = 2;
        char ch = 'c';
        long lg = 4;
        float fl = 5.5f;
        double db = 6.5;
        boolean z = true;
        Object ob = null;
        int[] ia = { 1 };
        Supplier<String> cap = () -> "" + b + sh + ch + lg + fl + db + z + ob + ia[0]++;
        System.out.println(cap.get() + cap.get());
        Runnable r1 = () -> {},
            r2 = () -> {};
        System.out.println(r1 == r2);
        Supplier<Runnable> sr = () -> () -> System.out.println("nested " + lg);
        sr.get().run();
        Runnable[] same = new Runnable[2];
        for (int i = 0; i < 2; i++) same[i] = () -> System.out.print("nc ");
        System.out.println(same[0] == same[1]);
        Function<Integer, Function<Integer, Function<Integer, Integer>>> cur = x -> y -> q ->
            x * 100 + y * 10 + q;
        System.out.println(cur.apply(1).apply(2).apply(3));
        BinaryOperator<Integer> fact[] = new BinaryOperator[1];
        fact[0] = (x, acc) -> x == 0 ? acc : fact[0].apply(x - 1, acc * x);
        System.out.println(fact[0].apply(10, 1));
        Runnable ser = (Runnable & java.io.Serializable) () -> System.out.println("serializable");
        ser.run();
        System.out.println(ser instanceof java.io.Serializable);
        Comparator<String> cmp = Comparator.comparing(String::length).thenComparing(
            Comparator.reverseOrder()
        );
        List<String> l = new ArrayList<>(List.of("bb", "a", "cc", "ddd", "b"));
        l.sort(cmp);
        System.out.println(l);
        Callable2<String> ex = () -> {
            throw new java.io.IOException("from lambda");
        };
        try {
            ex.call();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(
            r1.getClass().isSynthetic() +
                " " +
                r1.getClass().isHidden() +
                " " +
                r1.getClass().getSimpleName().contains("$$Lambda")
        );
        DoubleSupplier ds = () -> 1;
        IntToDoubleFunction itd = x -> x;
        ObjIntConsumer<List<Integer>> oic = List::add;
        List<Integer> li = new ArrayList<>();
        oic.accept(li, 5);
        System.out.println(ds.getAsDouble() + itd.applyAsDouble(3) + "" + li);
        Predicate<String> e = String::isEmpty;
        System.out.println(
            e
                .negate()
                .and(x -> x.length() < 3)
                .or(x -> x.equals("long one"))
                .test("long one")
        );
    }

    interface Callable2<V> {
        V call() throws java.io.IOException;
    }
}
