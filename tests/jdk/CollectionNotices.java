// SPDX-License-Identifier: MIT
import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GarbageCollectorMXBean;
import com.sun.management.GcInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.management.ListenerNotFoundException;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;
import javax.management.openmbean.CompositeData;

/* Notices of collections, and the last collection of each collector: what is true of any VM. */
public class CollectionNotices {
    static final List<Notification> notices = new CopyOnWriteArrayList<>();
    static final NotificationListener listener = (notice, handback) -> notices.add(notice);
    static List<GarbageCollectorMXBean> collectors;
    static volatile Object sink;

    static long collections() {
        long all = 0;
        for (GarbageCollectorMXBean collector : collectors)
            all += collector.getCollectionCount();
        return all;
    }

    static void listen(boolean wanted) throws ListenerNotFoundException {
        for (GarbageCollectorMXBean collector : collectors) {
            NotificationEmitter emitter = (NotificationEmitter) collector;
            if (wanted) emitter.addNotificationListener(listener, null, "handback");
            else emitter.removeNotificationListener(listener);
        }
    }

    /* At some moment there are as many notices as collections. */
    static boolean allCame(long before) throws InterruptedException {
        long end = System.nanoTime() + 20_000_000_000L;
        while (System.nanoTime() < end) {
            if (notices.size() == collections() - before) return true;
            Thread.sleep(5);
        }
        return false;
    }

    static boolean isWhole(GcInfo info) {
        Set<String> pools = new HashSet<>();
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans())
            pools.add(pool.getName());
        return info.getMemoryUsageBeforeGc().keySet().equals(pools)
            && info.getMemoryUsageAfterGc().keySet().equals(pools)
            && info.getStartTime() >= 0 && info.getEndTime() >= info.getStartTime()
            && info.getDuration() == info.getEndTime() - info.getStartTime()
            && info.get("GcThreadCount") instanceof Integer
            && info.getCompositeType().keySet().contains("memoryUsageAfterGc");
    }

    public static void main(String[] args) throws Exception {
        collectors = new ArrayList<>(
            ManagementFactory.getPlatformMXBeans(GarbageCollectorMXBean.class));
        System.out.println("collectors: " + !collectors.isEmpty());
        Set<String> kinds = new HashSet<>();
        for (GarbageCollectorMXBean collector : collectors)
            for (var info : ((NotificationEmitter) collector).getNotificationInfo())
                kinds.addAll(List.of(info.getNotifTypes()));
        System.out.println("kinds: " + kinds);
        long before;
        do { // nothing may come between the number and the listeners
            notices.clear();
            before = collections();
            listen(true);
            if (before == collections()) break;
            listen(false);
        } while (true);
        for (int i = 0; i < 3; i++) {
            for (int k = 0; k < 20000; k++) sink = new byte[1000];
            System.gc();
        }
        System.out.println("as many notices as collections: " + allCame(before));
        Map<String, Long> newest = new HashMap<>();
        boolean rising = true, whole = true, named = true;
        int asked = 0;
        for (Notification notice : notices) {
            var of = GarbageCollectionNotificationInfo.from((CompositeData) notice.getUserData());
            GcInfo info = of.getGcInfo();
            Long last = newest.put(of.getGcName(), info.getId());
            rising &= last == null || last + 1 == info.getId();
            whole &= isWhole(info);
            named &= notice.getType().equals(
                         GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)
                && of.getGcAction().startsWith("end of ");
            if (!of.getGcCause().equals("System.gc()")) continue;
            asked++;
            named &= of.getGcAction().equals("end of major GC");
        }
        System.out.println("numbers follow each other: " + rising);
        System.out.println("whole: " + whole + ", named: " + named);
        System.out.println("asked for: " + (asked >= 3));
        boolean latest = true;
        for (GarbageCollectorMXBean collector : collectors) {
            GcInfo info = collector.getLastGcInfo();
            latest &= info == null
                ? collector.getCollectionCount() == 0
                : isWhole(info) && info.getId() >= newest.getOrDefault(collector.getName(), 0L);
        }
        System.out.println("the last ones: " + latest);
        listen(false);
        Thread.sleep(50);
        int there = notices.size();
        System.gc();
        Thread.sleep(50);
        System.out.println("nobody listens: " + (notices.size() == there));
        listen(true);
        System.gc();
        long end = System.nanoTime() + 20_000_000_000L;
        while (notices.size() == there && System.nanoTime() < end) Thread.sleep(5);
        System.out.println("somebody listens again: " + (notices.size() > there));
        System.exit(0);
    }
}
