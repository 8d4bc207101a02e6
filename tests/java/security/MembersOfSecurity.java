/* SPDX-License-Identifier: MIT */
import java.lang.constant.*;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.*;
import java.security.cert.CertificateException;
import java.util.*;
import java.util.concurrent.locks.*;

/**
 * What permissions, domains, providers and loaders show of themselves, a provider as a table,
 * synchronizers and their conditions.
 */
public class MembersOfSecurity {

    interface Try {
        Object run() throws Throwable;
    }

    static void t(String name, Try what) {
        Object o;
        try {
            o = what.run();
        } catch (Throwable e) {
            o = e.getClass().getName() + ": " + e.getMessage();
        }
        System.out.println(
            name + " " + String.valueOf(o).replaceAll("@[0-9a-f]+", "@").replace("\n", "|")
        );
    }

    static class Basic extends BasicPermission {

        Basic(String name, String actions) {
            super(name, actions);
        }
    }

    static class Plain extends Provider {

        Plain() {
            super("Plain", 1.5, "info");
        }
    }

    static class Loader extends SecureClassLoader {

        Loader() {}

        Loader(ClassLoader parent) {
            super(parent);
        }

        Loader(String name, ClassLoader parent) {
            super(name, parent);
        }

        Class<?> define(String name, byte[] bytes, CodeSource source) {
            return defineClass(name, bytes, 0, bytes.length, source);
        }

        Class<?> define(String name, ByteBuffer bytes, CodeSource source) {
            return defineClass(name, bytes, source);
        }

        PermissionCollection of(CodeSource source) {
            return getPermissions(source);
        }
    }

    static class Bag extends PermissionCollection {

        final List<Permission> all = new ArrayList<>();

        public void add(Permission p) {
            all.add(p);
        }

        public boolean implies(Permission p) {
            return all.contains(p);
        }

        public Enumeration<Permission> elements() {
            return Collections.enumeration(all);
        }
    }

    public static class Loaded {}

    static byte[] bytes() throws Exception {
        return MembersOfSecurity.class
            .getResourceAsStream("MembersOfSecurity$Loaded.class")
            .readAllBytes();
    }

    static void permissions() {
        Permission p = new RuntimePermission("x"),
            q = new PropertyPermission("a.*", "read,write"),
            b = new Basic("a.b", "no");
        t("denied", () -> new AccessControlException("m", p).getPermission());
        t("denied2", () -> new AccessControlException("m").getPermission());
        t(
            "basic",
            () ->
                b +
                " " +
                (b.hashCode() == "a.b".hashCode()) +
                b.equals(new Basic("a.b", null)) +
                b.implies(new Basic("a.b", null)) +
                b.getActions()
        );
        t("basic null", () -> new Basic(null, null));
        t("basic empty", () -> new Basic("", null));
        t("permission", () -> p + " " + q + " " + new AllPermission());
        Bag bag = new Bag();
        t("bag", () -> bag + " " + bag.isReadOnly());
        bag.add(p);
        bag.add(q);
        t("bag2", bag::toString);
        t("stream", () -> bag.elementsAsStream().count());
        CodeSource s = source("file:/a/-"),
            one = source("file:/a/b/c.jar"),
            none = source(null);
        CodeSource[] all = {
            s,
            one,
            none,
            source("file:/a/*"),
            source("file:/a/b/"),
            source("http://h/a"),
            source("http://h:80/a"),
            source("http://*.h/a"),
            source("http://x.h/a"),
            source("file:/a/b")
        };
        for (CodeSource x : all) {
            StringBuilder line = new StringBuilder();
            for (CodeSource y : all)
                line.append(x.implies(y) ? 'y' : 'n').append(x.equals(y) ? '=' : ' ');
            t("source " + x, line::toString);
        }
        t("implies null", () -> s.implies(null));
        t(
            "hash",
            () -> (one.hashCode() == source("file:/a/b/c.jar").hashCode()) + " " + none.hashCode()
        );
        t("domain", () -> new ProtectionDomain(null, null).toString());
        t(
            "privileged",
            () ->
                new PrivilegedActionException(new Exception("e")) +
                " " +
                new PrivilegedActionException(null)
        );
        t("run", () -> AccessController.doPrivileged((PrivilegedExceptionAction<Integer>) () -> 5));
        t("run2", () ->
            AccessController.doPrivileged(
                (PrivilegedExceptionAction<Integer>) () -> {
                    throw new java.io.IOException("x");
                }
            )
        );
        for (CertificateException e : new CertificateException[] {
            new CertificateException(),
            new CertificateException("m"),
            new CertificateException("m", new Error("c")),
            new CertificateException(new Error("c"))
        })
            t("certificate", () -> e + " " + e.getCause());
    }

