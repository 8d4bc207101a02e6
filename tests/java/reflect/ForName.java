// SPDX-License-Identifier: MIT
/** Class.forName: names, initialization, what it refuses. */
public class ForName {

    static class Init {

        static {
            System.out.println("Init runs");
        }
    }

    static class Quiet {

        static {
            System.out.println("Quiet runs");
        }
    }

    static class Bad {

        static int x = Integer.parseInt("bad");
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {
            "java.lang.String",
            "[I",
            "[[J",
            "[Ljava.lang.String;",
            "[[LForName$Init;",
            "ForName$Quiet",
            "int",
            "void",
            "I",
            "java/lang/String",
            "",
            "[",
            "[Q",
            "[LForName",
            "[java.lang.String",
            "java.lang.String[]",
            "none.Such",
            "ForName.Init",
            "[V",
            "Ljava.lang.String;",
            "forname",
            "[Lnone.Such;",
            " java.lang.String"
        }) {
            Probe.show("'" + name + "'", () -> Class.forName(name));
        }
        ClassLoader l = ForName.class.getClassLoader();
        Probe.show("no init", () -> Class.forName("ForName$Init", false, l));
        Probe.show("init", () -> Class.forName("ForName$Init", true, l));
        Probe.show("boot", () -> Class.forName("ForName", true, null));
        Probe.show("boot java", () -> Class.forName("java.util.List", true, null));
        Probe.show("bad", () -> Class.forName("ForName$Bad"));
        Probe.show("bad again", () -> Class.forName("ForName$Bad"));
        Probe.show("null", () -> Class.forName((String) null));
        Probe.show("loadClass", () -> l.loadClass("ForName$Bad"));
        Probe.show("loadClass array", () -> l.loadClass("[I"));
        Probe.show("loadClass none", () -> l.loadClass("none"));
        Probe.show("255 dimensions", () ->
            Class.forName("[".repeat(255) + "I")
                .getSimpleName()
                .length()
        );
        Probe.show("256 dimensions", () -> {
            try {
                return Class.forName("[".repeat(256) + "I");
            } catch (ClassNotFoundException e) {
                return "none";
            }
        });
        System.out.println(
            String.class.desiredAssertionStatus() +
                " " +
                String.class.getClassLoader() +
                " " +
                int.class.getClassLoader() +
                " " +
                int[].class.getClassLoader() +
                " " +
                (ForName[].class.getClassLoader() == l)
        );
        System.out.println(
            String.class.getModule() +
                " " +
                ForName.class.getModule().isNamed() +
                " " +
                String.class.getPackage() +
                " " +
                ForName.class.getPackage().getName().isEmpty()
        );
        Probe.show("cast", () -> Integer.class.cast("x"));
        Probe.show("cast null", () -> Integer.class.cast(null));
        Probe.show("asSubclass", () -> Integer.class.asSubclass(Number.class));
        Probe.show("asSubclass bad", () -> Integer.class.asSubclass(String.class));
    }
}
