/* SPDX-License-Identifier: MIT */
/** Where classes are from, as their code source and as a resource. */
public class Locations {
    public static void main(String[] names) throws Exception {
        for (String name : names) {
            Class<?> c = Class.forName(name);
            System.out.println(c.getProtectionDomain().getCodeSource().getLocation());
            System.out.println(c.getResource(c.getSimpleName() + ".class"));
        }
    }
}
