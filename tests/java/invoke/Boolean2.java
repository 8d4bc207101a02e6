// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import static java.lang.invoke.MethodType.methodType;

/**
 * Narrow types as arguments, results, fields and constants of handles keep their values and signs.
 */
public class Boolean2 {

    static boolean z(boolean x) {
        return !x;
    }

    static byte b(byte x) {
        return (byte) (x - 1);
    }

    static char c(char x) {
        return (char) (x + 1);
    }

    static short s(short x) {
        return (short) -x;
    }

    static float f(float x) {
        return x / 3;
    }

    byte bf = -128;
    char cf = '\uffff';
    short sf = -32768;
    boolean zf = true;
    float ff = -0.0f;

    static MethodHandle h(String n, Class<?> c) throws Exception {
        return MethodHandles.lookup().findStatic(Boolean2.class, n, methodType(c, c));
    }

    public static void main(String[] args) throws Throwable {
        System.out.println(
            (boolean) h("z", boolean.class).invokeExact(true) +
                " " +
                (byte) h("b", byte.class).invokeExact((byte) -128) +
                " " +
                (int) (char) h("c", char.class).invokeExact('\uffff') +
                " " +
                (short) h("s", short.class).invokeExact((short) -32768) +
                " " +
                (float) h("f", float.class).invokeExact(1f)
        );
        System.out.println(
            (int) h("b", byte.class).invoke((byte) 0) +
                " " +
                (long) h("c", char.class).invoke('a') +
                " " +
                (double) h("s", short.class).invoke((byte) 5) +
                " " +
                (Object) h("z", boolean.class).invoke((Object) false)
        );
        Boolean2 o = new Boolean2();
        MethodHandles.Lookup l = MethodHandles.lookup();
        Object[][] fields = {
            { "bf", byte.class, (byte) 127 },
            { "cf", char.class, 'x' },
            { "sf", short.class, (short) 9 },
            { "zf", boolean.class, false },
            { "ff", float.class, Float.MIN_VALUE }
        };
        for (Object[] f : fields) {
            MethodHandle g = l.findGetter(Boolean2.class, (String) f[0], (Class<?>) f[1]);
            MethodHandle s = l.findSetter(Boolean2.class, (String) f[0], (Class<?>) f[1]);
            Object before = g.invoke(o);
            s.invoke(o, f[2]);
            System.out.println(
                before +
                    " " +
                    g.invokeWithArguments(o) +
                    " " +
                    MethodHandles.constant((Class<?>) f[1], f[2]).invoke() +
                    " " +
                    MethodHandles.identity((Class<?>) f[1]).invoke(f[2])
            );
        }
        System.out.println(
            (byte) l.findGetter(Boolean2.class, "bf", byte.class).invokeExact(o) +
                " " +
                (boolean) l.findGetter(Boolean2.class, "zf", boolean.class).invokeExact(o)
        );
    }
}
