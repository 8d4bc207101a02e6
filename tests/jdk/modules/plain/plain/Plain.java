package plain;

import java.util.Arrays;
import java.util.ArrayList;

/** What a program of the class path, or of an automatic module, sees of the graph of modules. */
public class Plain {
    public static void main(String[] args) throws Exception {
        Module me = Plain.class.getModule(), base = Object.class.getModule();
        System.out.println((me.isNamed() ? me.toString() : "unnamed") + " " + Arrays.toString(args) + " " + System.getProperty("key"));
        for (String name : new String[] {"lib", "app", "java.sql", "jdk.compiler", "java.se", "jdk.charsets"})
            System.out.print(name + (ModuleLayer.boot().findModule(name).isPresent() ? " is there, " : " is not, "));
        System.out.println(me.canRead(base) + " " + base.isExported("sun.nio.ch", me) + " " + base.isOpen("java.util", me));
        String[][] tries = {{"java.util.Extra", "text"}, {"sun.security.util.KeyUtil", "getKeySize"}};
        for (String[] one : tries)
            try {
                Class<?> c = Class.forName(one[0]);
                System.out.println(c.getModule() + " " + c.getDeclaredConstructor().newInstance().getClass());
            } catch (ReflectiveOperationException e) {
                System.out.println(e.toString().replaceAll("@[0-9a-f]+", "@#"));
            }
        try {
            ArrayList.class.getDeclaredField("size").setAccessible(true);
            System.out.println("open");
        } catch (RuntimeException e) {
            System.out.println(e.toString().replaceAll("@[0-9a-f]+", "@#"));
        }
    }
}
