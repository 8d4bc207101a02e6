/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.InputStream;
import java.security.AccessControlContext;
import java.security.AccessControlException;
import java.security.AccessController;
import java.security.AllPermission;
import java.security.CodeSource;
import java.security.DomainCombiner;
import java.security.Permission;
import java.security.PermissionCollection;
import java.security.Permissions;
import java.security.PrivilegedAction;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What a thread may do is limited by the code that made it. */
@SuppressWarnings("removal")
public class InheritedContext {

    static final Permission P = new RuntimePermission("test.p");
    static final Permission Q = new RuntimePermission("test.q");

    /**
     * A step of a chain; loaded once for each domain, so that no other code is between the steps.
     */
    public static final class Code implements Runnable, DomainCombiner {

        private final String how;
        private final Runnable next;

        public Code(String how, Runnable next) {
            this.how = how;
            this.next = next;
        }

        @Override
        public void run() {
            try {
                step();
            } catch (Exception e) {
                System.out.println(e);
            }
        }

        private void step() throws Exception {
            switch (how) {
                case "call":
                    next.run();
                    break;
                case "deep":
                    deep(100);
                    break;
                case "privileged":
                    AccessController.doPrivileged(new Call(next));
                    break;
                case "none":
                    AccessController.doPrivileged(
                        new Call(next),
                        new AccessControlContext(new ProtectionDomain[] {
                            new ProtectionDomain(null, new Permissions())
                        })
                    );
                    break;
                case "limited":
                    AccessController.doPrivileged(
                        new Call(next),
                        null,
                        new RuntimePermission("test.p")
                    );
                    break;
                case "combined":
                    AccessController.doPrivileged(
                        new Call(next),
                        new AccessControlContext(
                            new AccessControlContext(new ProtectionDomain[0]),
                            this
                        )
                    );
                    break;
                case "taken":
                    AccessControlContext taken = AccessController.getContext();
                    AccessController.doPrivileged(new Call(next), taken);
                    break;
                case "thread":
                    join(new Thread(next));
                    break;
                case "later":
                    Thread[] made = new Thread[1];
                    AccessController.doPrivileged(new Maker(made, next));
                    join(made[0]);
                    break;
                case "pool":
                    ExecutorService pool = Executors.newFixedThreadPool(1);
                    pool.submit(next).get();
                    pool.shutdown();
                    break;
                case "timer":
                    timer();
                    break;
                default:
                    System.out.println(
                        may("test.p") +
                            " " +
                            may("test.q") +
                            " " +
                            (AccessController.getContext().getDomainCombiner() != null)
                    );
            }
        }

        private void deep(int n) {
            if (n > 0) {
                deep(n - 1);
            } else {
                next.run();
            }
        }

        private void timer() throws InterruptedException {
            CountDownLatch done = new CountDownLatch(1);
            Timer timer = new Timer();
            timer.schedule(new Task(next, done), 0);
            done.await();
            timer.cancel();
        }

        private static void join(Thread t) throws InterruptedException {
            t.start();
            t.join();
        }

        private static boolean may(String name) {
            try {
                AccessController.checkPermission(new RuntimePermission(name));
                return true;
            } catch (AccessControlException e) {
                return false;
            }
        }

        @Override
        public ProtectionDomain[] combine(ProtectionDomain[] current, ProtectionDomain[] assigned) {
            int n = current == null ? 0 : current.length;
            int m = assigned == null ? 0 : assigned.length;
            ProtectionDomain[] all = new ProtectionDomain[n + m];
            for (int i = 0; i < n + m; i++) {
                all[i] = i < n ? current[i] : assigned[i - n];
            }
            return all;
        }
    }

    public static final class Call implements PrivilegedAction<Void> {

        private final Runnable next;

        public Call(Runnable next) {
            this.next = next;
        }

        @Override
        public Void run() {
            next.run();
            return null;
        }
    }

