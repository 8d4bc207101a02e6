/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A process that this one started. A daemon thread waits for its end, keeps what is left in the
 * pipes and closes them, so that processes which nobody reads from leave no open files.
 */
final class ProcessImpl extends Process {
    private final int pid;
    private final ProcessHandleImpl handle;
    private final CompletableFuture<Process> end;
    private final OutputStream input;
    private final InputStream output;
    private final InputStream errors;
    private boolean over;
    private int exitValue;

    /**
     * Starts a program. Each of the three files is the one given or, where it is null, a pipe
     * whose end here becomes the process's stream; a null environment is the present one.
     * `handOver`: the pipe of the output goes into `files[1]` for the next process of a pipeline.
     */
    static ProcessImpl start(String[] command, Map<String, String> environment, String directory,
            FileDescriptor[] files, boolean merge, boolean handOver) throws IOException {
        FileDescriptor[] ends = new FileDescriptor[3];
        for (int i = 0; i < 3; i++) {
            if (files[i] == null) {
                ends[i] = new FileDescriptor();
            }
        }
        ByteArrayOutputStream words = new ByteArrayOutputStream();
        for (String word : command) {
            add(words, word);
        }
        byte[] variables = null;
        if (environment != null) {
            variables = ProcessEnvironment.block(environment);
        }
        ByteArrayOutputStream folder = new ByteArrayOutputStream();
        if (directory != null) {
            add(folder, directory);
        }
        int pid = spawn0(words.toByteArray(), variables,
                directory == null ? null : folder.toByteArray(), files, ends, merge);
        if (handOver) {
            files[1] = ends[1];
            ends[1] = null;
        }
        return new ProcessImpl(pid, ends, merge);
    }

    private static void add(ByteArrayOutputStream block, String text) {
        block.writeBytes(text.getBytes());
        block.write(0);
    }

    private ProcessImpl(int pid, FileDescriptor[] ends, boolean merge) {
        this.pid = pid;
        input = ends[0] == null ? ProcessBuilder.NullOutputStream.INSTANCE
                                : new ProcessPipeOutputStream(ends[0]);
        output = ends[1] == null ? ProcessBuilder.NullInputStream.INSTANCE
                                 : new ProcessPipeInputStream(ends[1]);
        errors = ends[2] == null || merge ? ProcessBuilder.NullInputStream.INSTANCE
                                          : new ProcessPipeInputStream(ends[2]);
        handle = ProcessHandleImpl.make(pid);
        end = ProcessHandleImpl.endOfChild(pid).thenApply(this::exited);
    }

    private Process exited(int value) {
        synchronized (this) {
            exitValue = value;
            over = true;
            notifyAll();
        }
        for (Object stream : new Object[] {input, output, errors}) {
            if (stream instanceof Ending) {
                ((Ending) stream).ended();
            }
        }
        return this;
    }

    /** A stream that is told of the process's end. */
    private interface Ending {
        void ended();
    }

    /* -> the number of the process. Words are NUL-terminated. */
    private static native int spawn0(byte[] words, byte[] variables, byte[] directory,
            FileDescriptor[] files, FileDescriptor[] ends, boolean merge) throws IOException;

    /* Waits a moment. -> exit value; -1: not our child and gone; -2: it runs. */
    static native int waitForEnd0(int pid);

    static native boolean destroy0(int pid, boolean force);

    static native int currentPid0();

    // ---- The public face ----

    @Override
    public OutputStream getOutputStream() {
        return input;
    }

    @Override
    public InputStream getInputStream() {
        return output;
    }

    @Override
    public InputStream getErrorStream() {
        return errors;
    }

    @Override
    public synchronized int waitFor() throws InterruptedException {
        while (!over) {
            wait();
        }
        return exitValue;
    }

