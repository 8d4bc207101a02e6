// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * Generic code over Boolean: bridges, casts at uses, pollution found late, arrays of erased types,
 * wildcards, recursive bounds.
 */
public class BooleanArguments {

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

    static class Cell implements Node<Boolean>, Comparable<Cell> {

        Boolean v = true;

        public Boolean val() {
            return v;
        }

        public void put(Boolean x) {
            v = x;
        }

        public int compareTo(Cell o) {
            return v.compareTo(o.v);
        }
    }

    static class Prim implements Supplier<Boolean>, UnaryOperator<Boolean> {

        public Boolean get() {
            return false;
        }

        public Boolean apply(Boolean x) {
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

    static class Der extends Base<Object, Boolean> {

        Boolean mix(Boolean q) {
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

    static void add(List<? super Boolean> l) {
        l.add(true);
    }

    static boolean un(Boolean x) {
        return x;
    }

    static <E> E first(Iterable<? extends E> i) {
        return i.iterator().next();
    }

    static int over(List<?> l) {
        return 1;
    }

    static int over(boolean x) {
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
        Node<Boolean> node = cell;
        Node raw = cell;
        Prim prim = new Prim();
        Der der = new Der();
        Base<Object, Boolean> base = der;
        Base rawBase = der;
        List<Boolean> list = new ArrayList<>(List.of(true, false));
        List rawList = list;
        Object ob = true;
        t("swap", () -> node.swap(false));
        t("val", () -> cell.val());
        t("raw put", () -> {
            raw.put(true);
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
        t("apply", () -> ((Function) prim).apply(true));
        t("bad apply", () -> ((Function) prim).apply("x"));
        t("null apply", () -> ((Function) prim).apply(null));
        t("mix", () -> base.mix(false));
        t("twice", () -> base.twice(true));
        t("raw mix", () -> rawBase.mix("x"));
        t("base x", () -> base.x);
        t("base y", () -> {
            rawBase.y = true;
            return der.y;
        });
        t("pollute", () -> {
            rawBase.x = "fine";
            return base.x;
        });
        t("id", () -> id(true));
        t("id box", () -> id(list.get(1)));
        t("max", () -> max(list));
        t("array", () -> mk(true, false).getClass().getSimpleName());
        t("erased array", () -> mk2(true, false).length);
        t("erased use", () -> {
            Boolean[] x = mk2(true, false);
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
            for (Boolean x : list) n++;
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
            boolean x = first(list);
            return x;
        });
        t("as", () -> new Wrap<>(true).<Boolean>as());
        t("as bad", () -> {
            String x = new Wrap<>(true).as();
            return x;
        });
        t("as object", () -> new Wrap<>(true).<Object>as());
        t("less", () -> new Wrap<>(true).less(false));
        t("wrap array", () -> new Wrap<>(true).arr(true, false).length);
        t("raw wrap", () -> ((Wrap) new Wrap<>(true)).less("x"));
        t("over", () -> over(list) * 1000 + over(true) * 100 + over(ob) * 10 + over(true, false));
        t("map", () -> {
            Map<Boolean, List<? extends Boolean>> m = new TreeMap<>();
            m.put(true, list);
            m.put(true, List.of(false));
            boolean x = m.get(true).get(0);
            return x;
        });
        t("ternary", () -> {
            boolean x = args.length == 0 ? list.get(0) : id(false);
            return x;
        });
        t("function", () -> {
            Function<Boolean, Function<Boolean, Boolean>> f = x -> y -> x.compareTo(y) > 0 ? x : y;
            return f.apply(true).apply(false);
        });
        t("bounded", () -> {
            Wrap<? extends Comparable<?>> w = new Wrap<>(false);
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
