/* SPDX-License-Identifier: MIT */
/*
 * Loaders of our own: the same bytes in two loaders, delegation, statics and casts between them,
 * errors of definition.
 */
import java.io.*; import java.util.*;

public class CustomLoader {

    public static class Probe implements Runnable {

        public static int count;

        static {
            count = 100;
        }

        public void run() {
            count++;
            new Helper().help();
        }

        public String toString() {
            return "probe " + count;
        }
    }

    public static class Helper {

        static String last;

        void help() {
            last = "helped by " + getClass().getClassLoader().getClass().getSimpleName();
        }
    }

    public static class Victim {

        public static void go() {
            new Missing().x();
        }
    }

    public static class Missing {

        void x() {}
    }

    static byte[] bytes(String n) {
        try (
            InputStream in = CustomLoader.class.getResourceAsStream(
                "/" + n.replace('.', '/') + ".class"
            )
        ) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static class Own extends ClassLoader {

        final List<String> asked = new ArrayList<>();
        final Set<String> hide;

        Own(String... hide) {
            super(CustomLoader.class.getClassLoader());
            this.hide = Set.of(hide);
        }

        protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            if (hide.contains(n)) throw new ClassNotFoundException("hidden " + n);
            if (n.startsWith("CustomLoader$")) synchronized (getClassLoadingLock(n)) {
                Class<?> c = findLoadedClass(n);
                if (c == null) {
                    asked.add(n);
                    byte[] b = bytes(n);
                    c = defineClass(n, b, 0, b.length);
                }
                return c;
            }
            return super.loadClass(n, r);
        }

        Class<?> def(String n, byte[] b) {
            return defineClass(n, b, 0, b.length);
        }

        Class<?> loaded(String n) {
            return findLoadedClass(n);
        }
    }

    static class ByFind extends ClassLoader {

        ByFind() {
            super("named", null);
        }

        protected Class<?> findClass(String n) throws ClassNotFoundException {
            System.out.println("find " + n);
            if (!n.equals("CustomLoader$Helper")) throw new ClassNotFoundException(n);
            byte[] b = bytes(n);
            return defineClass(n, b, 0, b.length);
        }
    }

    static void t(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            System.out.println(
                e.getClass().getName() +
                    (e instanceof LinkageError
                        ? ""
                        : ": " + (e.getMessage() + "").replaceAll("@[0-9a-f]+", "@"))
            );
        }
    }

    public static void main(String[] args) throws Exception {
        Own a = new Own(),
            b = new Own();
        Class<?> ca = a.loadClass("CustomLoader$Probe"),
            cb = b.loadClass("CustomLoader$Probe");
        System.out.println(
            (ca == cb) +
                " " +
                (ca == Probe.class) +
                " " +
                ca.getName().equals(cb.getName()) +
                " " +
                (ca.getClassLoader() == a) +
                " " +
                Runnable.class.isAssignableFrom(ca)
        );
        Runnable ra = (Runnable) ca.getConstructor().newInstance(),
            rb = (Runnable) cb.getConstructor().newInstance();
        ra.run();
        ra.run();
        rb.run();
        new Probe().run();
        System.out.println(ra + ", " + rb + ", " + new Probe());
        System.out.println(
            a.asked +
                " " +
                (a.loaded("CustomLoader$Helper") != null) +
                " " +
                a.loaded("CustomLoader$Missing")
        );
        t(() -> (Object) Probe.class.cast(ra));
        t(() -> {
            Object o = ra;
            return ((Probe) o).toString();
        });
        System.out.println(
            Probe.class.isInstance(ra) + " " + ca.isInstance(ra) + " " + cb.isInstance(ra)
        );
        System.out.println(
            ca.getField("count").get(null) +
                " " +
                cb.getField("count").get(null) +
                " " +
                Probe.count
        );
        java.lang.reflect.Field last = a.loadClass("CustomLoader$Helper").getDeclaredField("last");
        last.setAccessible(true);
        System.out.println(last.get(null) + " / " + Helper.last.startsWith("helped by"));
        Class<?> arr = Class.forName("[LCustomLoader$Probe;", false, a);
        System.out.println(
            (arr.getComponentType() == ca) + " " + (arr.getClassLoader() == a) + " " + arr.getName()
        );
        t(() -> a.def("CustomLoader$Probe", bytes("CustomLoader$Probe")));
        t(() -> new Own().def("Wrong$Name", bytes("CustomLoader$Probe")));
        t(() -> new Own().def("X", new byte[] { 1, 2, 3, 4 }));
        t(() -> new Own().def(null, Arrays.copyOf(bytes("CustomLoader$Probe"), 100)));
        t(() -> new Own().def("java.lang.Foo", bytes("CustomLoader$Probe")));
        t(() -> new Own().def(null, bytes("CustomLoader$Helper")).getName());
        Own hid = new Own("CustomLoader$Missing");
        Class<?> v = hid.loadClass("CustomLoader$Victim");
        t(() -> {
            try {
                return v.getMethod("go").invoke(null);
            } catch (java.lang.reflect.InvocationTargetException e) {
                Throwable c = e.getCause();
                return c.getClass().getName() + " " + c.getMessage() + " / " + c.getCause();
            }
        });
        t(() -> {
            try {
                return v.getMethod("go").invoke(null);
            } catch (java.lang.reflect.InvocationTargetException e) {
                return e.getCause().getClass().getName();
            }
        });
        ByFind f = new ByFind();
        Class<?> h = f.loadClass("CustomLoader$Helper");
        System.out.println(
            (h == f.loadClass("CustomLoader$Helper")) +
                " " +
                f.getName() +
                " " +
                f.getParent() +
                " " +
                (f.loadClass("java.lang.String") == String.class)
        );
        t(() -> f.loadClass("CustomLoader$Probe"));
        t(() -> Class.forName("nope.Nope", true, f));
        System.out.println(Class.forName("CustomLoader$Helper", true, f) == h);
        System.out.println(
            String.class.getClassLoader() +
                " " +
                int.class.getClassLoader() +
                " " +
                int[].class.getClassLoader() +
                " " +
                (ClassLoader.getSystemClassLoader() == CustomLoader.class.getClassLoader()) +
                " " +
                (new Own().getUnnamedModule() != CustomLoader.class.getModule()) +
                " " +
                CustomLoader.class.getPackageName().isEmpty()
        );
        System.out.println(
            new String(bytes("CustomLoader$Helper"), 0, 4, "ISO-8859-1").hashCode() +
                " " +
                (a.getResource("CustomLoader.class") != null) +
                " " +
                a.getResource("no/such") +
                " " +
                (a.getResourceAsStream("no") == null) +
                " " +
                Collections.list(a.getResources("CustomLoader.class")).size() +
                " " +
                CustomLoader.class.getResource("x")
        );
    }
}