    static CodeSource source(String url) {
        try {
            return new CodeSource(url == null ? null : new URL(url), (CodeSigner[]) null);
        } catch (Exception e) {
            throw new Error(e);
        }
    }

    static void providers() {
        Provider p = new Plain();
        t("plain", () -> p + " " + p.getVersionStr() + " " + p.getInfo() + " " + p.size());
        t("put", () -> p.put("MessageDigest.X", "a.B"));
        t(
            "get",
            () ->
                p.get("MessageDigest.X") +
                " " +
                p.get(5) +
                p.getOrDefault("q", 7) +
                p.getProperty("MessageDigest.X")
        );
        t(
            "absent",
            () ->
                p.putIfAbsent("MessageDigest.X", "c") +
                " " +
                p.putIfAbsent("k", "v") +
                " " +
                p.computeIfAbsent("k2", k -> k + "!")
        );
        t(
            "compute",
            () ->
                p.compute("k", (k, v) -> "" + k + v) +
                " " +
                p.computeIfPresent("k", (k, v) -> null) +
                " " +
                p.computeIfPresent("none", (k, v) -> 1)
        );
        t(
            "merge",
            () -> p.merge("k2", "m", (x, y) -> "" + x + y) + " " + p.merge("k3", "n", (x, y) -> 1)
        );
        t(
            "replace",
            () ->
                p.replace("k3", "o") +
                " " +
                p.replace("k3", "o", "p") +
                p.replace("k3", "o", "q") +
                p.replace("zz", 1)
        );
        t("all", () -> {
            p.replaceAll((k, v) -> k.equals("k3") ? "all" : v);
            return p.get("k3");
        });
        t("putAll", () -> {
            p.putAll(Map.of("MessageDigest.Y", "y", "Alg.Alias.MessageDigest.Z", "Y"));
            return p.getService("MessageDigest", "z").getClassName();
        });
        t(
            "remove",
            () ->
                p.remove("k3") +
                " " +
                p.remove("k2", "x") +
                p.remove("k2", "k2!m") +
                p.remove("none")
        );
        t(
            "keys",
            () ->
                new TreeSet<>(Collections.list(p.keys())).toString() +
                new TreeSet<>(Collections.list((Enumeration<?>) p.elements()))
        );
        t("forEach", () -> {
            int[] n = { 0 };
            p.forEach((k, v) -> n[0]++);
            return n[0];
        });
        t(
            "service",
            () ->
                p.getService("MessageDigest", "x") +
                " " +
                p.getService("MessageDigest", "x").supportsParameter(null)
        );
        t("service2", () ->
            new Provider.Service(p, "Cipher", "C", "c.D", List.of("other"), Map.of("k", "v"))
        );
        t("parameter", () ->
            new Provider.Service(p, "MessageDigest", "C", "c.D", null, null).supportsParameter("x")
        );
        t("clear", () -> {
            p.clear();
            return p.isEmpty() + " " + p.size();
        });
    }

    static void loaders() throws Exception {
        byte[] bytes = bytes();
        CodeSource s = source("file:/x");
        t("loader", () -> {
            Class<?> c = new Loader(null).define("MembersOfSecurity$Loaded", bytes, s);
            return c.getName() + c.getProtectionDomain().getCodeSource();
        });
        t("loader2", () -> {
            Class<?> c = new Loader("named", null).define(null, ByteBuffer.wrap(bytes), null);
            return c.getClassLoader().getName() + c.getProtectionDomain().getCodeSource();
        });
        t("loader3", () -> new Loader().getParent() == ClassLoader.getSystemClassLoader());
        t("loader4", () -> Collections.list(new Loader().of(s).elements()).size());
        t("loader5", () -> new Loader("", null));
    }

