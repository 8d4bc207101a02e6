// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * Generic code over Byte: bridges, casts at uses, pollution found late, arrays of erased types,
 * wildcards, recursive bounds.
 */
public class ByteArguments {

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

    static class Cell implements Node<Byte>, Comparable<Cell> {

        Byte v = (byte) 1;

        public Byte val() {
            return v;
        }

        public void put(Byte x) {
            v = x;
        }

        public int compareTo(Cell o) {
            return v.compareTo(o.v);
        }
    }

    static class Prim implements Supplier<Byte>, UnaryOperator<Byte> {

        public Byte get() {
            return (byte) -128;
        }

        public Byte apply(Byte x) {
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

    static class Der extends Base<Object, Byte> {

        Byte mix(Byte q) {
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

    static void add(List<? super Byte> l) {
        l.add((byte) 127);
    }

    static byte un(Byte x) {
        return x;
    }

    static <E> E first(Iterable<? extends E> i) {
        return i.iterator().next();
    }

    static int over(List<?> l) {
        return 1;
    }

    static int over(byte x) {
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
        Node<Byte> node = cell;
        Node raw = cell;
        Prim prim = new Prim();
        Der der = new Der();
        Base<Object, Byte> base = der;
        Base rawBase = der;
        List<Byte> list = new ArrayList<>(List.of((byte) 1, (byte) -128));
        List rawList = list;
        Object ob = (byte) 127;
        t("swap", () -> node.swap((byte) -128));
        t("val", () -> cell.val());
        t("raw put", () -> {
            raw.put((byte) 127);
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
        t("apply", () -> ((Function) prim).apply((byte) 1));
        t("bad apply", () -> ((Function) prim).apply("x"));
        t("null apply", () -> ((Function) prim).apply(null));
        t("mix", () -> base.mix((byte) -128));
        t("twice", () -> base.twice((byte) 127));
        t("raw mix", () -> rawBase.mix("x"));
        t("base x", () -> base.x);
        t("base y", () -> {
            rawBase.y = (byte) 1;
            return der.y;
        });
        t("pollute", () -> {
            rawBase.x = "fine";
            return base.x;
        });
        t("id", () -> id((byte) 1));
        t("id box", () -> id(list.get(1)));
        t("max", () -> max(list));
        t("array", () ->
            mk((byte) 1, (byte) -128)
                .getClass()
                .getSimpleName()
        );
        t("erased array", () -> mk2((byte) 1, (byte) -128).length);
        t("erased use", () -> {
            Byte[] x = mk2((byte) 1, (byte) -128);
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
            for (Byte x : list) n++;
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
            byte x = first(list);
            return x;
        });
        t("as", () -> new Wrap<>((byte) 1).<Byte>as());
        t("as bad", () -> {
            String x = new Wrap<>((byte) 1).as();
            return x;
        });
        t("as object", () -> new Wrap<>((byte) 1).<Object>as());
        t("less", () -> new Wrap<>((byte) 1).less((byte) -128));
        t("wrap array", () -> new Wrap<>((byte) 1).arr((byte) 1, (byte) -128).length);
        t("raw wrap", () -> ((Wrap) new Wrap<>((byte) 1)).less("x"));
        t(
            "over",
            () ->
                over(list) * 1000 +
                over((byte) 1) * 100 +
                over(ob) * 10 +
                over((byte) 1, (byte) -128)
        );
        t("map", () -> {
            Map<Byte, List<? extends Byte>> m = new TreeMap<>();
            m.put((byte) 1, list);
            m.put((byte) 127, List.of((byte) -128));
            byte x = m.get((byte) 127).get(0);
            return x;
        });
        t("ternary", () -> {
            byte x = args.length == 0 ? list.get(0) : id((byte) -128);
            return x;
        });
        t("function", () -> {
            Function<Byte, Function<Byte, Byte>> f = x -> y -> x.compareTo(y) > 0 ? x : y;
            return f.apply((byte) 1).apply((byte) -128);
        });
        t("bounded", () -> {
            Wrap<? extends Comparable<?>> w = new Wrap<>((byte) -128);
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
