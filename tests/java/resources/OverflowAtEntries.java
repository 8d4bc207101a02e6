// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.HashMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/**
 * The stack ends at each way from Java into the VM and back: an error every time, and all goes on
 * afterwards.
 */
public class OverflowAtEntries {

    interface Act {
        Object run() throws Throwable;
    }

    static int depth;
    static Method method;
    static Constructor<?> constructor;
    static MethodHandle handle;
    static Callable<Object> proxy;

    static Object byReflection() throws Throwable {
        depth++;
        return method.invoke(null);
    }

    public static class Made {

        public Made() throws Throwable {
            depth++;
            constructor.newInstance();
        }
    }

    static Object byHandle() throws Throwable {
        depth++;
        return handle.invoke();
    }

    static class Text {

        @Override
        public String toString() {
            depth++;
            return "" + this;
        }
    }

    static class Key {

        @Override
        public int hashCode() {
            depth++;
            HashMap<Object, Object> map = new HashMap<>();
            map.put(this, 1);
            return 1;
        }
    }

    static int compare(Object a, Object b) {
        depth++;
        Object[] two = { a, b };
        Arrays.sort(two, OverflowAtEntries::compare);
        return 0;
    }

    static Object inTree(Integer n) {
        depth++;
        TreeMap<Integer, Object> map = new TreeMap<>((a, b) -> {
            inTree(n);
            return a - b;
        });
        map.put(1, n);
        return map.put(2, n);
    }

    static Object inStream(Object o) {
        depth++;
        return Stream.of(o).map(OverflowAtEntries::inStream).findFirst().get();
    }

    static Object inClone(Object[] a) {
        depth++;
        return inClone(a.clone());
    }

    static Object inForName(String name) throws Exception {
        depth++;
        Class.forName(
            name,
            true,
            new ClassLoader(null) {
                @Override
                protected Class<?> findClass(String wanted) throws ClassNotFoundException {
                    try {
                        inForName(wanted);
                    } catch (ClassNotFoundException e) {
                        throw e;
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                    return null;
                }
            }
        );
        return null;
    }

    static Object inFinally(int n) {
        depth++;
        try {
            return inFinally(n + 1);
        } finally {
            if (n % 2 == 0) depth--;
            else depth++;
        }
    }

    static Object inSynchronized(Object lock) {
        synchronized (lock) {
            depth++;
            return inSynchronized(lock);
        }
    }

    static synchronized Object inSynchronizedMethod() {
        depth++;
        return inSynchronizedMethod();
    }

    static class Deep {

        static Object value = deeper();

        static Object deeper() {
            depth++;
            return deeper();
        }
    }

    static Throwable root(Throwable e) {
        while (
                e.getCause() != null &&
                (e instanceof InvocationTargetException ||
                    e instanceof IllegalStateException ||
                    e instanceof ExceptionInInitializerError ||
                    e instanceof java.lang.reflect.UndeclaredThrowableException ||
                    e instanceof BootstrapMethodError)
            )
            e = e.getCause();
        return e;
    }

    static void show(String what, Act act) throws Throwable {
        for (int n = 0; n < 2; n++) {
            depth = 0;
            String got;
            try {
                got = "ended: " + act.run();
            } catch (Throwable e) {
                got = root(e).getClass().getName();
            }
            System.out.println(what + ": " + got + " " + (depth > 30));
        }
    }

    public static void main(String[] args) throws Throwable {
        method = OverflowAtEntries.class.getDeclaredMethod("byReflection");
        constructor = Made.class.getConstructor();
        handle = MethodHandles.lookup().findStatic(
            OverflowAtEntries.class,
            "byHandle",
            MethodType.methodType(Object.class)
        );
        InvocationHandler again = (p, m, a) -> {
            depth++;
            return proxy.call();
        };
        @SuppressWarnings("unchecked")
        Callable<Object> made = (Callable<Object>) Proxy.newProxyInstance(
            OverflowAtEntries.class.getClassLoader(),
            new Class<?>[] { Callable.class },
            again
        );
        proxy = made;
        show("reflection", OverflowAtEntries::byReflection);
        show("constructor", Made::new);
        show("handle", OverflowAtEntries::byHandle);
        show("proxy", () -> proxy.call());
        show("concatenation", () -> "" + new Text());
        show("hash code", () -> new Key().hashCode());
        show("comparator", () -> compare(1, 2));
        show("tree", () -> inTree(1));
        show("stream", () -> inStream(1));
        show("clone", () -> inClone(new Object[2]));
        show("finally", () -> inFinally(0));
        show("synchronized", () -> inSynchronized(new Object()));
        show("synchronized method", OverflowAtEntries::inSynchronizedMethod);
        show("loader", () -> inForName("no.such.Class"));
        try {
            System.out.println(Deep.value);
        } catch (Throwable e) {
            System.out.println(e.getClass().getName() + " " + root(e).getClass().getName());
        }
        try {
            System.out.println(Deep.value);
        } catch (Throwable e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
        System.out.println("goes on: " + String.join(",", "a", "b") + " " + Arrays.asList(3, 1, 2));
    }
}
