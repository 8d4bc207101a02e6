// SPDX-License-Identifier: MIT
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodHandles.Lookup.ClassOption;
import java.lang.invoke.MethodType;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

interface HiddenShape {
    int size();
}

/**
 * Hidden classes of members of a class, with options twice, with names that are none; and domains,
 * which classes of one place share.
 */
public class HiddenOddities {

    static class Member {

        public String toString() {
            return "member";
        }
    }

    interface Step {
        Object run() throws Throwable;
    }

    static void show(String what, Step step) {
        String s;
        try {
            s = String.valueOf(step.run());
        } catch (Throwable e) {
            s = e.toString();
        }
        System.out.println(what + ": " + s.replaceAll("[/.]0x[0-9a-f]+", "/0x"));
    }

    static byte[] bytes(String name) throws Exception {
        try (InputStream in = HiddenOddities.class.getResourceAsStream(name + ".class")) {
            return in.readAllBytes();
        }
    }

    /* Puts another text of the same length into the file. */
    static byte[] renamed(byte[] file, String from, String to) {
        byte[] a = from.getBytes(StandardCharsets.UTF_8),
            b = to.getBytes(StandardCharsets.UTF_8),
            copy = file.clone();
        for (int i = 0; i + a.length <= file.length; i++) if (
            Arrays.equals(a, Arrays.copyOfRange(file, i, i + a.length))
        ) System.arraycopy(b, 0, copy, i, b.length);
        return copy;
    }

    public static void main(String[] args) throws Throwable {
        Lookup lookup = MethodHandles.lookup();
        byte[] member = bytes("HiddenOddities$Member"),
            shape = bytes("HiddenShape");
        show("twice", () ->
            lookup.defineHiddenClass(member, false, ClassOption.STRONG, ClassOption.STRONG)
        );
        show("twice nestmate", () ->
            lookup.defineHiddenClassWithClassData(
                member,
                "d",
                false,
                ClassOption.NESTMATE,
                ClassOption.NESTMATE
            )
        );
        Class<?> hidden = lookup
            .defineHiddenClass(member, true, ClassOption.NESTMATE)
            .lookupClass();
        show("name", () -> hidden.getName());
        show("simple", () -> hidden.getSimpleName());
        show("declaring", () -> hidden.getDeclaringClass());
        show("enclosing", () -> hidden.getEnclosingClass());
        show("member", () -> hidden.isMemberClass());
        show("canonical", () -> hidden.getCanonicalName());
        show("type", () -> MethodType.methodType(hidden));
        show("instance", () -> {
            var c = hidden.getDeclaredConstructor();
            c.setAccessible(true);
            return c.newInstance();
        });

        Class<?> form = lookup.defineHiddenClass(shape, true).lookupClass();
        show("proxy of hidden interface", () ->
            Proxy.newProxyInstance(form.getClassLoader(), new Class<?>[] { form }, (p, m, a) -> 5)
        );
        show("proxy of hidden class", () ->
            Proxy.newProxyInstance(
                hidden.getClassLoader(),
                new Class<?>[] { hidden },
                (p, m, a) -> 5
            )
        );
        show("proxy of array", () ->
            Proxy.newProxyInstance(null, new Class<?>[] { Runnable[].class }, (p, m, a) -> 5)
        );
        show("proxy of primitive", () ->
            Proxy.newProxyInstance(null, new Class<?>[] { int.class }, (p, m, a) -> 5)
        );

        for (String name : new String[] { "Hidde;Shape", "Hidden[hape", "HiddenShap>" }) {
            byte[] other = renamed(shape, "HiddenShape", name);
            show(name, () -> lookup.defineHiddenClass(other, false).lookupClass());
            if (name.indexOf('>') < 0) show(name + " shown", () -> lookup.defineClass(other));
        }
        show(
            "domain of another",
            () -> Member.class.getProtectionDomain() == HiddenOddities.class.getProtectionDomain()
        );
        show(
            "domain of hidden",
            () -> form.getProtectionDomain() == HiddenShape.class.getProtectionDomain()
        );
        show(
            "domain of nestmate",
            () -> hidden.getProtectionDomain() == HiddenShape.class.getProtectionDomain()
        );
        show(
            "domain again",
            () -> HiddenShape.class.getProtectionDomain() == HiddenShape.class.getProtectionDomain()
        );
    }
}
