/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.IOException;
import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.LibraryThread;
import jdk.internal.ref.CleanerFactory;

/**
 * Watches directories by inotify. A thread of the service reads what the system tells and puts
 * it into keys; a key with something new goes into the queue, and is not put there again before
 * it is reset. Closing wakes the thread, which gives the descriptors back; so does a collection
 * that finds neither the service nor a key of it in use: the thread has no strong reference to
 * them while it waits.
 */
final class UnixWatchService implements WatchService {
    private static final int MODIFIED = 0x2 | 0x4;
    private static final int DELETED = 0x40 | 0x200;
    private static final int CREATED = 0x80 | 0x100;
    private static final int LOST = 0x4000;
    private static final int IGNORED = 0x8000;
    private static final int NO_SPACE = 28;
    private static final int TOO_MANY_OPEN = 24;
    private static final int HEADER = 16;
    private static final int MOST_EVENTS = 512;

    private final LinkedBlockingDeque<Key> ready = new LinkedBlockingDeque<>();
    /** In the queue of a closed service, for all who wait. */
    private final Key end = new Key(null, -1);
    private final Object lock = new Object();
    private final Map<Integer, Key> keys = new HashMap<>();
    private final Descriptors descriptors;
    private final Cleaner.Cleanable forgotten;
    private volatile boolean closed;
    private boolean reading = true;

    // The natives answer the negated number of an error.

    /** Makes two descriptors: of events, and one that wakes the thread. */
    private static native int open0(int[] descriptors);

    private static native int add0(int events, String path, int mask);

    private static native void remove0(int events, int watch);

    /** Waits; false when it was woken. */
    private static native boolean wait0(int events, int wake);

    /** The number of bytes; nothing waits: an error. */
    private static native int read0(int events, byte[] bytes);

    private static native void wake0(int wake);

    private static native void close0(int events, int wake);

    UnixWatchService() throws IOException {
        int[] opened = new int[2];
        int error = -open0(opened);
        if (error != 0) {
            throw new IOException(error == TOO_MANY_OPEN
                    ? "User limit of inotify instances reached or too many open files"
                    : UnixFiles.errorText(error));
        }
        descriptors = new Descriptors(opened[0], opened[1]);
        boolean started = false;
        try {
            Reader task = new Reader(descriptors, this);
            Thread reader = LibraryThread.of(task, "FileSystemWatcher");
            forgotten = CleanerFactory.cleaner().register(this, descriptors);
            reader.start();
            started = true;
        } finally {
            if (!started) {
                descriptors.close();
            }
        }
    }

    /** Both descriptors, until they are closed; who runs it wakes the thread that reads. */
    private static final class Descriptors implements Runnable {
        private final int events;
        private final int wake;
        private boolean open = true;

        Descriptors(int events, int wake) {
            this.events = events;
            this.wake = wake;
        }

        @Override
        public synchronized void run() {
            if (open) {
                wake0(wake);
            }
        }

        synchronized void close() {
            if (open) {
                open = false;
                close0(events, wake);
            }
        }
    }

    private void ensureOpen() {
        if (closed) {
            throw new ClosedWatchServiceException();
        }
    }

    // ---- For those who wait ----

    private Key checked(Key key) {
        if (key == end) {
            ready.offer(end);
        }
        ensureOpen();
        return key;
    }

    @Override
    public WatchKey poll() {
        ensureOpen();
        return checked(ready.poll());
    }

    @Override
    public WatchKey poll(long timeout, TimeUnit unit) throws InterruptedException {
        ensureOpen();
        return checked(ready.poll(timeout, unit));
    }

    @Override
    public WatchKey take() throws InterruptedException {
        ensureOpen();
        return checked(ready.take());
    }

