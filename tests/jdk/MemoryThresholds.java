// SPDX-License-Identifier: MIT
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryNotificationInfo;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/* Thresholds of memory pools: what is true of any VM. */
public class MemoryThresholds {
    static final int MORE = 20_000_000;
    static final List<MemoryNotificationInfo> told = new CopyOnWriteArrayList<>();
    static final List<String> kinds = new CopyOnWriteArrayList<>();
    static final List<Object> kept = new ArrayList<>();

    static boolean until(BooleanSupplier wanted) throws InterruptedException {
        long end = System.nanoTime() + 20_000_000_000L;
        while (System.nanoTime() < end) {
            if (wanted.getAsBoolean()) return true;
            Thread.sleep(5);
        }
        return false;
    }

    static void keepMuch() {
        for (int i = 0; i < 40; i++) kept.add(new byte[1_000_000]);
    }

    static void forget() {
        told.clear();
        kinds.clear();
        kept.clear();
        System.gc();
    }

    static void refused(String label, Runnable action) {
        try {
            action.run();
            System.out.println(label + ": taken");
        } catch (IllegalArgumentException | UnsupportedOperationException e) {
            System.out.println(label + ": " + e.getClass().getName());
        }
    }

    static void ofUse(MemoryPoolMXBean pool, long used) throws InterruptedException {
        System.out.println("at first: " + pool.getUsageThreshold() + " "
            + pool.isUsageThresholdExceeded() + " " + pool.getUsageThresholdCount());
        pool.setUsageThreshold(used + MORE);
        keepMuch();
        System.gc();
        System.out.println("reached: " + until(() -> !told.isEmpty()) + " " + kinds.get(0)
            + " " + pool.isUsageThresholdExceeded());
        System.out.println("what was told: " + told.get(0).getPoolName().equals(pool.getName())
            + " " + (told.get(0).getUsage().getUsed() >= used + MORE) + " "
            + told.get(0).getCount());
        long count = pool.getUsageThresholdCount();
        forget();
        System.out.println("above while it was kept: " + (count >= 1));
        until(() -> !pool.isUsageThresholdExceeded());
        Thread.sleep(300); // it is seen to be below
        keepMuch();
        System.gc();
        System.out.println(
            "again: " + until(() -> pool.getUsageThresholdCount() > count));
        pool.setUsageThreshold(0);
        forget();
        Thread.sleep(150);
        told.clear();
        keepMuch();
        System.gc();
        Thread.sleep(250);
        System.out.println("none any more: " + told.isEmpty());
    }

    static void ofCollections(MemoryPoolMXBean pool, long used) throws InterruptedException {
        forget();
        pool.setCollectionUsageThreshold(used + MORE);
        keepMuch();
        for (int i = 0; i < 3; i++) System.gc();
        System.out.println("left: " + until(() -> !told.isEmpty()) + " " + kinds.get(0) + " "
            + pool.isCollectionUsageThresholdExceeded());
        System.out.println("each counts: "
            + until(() -> pool.getCollectionUsageThresholdCount() >= 3));
        forget();
        System.out.println(
            "less is left: " + until(() -> !pool.isCollectionUsageThresholdExceeded()));
        pool.setCollectionUsageThreshold(0);
    }

    public static void main(String[] args) throws Exception {
        MemoryPoolMXBean found = null;
        List<MemoryPoolMXBean> others = new ArrayList<>();
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getType() == MemoryType.NON_HEAP) others.add(pool);
            else if (pool.isUsageThresholdSupported()) found = pool;
        }
        MemoryPoolMXBean heap = found;
        NotificationEmitter emitter = (NotificationEmitter) ManagementFactory.getMemoryMXBean();
        emitter.addNotificationListener((notice, handback) -> {
            var info = MemoryNotificationInfo.from((CompositeData) notice.getUserData());
            kinds.add(notice.getType());
            told.add(info);
        }, null, null);
        System.gc();
        long used = heap.getUsage().getUsed();
        ofUse(heap, used);
        ofCollections(heap, used);
        refused("negative", () -> heap.setUsageThreshold(-1));
        refused("beyond the most", () -> heap.setUsageThreshold(Long.MAX_VALUE));
        MemoryPoolMXBean other = others.get(0);
        refused("of no heap", () -> other.setCollectionUsageThreshold(1));
        for (MemoryPoolMXBean pool : others)
            if (pool.getUsage().getUsed() > 0) pool.setUsageThreshold(1);
        boolean all = true;
        for (MemoryPoolMXBean pool : others)
            all &= pool.getUsage().getUsed() == 0
                || until(() -> pool.getUsageThresholdCount() > 0);
        System.out.println("others: " + all);
        System.exit(0);
    }
}
