/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A program that this one started. */
public abstract class Process {
    private static final long LONGEST_NAP = 100;

    /* Made when first asked for; each keeps the charset that it was made with. */
    private BufferedReader inputReader;
    private Charset inputCharset;
    private BufferedReader errorReader;
    private Charset errorCharset;
    private BufferedWriter outputWriter;
    private Charset outputCharset;

    public Process() {
    }

    public abstract OutputStream getOutputStream();

    public abstract InputStream getInputStream();

    public abstract InputStream getErrorStream();

    public abstract int waitFor() throws InterruptedException;

    public abstract int exitValue();

    public abstract void destroy();

    /* ---- Streams of characters ---- */

    private static Charset nativeCharset() {
        String name = System.getProperty("native.encoding");
        return name != null && Charset.isSupported(name) ? Charset.forName(name)
                                                         : Charset.defaultCharset();
    }

    private static void check(String what, Charset made, Charset wanted) {
        if (!made.equals(wanted)) {
            throw new IllegalStateException(what + " was created with charset: " + made);
        }
    }

    public final BufferedReader inputReader() {
        return inputReader(nativeCharset());
    }

    public final BufferedReader inputReader(Charset charset) {
        Objects.requireNonNull(charset, "charset");
        synchronized (this) {
            if (inputReader == null) {
                inputCharset = charset;
                inputReader = new BufferedReader(new InputStreamReader(getInputStream(), charset));
            } else {
                check("BufferedReader", inputCharset, charset);
            }
            return inputReader;
        }
    }

    public final BufferedReader errorReader() {
        return errorReader(nativeCharset());
    }

    public final BufferedReader errorReader(Charset charset) {
        Objects.requireNonNull(charset, "charset");
        synchronized (this) {
            if (errorReader == null) {
                errorCharset = charset;
                errorReader = new BufferedReader(new InputStreamReader(getErrorStream(), charset));
            } else {
                check("BufferedReader", errorCharset, charset);
            }
            return errorReader;
        }
    }

    public final BufferedWriter outputWriter() {
        return outputWriter(nativeCharset());
    }

    public final BufferedWriter outputWriter(Charset charset) {
        Objects.requireNonNull(charset, "charset");
        synchronized (this) {
            if (outputWriter == null) {
                outputCharset = charset;
                outputWriter = new BufferedWriter(
                        new OutputStreamWriter(getOutputStream(), charset));
            } else {
                check("BufferedWriter", outputCharset, charset);
            }
            return outputWriter;
        }
    }

    /* ---- Waiting and ending, for processes of other makes ---- */

    public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
        long left = unit.toNanos(timeout);
        long end = System.nanoTime() + left;
        while (isAlive()) {
            if (left <= 0) {
                return false;
            }
            Thread.sleep(Math.min(TimeUnit.NANOSECONDS.toMillis(left) + 1, LONGEST_NAP));
            left = end - System.nanoTime();
        }
        return true;
    }

    public boolean isAlive() {
        try {
            exitValue();
            return false;
        } catch (IllegalThreadStateException e) {
            return true;
        }
    }

    public Process destroyForcibly() {
        destroy();
        return this;
    }

    private UnsupportedOperationException unsupported(String method) {
        return new UnsupportedOperationException(getClass() + "." + method + "() not supported");
    }

    public boolean supportsNormalTermination() {
        throw unsupported("supportsNormalTermination");
    }

    public long pid() {
        return toHandle().pid();
    }

    public CompletableFuture<Process> onExit() {
        return CompletableFuture.supplyAsync(() -> {
            boolean interrupted = false;
            while (true) {
                try {
                    waitFor();
                    break;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return this;
        });
    }

    public ProcessHandle toHandle() {
        throw unsupported("toHandle");
    }

    public ProcessHandle.Info info() {
        return toHandle().info();
    }

    public Stream<ProcessHandle> children() {
        return toHandle().children();
    }

    public Stream<ProcessHandle> descendants() {
        return toHandle().descendants();
    }
}