    @Override
    public void close() {
        synchronized (lock) {
            if (!closed) {
                closed = true;
                forgotten.clean();
            }
            boolean interrupted = false;
            while (reading) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    // ---- Registration ----

    Key register(UnixPath dir, WatchEvent.Kind<?>[] kinds, WatchEvent.Modifier... modifiers)
            throws IOException {
        int mask = 0;
        for (WatchEvent.Kind<?> kind : kinds) {
            if (kind == StandardWatchEventKinds.ENTRY_CREATE) {
                mask |= CREATED;
            } else if (kind == StandardWatchEventKinds.ENTRY_DELETE) {
                mask |= DELETED;
            } else if (kind == StandardWatchEventKinds.ENTRY_MODIFY) {
                mask |= MODIFIED;
            } else if (kind == null) {
                throw new NullPointerException("An element in event set is 'null'");
            } else if (kind != StandardWatchEventKinds.OVERFLOW) {
                throw new UnsupportedOperationException(kind.name());
            }
        }
        if (mask == 0) {
            throw new IllegalArgumentException("No events to register");
        }
        ensureOpen();
        for (WatchEvent.Modifier modifier : modifiers) {
            Objects.requireNonNull(modifier);
            throw new UnsupportedOperationException("Modifier not supported");
        }
        if (!UnixFiles.read(dir, true).isDirectory()) {
            throw new NotDirectoryException(dir.toString());
        }
        String path = ((UnixPath) dir).bytes();
        synchronized (lock) {
            ensureOpen();
            int watch = add0(descriptors.events, path, mask);
            if (watch == -NO_SPACE) {
                throw new IOException("User limit of inotify watches reached");
            }
            UnixFiles.check(Math.max(-watch, 0), dir, null);
            return keys.computeIfAbsent(watch, number -> new Key(dir, number));
        }
    }

    // ---- The thread that reads ----

    /** What the thread runs. It waits on behalf of a service that may be forgotten meanwhile. */
    private static final class Reader implements Runnable {
        private final Descriptors descriptors;
        private final WeakReference<UnixWatchService> owner;

        Reader(Descriptors descriptors, UnixWatchService owner) {
            this.descriptors = descriptors;
            this.owner = new WeakReference<>(owner);
        }

        @Override
        public void run() {
            byte[] bytes = new byte[8192];
            try {
                while (wait0(descriptors.events, descriptors.wake) && deliver(bytes)) {
                    continue;
                }
            } finally {
                UnixWatchService service = owner.get();
                if (service == null) {
                    descriptors.close();
                } else {
                    service.finish();
                }
            }
        }

        /* False: there is nobody to deliver to. */
        private boolean deliver(byte[] bytes) {
            UnixWatchService service = owner.get();
            if (service != null) {
                service.receive(bytes);
            }
            return service != null;
        }
    }

    private void receive(byte[] bytes) {
        synchronized (lock) {
            for (int n; !closed && (n = read0(descriptors.events, bytes)) > 0;) {
                distribute(bytes, n);
            }
        }
    }

    private void finish() {
        synchronized (lock) {
            closed = true;
            for (Key key : keys.values()) {
                key.watch = -1;
            }
            keys.clear();
            descriptors.close();
            ready.clear();
            ready.offer(end);
            reading = false;
            lock.notifyAll();
        }
    }

    private static int number(byte[] b, int at) {
        return b[at] & 255 | (b[at + 1] & 255) << 8 | (b[at + 2] & 255) << 16 | b[at + 3] << 24;
    }

    /* An event: its watch, mask, cookie, the length of its name, and that, filled up with zeros. */
    private void distribute(byte[] b, int n) {
        for (int at = 0; at < n; at += HEADER + number(b, at + 12)) {
            int start = at + HEADER;
            int stop = start;
            while (stop < start + number(b, at + 12) && b[stop] != 0) {
                stop++;
            }
            accept(number(b, at), number(b, at + 4), stop == start ? null
                    : UnixPath.ofBytes(
                            new String(b, start, stop - start, StandardCharsets.ISO_8859_1)));
        }
    }

    private void accept(int watch, int mask, UnixPath name) {
        if ((mask & LOST) != 0) {
            for (Key key : keys.values()) {
                key.add(StandardWatchEventKinds.OVERFLOW, null);
            }
            return;
        }
        Key key = keys.get(watch);
        if (key == null) {
            return;
        }
        if ((mask & IGNORED) != 0) {
            keys.remove(watch);
            key.watch = -1;
            key.signal();
            return;
        }
        WatchEvent.Kind<Path> kind = (mask & MODIFIED) != 0 ? StandardWatchEventKinds.ENTRY_MODIFY
                : (mask & CREATED) != 0 ? StandardWatchEventKinds.ENTRY_CREATE
                : (mask & DELETED) != 0 ? StandardWatchEventKinds.ENTRY_DELETE : null;
        if (kind != null) {
            key.add(kind, name);
        }
    }

    /** What happened, and how often. */
    private static final class Event<T> implements WatchEvent<T> {
        private final WatchEvent.Kind<T> kind;
        private final T context;
        private int count = 1;

        Event(WatchEvent.Kind<T> kind, T context) {
            this.kind = kind;
            this.context = context;
        }

        @Override
        public WatchEvent.Kind<T> kind() {
            return kind;
        }

        @Override
        public int count() {
            return count;
        }

        @Override
        public T context() {
            return context;
        }
    }

    /** A directory that is watched. */
    private final class Key implements WatchKey {
        private final UnixPath dir;
        /** Negative: not any more. */
        private volatile int watch;
        private boolean signalled;
        private List<WatchEvent<?>> list = new ArrayList<>();
        /** Of those in the list, by what was modified last and not created or deleted since. */
        private Map<Object, Event<?>> modified = new HashMap<>();

        Key(UnixPath dir, int watch) {
            this.dir = dir;
            this.watch = watch;
        }

        synchronized void signal() {
            if (!signalled) {
                signalled = true;
                ready.offer(this);
            }
        }

        /* What happened last only counts; so does what was modified before.
         * Too many are lost together. */
        synchronized <T> void add(WatchEvent.Kind<T> kind, T context) {
            boolean modifies = kind == StandardWatchEventKinds.ENTRY_MODIFY;
            if (!list.isEmpty()) {
                Event<?> last = (Event<?>) list.get(list.size() - 1);
                if (last.kind == StandardWatchEventKinds.OVERFLOW
                        || last.kind == kind && Objects.equals(last.context, context)) {
                    last.count++;
                    return;
                }
                Event<?> known = modifies ? modified.get(context) : null;
                if (known != null) {
                    known.count++;
                    return;
                }
                if (!modifies) {
                    modified.remove(context);
                }
            }
            Event<?> event;
            if (list.size() >= MOST_EVENTS || kind == StandardWatchEventKinds.OVERFLOW) {
                list.clear();
                modified.clear();
                event = new Event<>(StandardWatchEventKinds.OVERFLOW, null);
            } else {
                event = new Event<>(kind, context);
                if (modifies) {
                    modified.put(context, event);
                }
            }
            list.add(event);
            signal();
        }

        @Override
        public boolean isValid() {
            return watch >= 0;
        }

        @Override
        public synchronized List<WatchEvent<?>> pollEvents() {
            List<WatchEvent<?>> taken = list;
            list = new ArrayList<>();
            modified.clear();
            return taken;
        }

        @Override
        public synchronized boolean reset() {
            if (signalled && isValid()) {
                if (list.isEmpty()) {
                    signalled = false;
                } else {
                    ready.offer(this);
                }
            }
            return isValid();
        }

        @Override
        public void cancel() {
            synchronized (lock) {
                if (watch >= 0) {
                    keys.remove(watch);
                    remove0(descriptors.events, watch);
                    watch = -1;
                }
            }
        }

        @Override
        public Watchable watchable() {
            return dir;
        }
    }
}
