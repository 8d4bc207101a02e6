// SPDX-License-Identifier: MIT
// The pools and collectors of this VM by their names, who collects what, and which of them
// System.gc() counts for (J533).

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class Parts {

    private static Object[] garbage;
    private static final Object[] KEPT = new Object[2000];

    private static long peak(MemoryPoolMXBean pool) {
        return pool.getPeakUsage().getUsed();
    }

    public static void main(String[] args) {
        HotSpotDiagnosticMXBean options = ManagementFactory.getPlatformMXBean(
            HotSpotDiagnosticMXBean.class
        );
        System.out.println(
            options.getVMOption("MaxHeapSize").getValue() +
                " " +
                options.getVMOption("MaxHeapSize").getOrigin() +
                " " +
                options.getVMOption("HeapDumpOnOutOfMemoryError").getValue()
        );
        System.out.println("compiler " + (ManagementFactory.getCompilationMXBean() != null));
        List<MemoryPoolMXBean> pools = new ArrayList<>(ManagementFactory.getMemoryPoolMXBeans());
        pools.sort(Comparator.comparing(MemoryPoolMXBean::getName));
        for (MemoryPoolMXBean pool : pools) {
            String[] managers = pool.getMemoryManagerNames();
            Arrays.sort(managers);
            System.out.println(
                pool.getName() +
                    ", " +
                    pool.getType().name() +
                    ", by " +
                    Arrays.toString(managers) +
                    ", thresholds " +
                    pool.isUsageThresholdSupported() +
                    " " +
                    pool.isCollectionUsageThresholdSupported()
            );
        }
        List<GarbageCollectorMXBean> collectors = new ArrayList<>(
            ManagementFactory.getGarbageCollectorMXBeans()
        );
        collectors.sort(Comparator.comparing(GarbageCollectorMXBean::getName));
        for (GarbageCollectorMXBean bean : collectors) {
            long count = bean.getCollectionCount();
            for (int i = 0; i < 40_000; i++) {
                garbage = new Object[1000];
                if (i < KEPT.length) KEPT[i] = new byte[100];
            }
            boolean young = bean.getCollectionCount() > count;
            count = bean.getCollectionCount();
            System.gc();
            System.out.println(
                bean.getName() +
                    ": by allocation " +
                    young +
                    ", by System.gc() " +
                    (bean.getCollectionCount() - count)
            );
        }
        // A peak is what was used before a collection, though nobody asked then.
        MemoryPoolMXBean first = ManagementFactory.getMemoryPoolMXBeans()
            .stream()
            .filter(p -> p.getName().equals("Heap") || p.getName().equals("Young Generation"))
            .findFirst()
            .orElseThrow();
        System.gc();
        first.resetPeakUsage();
        long before = peak(first);
        for (int i = 0; i < 400; i++) garbage = new Object[1000];
        garbage = null;
        System.gc();
        MemoryUsage now = first.getUsage(),
            collected = first.getCollectionUsage();
        System.out.println(
            "peak " +
                (peak(first) - before > 1_000_000) +
                " " +
                (collected == null || peak(first) > now.getUsed()) +
                " " +
                (collected == null || collected.getUsed() < peak(first))
        );
    }
}
