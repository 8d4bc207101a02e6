/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.Watchable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Directories that are watched: what is refused, what is told, keys, closing. */
public class Watching extends Shown {

    private static final WatchEvent.Kind<Path> CREATE = StandardWatchEventKinds.ENTRY_CREATE;
    private static final WatchEvent.Kind<Path> DELETE = StandardWatchEventKinds.ENTRY_DELETE;
    private static final WatchEvent.Kind<Path> MODIFY = StandardWatchEventKinds.ENTRY_MODIFY;
    private static final WatchEvent.Kind<Object> OVERFLOW = StandardWatchEventKinds.OVERFLOW;

    private static Path root;

    static void show(String what, Action a) {
        System.out.println(what + ": " + given(a).replace(root.toString(), "ROOT"));
    }

    private static final class OtherKind implements WatchEvent.Kind<Path> {

        @Override
        public String name() {
            return "OTHER";
        }

        @Override
        public Class<Path> type() {
            return Path.class;
        }
    }

    private static final class OtherService implements WatchService {

        @Override
        public void close() {}

        @Override
        public WatchKey poll() {
            return null;
        }

        @Override
        public WatchKey poll(long timeout, TimeUnit unit) {
            return null;
        }

        @Override
        public WatchKey take() {
            return null;
        }
    }

    private static void refusals() throws Exception {
        for (WatchEvent.Kind<?> k : List.of(CREATE, DELETE, MODIFY, OVERFLOW)) {
            System.out.println(k + " " + k.name() + " " + k.type());
        }
        Path dir = Files.createDirectory(root.resolve("refusals"));
        Path file = Files.createFile(dir.resolve("file"));
        Path link = Files.createSymbolicLink(dir.resolve("link"), root);
        Path away = Files.createSymbolicLink(dir.resolve("away"), root.resolve("nowhere"));
        WatchEvent.Modifier modifier = () -> "modifier";
        try (WatchService w = FileSystems.getDefault().newWatchService()) {
            show("no service", () -> dir.register(null, CREATE));
            show("other service", () -> dir.register(new OtherService(), CREATE));
            show("no events", () -> dir.register(w));
            show("overflow only", () -> dir.register(w, OVERFLOW));
            show("null event", () -> dir.register(w, CREATE, null));
            show("other event", () -> dir.register(w, CREATE, new OtherKind()));
            show("null modifier", () ->
                dir.register(w, new WatchEvent.Kind<?>[] { CREATE }, new WatchEvent.Modifier[1])
            );
            show("modifier", () -> dir.register(w, new WatchEvent.Kind<?>[] { CREATE }, modifier));
            show("modifier and no events", () ->
                dir.register(w, new WatchEvent.Kind<?>[0], modifier)
            );
            show("modifier and no directory", () ->
                file.register(w, new WatchEvent.Kind<?>[] { CREATE }, modifier)
            );
            show("missing", () -> dir.resolve("missing").register(w, CREATE));
            show("file", () -> file.register(w, CREATE));
            show("below file", () -> file.resolve("x").register(w, CREATE));
            show("link that leads nowhere", () -> away.register(w, CREATE));
            show("link", () -> link.register(w, CREATE).watchable().equals(link));
            show("same by link", () -> root.register(w, DELETE).watchable().equals(link));
            show("again", () -> dir.register(w, CREATE) == dir.register(w, DELETE));
            show("relative", () -> {
                WatchKey here = Path.of("").register(w, CREATE);
                here.cancel(); // others may be at work here
                return here.watchable().toString().isEmpty();
            });
            show("poll", w::poll);
            show("poll with time", () -> w.poll(1, TimeUnit.MILLISECONDS));
            show("poll with no time", () -> w.poll(-1, TimeUnit.MILLISECONDS));
            show("poll without unit", () -> w.poll(1, null));
            show("interrupted", () -> {
                Thread.currentThread().interrupt();
                return w.take();
            });
            show("interrupted poll", () -> {
                Thread.currentThread().interrupt();
                return w.poll(1, TimeUnit.HOURS);
            });
            show("interrupt is over", Thread::interrupted);
        }
        Watchable watchable = dir;
        WatchService closed = FileSystems.getDefault().newWatchService();
        WatchKey key = watchable.register(closed, CREATE);
        WatchKey cancelled = root.register(closed, CREATE);
        cancelled.cancel();
        cancelled.cancel();
        System.out.println(
            "valid " +
                key.isValid() +
                " " +
                cancelled.isValid() +
                " " +
                key.reset() +
                " " +
                cancelled.reset() +
                " " +
                cancelled.pollEvents()
        );
        closed.close();
        closed.close();
        System.out.println("closed " + key.isValid() + " " + key.reset() + " " + key.pollEvents());
        key.cancel();
        show("take", closed::take);
        show("poll", closed::poll);
        show("poll with time", () -> closed.poll(1, TimeUnit.MILLISECONDS));
        show("register", () -> dir.register(closed, CREATE));
        show("register nothing", () -> dir.register(closed));
        show("register missing", () -> root.resolve("missing").register(closed, CREATE));
    }

