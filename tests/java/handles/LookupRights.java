// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * Lookup rights: lookup(), in(), publicLookup, privateLookupIn, dropLookupMode against members of
 * each access, here and elsewhere.
 */
public class LookupRights {

    private static int priv() {
        return 1;
    }

    static int pack() {
        return 2;
    }

    protected static int prot() {
        return 3;
    }

    public static int pub() {
        return 4;
    }

    private int field = 5;

    static class Nested {

        private static int priv() {
            return 11;
        }

        static int pack() {
            return 12;
        }

        protected static int prot() {
            return 13;
        }

        public static int pub() {
            return 14;
        }

        private int field = 15;

        private Nested() {}

        Nested(int i) {}
    }

    public static class Open {

        private static int priv() {
            return 21;
        }

        static int pack() {
            return 22;
        }

        protected static int prot() {
            return 23;
        }

        public static int pub() {
            return 24;
        }

        public int field = 25;

        public Open() {}
    }

    static class Sub extends Nested {

        Sub() {
            super(1);
        }
    }

    static String one(MethodHandles.Lookup l, Class<?> c, String n) {
        try {
            return "" + (int) l.findStatic(c, n, MethodType.methodType(int.class)).invoke();
        } catch (NoSuchMethodException e) {
            return "none";
        } catch (IllegalAccessException e) {
            return "no";
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    static String field(MethodHandles.Lookup l, Class<?> c) {
        try {
            l.findGetter(c, "field", int.class);
            return "ok";
        } catch (Exception e) {
            return e instanceof NoSuchFieldException ? "none" : "no";
        }
    }

    static String make(MethodHandles.Lookup l, Class<?> c) {
        try {
            l.findConstructor(c, MethodType.methodType(void.class));
            return "ok";
        } catch (Exception e) {
            return e instanceof NoSuchMethodException ? "none" : "no";
        }
    }

    static void show(String n, MethodHandles.Lookup l) {
        System.out.println(
            n +
                " " +
                l +
                " " +
                l.lookupModes() +
                " " +
                l.hasPrivateAccess() +
                l.hasFullPrivilegeAccess() +
                " " +
                (l.previousLookupClass() == null)
        );
        for (Class<?> c : new Class<?>[] {
            LookupRights.class,
            Nested.class,
            Open.class,
            Sub.class,
            Integer.class
        }) {
            StringBuilder b = new StringBuilder("  ").append(c.getSimpleName());
            for (String m : new String[] { "priv", "pack", "prot", "pub" })
                b.append(' ').append(one(l, c, m));
            System.out.println(b + " " + field(l, c) + " " + make(l, c));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        show("own", l);
        show("public", MethodHandles.publicLookup());
        show("in nested", l.in(Nested.class));
        show("in open", l.in(Open.class));
        show("in integer", l.in(Integer.class));
        show("in itself", l.in(LookupRights.class));
        show("no private", l.dropLookupMode(MethodHandles.Lookup.PRIVATE));
        show("no package", l.dropLookupMode(MethodHandles.Lookup.PACKAGE));
        show("no public", l.dropLookupMode(MethodHandles.Lookup.PUBLIC));
        show("private in", MethodHandles.privateLookupIn(Nested.class, l));
        show("private in sub", MethodHandles.privateLookupIn(Sub.class, l));
        try {
            MethodHandles.privateLookupIn(
                Nested.class,
                l.dropLookupMode(MethodHandles.Lookup.PRIVATE)
            );
        } catch (IllegalAccessException e) {
            System.out.println("refused");
        }
        try {
            MethodHandles.privateLookupIn(int.class, l);
        } catch (IllegalArgumentException e) {
            System.out.println("primitive");
        }
        try {
            l.dropLookupMode(77);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(
            (int) l.unreflect(LookupRights.class.getDeclaredMethod("priv")).invokeExact() +
                " " +
                l.accessClass(Nested.class).getSimpleName() +
                " " +
                l.findClass("LookupRights$Open").getSimpleName() +
                " " +
                l.lookupClass().getSimpleName()
        );
    }
}
