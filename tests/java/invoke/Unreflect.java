// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

import java.lang.reflect.*;

/** unreflect* with and without setAccessible. */
public class Unreflect {

    private int f = 3;
    private final int fin = Integer.parseInt("5");
    private static final String SF = String.valueOf(7);

    private static String st(int a, Object... r) {
        return a + Arrays.toString(r);
    }

    String m() {
        return "m of Unreflect";
    }

    static class Sub extends Unreflect {

        String m() {
            return "m of Sub";
        }

        static MethodHandle superM() throws Exception {
            return MethodHandles.lookup().unreflectSpecial(
                Unreflect.class.getDeclaredMethod("m"),
                Sub.class
            );
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandles.Lookup p = MethodHandles.publicLookup();
        Unreflect u = new Unreflect();
        Class<?> c = Unreflect.class;
        Method st = c.getDeclaredMethod("st", int.class, Object[].class);
        MethodHandle h = l.unreflect(st);
        System.out.println(h + " " + h.isVarargsCollector() + " " + (String) h.invoke(1, 2, "x"));
        System.out.println(
            (String) l.unreflect(c.getDeclaredMethod("m")).invoke((Unreflect) new Sub())
        );
        System.out.println((String) Sub.superM().invoke(new Sub()));
        System.out.println((int) l.unreflectGetter(c.getDeclaredField("f")).invoke(u));
        l.unreflectSetter(c.getDeclaredField("f")).invoke(u, 9);
        System.out.println(u.f);
        System.out.println(
            l.unreflectConstructor(StringBuilder.class.getConstructor(String.class)).invoke("sb")
        );
        Probe.show("public lookup", () -> {
            try {
                return p.unreflect(st);
            } catch (IllegalAccessException e) {
                return e.getMessage().substring(0, 30);
            }
        });
        st.setAccessible(true);
        Probe.show("accessible", () -> p.unreflect(st));
        Field fin = c.getDeclaredField("fin");
        Probe.show("final setter", () -> l.unreflectSetter(fin));
        fin.setAccessible(true);
        Probe.show("final setter accessible", () -> {
            l.unreflectSetter(fin).invoke(u, 6);
            return fin.get(u);
        });
        Field sf = c.getDeclaredField("SF");
        sf.setAccessible(true);
        Probe.show("static final", () -> l.unreflectSetter(sf));
        Probe.show("special of stranger", () ->
            l.unreflectSpecial(String.class.getMethod("length"), c)
        );
        Probe.show("MethodHandle.invoke", () ->
            l.unreflect(MethodHandle.class.getMethod("invoke", Object[].class))
        );
        Probe.show("call it", () ->
            l
                .unreflect(MethodHandle.class.getMethod("invokeExact", Object[].class))
                .invoke((MethodHandle) h, new Object[0])
        );
        Probe.show("reflective", () ->
            MethodHandle.class
                .getMethod("invokeExact", Object[].class)
                .invoke(h, (Object) new Object[0])
        );
        Probe.show("null", () -> l.unreflect(null));
    }
}
