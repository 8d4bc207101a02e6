// SPDX-License-Identifier: MIT
// The platform's MXBeans (J522, J530 to J534, J972): what any right VM answers alike. Figures are
// compared with each other.

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.MemoryManagerMXBean;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.lang.management.PlatformLoggingMXBean;
import java.lang.management.PlatformManagedObject;
import java.lang.management.RuntimeMXBean;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.management.Attribute;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;

public class Management {

    public interface CounterMBean {
        int getCount();

        void setCount(int count);

        int add(int more);
    }

    public static class Counter implements CounterMBean {

        private int count;

        public int getCount() {
            return count;
        }

        public void setCount(int count) {
            this.count = count;
        }

        public int add(int more) {
            return (count += more);
        }
    }

    private static Object[] garbage;

    private static void say(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    private static void makeGarbage() {
        for (int i = 0; i < 2000; i++) garbage = new Object[1024];
        garbage = null;
    }

    private static void runtime() {
        RuntimeMXBean bean = ManagementFactory.getRuntimeMXBean();
        long pid = ProcessHandle.current().pid();
        say("pid", bean.getPid() == pid && bean.getName().startsWith(pid + "@"));
        long now = System.currentTimeMillis();
        say("start", bean.getStartTime() <= now && bean.getStartTime() > now - 3_600_000);
        long uptime = bean.getUptime();
        say("uptime", uptime > 0 && bean.getUptime() >= uptime);
        say(
            "together",
            Math.abs(bean.getStartTime() + bean.getUptime() - System.currentTimeMillis()) < 10_000
        );
        say("name", bean.getVmName().equals(System.getProperty("java.vm.name")));
        say("vendor", bean.getVmVendor().equals(System.getProperty("java.vm.vendor")));
        say("version", bean.getVmVersion().equals(System.getProperty("java.vm.version")));
        say("specification", bean.getSpecVersion() + " " + bean.getSpecName());
        say("class path", bean.getClassPath().equals(System.getProperty("java.class.path")));
        say("no -cp among the arguments", !bean.getInputArguments().contains("-cp"));
        say("properties", bean.getSystemProperties().get("java.specification.version"));
        say("boot class path", bean.isBootClassPathSupported());
        say("management", bean.getManagementSpecVersion());
    }

    private static boolean inOrder(MemoryUsage usage) {
        return (
            usage.getUsed() >= 0 &&
            usage.getUsed() <= usage.getCommitted() &&
            (usage.getMax() == -1 || usage.getCommitted() <= usage.getMax())
        );
    }

    private static void memory() {
        MemoryMXBean bean = ManagementFactory.getMemoryMXBean();
        MemoryUsage before = bean.getHeapMemoryUsage();
        say("heap", inOrder(before) && before.getMax() > 0);
        say(
            "outside",
            inOrder(bean.getNonHeapMemoryUsage()) && bean.getNonHeapMemoryUsage().getUsed() > 0
        );
        byte[] big = new byte[8 << 20];
        MemoryUsage with = bean.getHeapMemoryUsage();
        say(
            "a big array is seen",
            with.getUsed() >= big.length && with.getCommitted() >= big.length
        );
        boolean verbose = bean.isVerbose();
        say("verbose", verbose);
        say("pending finalization", bean.getObjectPendingFinalizationCount() >= 0);
    }

    /** Collections of all collectors, or milliseconds. */
    private static long collections(boolean times) {
        long all = 0;
        for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans())
            all += times ? bean.getCollectionTime() : bean.getCollectionCount();
        return all;
    }

