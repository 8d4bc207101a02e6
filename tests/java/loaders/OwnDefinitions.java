// SPDX-License-Identifier: MIT
import java.io.*;
import java.util.*;

/**
 * JVMS 5.3: a class is its name and its defining loader: two copies, statics apart, casts between
 * them, delegation, refusals.
 */
public class OwnDefinitions {

    public static class Data implements Runnable, Comparable<Object> {

        public static int count;
        public int v = ++count;

        public void run() {
            count += 10;
        }

        public int compareTo(Object o) {
            return o instanceof Data ? 1 : 0;
        }

        public String toString() {
            return "Data" + v;
        }
    }

    public static class User {

        public Data make() {
            return new Data();
        }

        static Object sees() {
            return new User().make().getClass().getClassLoader() == User.class.getClassLoader();
        }

        public boolean same(Object o) {
            return o instanceof Data;
        }
    }

    static class Own extends ClassLoader {

        final Set<String> names;
        final List<String> log = new ArrayList<>();

        Own(ClassLoader parent, String... n) {
            super(parent);
            names = Set.of(n);
        }

        @Override
        protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            if (names.contains(n) || n.startsWith("Own")) log.add(n.replace("OwnDefinitions", ""));
            if (!names.contains(n)) return super.loadClass(n, r);
            Class<?> c = findLoadedClass(n);
            if (c == null) {
                byte[] b = bytes(n);
                c = defineClass(n, b, 0, b.length);
            }
            return c;
        }

        Class<?> define(String n, byte[] b, int off, int len) {
            return defineClass(n, b, off, len);
        }

        Class<?> found(String n) {
            return findLoadedClass(n);
        }

        static byte[] bytes(String n) throws ClassNotFoundException {
            try (InputStream in = OwnDefinitions.class.getResourceAsStream("/" + n + ".class")) {
                if (in == null) throw new ClassNotFoundException(n);
                return in.readAllBytes();
            } catch (IOException e) {
                throw new ClassNotFoundException(n, e);
            }
        }
    }

    interface Code {
        Object run() throws Throwable;
    }

    static void t(String n, Code c) {
        try {
            System.out.println(n + " " + c.run());
        } catch (Throwable e) {
            String m = String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@#");
            System.out.println(
                n +
                    " ! " +
                    e.getClass().getSimpleName() +
                    " " +
                    (e instanceof ClassFormatError || e instanceof IndexOutOfBoundsException
                        ? ""
                        : m)
            );
        }
    }

    public static void main(String[] args) throws Exception {
        String d = "OwnDefinitions$Data",
            u = "OwnDefinitions$User";
        ClassLoader app = OwnDefinitions.class.getClassLoader();
        Own a = new Own(app, d),
            b = new Own(app, d, u),
            none = new Own(null);
        Class<?> da = a.loadClass(d),
            db = b.loadClass(d);
        Object oa = da.getDeclaredConstructor().newInstance(),
            ob = db.getDeclaredConstructor().newInstance(),
            o = new Data(),
            o2 = new Data();
        t(
            "different",
            () ->
                (da != db) +
                " " +
                (da != Data.class) +
                " " +
                da.getName().equals(db.getName()) +
                " " +
                (da == a.loadClass(d)) +
                " " +
                oa +
                ob +
                o +
                o2
        );
        t("statics", () -> {
            ((Runnable) oa).run();
            return (
                da.getField("count").get(null) +
                " " +
                db.getField("count").get(null) +
                " " +
                Data.count
            );
        });
        t(
            "instanceof",
            () ->
                (oa instanceof Data) +
                " " +
                da.isInstance(ob) +
                " " +
                db.isInstance(ob) +
                " " +
                (ob instanceof Runnable) +
                " " +
                ((Comparable<Object>) oa).compareTo(ob) +
                ((Comparable<Object>) oa).compareTo(oa)
        );
        t(
            "loaders",
            () ->
                (da.getClassLoader() == a) +
                " " +
                (db.getClassLoader() == b) +
                " " +
                (da.getSuperclass() == Object.class) +
                " " +
                (da.getInterfaces()[0] == Runnable.class)
        );
        t("cast", () -> (Data) oa);
        t("cast class", () -> da.cast(o));
        t("array", () -> {
            Object[] x = (Object[]) java.lang.reflect.Array.newInstance(da, 1);
            x[0] = oa;
            x[0] = ob;
            return x;
        });
        t(
            "array type",
            () ->
                java.lang.reflect.Array.newInstance(da, 1).getClass() ==
                java.lang.reflect.Array.newInstance(db, 1).getClass()
        );
        t("field", () -> da.getField("v").get(ob));
        t("method", () -> da.getMethod("run").invoke(o));
        Class<?> ua = a.loadClass(u),
            ub = b.loadClass(u);
        t("delegated", () -> (ua == User.class) + " " + (ub == User.class));
        t("sees", () -> {
            var m = ub.getDeclaredMethod("sees");
            m.setAccessible(true);
            return m.invoke(null);
        });
        t("same", () -> {
            Object user = ub.getDeclaredConstructor().newInstance();
            var m = ub.getMethod("same", Object.class);
            return m.invoke(user, ob) + " " + m.invoke(user, oa) + " " + m.invoke(user, o);
        });
        t("log", () -> a.log + " " + b.log);
        t("twice", () -> a.define(d, Own.bytes(d), 0, Own.bytes(d).length));
        t("wrong name", () -> a.define("Other", Own.bytes(d), 0, Own.bytes(d).length));
        t("null name", () -> none.define(null, Own.bytes(u), 0, Own.bytes(u).length).getName());
        t("java", () -> none.define("java.lang.Mine", Own.bytes(u), 0, Own.bytes(u).length));
        t("short", () -> none.define(d, Own.bytes(d), 0, 5));
        t("magic", () -> none.define(d, new byte[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }, 0, 10));
        t(
            "found",
            () ->
                (a.found(d) == da) +
                " " +
                a.found(u) +
                " " +
                a.found("java.lang.String") +
                " " +
                b.found("none")
        );
        t("no parent", () -> none.loadClass(d));
        t("bootstrap", () -> none.loadClass("java.lang.String") == String.class);
        t("absent", () -> a.loadClass("no.Such"));
        t("forName", () -> Class.forName(d, true, b) == db);
        t(
            "forName array",
            () ->
                Class.forName("[[L" + d + ";", false, a)
                    .getComponentType()
                    .getComponentType() == da
        );
        t("name null", () -> new ClassLoader("named", null) {}.getName());
        t(
            "packages",
            () -> da.getPackage().getName().isEmpty() + " " + da.getPackageName().isEmpty()
        );
    }
}