    static class Sync extends AbstractQueuedSynchronizer {

        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, n);
        }

        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }

        protected boolean isHeldExclusively() {
            return getState() != 0;
        }

        ConditionObject condition() {
            return new Shown();
        }

        class Shown extends ConditionObject {

            public String toString() {
                return hasWaiters() + " " + getWaitQueueLength() + " " + getWaitingThreads();
            }
        }
    }

    static class Long extends AbstractQueuedLongSynchronizer {

        protected boolean tryAcquire(long n) {
            return compareAndSetState(0, n);
        }

        protected boolean tryRelease(long n) {
            setState(0);
            return true;
        }

        protected boolean isHeldExclusively() {
            return getState() != 0;
        }

        ConditionObject condition() {
            return new Shown();
        }

        class Shown extends ConditionObject {

            public String toString() {
                return hasWaiters() + " " + getWaitQueueLength() + " " + getWaitingThreads();
            }
        }
    }

    static void locks() {
        Sync s = new Sync();
        Long l = new Long();
        t("sync", s::toString);
        t("waiters unheld", () -> s.condition().toString());
        t("waiters unheld", () -> l.condition().toString());
        s.acquire(3);
        l.acquire(3);
        t("sync", s::toString);
        t("long", l::toString);
        t("waiters", () -> s.condition().toString());
        t("waiters", () -> l.condition().toString());
        ReentrantLock lock = new ReentrantLock();
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        StampedLock stamped = new StampedLock();
        t(
            "locks",
            () -> lock + " " + rw + " " + rw.readLock() + " " + rw.writeLock() + " " + stamped
        );
        lock.lock();
        rw.readLock().lock();
        stamped.readLock();
        t(
            "locks",
            () -> lock + " " + rw + " " + rw.readLock() + " " + rw.writeLock() + " " + stamped
        );
        rw.readLock().unlock();
        rw.writeLock().lock();
        t("locks", () -> rw + " " + rw.readLock() + " " + rw.writeLock());
        t("stamped", () -> {
            StampedLock w = new StampedLock();
            w.writeLock();
            return w + " " + w.asReadLock().getClass().isAnonymousClass();
        });
        t("foreign", () -> lock.hasWaiters(new ReentrantLock().newCondition()));
        t("null", () -> lock.hasWaiters(null));
    }

    static void constants() {
        t(
            "kind",
            () ->
                DirectMethodHandleDesc.Kind.valueOf("GETTER") +
                " " +
                DirectMethodHandleDesc.Kind.valueOf(9, true)
        );
        t("kind2", () -> DirectMethodHandleDesc.Kind.valueOf("NONE"));
        t("dynamic", () -> {
            DynamicConstantDesc<?> d = DynamicConstantDesc.ofNamed(
                ConstantDescs.ofConstantBootstrap(
                    ConstantDescs.CD_String,
                    "b",
                    ConstantDescs.CD_int,
                    ConstantDescs.CD_int
                ),
                "n",
                ConstantDescs.CD_int,
                5
            );
            return (
                d +
                " " +
                (d.hashCode() ==
                    DynamicConstantDesc.ofNamed(
                        d.bootstrapMethod(),
                        "n",
                        ConstantDescs.CD_int,
                        5
                    ).hashCode())
            );
        });
        t("handle", () -> {
            MethodHandleDesc m = MethodHandleDesc.of(
                DirectMethodHandleDesc.Kind.STATIC,
                ConstantDescs.CD_Integer,
                "valueOf",
                "(I)Ljava/lang/Integer;"
            );
            return (
                m +
                " " +
                m.equals(
                    MethodHandleDesc.of(
                        DirectMethodHandleDesc.Kind.STATIC,
                        ConstantDescs.CD_Integer,
                        "valueOf",
                        "(I)Ljava/lang/Integer;"
                    )
                ) +
                m.equals(m.asType(MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Number;"))) +
                " " +
                m.asType(MethodTypeDesc.ofDescriptor("(I)Ljava/lang/Number;"))
            );
        });
    }

    public static void main(String[] args) throws Exception {
        permissions();
        providers();
        loaders();
        locks();
        constants();
    }
}
