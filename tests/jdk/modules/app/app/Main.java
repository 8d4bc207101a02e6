// SPDX-License-Identifier: MIT
package app;

import java.lang.reflect.Field;
import java.util.ServiceLoader;
import lib.api.Greeter;

/** What a module's program sees of another module: services, fields, constructors, resources. */
public class Main {
    public static void main(String[] args) throws Exception {
        for (Greeter g : ServiceLoader.load(Greeter.class))
            System.out.println(g.greet(String.join("+", args)) + " of "
                + g.getClass().getModule().getDescriptor().toNameAndVersion());
        System.out.println(Main.class.getModule() + ", " + System.getProperty("jdk.module.main"));
        field("lib.inner.Polite", "secret");
        field("lib.data.Data", "number");
        field("java.util.ArrayList", "size");
        try {
            Class<?> polite = Class.forName("lib.inner.Polite");
            System.out.println(polite.getConstructor().newInstance() instanceof Greeter);
        } catch (IllegalAccessException e) {
            System.out.println(e);
        }
        Module lib = Greeter.class.getModule();
        System.out.println(ModuleLayer.boot().findModule("java.sql").map(lib::canRead));
        String[] resources = {
            "lib/inner/text.txt", "lib/api/text.txt", "META-INF/text.txt",
            "lib/inner/Polite.class"};
        for (String name : resources) {
            System.out.print(name + ": " + (lib.getResourceAsStream(name) != null));
            System.out.print(" " + (Main.class.getResource("/" + name) != null));
            System.out.print(" " + (Greeter.class.getResource("/" + name) != null));
            System.out.println(" " + (ClassLoader.getSystemResource(name) != null));
        }
    }

    private static void field(String owner, String name) throws Exception {
        try {
            Field field = Class.forName(owner).getDeclaredField(name);
            field.setAccessible(true);
            System.out.println(name + " is open");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
