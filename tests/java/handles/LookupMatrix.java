// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.*;

/**
 * What lookups of every strength find and refuse, word for word: kinds of members and classes times
 * modes.
 */
public class LookupMatrix {

    private int priv;
    protected int prot;
    int pack;
    public int pub;
    private static int spriv;
    static final int SF = 3;

    private int pm() {
        return 1;
    }

    protected int prm() {
        return 2;
    }

    int pkm() {
        return 3;
    }

    public int pbm() {
        return 4;
    }

    private static int spm() {
        return 5;
    }

    private LookupMatrix(int x) {}

    public LookupMatrix() {}

    static class Nested {

        private int np;

        private void nm() {}

        private Nested() {}
    }

    interface I {
        private int ip() {
            return 1;
        }

        static int is() {
            return 2;
        }

        default int id() {
            return 3;
        }

        private static int ips() {
            return 4;
        }
    }

    static class Impl implements I {

        public int id() {
            return 30;
        }

        int sup() {
            return 1;
        }
    }

    static class Sub extends LookupMatrix {}

    static String r(Callable c) {
        try {
            Object o = c.call();
            return String.valueOf(o);
        } catch (Throwable t) {
            return t.toString();
        }
    }

    interface Callable {
        Object call() throws Throwable;
    }

    static int n;

    static void p(String w, Callable c) {
        String s = r(c).replaceAll("@[0-9a-f]+", "@");
        if (s.startsWith("java.lang.NullPointerException")) s = "NPE";
        String line = w + ": " + s;
        if (whole) System.out.println(line);
        hash = hash * 31 + line.hashCode();
        n++;
    }

    static boolean whole;
    static int hash;

    static void section(Object what) {
        System.out.println(what + " " + n + " " + Integer.toHexString(hash));
        hash = n = 0;
    }

