// SPDX-License-Identifier: MIT
// A monitor that native code has entered and holds is of no frame: depth -1 (J533). The same on
// java.

import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;

public class NativeMonitor {

    static class Lock {}

    static class Other {}

    static native void enter(Object lock);

    static native void exit(Object lock);

    static void show(String when) {
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        ThreadInfo info = bean.getThreadInfo(
            new long[] { Thread.currentThread().getId() },
            true,
            false
        )[0];
        StringBuilder text = new StringBuilder(when);
        for (MonitorInfo monitor : info.getLockedMonitors())
            text.append(", ")
                .append(monitor.getClassName())
                .append(' ')
                .append(monitor.getLockedStackDepth() >= 0);
        System.out.println(text);
    }

    public static void main(String[] args) {
        System.loadLibrary("nativemonitor");
        Object lock = new Lock(),
            other = new Other();
        show("before");
        enter(lock);
        show("entered");
        synchronized (other) {
            show("and a block");
        }
        exit(lock);
        show("after");
    }
}
