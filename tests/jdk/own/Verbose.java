// SPDX-License-Identifier: MIT
// MemoryMXBean.setVerbose and ClassLoadingMXBean.setVerbose take effect at once, both ways (J532).

import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;

public class Verbose {
    static class Told {}

    static class Untold {}

    public static void main(String[] args) throws ClassNotFoundException {
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();
        memory.setVerbose(true);
        System.gc();
        System.out.println("memory " + memory.isVerbose());
        memory.setVerbose(false);
        System.gc();
        classes.setVerbose(true);
        Class.forName("Verbose$Told");
        boolean verbose = classes.isVerbose();
        classes.setVerbose(false);
        Class.forName("Verbose$Untold");
        System.out.println("classes " + verbose);
    }
}
