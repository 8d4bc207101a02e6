// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.lang.reflect.*;

/** JLS 12.4.1: which reflective and handle operations initialize a class and which do not. */
public class ReflectionTriggers {

    static StringBuilder log = new StringBuilder();

    static void l(String s) {
        log.append(s).append(' ');
    }

    static class A {

        static {
            l("A");
        }

        static int f = 1;
        static final int K = 2;
        int i = 3;

        static void m() {
            l("m");
        }

        A() {}
    }

    static class B {

        static {
            l("B");
        }

        static int f = 1;

        B() {}

        void v() {}
    }

    static class C {

        static {
            l("C");
        }

        static int f = 1;

        static int m() {
            return 4;
        }
    }

    static class D {

        static {
            l("D");
        }

        int f = 2;
    }

    static class E {

        static {
            l("E");
        }

        static final int K = 3;
        static final String S = "s";
        static final Object O = 1;
    }

    static class F {

        static {
            l("F");
        }

        static int m() {
            return 1;
        }
    }

    static class G {

        static {
            l("G");
        }
    }

    static class H {

        static {
            l("H");
        }

        static int x;
    }

    static class I {

        static {
            l("I");
        }
    }

    static class J implements Runnable {

        static {
            l("J");
        }

        public void run() {
            l("run");
        }
    }

    enum N {
        P;

        static {
            l("N");
        }
    }

    static class Sa {

        static int say() {
            l("An");
            return 1;
        }
    }

    @interface An {
        int K = Sa.say();
    }

    static class P {

        static {
            l("P");
        }

        static int f = 5;
    }

    static class Q {

        static {
            l("Q");
        }

        int f;
    }

    static class R {

        static {
            l("R");
        }

        R() {}
    }

    interface IF {
        int f = IF.s();

        static int s() {
            l("IF");
            return 1;
        }

        default void d() {}
    }

    static void say(String n, Object o) {
        System.out.println(n + " " + o + ": " + log);
        log.setLength(0);
    }

    public static void main(String[] args) throws Throwable {
        ClassLoader cl = ReflectionTriggers.class.getClassLoader();
        MethodHandles.Lookup l = MethodHandles.lookup();
        say("literal", A.class.getName());
        say("fields", A.class.getDeclaredFields().length);
        say("methods", A.class.getDeclaredMethods().length);
        say("constructor", A.class.getDeclaredConstructor().getParameterCount());
        say("modifiers", A.class.getModifiers());
        say("isInstance", A.class.isInstance("x"));
        say("array", Array.newInstance(A.class, 2).getClass().getSimpleName());
        say("super", A.class.getSuperclass().getSimpleName());
        say("annotations", A.class.getAnnotations().length);
        say("enclosing", A.class.getEnclosingClass().getSimpleName());
        Field f = A.class.getDeclaredField("f");
        f.setAccessible(true);
        say("field found", f.getName());
        say("field read", f.get(null));
        Method m = C.class.getDeclaredMethod("m");
        say("method found", m.getName());
        say("invoked", m.invoke(null));
        Constructor<B> b = B.class.getDeclaredConstructor();
        say("constructor found", b.getName().length());
        say("made", b.newInstance().getClass().getSimpleName());
        say("no init", Class.forName("ReflectionTriggers$D", false, cl).getSimpleName());
        say("instance field", D.class.getDeclaredField("f").getType());
        say("forName", Class.forName("ReflectionTriggers$D").getSimpleName());
        say("constant by name", E.K + E.S);
        say("constant read", E.class.getDeclaredField("K").get(null));
        MethodHandle h = l.findStatic(F.class, "m", MethodType.methodType(int.class));
        String at = log.toString();
        say("handle found", "");
        say("handle called", (int) h.invokeExact());
        say("ensure", l.ensureInitialized(G.class).getSimpleName());
        VarHandle v = l.findStaticVarHandle(H.class, "x", int.class);
        log.setLength(0);
        say("var handle read", (int) v.get());
        say("loadClass", cl.loadClass("ReflectionTriggers$I").getSimpleName());
        say("array class", Class.forName("[LReflectionTriggers$I;").getSimpleName());
        say(
            "proxy",
            Proxy.newProxyInstance(cl, new Class<?>[] { IF.class }, (p, q, a) -> null) != null
        );
        say("cast", J.class.cast(null));
        say("new array", new J[1].length);
        J j = new J();
        say("new", "");
        Runnable r = j::run;
        r.run();
        say("run", "");
        say("enum class", N.class.isEnum());
        say("constants", N.class.getEnumConstants().length);
        say("annotation", An.class.isAnnotation());
        say("K", An.K);
        MethodHandle g = l.findStaticGetter(P.class, "f", int.class);
        log.setLength(0);
        say("getter", (int) g.invokeExact());
        MethodHandle ig = l.findGetter(Q.class, "f", int.class);
        say("instance getter", ig.type());
        MethodHandle c = l.findConstructor(R.class, MethodType.methodType(void.class));
        say("constructor handle", c.type());
        say("constructed", ((R) c.invokeExact()).getClass().getSimpleName());
    }
}
