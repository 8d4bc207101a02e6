// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * Generic code over Character: bridges, casts at uses, pollution found late, arrays of erased
 * types, wildcards, recursive bounds.
 */
public class CharArguments {

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

    static class Cell implements Node<Character>, Comparable<Cell> {

        Character v = 'a';

        public Character val() {
            return v;
        }

        public void put(Character x) {
            v = x;
        }

        public int compareTo(Cell o) {
            return v.compareTo(o.v);
        }
    }

    static class Prim implements Supplier<Character>, UnaryOperator<Character> {

        public Character get() {
            return '\uffff';
        }

        public Character apply(Character x) {
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

    static class Der extends Base<Object, Character> {

        Character mix(Character q) {
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

    static void add(List<? super Character> l) {
        l.add('0');
    }

    static char un(Character x) {
        return x;
    }

    static <E> E first(Iterable<? extends E> i) {
        return i.iterator().next();
    }

    static int over(List<?> l) {
        return 1;
    }

    static int over(char x) {
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
        Node<Character> node = cell;
        Node raw = cell;
        Prim prim = new Prim();
        Der der = new Der();
        Base<Object, Character> base = der;
        Base rawBase = der;
        List<Character> list = new ArrayList<>(List.of('a', '\uffff'));
        List rawList = list;
        Object ob = '0';
        t("swap", () -> node.swap('\uffff'));
        t("val", () -> cell.val());
        t("raw put", () -> {
            raw.put('0');
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
        t("apply", () -> ((Function) prim).apply('a'));
        t("bad apply", () -> ((Function) prim).apply("x"));
        t("null apply", () -> ((Function) prim).apply(null));
        t("mix", () -> base.mix('\uffff'));
        t("twice", () -> base.twice('0'));
        t("raw mix", () -> rawBase.mix("x"));
        t("base x", () -> base.x);
        t("base y", () -> {
            rawBase.y = 'a';
            return der.y;
        });
        t("pollute", () -> {
            rawBase.x = "fine";
            return base.x;
        });
        t("id", () -> id('a'));
        t("id box", () -> id(list.get(1)));
        t("max", () -> max(list));
        t("array", () -> mk('a', '\uffff').getClass().getSimpleName());
        t("erased array", () -> mk2('a', '\uffff').length);
        t("erased use", () -> {
            Character[] x = mk2('a', '\uffff');
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
            for (Character x : list) n++;
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
            char x = first(list);
            return x;
        });
        t("as", () -> new Wrap<>('a').<Character>as());
        t("as bad", () -> {
            String x = new Wrap<>('a').as();
            return x;
        });
        t("as object", () -> new Wrap<>('a').<Object>as());
        t("less", () -> new Wrap<>('a').less('\uffff'));
        t("wrap array", () -> new Wrap<>('a').arr('a', '\uffff').length);
        t("raw wrap", () -> ((Wrap) new Wrap<>('a')).less("x"));
        t("over", () -> over(list) * 1000 + over('a') * 100 + over(ob) * 10 + over('a', '\uffff'));
        t("map", () -> {
            Map<Character, List<? extends Character>> m = new TreeMap<>();
            m.put('a', list);
            m.put('0', List.of('\uffff'));
            char x = m.get('0').get(0);
            return x;
        });
        t("ternary", () -> {
            char x = args.length == 0 ? list.get(0) : id('\uffff');
            return x;
        });
        t("function", () -> {
            Function<Character, Function<Character, Character>> f = x -> y ->
                x.compareTo(y) > 0 ? x : y;
            return f.apply('a').apply('\uffff');
        });
        t("bounded", () -> {
            Wrap<? extends Comparable<?>> w = new Wrap<>('\uffff');
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