    /**
     * Takes until the last event that is expected has come: what came, each kind of each file once.
     */
    private static Set<String> until(WatchService w, WatchKey key, String last) throws Exception {
        Set<String> all = new TreeSet<>();
        while (!all.contains(last)) {
            WatchKey k = w.poll(60, TimeUnit.SECONDS);
            if (k == null) {
                throw new IOException("no " + last + " after " + all);
            }
            System.out.print(k == key ? "" : "other key ");
            for (WatchEvent<?> e : k.pollEvents()) {
                if (e.count() < 1 || !e.kind().type().isInstance(e.context())) {
                    throw new IOException(e.kind() + " " + e.context() + " " + e.count());
                }
                all.add(e.kind() + " " + e.context());
            }
            if (!last.contains("MODIFY")) {
                all.removeIf(event -> event.contains("MODIFY")); // one write is told in parts
            }
            if (!k.reset()) {
                break;
            }
        }
        return all;
    }

    private static void events() throws Exception {
        Path dir = Files.createDirectory(root.resolve("events"));
        Path other = Files.createDirectory(root.resolve("other"));
        try (WatchService w = dir.getFileSystem().newWatchService()) {
            WatchKey key = dir.register(w, CREATE, DELETE, MODIFY, OVERFLOW);
            Path a = Files.createFile(dir.resolve("a"));
            System.out.println("created " + until(w, key, "ENTRY_CREATE a"));
            Files.writeString(a, "text");
            System.out.println("written " + until(w, key, "ENTRY_MODIFY a"));
            Files.delete(a);
            System.out.println("deleted " + until(w, key, "ENTRY_DELETE a"));
            Files.createDirectory(dir.resolve("d\u00e9"));
            System.out.println("directory " + until(w, key, "ENTRY_CREATE d\u00e9"));
            Files.move(dir.resolve("d\u00e9"), dir.resolve("e"));
            System.out.println("renamed " + until(w, key, "ENTRY_CREATE e"));
            Files.createFile(dir.resolve("e/inside"));
            Files.move(dir.resolve("e/inside"), dir.resolve("outside"));
            System.out.println("moved in " + until(w, key, "ENTRY_CREATE outside"));
            Files.move(dir.resolve("outside"), other.resolve("far"));
            System.out.println("moved out " + until(w, key, "ENTRY_DELETE outside"));
            Files.createSymbolicLink(dir.resolve("link"), other);
            System.out.println("link " + until(w, key, "ENTRY_CREATE link"));
            System.out.println("same key " + (dir.register(w, DELETE) == key));
            Files.createFile(dir.resolve("unseen"));
            Files.delete(dir.resolve("unseen"));
            System.out.println("other events " + until(w, key, "ENTRY_DELETE unseen"));
            WatchKey second = other.register(w, CREATE);
            System.out.println(second == key);
            Files.createFile(other.resolve("b"));
            System.out.println("other " + until(w, second, "ENTRY_CREATE b"));
        }
    }

    /**
     * Which events are put together: counts are told of what the keys hold, for the system puts
     * some together too.
     */
    private static void counts() throws Exception {
        Path dir = Files.createDirectory(root.resolve("counts"));
        Path mark = Files.createDirectory(root.resolve("marks"));
        try (WatchService w = dir.getFileSystem().newWatchService()) {
            WatchKey key = dir.register(w, CREATE, DELETE, MODIFY);
            WatchKey marks = mark.register(w, CREATE);
            Path a = dir.resolve("a");
            Path b = dir.resolve("b");
            Files.createFile(a);
            Files.createFile(b);
            for (int i = 0; i < 3; i++) {
                Files.setLastModifiedTime(a, Files.getLastModifiedTime(b));
                Files.setLastModifiedTime(b, Files.getLastModifiedTime(a));
            }
            Files.delete(a);
            Files.createFile(a);
            Files.setLastModifiedTime(a, Files.getLastModifiedTime(b));
            Files.setLastModifiedTime(b, Files.getLastModifiedTime(a));
            Files.createFile(mark.resolve("end"));
            WatchKey first = w.take();
            System.out.println("first " + (first == key));
            System.out.println("marked " + (w.take() == marks));
            for (WatchEvent<?> e : key.pollEvents()) {
                System.out.println(e.kind() + " " + e.context() + " " + e.count());
            }
            System.out.println("empty " + key.pollEvents());
            System.out.println("not queued " + w.poll());
            Files.delete(a);
            Files.createFile(dir.resolve("c"));
            marks.pollEvents();
            marks.reset();
            Files.createFile(mark.resolve("end2"));
            System.out.println(
                "only the one that was reset " + (w.take() == marks) + " " + w.poll()
            );
            System.out.println(
                "reset queues " + key.reset() + " " + (w.take() == key) + " " + w.poll()
            );
            System.out.println(
                "reset twice " +
                    key.reset() +
                    key.reset() +
                    " " +
                    (w.poll() == key) +
                    (w.poll() == key) +
                    " " +
                    w.poll()
            );
            List<WatchEvent<?>> events = key.pollEvents();
            System.out.println(
                events.size() + " " + events.get(0).kind() + " " + events.get(1).context()
            );
            System.out.println("reset " + key.reset() + key.reset() + " " + w.poll());
            key.cancel();
            System.out.println("cancelled " + key.isValid() + key.reset());
            System.out.println("new key " + (dir.register(w, CREATE) != key));
        }
    }

