/* SPDX-License-Identifier: MIT */
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.util.function.IntUnaryOperator;

/**
 * Handles that are invoked often share code with those on classes of other loaders, and keep none
 * of these loaders alive.
 */
public class HotHandlesUnload {

    public static class Target {

        static final MethodHandle OWN;
        static final VarHandle COUNT;
        static int count;

        static {
            try {
                MethodHandles.Lookup l = MethodHandles.lookup();
                OWN = MethodHandles.insertArguments(
                    l.findStatic(
                        Target.class,
                        "scale",
                        MethodType.methodType(int.class, int.class, int.class)
                    ),
                    0,
                    3
                );
                COUNT = l.findStaticVarHandle(Target.class, "count", int.class);
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        }

        public static int scale(int by, int x) {
            return by * x;
        }

        public static long spin(Integer rounds) throws Throwable {
            IntUnaryOperator plus = x -> x + rounds;
            long sum = 0;
            for (int i = 0; i < rounds; i++) {
                COUNT.getAndAdd(i);
                sum +=
                    (int) OWN.invokeExact(i) +
                    plus.applyAsInt(i) +
                    ("n" + i).length() +
                    (int) COUNT.getVolatile();
            }
            return sum;
        }
    }

    static class Isolated extends ClassLoader {

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals("HotHandlesUnload$Target")) {
                return super.loadClass(name, resolve);
            }
            try (InputStream in = HotHandlesUnload.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static long all(MethodHandle h) throws Throwable {
        long sum = 0;
        for (int i = 0; i < 2600; i++) {
            sum += (int) h.invokeExact(i);
        }
        return sum;
    }

    /* The loader, when everything else is garbage. */
    static WeakReference<?> use(int by) throws Throwable {
        Class<?> c = new Isolated().loadClass("HotHandlesUnload$Target");
        MethodHandle scale = MethodHandles.lookup().findStatic(
            c,
            "scale",
            MethodType.methodType(int.class, int.class, int.class)
        );
        MethodHandle bound = MethodHandles.insertArguments(scale, 0, by);
        long twice = all(MethodHandles.filterReturnValue(bound, bound));
        long object = 0;
        MethodHandle boxed = scale.asType(
            MethodType.methodType(Object.class, Object.class, Object.class)
        );
        for (int i = 0; i < 2600; i++) {
            Object product = boxed.invokeExact((Object) by, (Object) i);
            object += (Integer) product;
        }
        System.out.println(
            all(bound) +
                " " +
                twice +
                " " +
                object +
                " " +
                c.getMethod("spin", Integer.class).invoke(null, 2600)
        );
        return new WeakReference<>(c.getClassLoader());
    }

    static boolean dies(WeakReference<?> ref) {
        for (int i = 0; i < 200 && ref.get() != null; i++) {
            System.gc();
            byte[][] waste = new byte[64][1024];
        }
        return ref.get() == null;
    }

    public static void main(String[] args) throws Throwable {
        for (int by = 2; by < 6; by++) {
            System.out.println("dies: " + dies(use(by)));
        }
    }
}
