// SPDX-License-Identifier: MIT
import java.lang.reflect.*;

/**
 * Methods of int called by reflection with every box, and proxies whose handler answers every box.
 */
public class IntCalls {

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
            System.out.println(
                n +
                    " ! " +
                    e.getClass().getSimpleName() +
                    (e instanceof NullPointerException ? "" : " " + e.getMessage()).replaceAll(
                        ".*(class [^ ]+ cannot be cast to class [^ ]+).*",
                        "$1"
                    )
            );
        }
    }

    interface Face {
        int get();
        int pass(long l, int x, Object o, int y);

        default int def() {
            return Integer.MAX_VALUE;
        }

        Integer box();
        int[] array(int... v);
        void nothing(int x);
    }

    static int id(int x) {
        return x;
    }

    private int second(double d, int x) {
        return x;
    }

    static int last(int... v) {
        return v.length == 0 ? 7 : v[v.length - 1];
    }

    final int kept;

    IntCalls(int x) {
        kept = x;
    }

    static class Refused extends Exception {}

    public static void main(String[] args) throws Exception {
        Class<?> k = IntCalls.class;
        Method id = k.getDeclaredMethod("id", int.class),
            second = k.getDeclaredMethod("second", double.class, int.class),
            last = k.getDeclaredMethod("last", int[].class);
        Constructor<?> con = k.getDeclaredConstructor(int.class);
        Object o = con.newInstance(Integer.MIN_VALUE);
        System.out.println(
            id +
                " " +
                second +
                " " +
                last.isVarArgs() +
                " " +
                con.toGenericString() +
                " " +
                id.getReturnType() +
                " " +
                id.getParameterTypes()[0]
        );
        Object[] values = { true, (byte) 3, 'q', (short) 4, 5, 6L, 7f, 8.0, "s", null };
        for (Object v : values) {
            t("id " + s(v), () -> id.invoke(null, v));
            if (v != null) {
                t("second", () -> second.invoke(o, v, v));
            }
            t("made", () -> ((IntCalls) con.newInstance(v)).kept);
            Object[] answer = { v };
            Object[][] seen = new Object[1][];
            Face f = (Face) Proxy.newProxyInstance(
                k.getClassLoader(),
                new Class<?>[] { Face.class },
                (p, m, x) -> {
                    seen[0] = x;
                    if (m.getName().equals("array")) return x[0];
                    return answer[0];
                }
            );
            t("proxy", () -> f.get());
            t("passed", () -> f.pass(1, 7, "o", Integer.MIN_VALUE));
            t("seen", () -> s(seen[0][1]) + s(seen[0][3]) + seen[0].length);
            t("boxed", () -> f.box());
            t("default", () -> f.def());
            t("array", () -> f.array(7, Integer.MIN_VALUE)[1]);
            t("nothing", () -> {
                f.nothing(Integer.MAX_VALUE);
                return seen[0][0];
            });
        }
        t("varargs", () -> last.invoke(null, (Object) new int[] { Integer.MIN_VALUE }));
        t("empty", () -> last.invoke(null, (Object) new int[0]));
        t("loose", () -> last.invoke(null, Integer.MIN_VALUE));
        t("none", () -> id.invoke(null));
        t("two", () -> id.invoke(null, 7, 7));
        t("null args", () -> id.invoke(null, (Object[]) null));
        t("no target", () -> second.invoke(null, 1.0, 7));
        t("wrong target", () -> second.invoke("x", 1.0, 7));
        t("target ignored", () -> id.invoke("x", 7));
        Face bad = (Face) Proxy.newProxyInstance(
            k.getClassLoader(),
            new Class<?>[] { Face.class },
            (p, m, x) -> {
                if (m.getName().equals("get")) throw new Refused();
                throw new IllegalStateException(m.getName());
            }
        );
        t("checked", () -> {
            try {
                return bad.get();
            } catch (UndeclaredThrowableException e) {
                return e.getCause().getClass().getSimpleName();
            }
        });
        t("unchecked", () -> bad.box());
        Face deft = (Face) Proxy.newProxyInstance(
            k.getClassLoader(),
            new Class<?>[] { Face.class },
            (p, m, x) -> m.isDefault() ? InvocationHandler.invokeDefault(p, m, x) : null
        );
        t("invokeDefault", () -> deft.def());
        t("null prim", () -> deft.get());
        t("null box", () -> deft.box());
        t("null array", () -> deft.array());
        for (int i = 0; i < 50; i++) id.invoke(null, Integer.MAX_VALUE);
        t("often", () -> id.invoke(null, Integer.MAX_VALUE));
    }
}