    public static final class Maker implements PrivilegedAction<Void> {

        private final Thread[] made;
        private final Runnable next;

        public Maker(Thread[] made, Runnable next) {
            this.made = made;
            this.next = next;
        }

        @Override
        public Void run() {
            made[0] = new Thread(next);
            return null;
        }
    }

    public static final class Task extends TimerTask {

        private final Runnable next;
        private final CountDownLatch done;

        public Task(Runnable next, CountDownLatch done) {
            this.next = next;
            this.done = done;
        }

        @Override
        public void run() {
            next.run();
            done.countDown();
        }
    }

    /** Defines the steps in a domain. */
    static final class Loader extends ClassLoader {

        private final ProtectionDomain domain;

        Loader(Permission permission) {
            super(InheritedContext.class.getClassLoader());
            PermissionCollection all = new Permissions();
            all.add(permission);
            domain = new ProtectionDomain(new CodeSource(null, (Certificate[]) null), all);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("InheritedContext$")) {
                return super.loadClass(name, resolve);
            }
            Class<?> c = findLoadedClass(name);
            if (c != null) {
                return c;
            }
            try (InputStream in = getResourceAsStream(name + ".class")) {
                byte[] b = in.readAllBytes();
                return defineClass(name, b, 0, b.length, domain);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static final Loader FULL = new Loader(new AllPermission());
    static final Loader HALF = new Loader(P);

    static Runnable chain(String[] steps, int i) throws Exception {
        if (i == steps.length) {
            return null;
        }
        Loader loader = steps[i].charAt(0) == 'F' ? FULL : HALF;
        return (Runnable) loader
            .loadClass("InheritedContext$Code")
            .getConstructor(String.class, Runnable.class)
            .newInstance(steps[i].substring(2), chain(steps, i + 1));
    }

    public static void main(String[] args) throws Exception {
        String[] chains = {
            "F:check",
            "F:thread F:check",
            "F:privileged F:check",
            "F:privileged H:call F:check",
            "F:privileged F:thread F:check",
            "F:privileged H:thread F:check",
            "F:privileged F:thread H:call F:check",
            "F:privileged H:call F:thread F:check",
            "F:privileged H:deep F:thread F:check",
            "F:privileged F:deep F:thread F:check",
            "F:privileged H:thread F:privileged F:check",
            "F:privileged H:privileged F:thread F:check",
            "F:privileged H:thread F:thread F:check",
            "F:privileged H:thread F:thread F:thread F:check",
            "F:privileged H:thread F:privileged F:thread F:check",
            "F:privileged F:thread F:thread F:check",
            "F:thread F:thread F:check",
            "F:privileged H:later F:check",
            "F:privileged F:later F:check",
            "F:later F:check",
            "F:privileged F:none F:check",
            "F:privileged F:none F:thread F:check",
            "F:privileged F:none F:thread F:thread F:check",
            "F:privileged F:none F:thread F:privileged F:thread F:check",
            "F:limited F:check",
            "F:limited F:thread F:check",
            "F:privileged F:limited F:thread F:check",
            "F:limited F:thread F:thread F:check",
            "F:limited F:thread H:thread F:check",
            "H:limited F:thread F:check",
            "F:limited F:taken F:check",
            "F:limited F:taken F:thread F:check",
            "F:privileged F:combined F:check",
            "F:privileged F:combined F:thread F:check",
            "F:privileged F:combined H:thread F:thread F:check",
            "F:privileged F:combined F:thread F:privileged F:check",
            "F:privileged H:taken F:privileged F:thread F:check",
            "F:privileged H:call F:taken F:thread F:check",
            "F:privileged F:pool F:check",
            "F:privileged H:pool F:check",
            "F:privileged F:timer F:check",
            "F:privileged H:timer F:check"
        };
        for (String chain : chains) {
            System.out.print(chain + " -> ");
            chain(chain.split(" "), 0).run();
        }
    }
}
