// SPDX-License-Identifier: MIT
import java.lang.reflect.*;

/** Method.invoke: unboxing, widening, receivers, results, exceptions. */
public class MethodInvoke {

    static String all(
        boolean z,
        byte b,
        char c,
        short s,
        int i,
        long j,
        float f,
        double d,
        Object o
    ) {
        return z + " " + b + " " + c + " " + s + " " + i + " " + j + " " + f + " " + d + " " + o;
    }

    static long widen(long x) {
        return x;
    }

    static char c(char x) {
        return x;
    }

    static void nothing() {}

    static int sum(int... x) {
        int s = 0;
        for (int i : x) {
            s += i;
        }
        return s;
    }

    static void fail(Throwable t) throws Throwable {
        throw t;
    }

    String virt() {
        return "base";
    }

    static class Sub extends MethodInvoke {

        String virt() {
            return "sub";
        }
    }

    abstract static class Abs {

        abstract int abs();
    }

    interface I {
        default String d() {
            return "default";
        }

        static String s() {
            return "static";
        }
    }

    static class Impl extends Abs implements I {

        int abs() {
            return 5;
        }
    }

    static Method m(Class<?> c, String name) {
        for (Method m : c.getDeclaredMethods()) {
            if (m.getName().equals(name)) {
                return m;
            }
        }
        throw new AssertionError(name);
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = MethodInvoke.class;
        System.out.println(
            m(c, "all").invoke(null, true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, "o")
        );
        System.out.println(
            m(c, "all").invoke("ignored", true, (byte) 1, 'c', (byte) 2, 'd', 4, 5L, 'e', null)
        );
        for (Object o : new Object[] { (byte) -1, (short) -2, 'x', -3, -4L }) {
            Probe.show("widen " + o.getClass().getSimpleName(), () ->
                m(c, "widen").invoke(null, o)
            );
        }
        Probe.show("float to long", () -> m(c, "widen").invoke(null, 1f));
        Probe.show("Boolean to long", () -> m(c, "widen").invoke(null, true));
        Probe.show("byte to char", () -> m(c, "c").invoke(null, (byte) 1));
        Probe.show("String to char", () -> m(c, "c").invoke(null, "x"));
        Probe.show("null to char", () -> m(c, "c").invoke(null, (Object) null));
        Probe.show("few", () -> m(c, "c").invoke(null));
        Probe.show("many", () -> m(c, "c").invoke(null, 'a', 'b'));
        Probe.show("null array", () -> m(c, "c").invoke(null, (Object[]) null));
        Probe.show("null array for none", () -> m(c, "nothing").invoke(null, (Object[]) null));
        Probe.show("void", () -> m(c, "nothing").invoke(null));
        Probe.show("varargs", () -> m(c, "sum").invoke(null, new int[] { 1, 2, 3 }));
        Probe.show("varargs spread", () -> m(c, "sum").invoke(null, 1, 2, 3));
        Probe.show("virtual", () -> m(c, "virt").invoke(new Sub()));
        Probe.show("no receiver", () -> m(c, "virt").invoke(null));
        Probe.show("wrong receiver", () -> m(c, "virt").invoke("x"));
        Probe.show("abstract", () -> m(Abs.class, "abs").invoke(new Impl()));
        Probe.show("default", () -> m(I.class, "d").invoke(new Impl()));
        Probe.show("interface static", () -> m(I.class, "s").invoke(null));
        for (Throwable t : new Throwable[] {
            new Exception("checked"),
            new RuntimeException("unchecked"),
            new Error("error"),
            new InvocationTargetException(null, "nested")
        }) {
            try {
                m(c, "fail").invoke(null, t);
            } catch (InvocationTargetException e) {
                System.out.println(
                    e.getMessage() +
                        " " +
                        e.getCause() +
                        " " +
                        (e.getTargetException() == t) +
                        " " +
                        (e.getCause() == t)
                );
            }
        }
        Probe.show("length", () -> String.class.getMethod("length").invoke("four"));
        Method w = m(c, "widen");
        System.out.println(
            w.equals(m(c, "widen")) +
                " " +
                (w == m(c, "widen")) +
                " " +
                (w.hashCode() == m(c, "widen").hashCode()) +
                " " +
                w.hashCode()
        );
    }
}