    private static void collectors() {
        long count = collections(false),
            time = collections(true);
        ManagementFactory.getMemoryMXBean().gc();
        say("gc() is counted", collections(false) > count);
        makeGarbage();
        System.gc();
        say("System.gc() is counted", collections(false) >= count + 2);
        say("time", time >= 0 && collections(true) >= time);
        Set<String> pools = new HashSet<>(),
            named = new HashSet<>();
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans())
            pools.add(pool.getName());
        Set<String> managers = new HashSet<>();
        for (MemoryManagerMXBean manager : ManagementFactory.getMemoryManagerMXBeans()) {
            managers.add(manager.getName());
            named.addAll(List.of(manager.getMemoryPoolNames()));
        }
        say("managers' pools are the pools", pools.equals(named));
        boolean all = true;
        for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans())
            all &=
                managers.contains(bean.getName()) &&
                bean.isValid() &&
                bean.getMemoryPoolNames().length > 0;
        say("collectors are managers", all);
    }

    private static void pools() {
        long used = 0;
        boolean right = true,
            peaks = true,
            collected = true,
            thresholds = true,
            known = true;
        Set<String> managers = new HashSet<>();
        for (MemoryManagerMXBean manager : ManagementFactory.getMemoryManagerMXBeans())
            managers.add(manager.getName());
        System.gc();
        MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            MemoryUsage now = pool.getUsage(),
                peak = pool.getPeakUsage(),
                after = pool.getCollectionUsage();
            right &= pool.isValid() && inOrder(now);
            peaks &= inOrder(peak) && pool.getPeakUsage().getUsed() >= peak.getUsed();
            if (pool.getType() == MemoryType.HEAP) used += now.getUsed();
            collected &=
                after != null ? inOrder(after) : !pool.isCollectionUsageThresholdSupported();
            known &=
                managers.containsAll(List.of(pool.getMemoryManagerNames())) &&
                pool.getMemoryManagerNames().length > 0;
            if (!pool.isUsageThresholdSupported()) {
                try {
                    pool.setUsageThreshold(1);
                    thresholds = false;
                } catch (UnsupportedOperationException expected) {
                    // as it says
                }
            }
        }
        say("pools", right);
        say("peaks", peaks);
        say("after a collection", collected);
        say("thresholds as they say", thresholds);
        say("managers are known", known);
        say("the heap's pools make up the heap", used >= heap.getUsed() / 2);
        long most = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getType() != MemoryType.HEAP) continue;
            pool.resetPeakUsage();
        }
        byte[] big = new byte[16 << 20];
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans())
            if (pool.getType() == MemoryType.HEAP) most += pool.getPeakUsage().getUsed();
        say("a peak after its reset", most >= big.length);
    }

    private static void classes() throws Exception {
        ClassLoadingMXBean bean = ManagementFactory.getClassLoadingMXBean();
        long total = bean.getTotalLoadedClassCount();
        say("classes", bean.getLoadedClassCount() > 100 && total >= bean.getLoadedClassCount());
        Class.forName("java.util.concurrent.Phaser", true, null);
        say("one more", bean.getTotalLoadedClassCount() > total);
        say(
            "their sum",
            bean.getTotalLoadedClassCount() - bean.getUnloadedClassCount() >=
                total - bean.getUnloadedClassCount()
        );
        say("verbose classes", bean.isVerbose());
    }

    private static void compiler() {
        CompilationMXBean bean = ManagementFactory.getCompilationMXBean();
        boolean right = true;
        if (bean != null) {
            right = !bean.getName().isEmpty();
            if (bean.isCompilationTimeMonitoringSupported()) {
                long time = bean.getTotalCompilationTime();
                right &= time >= 0 && bean.getTotalCompilationTime() >= time;
            }
        }
        say("compiler", right);
    }

    private static void system() {
        UnixOperatingSystemMXBean bean =
            (UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        say(
            "system",
            bean.getName() +
                " " +
                bean.getArch() +
                " " +
                bean.getVersion().equals(System.getProperty("os.version"))
        );
        say(
            "processors",
            bean.getAvailableProcessors() == Runtime.getRuntime().availableProcessors()
        );
        long time = bean.getProcessCpuTime();
        say("process time", time > 0 && bean.getProcessCpuTime() >= time);
        say(
            "memory",
            bean.getTotalMemorySize() > 0 && bean.getFreeMemorySize() <= bean.getTotalMemorySize()
        );
        say(
            "files",
            bean.getOpenFileDescriptorCount() > 0 &&
                bean.getOpenFileDescriptorCount() <= bean.getMaxFileDescriptorCount()
        );
    }

    private static void diagnostics() throws IOException {
        HotSpotDiagnosticMXBean bean = ManagementFactory.getPlatformMXBean(
            HotSpotDiagnosticMXBean.class
        );
        File file = File.createTempFile("minijvm", ".hprof");
        try {
            bean.dumpHeap(file.getPath(), true);
            say("a dump over a file", "written");
        } catch (IOException e) {
            say("a dump over a file", e.getMessage().isEmpty() ? "no text" : "refused");
        }
        if (!file.delete()) say("no file to delete", file);
        bean.dumpHeap(file.getPath(), true);
        byte[] head = new byte[18];
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            in.readFully(head);
        }
        say(
            "options",
            bean
                .getDiagnosticOptions()
                .stream()
                .allMatch(o -> bean.getVMOption(o.getName()).getValue().equals(o.getValue()))
        );
        say(
            "dump",
            new String(head, "US-ASCII") + " " + (file.length() > 100_000) + " " + file.delete()
        );
        try {
            bean.dumpHeap("no.such.end", true);
        } catch (IllegalArgumentException e) {
            say("a wrong name", e.getMessage());
        }
        try {
            bean.getVMOption("NoSuchOption");
        } catch (IllegalArgumentException e) {
            say("no option", e.getMessage());
        }
    }

    private static void others() {
        PlatformLoggingMXBean logging = ManagementFactory.getPlatformMXBean(
            PlatformLoggingMXBean.class
        );
        logging.setLoggerLevel("", "WARNING");
        say("logging", logging.getLoggerNames().contains("") + " " + logging.getLoggerLevel(""));
        List<String> names = new ArrayList<>();
        for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class))
            names.add(pool.getName());
        say("buffers", names);
    }

    private static void server() throws Exception {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName name = new ObjectName("com.example:type=Counter");
        server.registerMBean(new Counter(), name);
        server.setAttribute(name, new Attribute("Count", 5));
        server.invoke(name, "add", new Object[] { 7 }, new String[] { "int" });
        say(
            "counter",
            server.getAttribute(name, "Count") +
                " " +
                server.queryNames(new ObjectName("com.example:*"), null)
        );
        server.unregisterMBean(name);
        say("registered", server.isRegistered(name));
        CompositeData heap = (CompositeData) server.getAttribute(
            new ObjectName("java.lang:type=Memory"),
            "HeapMemoryUsage"
        );
        say("heap by name", (Long) heap.get("used") > 0 && inOrder(MemoryUsage.from(heap)));
        for (String type : new String[] {
            "Runtime",
            "Threading",
            "ClassLoading",
            "OperatingSystem",
            "Memory"
        })
            say(type, server.isRegistered(new ObjectName("java.lang:type=" + type)));
        boolean all = true;
        // prettier-ignore
        for (Class<? extends PlatformManagedObject> type :
                ManagementFactory.getPlatformManagementInterfaces())
            for (PlatformManagedObject bean : ManagementFactory.getPlatformMXBeans(type))
                all &= bean.getObjectName() != null;
        say("each has a name", all);
    }

    public static void main(String[] args) throws Exception {
        runtime();
        memory();
        collectors();
        pools();
        classes();
        compiler();
        system();
        diagnostics();
        others();
        server();
    }
}
