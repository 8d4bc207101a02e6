/* SPDX-License-Identifier: MIT */
/*
 * Threads and their groups, member by member: names, priorities, states, what is thrown, what was
 * taken away.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThreadsWhole extends Whole {

    static String named(Thread x) {
        return x == null
            ? "null"
            : x.getName() +
                  "/" +
                  x.getPriority() +
                  "/" +
                  x.isDaemon() +
                  "/" +
                  (x.getThreadGroup() == null ? "none" : x.getThreadGroup().getName()) +
                  "/" +
                  x.getState();
    }

    static String names(Object[] all) {
        List<String> list = new ArrayList<>();
        for (Object x : all)
            list.add(
                x == null ? "-" : x instanceof Thread y ? y.getName() : ((ThreadGroup) x).getName()
            );
        return list.toString();
    }

    static class Cloned extends Thread implements Cloneable {

        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        ThreadGroup top = main.getThreadGroup(),
            group = new ThreadGroup("g"),
            inner = new ThreadGroup(group, "inner");
        p(
            main.toString(),
            named(main),
            main.isAlive(),
            main.isInterrupted(),
            main.getContextClassLoader() == ThreadsWhole.class.getClassLoader()
        );
        Runnable nothing = () -> {};
        for (Thread x : List.of(
            new Thread(group, "a"),
            new Thread(group, nothing),
            new Thread(group, nothing, "c"),
            new Thread(group, nothing, "d", 100000),
            new Thread(group, nothing, "e", 0, false),
            new Thread(nothing, "f"),
            new Thread("g"),
            new Thread(null, null, "h")
        )) {
            p(
                x.getName().startsWith("Thread-") ? "numbered" : named(x),
                x.getThreadGroup().getName(),
                x.isAlive(),
                x.getStackTrace(),
                x.getContextClassLoader() == null
            );
            x.start();
            x.join();
            p(
                x.getThreadGroup(),
                x.getState(),
                x.isAlive(),
                x.toString().matches("Thread\\[.*,5,\\]")
            );
            t(() -> x.start());
            x.setName("z");
            x.setPriority(3);
            p(x.getName(), x.getPriority());
            x.interrupt();
            p(x.isInterrupted());
        }
        t(() -> new Thread((String) null));
        t(() -> new Thread(group, nothing, null, 5));
        Thread fresh = new Thread(group, nothing, "fresh");
        t(() -> fresh.setName(null));
        t(() -> fresh.setPriority(0));
        t(() -> fresh.setPriority(11));
        t(() -> fresh.join(-1));
        t(() -> fresh.join(-1, 0));
        t(() -> fresh.join(0, -1));
        t(() -> fresh.join(0, 1000000));
        fresh.join(1, 5);
        fresh.join(10);
        t(() -> Thread.sleep(-1));
        t(() -> Thread.sleep(0, 1000000));
        Thread.sleep(0, 1);
        t(() -> fresh.suspend());
        t(() -> fresh.resume());
        t(() -> fresh.checkAccess());
        t(() -> new Cloned().copy());
        t(() -> fresh.countStackFrames());
        fresh.setDaemon(true);
        fresh.setPriority(Thread.MAX_PRIORITY);
        fresh.setContextClassLoader(null);
        p(
            named(fresh),
            fresh.getContextClassLoader(),
            fresh.getUncaughtExceptionHandler() == group,
            Thread.getDefaultUncaughtExceptionHandler()
        );
        fresh.start();
        fresh.join();
        CountDownLatch held = new CountDownLatch(1),
            inside = new CountDownLatch(3);
        AtomicInteger interrupted = new AtomicInteger();
        Runnable wait = () -> {
            inside.countDown();
            try {
                held.await();
            } catch (InterruptedException e) {
                interrupted.incrementAndGet();
            }
        };
        Thread one = new Thread(group, wait, "one"),
            two = new Thread(inner, wait, "two"),
            three = new Thread(inner, wait, "three");
        for (Thread x : List.of(one, two, three)) x.start();
        inside.await();
        t(() -> one.setDaemon(true));
        t(() -> one.start());
        Thread[] few = new Thread[2],
            many = new Thread[9];
        p(group.enumerate(few), names(few), group.enumerate(many), names(many));
        Arrays.fill(many, null);
        p(
            group.enumerate(many, false),
            names(many),
            group.activeCount(),
            group.activeGroupCount(),
            inner.activeCount(),
            inner.activeGroupCount()
        );
        ThreadGroup[] groups = new ThreadGroup[3];
        p(
            group.enumerate(groups),
            names(groups),
            group.enumerate(groups, false),
            top.enumerate(groups, false),
            names(groups),
            top.enumerate(new ThreadGroup[0])
        );
        p(
            Thread.enumerate(new Thread[9]) >= 4,
            Thread.activeCount() >= 4,
            Thread.getAllStackTraces().containsKey(one),
            Thread.getAllStackTraces().containsKey(fresh),
            one.getStackTrace().length > 0
        );
        group.list();
        p(
            group.toString(),
            inner.toString(),
            group.getName(),
            inner.getParent() == group,
            group.parentOf(inner),
            inner.parentOf(group),
            group.parentOf(group),
            group.parentOf(null),
            group.getMaxPriority(),
            group.isDaemon(),
            group.isDestroyed()
        );
        t(() -> group.destroy());
        t(() -> group.checkAccess());
        t(() -> group.allowThreadSuspension(true));
        group.interrupt();
        one.join();
        two.join();
        three.join();
        p(interrupted, group.activeCount(), inner.activeCount());
        group.setMaxPriority(4);
        inner.setMaxPriority(9);
        p(
            group.getMaxPriority(),
            inner.getMaxPriority(),
            new Thread(group, "low").getPriority(),
            new ThreadGroup(group, "x").getMaxPriority()
        );
        group.setMaxPriority(0);
        group.setMaxPriority(11);
        p(group.getMaxPriority());
        Thread low = new Thread(group, "low");
        low.setPriority(9);
        p(low.getPriority());
        group.setDaemon(true);
        p(group.isDaemon(), new ThreadGroup(group, "y").isDaemon());
        t(() -> new ThreadGroup(null, "n"));
        p(new ThreadGroup(null).getName(), new ThreadGroup(top, null));
        List<String> caught = Collections.synchronizedList(new ArrayList<>());
        ThreadGroup catching = new ThreadGroup("catching") {
            @Override
            public void uncaughtException(Thread x, Throwable e) {
                caught.add("group " + x.getName() + " " + e);
            }
        };
        Runnable failing = () -> {
            throw new IllegalStateException("f");
        };
        Thread x = new Thread(catching, failing, "x");
        x.start();
        x.join();
        Thread y = new Thread(catching, failing, "y");
        y.setUncaughtExceptionHandler((z, e) -> {
            caught.add("own " + z.getName() + " " + e);
            throw new Error("ignored");
        });
        p(y.getUncaughtExceptionHandler() != catching);
        y.start();
        y.join();
        p(y.getUncaughtExceptionHandler());
        Thread.setDefaultUncaughtExceptionHandler((z, e) ->
            caught.add("default " + z.getName() + " " + e)
        );
        Thread z = new Thread(failing, "z");
        z.start();
        z.join();
        p(caught, Thread.getDefaultUncaughtExceptionHandler() != null);
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread.currentThread().interrupt();
        p(Thread.currentThread().isInterrupted(), Thread.interrupted(), Thread.interrupted());
        Thread.currentThread().interrupt();
        t(() -> Thread.sleep(10));
        Thread.currentThread().interrupt();
        t(() -> fresh.join());
        p(Thread.interrupted());
        Thread.currentThread().interrupt();
        t(() -> one.join(1));
        Thread.currentThread().interrupt();
        t(() -> {
            synchronized (one) {
                one.wait(1);
            }
        });
        t(() -> one.wait());
        t(() -> one.notify());
        t(() -> {
            synchronized (one) {
                one.wait(-1);
            }
        });
        t(() -> {
            synchronized (one) {
                one.wait(0, -1);
            }
        });
        t(() -> {
            synchronized (one) {
                one.wait(1, 1);
            }
        });
        p(Thread.holdsLock(one));
        t(() -> Thread.holdsLock(null));
        synchronized (one) {
            p(Thread.holdsLock(one));
        }
        Thread.yield();
        Thread.onSpinWait();
        p(
            Thread.State.values(),
            Thread.State.valueOf("BLOCKED"),
            Thread.MIN_PRIORITY,
            Thread.NORM_PRIORITY
        );
        ThreadLocal<String> local = ThreadLocal.withInitial(() -> "first");
        InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>() {
            @Override
            protected String childValue(String parent) {
                return parent + " child";
            }
        };
        inherited.set("parent");
        local.set("changed");
        List<String> seen = new ArrayList<>();
        Thread child = new Thread(() -> {
            seen.add(local.get());
            seen.add(inherited.get());
            inherited.remove();
            seen.add(inherited.get());
        });
        child.start();
        child.join();
        Thread bare = new Thread(null, () -> seen.add("bare " + inherited.get()), "bare", 0, false);
        bare.start();
        bare.join();
        local.remove();
        p(seen, local.get(), inherited.get(), new ThreadLocal<>().get());
        t(() -> ThreadLocal.withInitial(null));
    }
}
