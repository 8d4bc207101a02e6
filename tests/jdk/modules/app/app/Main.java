package app;

import java.lang.reflect.Field;
import java.util.ServiceLoader;
import lib.api.Greeter;

/** What a module's program sees of another module: services, fields, constructors, resources. */
public class Main {
    public static void main(String[] args) throws Exception {
        for (Greeter g : ServiceLoader.load(Greeter.class))
            System.out.println(g.greet(String.join("+", args)) + " of " + g.getClass().getModule().getDescriptor().toNameAndVersion());
        System.out.println(Main.class.getModule() + ", main module " + System.getProperty("jdk.module.main"));
        field("lib.inner.Polite", "secret");
        field("lib.data.Data", "number");
        field("java.util.ArrayList", "size");
        try {
            System.out.println(Class.forName("lib.inner.Polite").getConstructor().newInstance() instanceof Greeter);
        } catch (IllegalAccessException e) {
            System.out.println(e);
        }
        Module lib = Greeter.class.getModule();
        System.out.println("reads java.sql: " + ModuleLayer.boot().findModule("java.sql").map(lib::canRead));
        for (String name : new String[] {"lib/inner/text.txt", "lib/api/text.txt", "META-INF/text.txt", "lib/inner/Polite.class"})
            System.out.println(name + ": " + (lib.getResourceAsStream(name) != null) + " " + (Main.class.getResource("/" + name) != null)
                + " " + (Greeter.class.getResource("/" + name) != null) + " " + (ClassLoader.getSystemResource(name) != null));
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
