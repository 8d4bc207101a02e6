// SPDX-License-Identifier: MIT
import java.io.*;
import java.lang.invoke.*;
import static java.lang.invoke.MethodType.methodType;

/** Lookup.defineClass and defineHiddenClass with the bytes of a class beside this one. */
public class HiddenDefine {

    private static int secret() {
        return 99;
    }

    static byte[] bytes(String name) throws IOException {
        try (InputStream in = HiddenDefine.class.getResourceAsStream(name + ".class")) {
            return in.readAllBytes();
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        byte[] b = bytes("HiddenDefineGuest");
        MethodHandles.Lookup h = l.defineHiddenClass(b, true);
        Class<?> c = h.lookupClass();
        System.out.println(
            c.isHidden() +
                " " +
                c.getName().startsWith("HiddenDefineGuest/") +
                " " +
                c.getSimpleName().startsWith("HiddenDefineGuest/") +
                " " +
                c.getCanonicalName() +
                " " +
                c.descriptorString().startsWith("LHiddenDefineGuest.") +
                " " +
                c.getPackageName().isEmpty()
        );
        System.out.println(
            h.lookupModes() +
                " " +
                c.getNestHost().equals(c) +
                " " +
                c.getModule().isNamed() +
                " " +
                c.arrayType().getName().startsWith("[LHiddenDefineGuest/")
        );
        System.out.println(h.findStatic(c, "text", methodType(String.class)).invoke());
        Object o = c.getDeclaredConstructor().newInstance();
        System.out.println(o.toString());
        Probe.show("forName", () -> {
            try {
                return Class.forName(c.getName());
            } catch (ClassNotFoundException e) {
                return "none";
            }
        });
        Class<?> c2 = l.defineHiddenClass(b, false).lookupClass();
        System.out.println(c2 != c);
        Probe.show("not nestmate", () -> h.findStatic(c, "host", methodType(int.class)).invoke());
        MethodHandles.Lookup n = l.defineHiddenClass(
            b,
            false,
            MethodHandles.Lookup.ClassOption.NESTMATE,
            MethodHandles.Lookup.ClassOption.STRONG
        );
        System.out.println(
            n.lookupClass().getNestHost() + " " + n.lookupClass().isNestmateOf(HiddenDefine.class)
        );
        Probe.show("nestmate", () ->
            n.findStatic(n.lookupClass(), "host", methodType(int.class)).invoke()
        );
        MethodHandles.Lookup d = l.defineHiddenClassWithClassData(
            b,
            new java.util.ArrayList<Object>(java.util.List.of("data", 5)),
            true
        );
        System.out.println(
            d.findStatic(d.lookupClass(), "data", methodType(Object.class)).invoke()
        );
        System.out.println(MethodHandles.classDataAt(d, "_", int.class, 1));
        Probe.show("class data type", () -> MethodHandles.classData(d, "_", String.class));
        Probe.show("class data index", () -> MethodHandles.classDataAt(d, "_", String.class, 2));
        Probe.show("null data", () -> l.defineHiddenClassWithClassData(b, null, true));
        Probe.show("no right", () ->
            l.dropLookupMode(MethodHandles.Lookup.PRIVATE).defineHiddenClass(b, true)
        );
        Probe.show("duplicate", () -> {
            l.defineClass(bytes("HiddenDefineTwin"));
            return l.defineClass(bytes("HiddenDefineTwin"));
        });
        System.out.println(new HiddenDefineTwin());
    }
}

class HiddenDefineTwin {

    public String toString() {
        return "twin";
    }
}

class HiddenDefineGuest {

    static int count;

    static String text() {
        return "guest " + ++count;
    }

    static int host() throws Throwable {
        return (int) MethodHandles.lookup()
            .findStatic(HiddenDefine.class, "secret", methodType(int.class))
            .invokeExact();
    }

    static Object data() throws IllegalAccessException {
        return MethodHandles.classData(MethodHandles.lookup(), "_", Object.class);
    }

    public String toString() {
        return "guest object " + count;
    }
}
