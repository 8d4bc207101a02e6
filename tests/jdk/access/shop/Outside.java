// SPDX-License-Identifier: MIT
package shop;

/** A class of a named module uses one of the class path. */
public class Outside {
    static class Uses {
        static String thing() {
            return outside.Thing.name();
        }
    }

    static class UsesLater {
        static String thing() {
            return outside.Thing.name();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Outside.class.getModule().isNamed());
        try {
            System.out.println(Uses.thing());
        } catch (LinkageError e) {
            System.out.println(e);
        }
        Module there = ClassLoader.getSystemClassLoader().getUnnamedModule();
        Outside.class.getModule().addReads(there);
        System.out.println(UsesLater.thing());
    }
}