    public static void main(String[] a) throws Throwable {
        whole = a.length > 0; // an argument shows every answer, not their hash
        Lookup l = MethodHandles.lookup();
        List<Lookup> ls = new ArrayList<>();
        ls.add(l);
        ls.add(MethodHandles.publicLookup());
        for (int m : new int[] {
            Lookup.PUBLIC,
            Lookup.PRIVATE,
            Lookup.PROTECTED,
            Lookup.PACKAGE,
            Lookup.MODULE,
            Lookup.UNCONDITIONAL,
            Lookup.ORIGINAL
        }) {
            int mm = m;
            p("drop " + m, () -> l.dropLookupMode(mm));
            ls.add(l.dropLookupMode(m));
        }
        for (int m : new int[] { 0, 3, 7, 128, -1 }) {
            int mm = m;
            p("drop bad " + m, () -> l.dropLookupMode(mm));
        }
        for (Class<?> c : new Class<?>[] {
            Nested.class,
            Sub.class,
            String.class,
            I.class,
            Impl.class,
            int.class,
            int[].class,
            LookupMatrix[].class,
            Thread.State.class
        }) {
            p("in " + c, () -> l.in(c));
            p("private in " + c, () -> MethodHandles.privateLookupIn(c, l));
            try {
                ls.add(l.in(c));
            } catch (Throwable t) {}
            section(c);
            p("access " + c, () -> l.accessClass(c));
            p("ensure " + c, () -> l.ensureInitialized(c));
            p("pub access " + c, () -> MethodHandles.publicLookup().accessClass(c));
        }
        ls.add(MethodHandles.privateLookupIn(Nested.class, l));
        Class<?>[] owners = {
            LookupMatrix.class,
            Nested.class,
            Sub.class,
            Impl.class,
            I.class,
            String.class
        };
        for (Lookup k : ls) {
            System.out.println(
                "== " +
                    k +
                    " " +
                    k.lookupModes() +
                    " " +
                    k.lookupClass() +
                    " " +
                    k.previousLookupClass() +
                    " " +
                    k.hasFullPrivilegeAccess() +
                    " " +
                    k.hasPrivateAccess()
            );
            for (String f : new String[] { "priv", "prot", "pack", "pub" })
                for (Class<?> o : new Class<?>[] { LookupMatrix.class, Sub.class }) {
                    p("getter " + f, () -> k.findGetter(o, f, int.class));
                    p("setter " + f, () -> k.findSetter(o, f, int.class));
                    p("vh " + f, () -> k.findVarHandle(o, f, int.class).coordinateTypes());
                }
            section("fields");
            p("sg", () -> k.findStaticGetter(LookupMatrix.class, "spriv", int.class));
            p("ss", () -> k.findStaticSetter(LookupMatrix.class, "SF", int.class));
            p("svh", () ->
                k
                    .findStaticVarHandle(LookupMatrix.class, "SF", int.class)
                    .isAccessModeSupported(VarHandle.AccessMode.SET)
            );
            for (String m : new String[] {
                "pm",
                "prm",
                "pkm",
                "pbm",
                "spm",
                "hashCode",
                "clone",
                "finalize"
            })
                for (Class<?> o : new Class<?>[] { LookupMatrix.class, Sub.class }) {
                    Class<?> rt = m.equals("clone")
                        ? Object.class
                        : m.equals("finalize")
                          ? void.class
                          : int.class;
                    section(m + o);
                    p("virtual " + m, () -> k.findVirtual(o, m, MethodType.methodType(rt)));
                    p("static " + m, () -> k.findStatic(o, m, MethodType.methodType(rt)));
                    p("special " + m, () ->
                        k.findSpecial(o, m, MethodType.methodType(rt), LookupMatrix.class)
                    );
                    p("special sub " + m, () ->
                        k.findSpecial(o, m, MethodType.methodType(rt), Sub.class)
                    );
                    p("bind " + m, () -> k.bind(new Sub(), m, MethodType.methodType(rt)));
                }
            p("ctor", () ->
                k.findConstructor(LookupMatrix.class, MethodType.methodType(void.class, int.class))
            );
            p("ctor2", () ->
                k.findConstructor(LookupMatrix.class, MethodType.methodType(void.class))
            );
            p("ctor3", () ->
                k.findConstructor(LookupMatrix.class, MethodType.methodType(int.class))
            );
            p("nested ctor", () ->
                k.findConstructor(Nested.class, MethodType.methodType(void.class))
            );
            p("nested field", () -> k.findGetter(Nested.class, "np", int.class));
            p("nested m", () ->
                k.findVirtual(Nested.class, "nm", MethodType.methodType(void.class))
            );
            for (String m : new String[] { "ip", "is", "id", "ips" })
                for (Class<?> o : new Class<?>[] { I.class, Impl.class }) {
                    section(m + o);
                    p("i virtual " + m, () ->
                        k.findVirtual(o, m, MethodType.methodType(int.class))
                    );
                    p("i static " + m, () -> k.findStatic(o, m, MethodType.methodType(int.class)));
                    p("i special " + m, () ->
                        k.findSpecial(o, m, MethodType.methodType(int.class), Impl.class)
                    );
                    p("i special I " + m, () ->
                        k.findSpecial(o, m, MethodType.methodType(int.class), I.class)
                    );
                }
            section("constructors");
            p("init", () ->
                k.findStatic(LookupMatrix.class, "<init>", MethodType.methodType(void.class))
            );
            p("clinit", () ->
                k.findStatic(LookupMatrix.class, "<clinit>", MethodType.methodType(void.class))
            );
            p("vinit", () ->
                k.findVirtual(LookupMatrix.class, "<init>", MethodType.methodType(void.class))
            );
            p("str", () -> k.findVirtual(String.class, "length", MethodType.methodType(int.class)));
            p("strp", () ->
                k.findVirtual(String.class, "coder", MethodType.methodType(byte.class))
            );
            p("unreflectSp", () ->
                k.unreflectSpecial(LookupMatrix.class.getDeclaredMethod("pbm"), LookupMatrix.class)
            );
            p("unreflectG", () -> k.unreflectGetter(LookupMatrix.class.getDeclaredField("priv")));
            p("unreflectS", () -> k.unreflectSetter(LookupMatrix.class.getDeclaredField("SF")));
            p("unreflectV", () ->
                k.unreflectVarHandle(LookupMatrix.class.getDeclaredField("spriv")).varType()
            );
            p("reveal", () ->
                k.revealDirect(
                    l.findVirtual(LookupMatrix.class, "pm", MethodType.methodType(int.class))
                )
            );
            p("find", () -> k.findClass("LookupMatrix$Nested"));
            p("find2", () -> k.findClass("java.lang.String"));
            p("find3", () -> k.findClass("nope"));
            p("find4", () -> k.findClass("[I"));
            p("define", () -> k.defineClass(new byte[10]));
            p("null1", () -> k.findVirtual(null, "x", MethodType.methodType(int.class)));
            p("null2", () -> k.findVirtual(String.class, null, MethodType.methodType(int.class)));
            p("null3", () -> k.findVirtual(String.class, "x", null));
        }
    }
}
