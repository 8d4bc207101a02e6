// SPDX-License-Identifier: MIT
package plain;

import java.util.Arrays;
import java.util.ArrayList;

/** What a program of the class path, or of an automatic module, sees of the graph of modules. */
public class Plain {
    public static void main(String[] args) throws Exception {
        Module me = Plain.class.getModule(), base = Object.class.getModule();
        System.out.println(me.isNamed() ? me.toString() : "unnamed");
        System.out.println(Arrays.toString(args) + " " + System.getProperty("key"));
        for (String name : new String[] {"lib", "app", "java.sql", "jdk.compiler", "java.se"})
            System.out.print(name + " " + ModuleLayer.boot().findModule(name).isPresent() + " ");
        System.out.print(me.canRead(base) + " " + base.isExported("sun.nio.ch", me));
        System.out.println(" " + base.isOpen("java.util", me));
        for (String name : new String[] {"java.util.Extra", "sun.security.util.HexDumpEncoder"})
            try {
                Class<?> c = Class.forName(name);
                Object made = c.getConstructor().newInstance();
                System.out.println(c.getModule() + " " + made.getClass());
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