    private static void overflow() throws Exception {
        Path dir = Files.createDirectory(root.resolve("overflow"));
        Path mark = Files.createDirectory(root.resolve("overflowed"));
        try (WatchService w = dir.getFileSystem().newWatchService()) {
            WatchKey key = dir.register(w, CREATE, DELETE);
            WatchKey marks = mark.register(w, CREATE);
            for (int i = 0; i < 600; i++) {
                Files.createFile(dir.resolve("f" + i));
            }
            Files.createFile(mark.resolve("end"));
            System.out.println((w.take() == key) + " " + (w.take() == marks));
            List<WatchEvent<?>> events = key.pollEvents();
            for (WatchEvent<?> e : events) {
                System.out.println(e.kind() + " " + e.context() + " " + e.count());
            }
            System.out.println(key.reset());
            Files.createFile(dir.resolve("more"));
            System.out.println("after " + until(w, key, "ENTRY_CREATE more"));
        }
    }

    private static void deleted() throws Exception {
        Path dir = Files.createDirectory(root.resolve("gone"));
        try (WatchService w = dir.getFileSystem().newWatchService()) {
            WatchKey key = dir.register(w, CREATE, DELETE, MODIFY);
            Files.delete(dir);
            System.out.println(
                "gone " +
                    (w.take() == key) +
                    " " +
                    key.isValid() +
                    key.reset() +
                    " " +
                    key.pollEvents() +
                    " " +
                    w.poll() +
                    " " +
                    key.watchable().equals(dir)
            );
            Files.createDirectory(dir);
            WatchKey again = dir.register(w, MODIFY);
            System.out.println("again " + (again != key) + " " + again.isValid());
            Path renamed = root.resolve("renamed");
            Files.move(dir, renamed);
            Files.createFile(renamed.resolve("x"));
            Files.writeString(renamed.resolve("x"), "x");
            System.out.println("renamed " + until(w, again, "ENTRY_MODIFY x"));
        }
    }

    /** Several wait; each key is had by one; closing wakes all. */
    private static void waiters() throws Exception {
        Path dir = Files.createDirectory(root.resolve("waiters"));
        WatchService w = dir.getFileSystem().newWatchService();
        int count = 4;
        List<Path> dirs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            dirs.add(Files.createDirectory(dir.resolve("d" + i)));
            dirs.get(i).register(w, CREATE);
        }
        TreeMap<String, String> seen = new TreeMap<>();
        CountDownLatch had = new CountDownLatch(count);
        List<Thread> threads = new ArrayList<>();
        List<String> ends = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean timed = i % 2 == 0;
            Thread t = new Thread(() -> {
                try {
                    for (;;) {
                        WatchKey k = timed ? w.poll(1, TimeUnit.HOURS) : w.take();
                        synchronized (seen) {
                            for (WatchEvent<?> e : k.pollEvents()) {
                                seen.merge(
                                    ((Path) k.watchable()).getFileName().toString(),
                                    e.context().toString(),
                                    String::concat
                                );
                                had.countDown();
                            }
                        }
                        k.reset();
                    }
                } catch (Exception e) {
                    synchronized (ends) {
                        ends.add(e.toString());
                    }
                }
            });
            t.start();
            threads.add(t);
        }
        for (Path d : dirs) {
            Files.createFile(d.resolve("file"));
        }
        had.await();
        w.close();
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(seen + " " + ends);
    }

    public static void main(String[] args) throws Exception {
        root = Files.createTempDirectory("watching").toRealPath();
        try {
            refusals();
            events();
            counts();
            overflow();
            deleted();
            waiters();
            for (int i = 0; i < 40; i++) {
                FileSystems.getDefault().newWatchService().close();
            }
        } finally {
            try (Stream<Path> all = Files.walk(root)) {
                for (Path p : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                    Files.delete(p);
                }
            }
        }
        FileSystem system = FileSystems.getDefault();
        Path.of("").register(system.newWatchService(), CREATE);
        System.out.println("left open");
    }
}
