// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.*;
import java.util.function.Supplier;

/**
 * The stack ends in calls that go from Java through C into Java and back: each ends in
 * StackOverflowError, each goes on.
 */
public class OverflowInNatives {

    static int count;

    interface Deep {
        void go() throws Throwable;
    }

    static void expect(String what, Deep deep) {
        for (int i = 0; i < 2; i++) {
            count = 0;
            try {
                deep.go();
                System.out.println(what + ": no error");
            } catch (StackOverflowError e) {
                System.out.println(what + ": " + (count > 50 ? "deep" : "after " + count));
            } catch (Throwable e) {
                Throwable c = e;
                while (c.getCause() != null) c = c.getCause();
                System.out.println(
                    what + ": " + e.getClass().getName() + " by " + c.getClass().getName()
                );
            }
        }
    }

    public static Object viaReflection() throws Throwable {
        count++;
        try {
            return OverflowInNatives.class.getMethod("viaReflection").invoke(null);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    static Method cached;

    public static Object viaCachedMethod(Object o, int i) throws Throwable {
        count++;
        try {
            return cached.invoke(null, o, i + 1);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    static Constructor<?> constructor;

    public static class Made {

        public Made() throws Throwable {
            count++;
            try {
                constructor.newInstance();
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    static MethodHandle handle;

    static int viaHandle(int n) throws Throwable {
        count++;
        return (int) handle.invokeExact(n + 1) + 1;
    }

    static int viaInvoke(int n) throws Throwable {
        count++;
        return (int) (Integer) handle.invoke((Integer) n) + 1;
    }

    static int viaArguments(int n) throws Throwable {
        count++;
        return (int) handle.invokeWithArguments(n + 1) + 1;
    }

    static class Item implements Comparable<Item> {

        @Override
        public int compareTo(Item o) {
            count++;
            Item[] two = { new Item(), new Item() };
            Arrays.sort(two);
            return 0;
        }
    }

    static class Key {

        @Override
        public int hashCode() {
            count++;
            Map<Object, Object> m = new HashMap<>();
            m.put(new Key(), 1);
            return 1;
        }

        @Override
        public boolean equals(Object o) {
            count++;
            return Objects.equals(new Key(), new Key()) || o.equals(this);
        }

        @Override
        public String toString() {
            count++;
            return "k" + new Key();
        }
    }

    interface Talk {
        Object say(Object o);
    }

    static Talk talk;

    static class Cloned implements Cloneable {

        @Override
        protected Object clone() throws CloneNotSupportedException {
            count++;
            super.clone();
            return new Cloned().clone();
        }
    }

    static class Loading extends ClassLoader {

        Loading() {
            super(null);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            count++;
            return Class.forName(name + "x", false, new Loading());
        }
    }

    static class Iterating implements Iterable<Integer> {

        @Override
        public Iterator<Integer> iterator() {
            count++;
            int sum = 0;
            for (int i : new Iterating()) sum += i;
            return null;
        }
    }

    static class Closing implements AutoCloseable {

        @Override
        public void close() {
            count++;
            try (Closing c = new Closing()) {
                count += 0;
            }
        }
    }

    static Supplier<Object> supplier;

    public static void main(String[] args) throws Throwable {
        expect("reflection", OverflowInNatives::viaReflection);
        cached = OverflowInNatives.class.getMethod("viaCachedMethod", Object.class, int.class);
        expect("cached method", () -> viaCachedMethod("o", 0));
        constructor = Made.class.getConstructor();
        expect("constructor", Made::new);
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        handle = lookup.findStatic(
            OverflowInNatives.class,
            "viaHandle",
            MethodType.methodType(int.class, int.class)
        );
        expect("invokeExact", () -> viaHandle(0));
        handle = lookup.findStatic(
            OverflowInNatives.class,
            "viaInvoke",
            MethodType.methodType(int.class, int.class)
        );
        expect("invoke", () -> viaInvoke(0));
        handle = lookup.findStatic(
            OverflowInNatives.class,
            "viaArguments",
            MethodType.methodType(int.class, int.class)
        );
        expect("invokeWithArguments", () -> viaArguments(0));
        handle = MethodHandles.filterReturnValue(handle, MethodHandles.identity(int.class));
        expect("filtered", () -> viaArguments(0));
        expect("compareTo in sort", () -> new Item().compareTo(null));
        expect("hashCode in put", () -> new Key().hashCode());
        expect("equals", () -> new Key().equals(new Key()));
        expect("toString in concatenation", () -> new Key().toString());
        InvocationHandler handler = (proxy, method, arguments) -> {
            count++;
            return talk.say(arguments[0]);
        };
        talk = (Talk) Proxy.newProxyInstance(
            Talk.class.getClassLoader(),
            new Class<?>[] { Talk.class },
            handler
        );
        expect("proxy", () -> talk.say("x"));
        expect("clone", () -> new Cloned().clone());
        expect("iterator", () -> new Iterating().iterator());
        expect("close", () -> new Closing().close());
        expect("forName", () -> new Loading().findClass("a"));
        supplier = () -> {
            count++;
            return supplier.get();
        };
        expect("lambda", () -> supplier.get());
        PrivilegedAction<Object>[] action = new PrivilegedAction[1];
        action[0] = () -> {
            count++;
            return AccessController.doPrivileged(action[0]);
        };
        expect("doPrivileged", () -> action[0].run());
        Comparator<String>[] comparator = new Comparator[1];
        comparator[0] = (a, b) -> {
            count++;
            new TreeMap<String, String>(comparator[0]).putAll(Map.of("a", "b", "c", "d"));
            return 0;
        };
        expect("comparator", () -> comparator[0].compare("a", "b"));
        System.out.println("alive");
    }
}
