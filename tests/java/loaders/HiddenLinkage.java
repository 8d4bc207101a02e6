/* SPDX-License-Identifier: MIT */
import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.StringConcatFactory;
import java.lang.ref.WeakReference;
import java.lang.runtime.ObjectMethods;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The classes that linkage spins go with what they were made for, and others that threads
 * make at once stay.
 */
public class HiddenLinkage {
    static final Lookup LOOKUP = MethodHandles.lookup();
    static final MethodType TEXT = MethodType.methodType(String.class);

    record Pair(int a, String b) {
    }

    static String body(Object captured) {
        return "body of " + captured;
    }

    static Supplier<?> lambda(Object captured) throws Throwable {
        MethodHandle body = LOOKUP.findStatic(HiddenLinkage.class, "body",
            MethodType.methodType(String.class, Object.class));
        CallSite site = LambdaMetafactory.metafactory(LOOKUP, "get",
            MethodType.methodType(Supplier.class, Object.class),
            MethodType.methodType(Object.class), body, TEXT);
        return (Supplier<?>) site.getTarget().invoke(captured);
    }

    static MethodHandle concat(int i) throws Throwable {
        return StringConcatFactory.makeConcatWithConstants(LOOKUP, "concat",
            MethodType.methodType(String.class, int.class),
            "n\1\2", "\1" + i).dynamicInvoker();
    }

    static MethodHandle equal() throws Throwable {
        return (MethodHandle) ObjectMethods.bootstrap(LOOKUP, "equals", MethodHandle.class,
            Pair.class, "a;b",
            LOOKUP.findGetter(Pair.class, "a", int.class), LOOKUP.findGetter(Pair.class, "b",
                String.class));
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

    /* How many go, until one that stays is found too often. */
    static int gone(List<WeakReference<?>> refs) throws InterruptedException {
        int stay = 0;
        for (WeakReference<?> ref : refs) {
            if (stay < 4 && !dies(ref)) {
                stay++;
            }
        }
        return refs.size() - stay;
    }

    static List<Object> kept = new ArrayList<>();

    static List<WeakReference<?>> make(int from, boolean keeps) throws Throwable {
        List<WeakReference<?>> refs = new ArrayList<>();
        for (int i = from; i < from + 20; i++) {
            Supplier<?> s = lambda(i);
            MethodHandle c = concat(i);
            MethodHandle e = equal();
            refs.add(new WeakReference<>(s.getClass()));
            refs.add(new WeakReference<>(c));
            refs.add(new WeakReference<>(e));
            if (keeps) {
                kept.addAll(List.of(s, c, e));
            }
        }
        return refs;
    }

    static int use() throws Throwable {
        int right = 0;
        for (int i = 0; i < kept.size(); i += 3) {
            int n = i / 3 % 20;
            right += ((Supplier<?>) kept.get(i)).get().equals("body of " + n) ? 1 : 0;
            right += ((String) ((MethodHandle) kept.get(i + 1)).invokeExact(5)).equals("n5\1" + n)
                ? 1 : 0;
            right += (boolean) ((MethodHandle) kept.get(i + 2)).invokeExact(new Pair(n, "x"),
                (Object) new Pair(n, "x")) ? 1 : 0;
        }
        return right;
    }

    /* What one thread made is used while all of them make more, and drop it. */
    static void threads() throws Throwable {
        List<Throwable> errors = new ArrayList<>();
        Thread[] all = new Thread[4];
        for (int t = 0; t < all.length; t++) {
            int own = t;
            all[t] = new Thread(() -> {
                try {
                    List<Supplier<?>> last = new ArrayList<>();
                    for (int i = 0; i < 60; i++) {
                        last.add(lambda(own + "." + i));
                        if (i >= 5 && !last.get(i - 5).get().equals("body of " + own + "."
                            + (i - 5))) {
                            throw new AssertionError(last.get(i - 5).get());
                        }
                        if (i >= 5) {
                            last.set(i - 5, null);
                        }
                        if (i % 20 == 0) {
                            System.gc();
                        }
                    }
                } catch (Throwable e) {
                    synchronized (errors) {
                        errors.add(e);
                    }
                }
            });
            all[t].start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println("threads: " + errors);
    }

    public static void main(String[] args) throws Throwable {
        List<WeakReference<?>> stay = make(0, true);
        List<WeakReference<?>> go = make(100, false);
        int gone = gone(go);
        int there = 0;
        for (WeakReference<?> r : stay) {
            there += r.get() != null ? 1 : 0;
        }
        System.out.println("dropped: " + (gone >= go.size() - 3) + ", kept: " + there
            + ", right: " + use());
        kept.clear();
        gone = gone(stay);
        System.out.println("dropped: " + (gone >= stay.size() - 3));
        threads();
    }
}
