/* SPDX-License-Identifier: MIT */
package asking;

import greeting.api.Greeting;
import java.util.ServiceLoader;
import java.util.function.IntSupplier;

/** In a module that reads the other one. */
public class Asker {
    public static String ask() {
        return Greeting.hello() + ", asked by " + Asker.class.getModule();
    }

    public static int sum(ModuleLayer layer) {
        int sum = 0;
        for (IntSupplier s : ServiceLoader.load(layer, IntSupplier.class)) {
            sum += s.getAsInt();
        }
        return sum;
    }

    public static void notDeclared(ModuleLayer layer) {
        ServiceLoader.load(layer, Runnable.class);
    }

    public static Module change() throws Exception {
        Module m = Asker.class.getModule();
        m.addExports("asking", Object.class.getModule());
        m.addUses(Runnable.class);
        m.addOpens("greeting.none", m.getLayer().findModule("greeting").get());
        return m;
    }

    public static boolean reads(Module other) {
        return Asker.class.getModule().addReads(other).canRead(other);
    }
}
