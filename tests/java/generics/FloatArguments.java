// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * Generic code over Float: bridges, casts at uses, pollution found late, arrays of erased types,
 * wildcards, recursive bounds.
 */
public class FloatArguments {

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

    static class Cell implements Node<Float>, Comparable<Cell> {

        Float v = 1.5f;

        public Float val() {
            return v;
        }

        public void put(Float x) {
            v = x;
        }

        public int compareTo(Cell o) {
            return v.compareTo(o.v);
        }
    }

    static class Prim implements Supplier<Float>, UnaryOperator<Float> {

        public Float get() {
            return -0.0f;
        }

        public Float apply(Float x) {
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

    static class Der extends Base<Object, Float> {

        Float mix(Float q) {
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

    static void add(List<? super Float> l) {
        l.add(Float.MAX_VALUE);
    }

    static float un(Float x) {
        return x;
    }

    static <E> E first(Iterable<? extends E> i) {
        return i.iterator().next();
    }

    static int over(List<?> l) {
        return 1;
    }

    static int over(float x) {
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
        Node<Float> node = cell;
        Node raw = cell;
        Prim prim = new Prim();
        Der der = new Der();
        Base<Object, Float> base = der;
        Base rawBase = der;
        List<Float> list = new ArrayList<>(List.of(1.5f, -0.0f));
        List rawList = list;
        Object ob = Float.MAX_VALUE;
        t("swap", () -> node.swap(-0.0f));
        t("val", () -> cell.val());
        t("raw put", () -> {
            raw.put(Float.MAX_VALUE);
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
        t("apply", () -> ((Function) prim).apply(1.5f));
        t("bad apply", () -> ((Function) prim).apply("x"));
        t("null apply", () -> ((Function) prim).apply(null));
        t("mix", () -> base.mix(-0.0f));
        t("twice", () -> base.twice(Float.MAX_VALUE));
        t("raw mix", () -> rawBase.mix("x"));
        t("base x", () -> base.x);
        t("base y", () -> {
            rawBase.y = 1.5f;
            return der.y;
        });
        t("pollute", () -> {
            rawBase.x = "fine";
            return base.x;
        });
        t("id", () -> id(1.5f));
        t("id box", () -> id(list.get(1)));
        t("max", () -> max(list));
        t("array", () -> mk(1.5f, -0.0f).getClass().getSimpleName());
        t("erased array", () -> mk2(1.5f, -0.0f).length);
        t("erased use", () -> {
            Float[] x = mk2(1.5f, -0.0f);
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
            for (Float x : list) n++;
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
            float x = first(list);
            return x;
        });
        t("as", () -> new Wrap<>(1.5f).<Float>as());
        t("as bad", () -> {
            String x = new Wrap<>(1.5f).as();
            return x;
        });
        t("as object", () -> new Wrap<>(1.5f).<Object>as());
        t("less", () -> new Wrap<>(1.5f).less(-0.0f));
        t("wrap array", () -> new Wrap<>(1.5f).arr(1.5f, -0.0f).length);
        t("raw wrap", () -> ((Wrap) new Wrap<>(1.5f)).less("x"));
        t("over", () -> over(list) * 1000 + over(1.5f) * 100 + over(ob) * 10 + over(1.5f, -0.0f));
        t("map", () -> {
            Map<Float, List<? extends Float>> m = new TreeMap<>();
            m.put(1.5f, list);
            m.put(Float.MAX_VALUE, List.of(-0.0f));
            float x = m.get(Float.MAX_VALUE).get(0);
            return x;
        });
        t("ternary", () -> {
            float x = args.length == 0 ? list.get(0) : id(-0.0f);
            return x;
        });
        t("function", () -> {
            Function<Float, Function<Float, Float>> f = x -> y -> x.compareTo(y) > 0 ? x : y;
            return f.apply(1.5f).apply(-0.0f);
        });
        t("bounded", () -> {
            Wrap<? extends Comparable<?>> w = new Wrap<>(-0.0f);
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
