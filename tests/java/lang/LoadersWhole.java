/* SPDX-License-Identifier: MIT */
/* Class loaders, packages, modules, protection domains: every member at its edges. */
import java.io.*;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.*;
import java.util.*;

public class LoadersWhole extends Whole {

    public static class Guest {

        static {
            System.out.println("guest initialized");
        }

        public String toString() {
            return "guest";
        }
    }

    static byte[] bytes(Class<?> c) throws IOException {
        try (
            InputStream in = LoadersWhole.class
                .getClassLoader()
                .getResourceAsStream(c.getName().replace('.', '/') + ".class")
        ) {
            return in.readAllBytes();
        }
    }

    /* The machine adds where; identities differ from run to run. */
    static void failed(Action action) throws Throwable {
        try {
            action.run();
        } catch (LinkageError e) {
            throw new Error(e.toString().replaceAll(" \\[offset.*| @[0-9a-f]+", ""));
        } catch (IllegalCallerException e) {
            throw new Error(e.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    static class Own extends ClassLoader {

        Own(ClassLoader parent) {
            super(parent);
        }

        Own(String name, ClassLoader parent) {
            super(name, parent);
        }

        Own() {
            super();
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            System.out.println("find " + name);
            return super.findClass(name);
        }

        void tour(byte[] b) throws Exception {
            ProtectionDomain domain = new ProtectionDomain(null, null);
            t(() -> failed(() -> defineClass(null, b, 0, 3)));
            t(() -> defineClass("x/Y", b, 0, b.length));
            t(() -> defineClass("java.lang.Mine", b, 0, b.length));
            t(() -> defineClass("Other", b, 0, b.length));
            t(() -> defineClass(null, b, -1, 5, null));
            t(() -> defineClass(null, b, 0, b.length + 1, null));
            t(() -> defineClass((String) null, (ByteBuffer) null, null));
            t(() -> defineClass(null, (byte[]) null, 0, 0));
            p(findLoadedClass("LoadersWhole$Guest"));
            Class<?> c = defineClass(b, 0, b.length);
            p(
                c.getName(),
                c.getClassLoader() == this,
                findLoadedClass("LoadersWhole$Guest") == c,
                c != Guest.class,
                c.getProtectionDomain().getClassLoader() == null,
                c.getSigners()
            );
            t(() -> failed(() -> defineClass(b, 0, b.length)));
            resolveClass(c);
            t(() -> resolveClass(null));
            p(c.getDeclaredConstructor().newInstance());
            setSigners(c, new Object[] { "signed" });
            p(c.getSigners());
            c.getSigners()[0] = "changed";
            p(c.getSigners(), int.class.getSigners(), c.arrayType().getSigners());
            t(() -> findClass("no.Such"));
            t(() -> findSystemClass("no.Such"));
            p(
                findSystemClass("LoadersWhole") == LoadersWhole.class,
                findLibrary("x"),
                findResource("x"),
                findResources("x").hasMoreElements(),
                findClass(null, "no.Such"),
                findResource(null, "x")
            );
            t(() -> findClass("m", "no.Such"));
            t(() -> findResource("m", "x"));
            p(findLoadedClass("no.Such"), findLoadedClass(""), getClassLoadingLock("x") == this);
            t(() -> findLoadedClass(null));
            t(() -> loadClass("a/b"));
            t(() -> loadClass("[I"));
            t(() -> loadClass(""));
            t(() -> loadClass("no.Such"));
            p(loadClass("java.lang.String", true), loadClass("LoadersWhole$Guest") == c);
        }

        void domains(byte[] b) throws Exception {
            Permissions permissions = new Permissions();
            permissions.add(new RuntimePermission("a"));
            ProtectionDomain domain = new ProtectionDomain(
                new CodeSource(null, (java.security.cert.Certificate[]) null),
                permissions,
                this,
                null
            );
            Class<?> c = defineClass("LoadersWhole$Guest", ByteBuffer.wrap(b), domain);
            p(
                c.getProtectionDomain() == domain,
                domain.getPermissions().isReadOnly(),
                domain.getClassLoader() == this,
                domain.getPrincipals().length,
                domain.implies(new RuntimePermission("a")),
                domain.implies(new RuntimePermission("b")),
                domain.getCodeSource(),
                domain.staticPermissionsOnly()
            );
        }

        Class<?> define(byte[] b) {
            return defineClass(null, b, 0, b.length);
        }

        void direct(byte[] b) throws Exception {
            ByteBuffer direct = ByteBuffer.allocateDirect(b.length);
            direct.put(b).flip();
            Class<?> c = defineClass("LoadersWhole$Guest", direct, null);
            p(
                c.getName(),
                direct.remaining(),
                c.getPackage().getName().isEmpty(),
                c.getPackage() == getDefinedPackage("")
            );
        }

        void packages(URL base) throws Exception {
            p(
                getDefinedPackage("q"),
                getDefinedPackages(),
                getPackage("q"),
                getPackage("java.lang"),
                getPackages().length > 0
            );
            Package q = definePackage("q", "spec", "1.2", "vendor", "impl", "3.4", "maker", null),
                sealed = definePackage("q.s", null, null, null, null, null, null, base);
            t(() -> definePackage("q", null, null, null, null, null, null, null));
            t(() -> definePackage(null, null, null, null, null, null, null, null));
            p(
                q.toString(),
                q.getName(),
                q.getSpecificationTitle(),
                q.getSpecificationVersion(),
                q.getSpecificationVendor(),
                q.getImplementationTitle(),
                q.getImplementationVersion(),
                q.getImplementationVendor(),
                q.isSealed(),
                q.isSealed(base),
                q.hashCode() == "q".hashCode()
            );
            p(
                sealed.toString(),
                sealed.isSealed(),
                sealed.isSealed(base),
                sealed.isSealed(new URL("file:/other")),
                sealed.getSpecificationTitle(),
                sealed.getImplementationTitle()
            );
            t(() -> q.isSealed(null));
            for (String version : new String[] {
                "1",
                "1.2",
                "1.2.0",
                "1.3",
                "1.1.9",
                "",
                "a",
                "1.",
                "-1",
                "1..2",
                null
            })
                t(() -> q.isCompatibleWith(version));
            t(() -> sealed.isCompatibleWith("1"));
            p(
                getDefinedPackage("q") == q,
                getPackage("q") == q,
                getDefinedPackages().length,
                q.getAnnotations(),
                q.getDeclaredAnnotations(),
                q.getAnnotation(Deprecated.class),
                q.getDeclaredAnnotation(Deprecated.class),
                q.isAnnotationPresent(Deprecated.class),
                q.getAnnotationsByType(Deprecated.class),
                q.getDeclaredAnnotationsByType(Deprecated.class)
            );
            t(() -> getDefinedPackage(null));
            t(() -> q.getAnnotation(null));
        }
    }

    static void packages() {
        Package lang = String.class.getPackage();
        p(
            lang.toString(),
            lang.getName(),
            lang.isSealed(),
            lang.getSpecificationTitle(),
            lang.hashCode() == "java.lang".hashCode(),
            lang == Object.class.getPackage(),
            Package.getPackage("java.lang") == lang,
            Package.getPackage("no.such"),
            Package.getPackages().length > 0,
            LoadersWhole.class.getPackage().toString(),
            int.class.getPackage(),
            int[].class.getPackage(),
            LoadersWhole[].class.getPackage()
        );
        t(() -> Package.getPackage(null));
    }

    static void modules() throws Exception {
        Module base = Object.class.getModule(),
            own = LoadersWhole.class.getModule();
        for (Module m : List.of(base, own)) {
            p(
                m.toString().startsWith("unnamed module @") ? "unnamed" : m,
                m.getName(),
                m.isNamed(),
                m.getClassLoader() == null
                    ? "boot"
                    : m.getClassLoader() == LoadersWhole.class.getClassLoader(),
                m.getAnnotations(),
                m.getDeclaredAnnotations(),
                m.getAnnotation(Deprecated.class),
                m.isAnnotationPresent(Deprecated.class)
            );
            for (Module o : List.of(base, own))
                p(
                    m.canRead(o),
                    m.isExported("java.lang", o),
                    m.isExported("jdk.internal.misc", o),
                    m.isOpen("java.lang", o),
                    m.isExported("no.such", o),
                    m.isOpen("no.such", o)
                );
            p(
                m.isExported("java.util"),
                m.isOpen("java.util"),
                m.isExported("no.such"),
                m.isOpen("no.such"),
                m.canUse(Runnable.class)
            );
            t(() -> m.canRead(null));
            t(() -> m.isExported(null));
            t(() -> m.isOpen("x", null));
            t(() -> m.canUse(null));
        }
        p(
            own.addReads(base) == own,
            own.addExports("p", base) == own,
            own.addOpens("p", base) == own,
            own.addUses(Runnable.class) == own,
            own.canUse(Runnable.class)
        );
        t(() -> failed(() -> base.addReads(own)));
        t(() -> failed(() -> base.addExports("java.lang", own)));
        t(() -> failed(() -> base.addOpens("java.lang", own)));
        t(() -> failed(() -> base.addUses(Runnable.class)));
        try (
            InputStream in = own.getResourceAsStream("LoadersWhole.class");
            InputStream none = own.getResourceAsStream("no/such")
        ) {
            p(in.read(), none);
        }
        t(() -> own.getResourceAsStream(null));
        p(
            Class.forName(base, "java.lang.String"),
            Class.forName(base, "no.Such"),
            Class.forName(own, "LoadersWhole"),
            Class.forName(own, "no.Such")
        );
        t(() -> Class.forName((Module) null, "x"));
        t(() -> Class.forName(base, null));
    }

    static void resources() throws Exception {
        String name = "LoadersWhole.class";
        ClassLoader system = ClassLoader.getSystemClassLoader();
        p(
            system == LoadersWhole.class.getClassLoader(),
            system.getName(),
            system.getParent() == ClassLoader.getPlatformClassLoader(),
            ClassLoader.getPlatformClassLoader().getName(),
            ClassLoader.getPlatformClassLoader().getParent(),
            system.getUnnamedModule() == LoadersWhole.class.getModule()
        );
        p(
            ClassLoader.getSystemResource(name).toString().endsWith(name),
            ClassLoader.getSystemResource("no/such"),
            Collections.list(ClassLoader.getSystemResources(name)).size(),
            Collections.list(ClassLoader.getSystemResources("no/such")),
            system.resources(name).count(),
            system.resources("no/such").toList()
        );
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name)) {
            p(in.read(), ClassLoader.getSystemResourceAsStream("no/such"));
        }
        t(() -> ClassLoader.getSystemResource(null));
        t(() -> ClassLoader.getSystemResources(null));
        t(() -> ClassLoader.getSystemResourceAsStream(null));
        t(() -> system.resources(null));
        t(() -> system.getResource(null));
        p(
            LoadersWhole.class.getProtectionDomain().getCodeSource().getLocation() != null,
            LoadersWhole.class.getSigners(),
            LoadersWhole.class.getResource("/no"),
            LoadersWhole.class.getResource(name) != null,
            LoadersWhole.class.getResourceAsStream("/" + name) != null,
            String.class.getProtectionDomain() == int.class.getProtectionDomain()
        );
    }

    static void assertions() throws Exception {
        Own a = new Own(null);
        a.setDefaultAssertionStatus(true);
        a.setPackageAssertionStatus("p", false);
        a.setPackageAssertionStatus(null, true);
        a.setClassAssertionStatus("LoadersWhole$Guest", true);
        a.clearAssertionStatus();
        Own b = new Own("named", null);
        p(
            b.getName(),
            b.getParent(),
            new Own().getParent() == ClassLoader.getSystemClassLoader(),
            new Own().getName(),
            b.toString().startsWith("LoadersWhole$Own@")
        );
        t(() -> new Own("", null));
        t(() -> b.loadClass(null));
        b.setDefaultAssertionStatus(true);
        byte[] bytes = bytes(Guest.class);
        p(b.define(bytes).desiredAssertionStatus(), LoadersWhole.class.desiredAssertionStatus());
    }

    public static void main(String[] args) throws Exception {
        byte[] guest = bytes(Guest.class);
        new Own(LoadersWhole.class.getClassLoader()).tour(guest);
        new Own().domains(guest);
        new Own("n", null).direct(guest);
        new Own().packages(new URL("file:/base/"));
        packages();
        modules();
        resources();
        assertions();
    }
}
