// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Lambdas, method references and inner classes that capture, take and answer byte, alone and among
 * other types.
 */
public class ByteCaptured {

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
        byte get();
    }

    interface Un {
        byte un(byte x);
    }

    interface Mix {
        byte mix(long l, byte x, double d, byte y, Object o);
    }

    interface Var {
        byte var(byte... x);
    }

    interface Gen<A> {
        A gen(A a);
    }

    byte field = (byte) 1;
    static byte shared = (byte) -128;

    static byte id(byte x) {
        return x;
    }

    byte own(byte x) {
        return x == field ? shared : x;
    }

    static Byte box(Byte x) {
        return x;
    }

    static byte last(byte... x) {
        return x[x.length - 1];
    }

    static String text(byte x, Object... more) {
        return s(x) + more.length;
    }

    ByteCaptured() {}

    ByteCaptured(byte x) {
        field = x;
    }

    Get instance(byte p) {
        byte local = (byte) 127;
        return () -> field == p ? local : p;
    }

    static Get nested(byte p) {
        Supplier<Get> x = () -> () -> p;
        return x.get();
    }

    static Get anonymous(byte p) {
        return new Get() {
            byte mine = p;

            public byte get() {
                return mine == p ? mine : shared;
            }
        };
    }

    static Get local(byte p, long before) {
        class Local implements Get {

            long w = before;

            public byte get() {
                return w > 0 ? p : shared;
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        byte x = (byte) 1,
            y = (byte) -128,
            z = (byte) 127;
        int i = 1;
        long l = 2;
        double d = 3;
        Object ob = "o";
        ByteCaptured me = new ByteCaptured();
        Get g = () -> x;
        t("one", () -> g.get());
        Get h = () -> i > 0 && l > 1 && d > 2 && ob != null ? y : z;
        t("among", () -> h.get());
        Get q = () -> l > 5 ? x : d < 1 ? y : z;
        t("order", () -> q.get());
        t("instance", () -> me.instance((byte) 1).get());
        t("instance2", () -> me.instance((byte) -128).get());
        t("nested", () -> nested((byte) 127).get());
        t("anonymous", () -> anonymous((byte) -128).get());
        t("local", () -> local((byte) 127, 1L << 40).get());
        Un u = v -> v;
        t("identity", () -> u.un((byte) -128));
        Un st = ByteCaptured::id;
        t("static", () -> st.un((byte) 127));
        Un ow = me::own;
        t("bound", () -> ow.un((byte) 1));
        Un bx = ByteCaptured::box;
        t("boxing", () -> bx.un((byte) -128));
        Un va = ByteCaptured::last;
        t("variable", () -> va.un((byte) 127));
        Mix m = (a, b, c, e, f) -> a > 0 ? b : e;
        t("mixed", () -> m.mix(1, (byte) 1, 2, (byte) -128, "x"));
        t("mixed2", () -> m.mix(-1, (byte) 1, 2, (byte) -128, "x"));
        Var w = ByteCaptured::last;
        t("array", () -> w.var((byte) 1, (byte) -128));
        Var len = v -> v.length > 0 ? v[0] : (byte) 127;
        t("empty", () -> len.var());
        Function<Byte, Byte> f = ByteCaptured::id;
        t("boxed", () -> f.apply((byte) -128));
        t("null", () -> f.apply(null));
        Function<byte[], byte[]> cl = byte[]::clone;
        t("clone", () -> cl.apply(new byte[] { (byte) 1 })[0]);
        IntFunction<byte[]> mk = byte[]::new;
        t("new", () -> mk.apply(3)[2]);
        Gen<Byte> ge = v -> v;
        t("generic", () -> ge.gen((byte) 127));
        Function<Byte, ByteCaptured> cons = ByteCaptured::new;
        t("constructor", () -> cons.apply((byte) -128).field);
        Supplier<Byte> su = () -> x;
        t("supplier", () -> su.get());
        Predicate<Byte> pr = v -> v == (byte) -128;
        t("predicate", () -> pr.test((byte) 1));
        Function<Byte, String> tx = ByteCaptured::text;
        t("text", () -> tx.apply((byte) 1));
        Function<Object, Integer> hc = Object::hashCode;
        t("hash", () -> hc.apply((byte) 1) == Byte.hashCode((byte) 1));
        Supplier<String> ts = ((Byte) y)::toString;
        t("string", () -> ts.get());
        BiFunction<Byte, Byte, Integer> cm = Byte::compare;
        t("compare", () -> cm.apply((byte) 1, (byte) -128));
        Runnable r = () -> shared = x;
        r.run();
        t("stored", () -> shared);
        Runnable r2 = () -> me.field = z;
        r2.run();
        t("field", () -> me.field);
        Object raw = (Gen) v -> v;
        t("raw", () -> ((Gen) raw).gen(y));
        Object[] many = new Object[5];
        for (byte e : new byte[] { x, y, z }) many[e == x ? 0 : 1] = (Get) () -> e;
        t("loop", () -> ((Get) many[0]).get());
    }
}
