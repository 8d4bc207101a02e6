/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/**
 * Writes records to files whose names follow a pattern: to the newest,
 * which becomes the second when it is full.
 */
public class FileHandler extends StreamHandler {
    /** The lock files that this VM holds: to the system all its handlers are one. */
    private static final Set<String> LOCKS = new HashSet<>();

    private String pattern;
    private long limit;
    private int count;
    private boolean append;
    private File[] files;
    private String lockName;
    private FileChannel lock;
    private Counted current;

    /** Counts what is written. */
    private static final class Counted extends FilterOutputStream {
        private long written;

        Counted(OutputStream out, long written) {
            super(out);
            this.written = written;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            written++;
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            out.write(b, off, len);
            written += len;
        }

        boolean isFull(long limit) {
            return written < 0 || written >= limit; // below zero: more than can be counted
        }
    }

    public FileHandler() throws IOException, SecurityException {
        configure();
        open();
    }

    public FileHandler(String pattern) throws IOException, SecurityException {
        this(notEmpty(pattern), 0L, 1, null);
    }

    public FileHandler(String pattern, boolean append) throws IOException, SecurityException {
        this(notEmpty(pattern), 0L, 1, (Boolean) append);
    }

    public FileHandler(String pattern, int limit, int count) throws IOException, SecurityException {
        this(pattern, (long) limit, count, null);
    }

    public FileHandler(String pattern, int limit, int count, boolean append)
            throws IOException, SecurityException {
        this(pattern, (long) limit, count, (Boolean) append);
    }

    public FileHandler(String pattern, long limit, int count, boolean append) throws IOException {
        this(pattern, limit, count, (Boolean) append);
    }

    /** What is given goes before what is configured; append may be null, which gives nothing. */
    private FileHandler(String pattern, long limit, int count, Boolean append) throws IOException {
        notEmpty(pattern);
        if (count <= 0 || limit < 0) {
            throw new IllegalArgumentException();
        }
        configure();
        this.append = append != null ? append : this.append;
        this.count = count;
        this.limit = limit;
        this.pattern = pattern;
        open();
    }

    private static String notEmpty(String pattern) {
        if (pattern.length() < 1) {
            throw new IllegalArgumentException();
        }
        return pattern;
    }

    private void configure() {
        LogManager manager = LogManager.getLogManager();
        String prefix = getClass().getName();
        String wanted = manager.getProperty(prefix + ".pattern");
        pattern = wanted == null ? "%h/java%u.log" : wanted.trim();
        limit = Math.max(0, manager.number(prefix + ".limit", 0L));
        count = (int) Math.max(1, manager.number(prefix + ".count", 1));
        wanted = manager.getProperty(prefix + ".append");
        append = wanted != null
                && (wanted.trim().equalsIgnoreCase("true") || wanted.trim().equals("1"));
        configure(Level.ALL, new XMLFormatter());
    }

    // ---- Files ----

    private void open() throws IOException {
        int most = (int) LogManager.getLogManager().number(getClass().getName() + ".maxLocks", 100);
        ErrorManager old = getErrorManager();
        IOException[] failed = new IOException[1];
        setErrorManager(new ErrorManager() {
            @Override
            public void error(String message, Exception e, int code) {
                failed[0] = e instanceof IOException ? (IOException) e
                        : new IOException("Exception: " + e);
            }
        });
        int unique = 0;
        while (!lock(generate(0, unique) + ".lck")) {
            if (++unique > (most <= 0 ? 100 : most)) {
                throw new IOException("Couldn't get lock for " + pattern);
            }
        }
        files = new File[count];
        for (int i = 0; i < count; i++) {
            files[i] = generate(i, unique);
        }
        if (append) {
            open(files[0], true);
        } else {
            rotate();
        }
        if (failed[0] != null) {
            throw failed[0];
        }
        setErrorManager(old);
    }

    /** False when another has the lock. */
    private boolean lock(String name) throws IOException {
        synchronized (LOCKS) {
            if (LOCKS.contains(name)) {
                return false;
            }
            FileChannel channel;
            try {
                channel = FileChannel.open(Path.of(name), StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.WRITE);
            } catch (FileAlreadyExistsException e) {
                if (!Files.isRegularFile(Path.of(name), LinkOption.NOFOLLOW_LINKS)) {
                    return false;
                }
                channel = FileChannel.open(Path.of(name), StandardOpenOption.WRITE,
                        StandardOpenOption.APPEND);
            }
            try {
                if (channel.tryLock() == null) {
                    channel.close();
                    return false;
                }
            } catch (OverlappingFileLockException e) {
                channel.close();
                return false;
            } catch (IOException e) {
                // a file system without locks: the file alone must do
            }
            LOCKS.add(name);
            lockName = name;
            lock = channel;
            return true;
        }
    }

    private File generate(int generation, int unique) {
        StringBuilder name = new StringBuilder();
        boolean hasGeneration = false;
        boolean hasUnique = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            char next = c == '%' && i + 1 < pattern.length()
                    ? Character.toLowerCase(pattern.charAt(i + 1)) : 0;
            if (next == 't') {
                String folder = System.getProperty("java.io.tmpdir");
                name.append(folder == null ? System.getProperty("user.home") : folder);
            } else if (next == 'h') {
                name.append(System.getProperty("user.home"));
            } else if (next == 'g') {
                name.append(generation);
                hasGeneration = true;
            } else if (next == 'u') {
                name.append(unique);
                hasUnique = true;
            } else if (next == '%') {
                name.append('%');
            } else {
                name.append(c);
                continue;
            }
            i++;
        }
        if (count > 1 && !hasGeneration) {
            name.append('.').append(generation);
        }
        if (unique > 0 && !hasUnique) {
            name.append('.').append(unique);
        }
        return new File(name.toString());
    }

    private void open(File file, boolean append) throws IOException {
        long length = append ? file.length() : 0;
        current = new Counted(new BufferedOutputStream(new FileOutputStream(file, append)), length);
        setOutputStream(current);
    }

    private synchronized void rotate() {
        super.close();
        for (int i = count - 2; i >= 0; i--) {
            if (files[i].exists()) {
                files[i + 1].delete();
                files[i].renameTo(files[i + 1]);
            }
        }
        try {
            open(files[0], false);
        } catch (IOException e) {
            reportError(null, e, ErrorManager.OPEN_FAILURE);
        }
    }

    // ---- Records ----

    @Override
    public synchronized void publish(LogRecord record) {
        if (isLoggable(record)) {
            super.publish(record);
            flush();
            if (limit != 0 && current.isFull(limit)) {
                rotate();
            }
        }
    }

    @Override
    public synchronized void close() throws SecurityException {
        super.close();
        if (lockName == null) {
            return;
        }
        try {
            lock.close();
        } catch (IOException e) {
            // it is gone all the same
        }
        synchronized (LOCKS) {
            LOCKS.remove(lockName);
        }
        new File(lockName).delete();
        lockName = null;
        lock = null;
    }
}
