// SPDX-License-Identifier: MIT
import java.lang.reflect.*;

/**
 * Methods of float called by reflection with every box, and proxies whose handler answers every
 * box.
 */
public class FloatCalls {

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
        float get();
        float pass(long l, float x, Object o, float y);

        default float def() {
            return Float.MAX_VALUE;
        }

        Float box();
        float[] array(float... v);
        void nothing(float x);
    }

    static float id(float x) {
        return x;
    }

    private float second(double d, float x) {
        return x;
    }

    static float last(float... v) {
        return v.length == 0 ? 1.5f : v[v.length - 1];
    }

    final float kept;

    FloatCalls(float x) {
        kept = x;
    }

    static class Refused extends Exception {}

    public static void main(String[] args) throws Exception {
        Class<?> k = FloatCalls.class;
        Method id = k.getDeclaredMethod("id", float.class),
            second = k.getDeclaredMethod("second", double.class, float.class),
            last = k.getDeclaredMethod("last", float[].class);
        Constructor<?> con = k.getDeclaredConstructor(float.class);
        Object o = con.newInstance(-0.0f);
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
            t("made", () -> ((FloatCalls) con.newInstance(v)).kept);
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
            t("passed", () -> f.pass(1, 1.5f, "o", -0.0f));
            t("seen", () -> s(seen[0][1]) + s(seen[0][3]) + seen[0].length);
            t("boxed", () -> f.box());
            t("default", () -> f.def());
            t("array", () -> f.array(1.5f, -0.0f)[1]);
            t("nothing", () -> {
                f.nothing(Float.MAX_VALUE);
                return seen[0][0];
            });
        }
        t("varargs", () -> last.invoke(null, (Object) new float[] { -0.0f }));
        t("empty", () -> last.invoke(null, (Object) new float[0]));
        t("loose", () -> last.invoke(null, -0.0f));
        t("none", () -> id.invoke(null));
        t("two", () -> id.invoke(null, 1.5f, 1.5f));
        t("null args", () -> id.invoke(null, (Object[]) null));
        t("no target", () -> second.invoke(null, 1.0, 1.5f));
        t("wrong target", () -> second.invoke("x", 1.0, 1.5f));
        t("target ignored", () -> id.invoke("x", 1.5f));
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
        for (int i = 0; i < 50; i++) id.invoke(null, Float.MAX_VALUE);
        t("often", () -> id.invoke(null, Float.MAX_VALUE));
    }
}
