// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * Generic code over Double: bridges, casts at uses, pollution found late, arrays of erased types,
 * wildcards, recursive bounds.
 */
public class DoubleArguments {

    static String s(Object o) {
        return o == null
            ? "null"
            : o.getClass().getSimpleName() + ":" + (o instanceof Character c ? (int) c : o);
    }

    interface Code {
        Object run() throws Throwable;
    }

    static void t(String n, Code c) {
        try {
            System.out.println(n + " " + s(c.run()));
        } catch (Throwable e) {
            System.out.println(n + " ! " + e.getClass().getSimpleName());
        }
    }

    interface Node<A> {
        A val();
        void put(A a);

        default A swap(A a) {
            A old = val();
            put(a);
            return old;
        }
    }

    static class Cell implements Node<Double>, Comparable<Cell> {

        Double v = 2.5;

        public Double val() {
            return v;
        }

        public void put(Double x) {
            v = x;
        }

        public int compareTo(Cell o) {
            return v.compareTo(o.v);
        }
    }

    static class Prim implements Supplier<Double>, UnaryOperator<Double> {

        public Double get() {
            return Double.NaN;
        }

        public Double apply(Double x) {
            return x;
        }
    }

    abstract static class Base<X, Y extends X> {

        X x;
        Y y;

        abstract X mix(Y y);

        X twice(Y y) {
            return mix(y);
        }
    }

    static class Der extends Base<Object, Double> {

        Double mix(Double q) {
            y = q;
            x = y;
            return y;
        }
    }

    static class Wrap<W extends Comparable<? super W>> {

        W w;

        Wrap(W w) {
            this.w = w;
        }

        boolean less(W o) {
            return w.compareTo(o) < 0;
        }

        <Q> Q as() {
            return (Q) w;
        }

        W[] arr(W... ws) {
            return ws;
        }
    }

    static <A> A id(A a) {
        return a;
    }

    static <A extends Comparable<A>> A max(List<? extends A> l) {
        A m = null;
        for (A x : l) if (m == null || x.compareTo(m) > 0) m = x;
        return m;
    }

    static <A> A[] mk(A... a) {
        return a;
    }

    static <A> A[] mk2(A x, A y) {
        return mk(x, y);
    }

    static void add(List<? super Double> l) {
        l.add(Double.MIN_VALUE);
    }

    static double un(Double x) {
        return x;
    }

    static <E> E first(Iterable<? extends E> i) {
        return i.iterator().next();
    }

    static int over(List<?> l) {
        return 1;
    }

    static int over(double x) {
        return 2;
    }

    static int over(Object x) {
        return 3;
    }

    static <A> int over(A... a) {
        return 4;
    }

    public static void main(String[] args) {
        Cell cell = new Cell();
        Node<Double> node = cell;
        Node raw = cell;
        Prim prim = new Prim();
        Der der = new Der();
        Base<Object, Double> base = der;
        Base rawBase = der;
        List<Double> list = new ArrayList<>(List.of(2.5, Double.NaN));
        List rawList = list;
        Object ob = Double.MIN_VALUE;
        t("swap", () -> node.swap(Double.NaN));
        t("val", () -> cell.val());
        t("raw put", () -> {
            raw.put(Double.MIN_VALUE);
            return raw.val();
        });
        t("bad put", () -> {
            raw.put("bad");
            return 0;
        });
        t("bad swap", () -> raw.swap(new Object()));
        t("kept", () -> cell.v);
        t("compare", () -> cell.compareTo(new Cell()) == 0);
        t("bad compare", () -> ((Comparable) cell).compareTo("x"));
        t("supplier", () -> ((Supplier) prim).get());
        t("apply", () -> ((Function) prim).apply(2.5));
        t("bad apply", () -> ((Function) prim).apply("x"));
        t("null apply", () -> ((Function) prim).apply(null));
        t("mix", () -> base.mix(Double.NaN));
        t("twice", () -> base.twice(Double.MIN_VALUE));
        t("raw mix", () -> rawBase.mix("x"));
        t("base x", () -> base.x);
        t("base y", () -> {
            rawBase.y = 2.5;
            return der.y;
        });
        t("pollute", () -> {
            rawBase.x = "fine";
            return base.x;
        });
        t("id", () -> id(2.5));
        t("id box", () -> id(list.get(1)));
        t("max", () -> max(list));
        t("array", () -> mk(2.5, Double.NaN).getClass().getSimpleName());
        t("erased array", () -> mk2(2.5, Double.NaN).length);
        t("erased use", () -> {
            Double[] x = mk2(2.5, Double.NaN);
            return x;
        });
        t("add", () -> {
            add(list);
            return list.get(2);
        });
        t("raw add", () -> {
            rawList.add("poison");
            return rawList.size();
        });
        t("poison object", () -> ((List<Object>) rawList).get(3));
        t("poison loop", () -> {
            int n = 0;
            for (Double x : list) n++;
            return n;
        });
        t("poison unbox", () -> un(list.get(3)));
        t("poison var", () -> {
            var x = list.get(3);
            return x;
        });
        t("poison string", () -> "" + rawList.get(3));
        t("poison cast", () -> (Object) list.get(3));
        t("remove", () -> {
            list.remove(3);
            return list.size();
        });
        t("first", () -> first(list));
        t("first prim", () -> {
            double x = first(list);
            return x;
        });
        t("as", () -> new Wrap<>(2.5).<Double>as());
        t("as bad", () -> {
            String x = new Wrap<>(2.5).as();
            return x;
        });
        t("as object", () -> new Wrap<>(2.5).<Object>as());
        t("less", () -> new Wrap<>(2.5).less(Double.NaN));
        t("wrap array", () -> new Wrap<>(2.5).arr(2.5, Double.NaN).length);
        t("raw wrap", () -> ((Wrap) new Wrap<>(2.5)).less("x"));
        t(
            "over",
            () -> over(list) * 1000 + over(2.5) * 100 + over(ob) * 10 + over(2.5, Double.NaN)
        );
        t("map", () -> {
            Map<Double, List<? extends Double>> m = new TreeMap<>();
            m.put(2.5, list);
            m.put(Double.MIN_VALUE, List.of(Double.NaN));
            double x = m.get(Double.MIN_VALUE).get(0);
            return x;
        });
        t("ternary", () -> {
            double x = args.length == 0 ? list.get(0) : id(Double.NaN);
            return x;
        });
        t("function", () -> {
            Function<Double, Function<Double, Double>> f = x -> y -> x.compareTo(y) > 0 ? x : y;
            return f.apply(2.5).apply(Double.NaN);
        });
        t("bounded", () -> {
            Wrap<? extends Comparable<?>> w = new Wrap<>(Double.NaN);
            return w.w;
        });
        t("capture", () -> {
            List<?> q = list;
            return q.get(0);
        });
        StringBuilder s = new StringBuilder();
        for (Class<?> k : new Class<?>[] { Cell.class, Prim.class, Der.class }) {
            List<String> names = new ArrayList<>();
            for (var m : k.getDeclaredMethods())
                names.add(
                    m.getName() +
                        (m.isBridge() ? "~" : "") +
                        (m.isSynthetic() ? "*" : "") +
                        m.getReturnType().getSimpleName() +
                        m.getParameterCount()
                );
            Collections.sort(names);
            s.append(names);
        }
        System.out.println(s);
    }
}
