// SPDX-License-Identifier: MIT
import java.io.FilePermission;
import java.io.InputStream;
import java.security.AccessControlContext;
import java.security.AccessControlException;
import java.security.AccessController;
import java.security.AllPermission;
import java.security.Permission;
import java.security.Policy;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;
import java.security.ProtectionDomain;
import java.util.PropertyPermission;
import java.util.function.Supplier;

/**
 * Code of a domain that may nothing and of one that may all, calling each other: what
 * AccessController finds (J348, J857).
 */
@SuppressWarnings("removal")
public class Permissions {

    /** Loaded twice, in a strong and in a weak domain. */
    public static class Part implements Supplier<Object> {

        public Object get() {
            return System.getProperty("user.dir") != null;
        }

        public static Object call(Supplier<Object> other) {
            return other.get();
        }

        public static Object privileged(Supplier<Object> other) {
            return AccessController.doPrivileged((PrivilegedAction<Object>) other::get);
        }

        public static Object privileged(Supplier<Object> other, AccessControlContext context) {
            return AccessController.doPrivileged((PrivilegedAction<Object>) other::get, context);
        }

        public static Object limited(Supplier<Object> other, Permission... some) {
            return AccessController.doPrivileged((PrivilegedAction<Object>) other::get, null, some);
        }

        public static Object throwing(Exception e) throws PrivilegedActionException {
            return AccessController.doPrivileged(
                (PrivilegedExceptionAction<Object>) () -> {
                    throw e;
                }
            );
        }

        public static AccessControlContext context() {
            return AccessController.getContext();
        }

        public static Thread thread(Runnable body) {
            return new Thread(body);
        }
    }

    static class Loader extends ClassLoader {

        Class<?> part(ProtectionDomain domain) throws Exception {
            String name = "Permissions$Part";
            try (InputStream in = Permissions.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length, domain);
            }
        }
    }

    static Class<?> part(Permission... may) throws Exception {
        java.security.Permissions all = new java.security.Permissions();
        for (Permission one : may) {
            all.add(one);
        }
        return new Loader().part(new ProtectionDomain(null, all));
    }

    interface Act {
        Object run() throws Throwable;
    }

    static void show(String what, Act act) {
        Object result;
        try {
            result = act.run();
        } catch (java.lang.reflect.InvocationTargetException e) {
            result = e.getCause();
        } catch (Throwable e) {
            result = e;
        }
        System.out.println(what + ": " + result);
    }

    static Object call(Class<?> in, String name, Object... arguments) throws Throwable {
        for (java.lang.reflect.Method m : in.getMethods()) {
            if (m.getName().equals(name) && m.getParameterCount() == arguments.length) {
                return m.invoke(null, arguments);
            }
        }
        throw new NoSuchMethodException(name);
    }

    @SuppressWarnings("unchecked")
    static Supplier<Object> object(Class<?> c) throws Exception {
        return (Supplier<Object>) c.getConstructor().newInstance();
    }

    public static void main(String[] args) throws Throwable {
        Class<?> weak = part();
        Class<?> strong = part(new AllPermission());
        Class<?> middle = part(new PropertyPermission("user.*", "read"));
        Supplier<Object> ask = () -> System.getProperty("user.dir") != null;
        Supplier<Object> askWeak = object(weak);
        Supplier<Object> askStrong = object(strong);
        Policy.setPolicy(
            new Policy() {
                public boolean implies(ProtectionDomain domain, Permission permission) {
                    return domain.getClassLoader() == Permissions.class.getClassLoader();
                }
            }
        );
        System.setSecurityManager(new SecurityManager());

        show("own", ask::get);
        show("weak calls", () -> call(weak, "call", ask));
        show("strong calls", () -> call(strong, "call", ask));
        show("middle calls", () -> call(middle, "call", ask));
        show("weak itself", askWeak::get);
        show("strong calls weak", () -> call(strong, "call", askWeak));
        show("weak calls strong, which is privileged", () ->
            call(
                weak,
                "call",
                (Supplier<Object>) () -> {
                    try {
                        return call(strong, "privileged", ask);
                    } catch (Throwable e) {
                        throw new IllegalStateException(e);
                    }
                }
            )
        );
        show("strong privileged runs weak", () -> call(strong, "privileged", askWeak));
        show("weak privileged runs strong", () -> call(weak, "privileged", askStrong));
        AccessControlContext weakly = (AccessControlContext) call(weak, "context");
        AccessControlContext strongly = (AccessControlContext) call(strong, "context");
        show("strong in a weak context", () -> call(strong, "privileged", ask, weakly));
        show("strong in a strong context", () -> call(strong, "privileged", ask, strongly));
        show("weak in a strong context", () -> call(weak, "privileged", ask, strongly));
        show("checked by a weak context", () -> {
            weakly.checkPermission(new PropertyPermission("user.dir", "read"));
            return "may";
        });
        show("limited, that one", () ->
            call(strong, "limited", ask, new Permission[] {
                new PropertyPermission("user.dir", "read")
            })
        );
        show("limited, another", () ->
            call(
                weak,
                "call",
                (Supplier<Object>) () -> {
                    try {
                        return call(strong, "limited", ask, new Permission[] {
                            new FilePermission("/tmp/-", "read")
                        });
                    } catch (java.lang.reflect.InvocationTargetException e) {
                        return e.getCause();
                    } catch (Throwable e) {
                        return e;
                    }
                }
            )
        );
        show("thrown", () -> call(strong, "throwing", new java.io.IOException("checked")));
        show(
            "equal contexts",
            () -> weakly.equals(call(weak, "context")) + " " + weakly.equals(strongly)
        );
        Object[] seen = new Object[2];
        for (int i = 0; i < 2; i++) {
            int at = i;
            Thread thread = (Thread) call(
                i == 0 ? weak : strong,
                "thread",
                (Runnable) () -> {
                    try {
                        seen[at] = ask.get();
                    } catch (AccessControlException e) {
                        seen[at] = e.getMessage();
                    }
                }
            );
            thread.start();
            thread.join();
        }
        System.out.println("threads inherit: " + seen[0] + "; " + seen[1]);

        // Often, so that all of it is compiled, with collections while the context is only in the
        // frame.
        int may = 0,
            mayNot = 0;
        for (int i = 0; i < 30000; i++) {
            int turn = i;
            Supplier<Object> collects = () -> {
                if (turn % 3000 == 0) {
                    System.gc();
                }
                return ask.get();
            };
            Object context = new AccessControlContext(new ProtectionDomain[] {
                turn % 2 == 0 ? weak.getProtectionDomain() : strong.getProtectionDomain()
            });
            try {
                AccessController.doPrivileged(
                    (PrivilegedAction<Object>) collects::get,
                    (AccessControlContext) context
                );
                may++;
            } catch (AccessControlException e) {
                mayNot++;
            }
        }
        System.out.println(may + " " + mayNot);
    }
}