    @Override
    public synchronized boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
        long left = unit.toNanos(timeout);
        if (over || left <= 0) {
            return over;
        }
        long deadline = System.nanoTime() + left;
        while (!over && left > 0) {
            TimeUnit.NANOSECONDS.timedWait(this, Math.max(left, 1000000));
            left = deadline - System.nanoTime();
        }
        return over;
    }

    @Override
    public synchronized int exitValue() {
        if (!over) {
            throw new IllegalThreadStateException("process hasn't exited");
        }
        return exitValue;
    }

    private void destroy(boolean force) {
        synchronized (this) {
            if (!over) {
                destroy0(pid, force);
            }
        }
        closeQuietly(input);
        closeQuietly(output);
        closeQuietly(errors);
    }

    private static void closeQuietly(AutoCloseable stream) {
        try {
            stream.close();
        } catch (Exception e) {
            // It ends anyway.
        }
    }

    @Override
    public void destroy() {
        destroy(false);
    }

    @Override
    public Process destroyForcibly() {
        destroy(true);
        return this;
    }

    @Override
    public boolean supportsNormalTermination() {
        return true;
    }

    @Override
    public synchronized boolean isAlive() {
        return !over;
    }

    @Override
    public long pid() {
        return pid;
    }

    @Override
    public ProcessHandle toHandle() {
        return handle;
    }

    @Override
    public CompletableFuture<Process> onExit() {
        return end.copy();
    }

    @Override
    public synchronized String toString() {
        return "Process[pid=" + pid + ", exitValue="
                + (over ? Integer.toString(exitValue) : "\"not exited\"") + "]";
    }

    // ---- Streams ----

    /** What the process writes, before the buffer. */
    private static final class Pipe extends InputStream {
        private final FileInputStream file;
        private final ReentrantLock reading = new ReentrantLock();
        private InputStream rest; // guarded by `reading`
        private volatile boolean exited;
        private volatile boolean closed;

        Pipe(FileDescriptor end) {
            file = new FileInputStream(end);
        }

        /* Keeps what the pipe still holds. Whoever reads now does it when it is through. */
        private void drain() {
            if (!reading.tryLock()) {
                return;
            }
            try {
                if (rest != null || closed) {
                    return;
                }
                ByteArrayOutputStream kept = new ByteArrayOutputStream();
                try (file) {
                    byte[] part = new byte[4096];
                    for (int n = file.available(); n > 0; n = file.available()) {
                        int got = file.read(part, 0, Math.min(n, part.length));
                        if (got <= 0) {
                            break;
                        }
                        kept.write(part, 0, got);
                    }
                } catch (IOException e) {
                    // What was read before is what there is.
                }
                rest = new ByteArrayInputStream(kept.toByteArray());
            } finally {
                reading.unlock();
            }
        }

        void ended() {
            exited = true;
            drain();
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            reading.lock();
            try {
                return (rest != null ? rest : file).read(b, off, len);
            } finally {
                reading.unlock();
                if (exited) {
                    drain();
                }
            }
        }

        @Override
        public int available() throws IOException {
            if (!reading.tryLock()) {
                return 0;
            }
            try {
                return (rest != null ? rest : file).available();
            } finally {
                reading.unlock();
            }
        }

        @Override
        public void close() throws IOException {
            closed = true;
            file.close();
        }
    }

    private static final class ProcessPipeInputStream extends BufferedInputStream
            implements Ending {
        private final Pipe pipe;

        ProcessPipeInputStream(FileDescriptor end) {
            this(new Pipe(end));
        }

        private ProcessPipeInputStream(Pipe pipe) {
            super(pipe);
            this.pipe = pipe;
        }

        @Override
        public void ended() {
            pipe.ended();
        }
    }

    private static final class ProcessPipeOutputStream extends BufferedOutputStream
            implements Ending {
        ProcessPipeOutputStream(FileDescriptor end) {
            super(new FileOutputStream(end));
        }

        @Override
        public synchronized void ended() {
            closeQuietly(out);
            out = ProcessBuilder.NullOutputStream.INSTANCE;
        }
    }
}
