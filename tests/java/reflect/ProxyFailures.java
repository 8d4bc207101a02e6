/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** What a handler may throw and return, and what default methods of proxies are given. */
public class ProxyFailures {

    interface Reader {
        String read(int n) throws IOException;
    }

    interface Waiter {
        Object read(int n) throws IOException, InterruptedException;
    }

    interface Silent extends Reader {
        String read(int n);
    }

    interface Counter {
        int count();

        default int sum(int a, String b) {
            return a + b.length();
        }

        default String name() {
            return "counter";
        }
    }

    interface Action {
        Object go() throws Throwable;
    }

    static Object proxy(InvocationHandler handler, Class<?>... interfaces) {
        return Proxy.newProxyInstance(ProxyFailures.class.getClassLoader(), interfaces, handler);
    }

    static void say(String what, Action action) {
        try {
            System.out.println(what + ": " + action.go());
        } catch (Throwable e) {
            String cause = e.getCause() == null ? "" : ", because of " + e.getCause();
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(
                what +
                    ": " +
                    e +
                    cause +
                    (top.getClassName().matches(".*\\$Proxy[0-9]+")
                        ? " in " + top.getMethodName()
                        : "")
            );
        }
    }

    /* Methods that differ in their results only are not one: each may throw what it declares. */
    static void exceptionsByResult(Exception thrown) {
        InvocationHandler fails = (p, m, a) -> {
            throw thrown;
        };
        Object both = proxy(fails, Reader.class, Waiter.class);
        say("reader", () -> ((Reader) both).read(1));
        say("waiter", () -> ((Waiter) both).read(1));
        Object silent = proxy(fails, Waiter.class, Silent.class);
        say("waiter, not silent", () -> ((Waiter) silent).read(1));
        say("silent", () -> ((Silent) silent).read(1));
        say("reader that is silent", () -> ((Reader) silent).read(1));
    }

    static void results() {
        Counter nothing = (Counter) proxy((p, m, a) -> null, Counter.class);
        say("no count", () -> nothing.count());
        say("no hash", () -> nothing.hashCode());
        say("no answer", () -> nothing.equals(nothing));
        say("no name", () -> nothing.name());
        Counter text = (Counter) proxy((p, m, a) -> "text", Counter.class);
        say("text", () -> text.count());
    }

    static void defaults() throws NoSuchMethodException {
        Object p = proxy((q, m, a) -> null, Counter.class);
        Method sum = Counter.class.getMethod("sum", int.class, String.class),
            name = Counter.class.getMethod("name");
        say("right", () -> InvocationHandler.invokeDefault(p, sum, 1, "xy"));
        say("widened", () -> InvocationHandler.invokeDefault(p, sum, (byte) 1, "xy"));
        say("too few", () -> InvocationHandler.invokeDefault(p, sum, 1));
        say("none", () -> InvocationHandler.invokeDefault(p, sum));
        say("null for none", () -> InvocationHandler.invokeDefault(p, name, (Object[]) null));
        say("too many", () -> InvocationHandler.invokeDefault(p, name, 1));
        say("a long", () -> InvocationHandler.invokeDefault(p, sum, 1L, "xy"));
        say("null", () -> InvocationHandler.invokeDefault(p, sum, null, "xy"));
        say("no text", () -> InvocationHandler.invokeDefault(p, sum, 1, 2));
        say("no proxy", () -> InvocationHandler.invokeDefault(null, sum, 1, "xy"));
        say("no method", () -> InvocationHandler.invokeDefault(p, null));
    }

    public static void main(String[] args) throws Exception {
        exceptionsByResult(new IOException("io"));
        exceptionsByResult(new InterruptedException("interrupted"));
        results();
        defaults();
        say("primitive", () -> proxy((q, m, a) -> null, int.class));
    }
}
