/* SPDX-License-Identifier: MIT */
/* Names of classes may hold parentheses: where a descriptor's parameters end, and signatures',
 * messages, reflection, handles, natives, calls of Unsafe's kind with such types. A loader writes
 * them over the letters of classes that javac compiled. */
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

class Aclose9V {

    long n;

    public Aclose9V() {
        this(5);
    }

    public Aclose9V(long n) {
        this.n = n;
    }

    Aclose9V gone9(Aclose9V a, String s, int i) {
        return a;
    }

    public String toString() {
        return getClass().getSimpleName() + n;
    }
}

class Bopen9J<Tclose9 extends Aclose9V> {

    int calls;
    Aclose9V kept;

    Aclose9V twice(Aclose9V a, int by, Aclose9V b) {
        calls++;
        return new Aclose9V(a.n * by + b.n);
    }

    long sum(Aclose9V[] all, long more, double[][] d, Bopen9J<Tclose9> other) {
        long sum = more + other.calls + d.length;
        for (Aclose9V a : all) sum += a.n;
        return sum;
    }

    public <U extends Aclose9V> List<U> generic(Map<Tclose9, Aclose9V[]> map, U last)
        throws IllegalStateException {
        map.forEach((key, values) -> System.out.println(key + " to " + values.length));
        return List.of(last);
    }

    native Aclose9V unlinked(Aclose9V a, int i);

    Aclose9V fails(Aclose9V a, String s) {
        return a.gone9(a, s, 1);
    }
}

interface Make9 {
    Aclose9V make(Aclose9V a, long more);
}

class Main9 implements Runnable {

    static Aclose9V join(Aclose9V a, long more) {
        return new Aclose9V(a.n + more);
    }

    public void run() {
        try {
            calls();
            handles();
            reflection();
            errors();
        } catch (Throwable e) {
            e.printStackTrace(System.out);
        }
    }

    private void calls() {
        Bopen9J<Aclose9V> b = new Bopen9J<>();
        long sum = 0;
        for (int i = 0; i < 20_000; i++) {
            Aclose9V a = b.twice(new Aclose9V(i), 3, new Aclose9V());
            sum += b.sum(new Aclose9V[] { a, a }, 1L << 33, new double[2][], b);
            b.kept = a;
        }
        System.out.println(sum + " " + b.calls + " " + b.kept);
        Make9 make = Main9::join;
        System.out.println(make.make(b.kept, 7) + " " + ("joined " + b.kept + b.calls + 'c'));
        System.out.println(b.generic(Map.of(b.kept, new Aclose9V[3]), b.kept));
    }

    private void handles() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType type = MethodType.methodType(
            Aclose9V.class,
            Aclose9V.class,
            int.class,
            Aclose9V.class
        );
        System.out.println(
            type +
                " " +
                type
                    .toMethodDescriptorString()
                    .equals(
                        MethodType.fromMethodDescriptorString(
                            type.toMethodDescriptorString(),
                            Main9.class.getClassLoader()
                        ).toMethodDescriptorString()
                    )
        );
        MethodHandle twice = lookup.findVirtual(Bopen9J.class, "twice", type);
        Bopen9J<Aclose9V> b = new Bopen9J<>();
        Aclose9V two = (Aclose9V) twice.invokeExact(b, new Aclose9V(2), 4, new Aclose9V(1));
        System.out.println(two + " " + (Object) twice.invoke(b, two, (short) 2, two) + " " + twice);
        VarHandle kept = lookup.findVarHandle(Bopen9J.class, "kept", Aclose9V.class);
        kept.setVolatile(b, two);
        System.out.println(
            kept.compareAndSet(b, two, new Aclose9V(8)) +
                " " +
                kept.getAcquire(b) +
                " " +
                (Aclose9V) kept.getAndSet(b, two)
        );
    }

    private void reflection() throws Exception {
        for (String name : new String[] { "twice", "sum", "generic", "unlinked" })
            for (Method m : Bopen9J.class.getDeclaredMethods())
                if (m.getName().equals(name)) {
                    System.out.println(m.toGenericString());
                    System.out.println(
                        m.getReturnType() +
                            " " +
                            m.getGenericReturnType() +
                            " " +
                            Arrays.toString(m.getGenericParameterTypes()) +
                            " " +
                            Arrays.toString(m.getGenericExceptionTypes()) +
                            " " +
                            Arrays.toString(m.getTypeParameters())
                    );
                }
        System.out.println(
            Arrays.toString(Bopen9J.class.getTypeParameters()) +
                Bopen9J.class.toGenericString() +
                " " +
                Aclose9V[].class
        );
        Method m = Bopen9J.class.getDeclaredMethod(
            "twice",
            Aclose9V.class,
            int.class,
            Aclose9V.class
        );
        System.out.println(m.invoke(new Bopen9J<Aclose9V>(), new Aclose9V(9), 9, new Aclose9V()));
        Object proxy = Proxy.newProxyInstance(
            Main9.class.getClassLoader(),
            new Class<?>[] { Make9.class },
            (p, method, args) -> new Aclose9V((long) args[1])
        );
        System.out.println(((Make9) proxy).make(null, 77));
    }

    private void errors() {
        try {
            new Bopen9J<Aclose9V>().unlinked(null, 1);
        } catch (UnsatisfiedLinkError e) {
            System.out.println(e);
        }
        try {
            Bopen9J<Aclose9V> none = null;
            none.sum(new Aclose9V[0], 1, null, none);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object o = new Aclose9V();
            ((Bopen9J<?>) o).twice(null, 1, null);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        try {
            new Bopen9J<Aclose9V>().fails(new Aclose9V(2), "s");
        } catch (NoSuchMethodError e) {
            System.out.println(e.getMessage());
            for (StackTraceElement f : e.getStackTrace())
                System.out.println(f.getClassName() + "." + f.getMethodName());
        }
    }
}

public class ParenthesesInNames {

    static final String[] CLASSES = { "Aclose9V", "Bopen9J", "Main9", "Make9" };

    static class Renaming extends ClassLoader {

        protected Class<?> findClass(String name) throws ClassNotFoundException {
            for (String candidate : CLASSES)
                if (renamed(candidate).equals(name)) return define(name, candidate);
            throw new ClassNotFoundException(name);
        }

        private Class<?> define(String name, String candidate) throws ClassNotFoundException {
            try (
                var in = ParenthesesInNames.class.getResourceAsStream("/" + candidate + ".class")
            ) {
                String all = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
                if (candidate.equals("Bopen9J")) all = all.replace("gone9", "went9");
                byte[] b = renamed(all).getBytes(StandardCharsets.ISO_8859_1);
                return defineClass(name, b, 0, b.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    /* The same number of letters. */
    static String renamed(String s) {
        return s
            .replace("Aclose9V", "A(lo)e)V")
            .replace("Bopen9J", "B((p))J")
            .replace("Tclose9", "T(ose)9")
            .replace("Main9", "Ma)(9")
            .replace("Make9", "M)ke9");
    }

    public static void main(String[] args) throws Exception {
        String main = renamed("Main9");
        Class<?> c = new Renaming().loadClass(main);
        System.out.println(c + " " + c.getSimpleName());
        Constructor<?> constructor = c.getDeclaredConstructor();
        constructor.setAccessible(true);
        ((Runnable) constructor.newInstance()).run();
    }
}
