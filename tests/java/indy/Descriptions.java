// SPDX-License-Identifier: MIT
import java.lang.constant.*; import java.lang.invoke.*; import java.util.*;

/**
 * Nominal descriptions of classes and of constants of enums: what is a name, what is refused, what
 * it stands for.
 */
public class Descriptions {

    interface C {
        Object call() throws Throwable;
    }

    static void p(String w, C c) {
        try {
            Object o = c.call();
            System.out.println(w + ": " + o);
        } catch (NullPointerException e) {
            System.out.println(w + ": NPE");
        } catch (Throwable t) {
            System.out.println(w + ": " + t);
        }
    }

    enum Color {
        RED,
        GREEN
    }

    public static void main(String[] a) {
        MethodHandles.Lookup l = MethodHandles.lookup();
        for (String s : new String[] {
            "java.lang.String",
            "A",
            "",
            "a/b",
            "a;",
            "[I",
            "a..b",
            ".",
            "Descriptions$Color",
            "no.Such",
            null
        }) {
            p("of " + s, () -> ClassDesc.of(s));
            p("resolve", () -> ClassDesc.of(s).resolveConstantDesc(l));
            p("pkg", () -> ClassDesc.of(s).packageName());
            p("nested", () -> ClassDesc.of(s).nested("X", "Y"));
            p("nested bad", () -> ClassDesc.of("A").nested(s));
            p("of2", () -> ClassDesc.of(s, "Q").descriptorString());
            p("of3", () -> ClassDesc.of("p", s).descriptorString());
        }
        for (String s : new String[] {
            "I",
            "V",
            "[V",
            "[I",
            "[[Ljava/lang/String;",
            "Ljava/lang/String;",
            "L;",
            "Lx",
            "II",
            "",
            "La/;",
            "L/a;",
            "La//b;",
            "La.b;",
            "Q",
            "[".repeat(255) + "I",
            "[".repeat(256) + "I"
        }) {
            p("desc " + s.length(), () -> ClassDesc.ofDescriptor(s).descriptorString().length());
            if (s.length() < 50) {
                p("str " + s, () -> ClassDesc.ofDescriptor(s));
                p(
                    "display " + s,
                    () ->
                        ClassDesc.ofDescriptor(s).displayName() +
                        ClassDesc.ofDescriptor(s).isArray() +
                        ClassDesc.ofDescriptor(s).isPrimitive() +
                        ClassDesc.ofDescriptor(s).isClassOrInterface() +
                        ClassDesc.ofDescriptor(s).componentType()
                );
                p("res " + s, () -> ClassDesc.ofDescriptor(s).resolveConstantDesc(l));
                p("nest", () -> ClassDesc.ofDescriptor(s).nested("N"));
            }
            for (int r : new int[] { -1, 0, 1, 254, 255 })
                if (s.length() < 50) p("arr" + r, () ->
                    ClassDesc.ofDescriptor(s).arrayType(r).descriptorString().length()
                );
        }
        p(
            "eq",
            () ->
                ClassDesc.of("A").equals(ClassDesc.ofDescriptor("LA;")) +
                " " +
                (ClassDesc.of("A").hashCode() == ClassDesc.ofDescriptor("LA;").hashCode())
        );
        p("enum", () -> Enum.EnumDesc.of(ClassDesc.of("Descriptions$Color"), "RED"));
        p("enum r", () ->
            Enum.EnumDesc.of(ClassDesc.of("Descriptions$Color"), "RED").resolveConstantDesc(l)
        );
        p("enum bad", () ->
            Enum.EnumDesc.of(ClassDesc.of("Descriptions$Color"), "NO").resolveConstantDesc(l)
        );
        p("enum badc", () ->
            Enum.EnumDesc.of(ClassDesc.of("java.lang.String"), "NO").resolveConstantDesc(l)
        );
        p("enum n", () -> Enum.EnumDesc.of(null, "X"));
        p("enum n2", () -> Enum.EnumDesc.of(ClassDesc.of("X"), null));
        p(
            "enum eq",
            () ->
                Enum.EnumDesc.of(ClassDesc.of("Descriptions$Color"), "RED").equals(
                    Enum.EnumDesc.of(ClassDesc.of("Descriptions$Color"), "RED")
                ) +
                " " +
                Enum.EnumDesc.of(ClassDesc.of("Descriptions$Color"), "RED").constantName() +
                Enum.EnumDesc.of(ClassDesc.of("Descriptions$Color"), "RED").constantType()
        );
    }
}
