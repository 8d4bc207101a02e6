// SPDX-License-Identifier: MIT
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.List;

/**
 * Stack trace elements that the VM makes before Java code made one (J531), the versions of their
 * modules, and an array's module in a text (J867).
 */
public class FirstElements {
    private static void say(StackTraceElement e) {
        System.out.println(e + " of " + e.getModuleName() + " " + e.getModuleVersion());
    }

    public static void main(String[] args) {
        long[] me = {Thread.currentThread().getId()};
        ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(me, true, false)[0];
        Object first = info.getStackTrace()[0];
        System.out.println(first);
        for (StackTraceElement e : info.getStackTrace()) say(e);
        for (StackTraceElement e : new Throwable().getStackTrace()) say(e);
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            say(e.getStackTrace()[0]);
        }
        try {
            Object numbers = new int[0][];
            System.out.println((List<?>) numbers);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
