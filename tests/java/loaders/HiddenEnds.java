/* SPDX-License-Identifier: MIT */
import java.io.InputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodHandles.Lookup.ClassOption;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/**
 * A hidden class is unloaded when nothing reaches it, and each thing that reaches it
 * keeps it alone.
 */
public class HiddenEnds {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        int value();
    }

    interface Shape {
        int size();
    }

    @Mark(7)
    public static class Template extends RuntimeException implements IntUnaryOperator, Shape,
        Supplier<Object> {
        static int count = 40;
        static final Object OWN = new Object();
        public int field = 3;

        public Template() {
            super("template");
        }

        public static int twice(int x) {
            return x + x + count - 40;
        }

        public static void hold(CountDownLatch inside, CountDownLatch leave)
            throws InterruptedException {
            inside.countDown();
            leave.await();
        }

        public static void fail() {
            throw new IllegalStateException("from inside");
        }

        @Override public int applyAsInt(int x) {
            return x + field;
        }

        @Override public int size() {
            return twice(field);
        }

        @Override public Object get() {
            return field + "." + OWN.getClass().getSimpleName();
        }
    }

    static final byte[] BYTES;

    static {
        try (InputStream in = HiddenEnds.class.getResourceAsStream("HiddenEnds$Template.class")) {
            BYTES = in.readAllBytes();
        } catch (java.io.IOException e) {
            throw new Error(e);
        }
    }

    interface Keeper {
        /** What alone keeps the class from here on. */
        Object of(Class<?> c) throws Throwable;
    }

    interface Use {
        Object of(Object kept) throws Throwable;
    }

    static boolean isGone(WeakReference<?> ref) {
        byte[][] waste = new byte[64][];
        for (int i = 0; i < waste.length; i++) {
            waste[i] = new byte[512];
        }
        System.gc();
        return ref.get() == null;
    }

    static boolean dies(WeakReference<?> ref) throws InterruptedException {
        for (int i = 0; i < 300 && !isGone(ref); i++) {
            Thread.sleep(i / 30);
        }
        return ref.get() == null;
    }

    static Object kept;
    static WeakReference<Class<?>> ref;

    static Class<?> define(ClassOption... options) throws IllegalAccessException {
        return MethodHandles.lookup().defineHiddenClass(BYTES, true, options).lookupClass();
    }

    static void make(Keeper keeper) throws Throwable {
        Class<?> c = define();
        ref = new WeakReference<>(c);
        kept = keeper.of(c);
    }

    /* Frames of their own, so that no slot of main's keeps anything. */
    static void row(String name, Keeper keeper, Use use) throws Throwable {
        make(keeper);
        boolean early = false;
        for (int i = 0; i < 3; i++) {
            early |= isGone(ref);
        }
        String result = String.valueOf(use.of(kept));
        kept = null;
        System.out.println(name + ": " + (early ? "gone" : "kept") + ", " + result + ", "
            + (dies(ref) ? "unloaded" : "stays"));
    }

    static Object instance(Class<?> c) throws Throwable {
        return c.getDeclaredConstructor().newInstance();
    }

    static MethodHandle twice(Class<?> c) throws Throwable {
        return MethodHandles.lookup().findStatic(c, "twice", MethodType.methodType(int.class,
            int.class));
    }

    static Object[] running(Class<?> c) throws Throwable {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch leave = new CountDownLatch(1);
        MethodHandle hold = MethodHandles.lookup().findStatic(c, "hold",
            MethodType.methodType(void.class, CountDownLatch.class, CountDownLatch.class));
        Thread t = new Thread(() -> {
            try {
                hold.invokeExact(inside, leave);
            } catch (Throwable e) {
                System.out.println(e);
            }
        });
        t.start();
        inside.await();
        return new Object[] {t, leave};
    }

    static Object end(Object kept) throws InterruptedException {
        Thread t = (Thread) ((Object[]) kept)[0];
        ((CountDownLatch) ((Object[]) kept)[1]).countDown();
        t.join();
        return t.getState();
    }

    static Throwable trace(Class<?> c) throws Throwable {
        try {
            c.getMethod("fail").invoke(null);
            return null;
        } catch (java.lang.reflect.InvocationTargetException e) {
            return e.getCause();
        }
    }

    static Object inner(Class<?> host) throws Throwable {
        Lookup l = MethodHandles.privateLookupIn(host, MethodHandles.lookup());
        return l.defineHiddenClass(BYTES, true, ClassOption.NESTMATE).lookupClass();
    }

    /* Hot enough to be compiled, with receivers of many hidden classes. */
    static int sum(IntUnaryOperator op, Shape shape, int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += op.applyAsInt(i) + shape.size();
        }
        return sum;
    }

    static boolean isOf(Object o, Class<?> c) {
        return c.isInstance(o);
    }

    static int once(List<WeakReference<?>> refs) throws Throwable {
        Class<?> c = define();
        Object o = instance(c);
        MethodHandle h = twice(c);
        int sum = sum((IntUnaryOperator) o, (Shape) o, 300) + (isOf(o, c) ? 1 : 0)
            + ((Object[]) Array.newInstance(c, 2)).length;
        for (int j = 0; j < 100; j++) {
            sum += (int) h.invokeExact(j);
        }
        refs.add(new WeakReference<>(c));
        return sum;
    }

    static void hot(int many) throws Throwable {
        List<WeakReference<?>> refs = new ArrayList<>();
        int sum = 0;
        for (int i = 0; i < many; i++) {
            sum += once(refs);
        }
        int gone = 0;
        for (WeakReference<?> r : refs) {
            gone += dies(r) ? 1 : 0;
        }
        System.out.println("hot: " + (gone >= many - 2) + " " + sum);
    }

    static class Isolated extends ClassLoader {
        Isolated() {
            super(HiddenEnds.class.getClassLoader());
        }

        Class<?> host() throws java.io.IOException {
            try (InputStream in = HiddenEnds.class.getResourceAsStream("HiddenEnds$Host.class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass("HiddenEnds$Host", bytes, 0, bytes.length);
            }
        }
    }

    public static class Host {
        public static Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    static List<WeakReference<?>> withLoader(ClassOption... options) throws Throwable {
        Lookup l = (Lookup) new Isolated().host().getMethod("lookup").invoke(null);
        byte[] bytes = renamed();
        Class<?> c = l.defineHiddenClass(bytes, true, options).lookupClass();
        if (options.length > 0) {
            kept = l;
        }
        return List.of(new WeakReference<>(c), new WeakReference<>(c.getClassLoader()));
    }

    static byte[] renamed() throws java.io.IOException {
        try (InputStream in = HiddenEnds.class.getResourceAsStream("HiddenEnds$Host.class")) {
            return in.readAllBytes();
        }
    }

    public static void main(String[] args) throws Throwable {
        row("nothing", c -> null, k -> "-");
        row("class", c -> c, k -> ((Class<?>) k).isHidden());
        row("instance", c -> instance(c), k -> ((IntUnaryOperator) k).applyAsInt(4) + " "
            + ((Shape) k).size() + " "
            + ((Supplier<?>) k).get());
        row("array", c -> Array.newInstance(c, 3), k -> ((Object[]) k).length + " "
            + k.getClass().getComponentType().isHidden());
        row("array of arrays", c -> Array.newInstance(c, 3, 2), k ->
            k.getClass().getComponentType().getComponentType().isHidden());
        row("array's class", c -> c.arrayType().arrayType(), k ->
            ((Class<?>) k).getComponentType().getComponentType().isHidden());
        row("class after an array", c -> {
            Array.newInstance(c, 1);
            return c;
        }, k -> Array.newInstance((Class<?>) k, 5).getClass() == ((Class<?>) k).arrayType());
        row("method", c -> c.getMethod("twice", int.class), k ->
            ((java.lang.reflect.Method) k).invoke(null, 21));
        row("field", c -> c.getDeclaredField("count"), k -> {
            java.lang.reflect.Field f = (java.lang.reflect.Field) k;
            f.setAccessible(true);
            return f.getInt(null);
        });
        row("constructor", c -> c.getDeclaredConstructor(),
            k -> ((Shape) ((java.lang.reflect.Constructor<?>) k).newInstance()).size());
        row("method handle", c -> twice(c), k -> (int) ((MethodHandle) k).invokeExact(8));
        row("bound handle", c -> MethodHandles.insertArguments(twice(c), 0, 9), k ->
            (int) ((MethodHandle) k).invokeExact());
        row("constructor's handle", c -> MethodHandles.lookup().findConstructor(c,
            MethodType.methodType(void.class)),
            k -> ((Shape) ((MethodHandle) k).invoke()).size());
        row("hot handle", c -> {
            MethodHandle h = MethodHandles.insertArguments(twice(c), 0, 2);
            int sum = 0;
            for (int i = 0; i < 3000; i++) {
                sum += (int) h.invokeExact();
            }
            return h;
        }, k -> (int) ((MethodHandle) k).invokeExact());
        row("var handle", c -> MethodHandles.privateLookupIn(c,
            MethodHandles.lookup()).findStaticVarHandle(c, "count", int.class),
            k -> (int) ((VarHandle) k).getAndAdd(2));
        row("method type", c -> MethodType.methodType(c), k ->
            ((MethodType) k).returnType().isHidden());
        row("call site", c -> new ConstantCallSite(twice(c)), k ->
            (int) ((CallSite) k).dynamicInvoker().invokeExact(6));
        row("mutable call site", c -> new MutableCallSite(twice(c)), k ->
            (int) ((CallSite) k).getTarget().invokeExact(5));
        row("lookup", c -> MethodHandles.privateLookupIn(c, MethodHandles.lookup()), k ->
            ((Lookup) k).lookupClass().isHidden());
        row("running method", c -> running(c), k -> end(k));
        row("trace", c -> trace(c), k -> ((Throwable) k).getStackTrace()[0].getMethodName());
        row("thrown", c -> instance(c), k -> ((Throwable) k).getMessage());
        row("annotation", c -> c.getAnnotation(Mark.class), k -> ((Mark) k).value());
        row("nest mate", c -> inner(c), k -> ((Class<?>) k).getNestHost().isHidden());
        row("class value", c -> new Object[] {c, new ClassValue<Object>() {
            @Override protected Object computeValue(Class<?> of) {
                return of.isHidden();
            }
        }}, k -> ((ClassValue<?>) ((Object[]) k)[1]).get((Class<?>) ((Object[]) k)[0]));
        row("monitor", c -> {
            synchronized (c) {
                return c;
            }
        }, k -> Thread.holdsLock(k));
        WeakReference<?> strong = new WeakReference<>(define(ClassOption.STRONG));
        System.out.println("strong: " + (isGone(strong) || isGone(strong) ? "gone" : "stays"));
        List<WeakReference<?>> refs = withLoader();
        System.out.println("with its loader: " + dies(refs.get(0)) + " " + dies(refs.get(1)));
        refs = withLoader(ClassOption.STRONG);
        System.out.println("strong one: " + isGone(refs.get(0)) + " " + isGone(refs.get(0)));
        kept = null;
        System.out.println("with its loader: " + dies(refs.get(0)) + " " + dies(refs.get(1)));
        hot(60);
    }
}
