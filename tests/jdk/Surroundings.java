// SPDX-License-Identifier: MIT
import java.util.TreeSet;

/** What a program finds: names of the system's properties, and the threads of the library. */
public class Surroundings {
    /** Of HotSpot's references, of the names of compilers: docs/jdk-mode.md, Properties. */
    private static boolean isVms(String key) {
        return key.equals("java.vm.compressedOopsMode") || key.equals("sun.management.compiler");
    }

    public static void main(String[] args) {
        for (String key : new TreeSet<>(System.getProperties().stringPropertyNames()))
            if (!isVms(key)) System.out.println(key);
        System.out.println(System.getProperty("sun.java.launcher"));
        Thread.getAllStackTraces().keySet().stream()
            .filter(t -> t.getName().matches("Signal Dispatcher|Reference Handler|Finalizer|main"))
            .map(t -> t.getName() + " " + t.getPriority() + " " + t.isDaemon() + " "
                + t.getThreadGroup().getName() + " " + t.isAlive())
            .sorted().forEach(System.out::println);
    }
}
