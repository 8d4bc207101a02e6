// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * Generic code over Integer: bridges, casts at uses, pollution found late, arrays of erased types,
 * wildcards, recursive bounds.
 */
public class IntArguments {

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

    static class Cell implements Node<Integer>, Comparable<Cell> {

        Integer v = 7;

        public Integer val() {
            return v;
        }

        public void put(Integer x) {
            v = x;
        }

        public int compareTo(Cell o) {
            return v.compareTo(o.v);
        }
    }

    static class Prim implements Supplier<Integer>, UnaryOperator<Integer> {

        public Integer get() {
            return Integer.MIN_VALUE;
        }

        public Integer apply(Integer x) {
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

    static class Der extends Base<Object, Integer> {

        Integer mix(Integer q) {
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

    static void add(List<? super Integer> l) {
        l.add(Integer.MAX_VALUE);
    }

    static int un(Integer x) {
        return x;
    }

    static <E> E first(Iterable<? extends E> i) {
        return i.iterator().next();
    }

    static int over(List<?> l) {
        return 1;
    }

    static int over(int x) {
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
        Node<Integer> node = cell;
        Node raw = cell;
        Prim prim = new Prim();
        Der der = new Der();
        Base<Object, Integer> base = der;
        Base rawBase = der;
        List<Integer> list = new ArrayList<>(List.of(7, Integer.MIN_VALUE));
        List rawList = list;
        Object ob = Integer.MAX_VALUE;
        t("swap", () -> node.swap(Integer.MIN_VALUE));
        t("val", () -> cell.val());
        t("raw put", () -> {
            raw.put(Integer.MAX_VALUE);
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
        t("apply", () -> ((Function) prim).apply(7));
        t("bad apply", () -> ((Function) prim).apply("x"));
        t("null apply", () -> ((Function) prim).apply(null));
        t("mix", () -> base.mix(Integer.MIN_VALUE));
        t("twice", () -> base.twice(Integer.MAX_VALUE));
        t("raw mix", () -> rawBase.mix("x"));
        t("base x", () -> base.x);
        t("base y", () -> {
            rawBase.y = 7;
            return der.y;
        });
        t("pollute", () -> {
            rawBase.x = "fine";
            return base.x;
        });
        t("id", () -> id(7));
        t("id box", () -> id(list.get(1)));
        t("max", () -> max(list));
        t("array", () -> mk(7, Integer.MIN_VALUE).getClass().getSimpleName());
        t("erased array", () -> mk2(7, Integer.MIN_VALUE).length);
        t("erased use", () -> {
            Integer[] x = mk2(7, Integer.MIN_VALUE);
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
            for (Integer x : list) n++;
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
            int x = first(list);
            return x;
        });
        t("as", () -> new Wrap<>(7).<Integer>as());
        t("as bad", () -> {
            String x = new Wrap<>(7).as();
            return x;
        });
        t("as object", () -> new Wrap<>(7).<Object>as());
        t("less", () -> new Wrap<>(7).less(Integer.MIN_VALUE));
        t("wrap array", () -> new Wrap<>(7).arr(7, Integer.MIN_VALUE).length);
        t("raw wrap", () -> ((Wrap) new Wrap<>(7)).less("x"));
        t(
            "over",
            () -> over(list) * 1000 + over(7) * 100 + over(ob) * 10 + over(7, Integer.MIN_VALUE)
        );
        t("map", () -> {
            Map<Integer, List<? extends Integer>> m = new TreeMap<>();
            m.put(7, list);
            m.put(Integer.MAX_VALUE, List.of(Integer.MIN_VALUE));
            int x = m.get(Integer.MAX_VALUE).get(0);
            return x;
        });
        t("ternary", () -> {
            int x = args.length == 0 ? list.get(0) : id(Integer.MIN_VALUE);
            return x;
        });
        t("function", () -> {
            Function<Integer, Function<Integer, Integer>> f = x -> y -> x.compareTo(y) > 0 ? x : y;
            return f.apply(7).apply(Integer.MIN_VALUE);
        });
        t("bounded", () -> {
            Wrap<? extends Comparable<?>> w = new Wrap<>(Integer.MIN_VALUE);
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
