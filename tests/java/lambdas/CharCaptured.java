// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Lambdas, method references and inner classes that capture, take and answer char, alone and among
 * other types.
 */
public class CharCaptured {

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

    interface Get {
        char get();
    }

    interface Un {
        char un(char x);
    }

    interface Mix {
        char mix(long l, char x, double d, char y, Object o);
    }

    interface Var {
        char var(char... x);
    }

    interface Gen<A> {
        A gen(A a);
    }

    char field = 'a';
    static char shared = '\uffff';

    static char id(char x) {
        return x;
    }

    char own(char x) {
        return x == field ? shared : x;
    }

    static Character box(Character x) {
        return x;
    }

    static char last(char... x) {
        return x[x.length - 1];
    }

    static String text(char x, Object... more) {
        return s(x) + more.length;
    }

    CharCaptured() {}

    CharCaptured(char x) {
        field = x;
    }

    Get instance(char p) {
        char local = '0';
        return () -> field == p ? local : p;
    }

    static Get nested(char p) {
        Supplier<Get> x = () -> () -> p;
        return x.get();
    }

    static Get anonymous(char p) {
        return new Get() {
            char mine = p;

            public char get() {
                return mine == p ? mine : shared;
            }
        };
    }

    static Get local(char p, long before) {
        class Local implements Get {

            long w = before;

            public char get() {
                return w > 0 ? p : shared;
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        char x = 'a',
            y = '\uffff',
            z = '0';
        int i = 1;
        long l = 2;
        double d = 3;
        Object ob = "o";
        CharCaptured me = new CharCaptured();
        Get g = () -> x;
        t("one", () -> g.get());
        Get h = () -> i > 0 && l > 1 && d > 2 && ob != null ? y : z;
        t("among", () -> h.get());
        Get q = () -> l > 5 ? x : d < 1 ? y : z;
        t("order", () -> q.get());
        t("instance", () -> me.instance('a').get());
        t("instance2", () -> me.instance('\uffff').get());
        t("nested", () -> nested('0').get());
        t("anonymous", () -> anonymous('\uffff').get());
        t("local", () -> local('0', 1L << 40).get());
        Un u = v -> v;
        t("identity", () -> u.un('\uffff'));
        Un st = CharCaptured::id;
        t("static", () -> st.un('0'));
        Un ow = me::own;
        t("bound", () -> ow.un('a'));
        Un bx = CharCaptured::box;
        t("boxing", () -> bx.un('\uffff'));
        Un va = CharCaptured::last;
        t("variable", () -> va.un('0'));
        Mix m = (a, b, c, e, f) -> a > 0 ? b : e;
        t("mixed", () -> m.mix(1, 'a', 2, '\uffff', "x"));
        t("mixed2", () -> m.mix(-1, 'a', 2, '\uffff', "x"));
        Var w = CharCaptured::last;
        t("array", () -> w.var('a', '\uffff'));
        Var len = v -> v.length > 0 ? v[0] : '0';
        t("empty", () -> len.var());
        Function<Character, Character> f = CharCaptured::id;
        t("boxed", () -> f.apply('\uffff'));
        t("null", () -> f.apply(null));
        Function<char[], char[]> cl = char[]::clone;
        t("clone", () -> cl.apply(new char[] { 'a' })[0]);
        IntFunction<char[]> mk = char[]::new;
        t("new", () -> mk.apply(3)[2]);
        Gen<Character> ge = v -> v;
        t("generic", () -> ge.gen('0'));
        Function<Character, CharCaptured> cons = CharCaptured::new;
        t("constructor", () -> cons.apply('\uffff').field);
        Supplier<Character> su = () -> x;
        t("supplier", () -> su.get());
        Predicate<Character> pr = v -> v == '\uffff';
        t("predicate", () -> pr.test('a'));
        Function<Character, String> tx = CharCaptured::text;
        t("text", () -> tx.apply('a'));
        Function<Object, Integer> hc = Object::hashCode;
        t("hash", () -> hc.apply('a') == Character.hashCode('a'));
        Supplier<String> ts = ((Character) y)::toString;
        t("string", () -> ts.get());
        BiFunction<Character, Character, Integer> cm = Character::compare;
        t("compare", () -> cm.apply('a', '\uffff'));
        Runnable r = () -> shared = x;
        r.run();
        t("stored", () -> shared);
        Runnable r2 = () -> me.field = z;
        r2.run();
        t("field", () -> me.field);
        Object raw = (Gen) v -> v;
        t("raw", () -> ((Gen) raw).gen(y));
        Object[] many = new Object[5];
        for (char e : new char[] { x, y, z }) many[e == x ? 0 : 1] = (Get) () -> e;
        t("loop", () -> ((Get) many[0]).get());
    }
}
