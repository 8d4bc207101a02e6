/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;
import jdk.internal.access.SharedSecrets;

/** The terminal, when input and output both are one. */
public final class Console implements Flushable {
    private final Charset charset;
    private final Reader reader;
    private final PrintWriter writer;
    private final Object readLock = new Object();

    private Console() {
        String name = System.getProperty("stdout.encoding");
        charset = name == null ? Charset.defaultCharset() : Charset.forName(name);
        reader = new BufferedReader(
                new InputStreamReader(new FileInputStream(FileDescriptor.in), charset)) {
            @Override
            public void close() {
                // The terminal stays.
            }
        };
        writer = new PrintWriter(
                new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), charset), true) {
            @Override
            public void close() {
                flush();
            }
        };
    }

    static {
        SharedSecrets.setConsole(istty() ? new Console() : null);
    }

    private static native boolean istty();

    /* -> whether it was on. */
    private static native boolean echo(boolean on) throws IOException;

    public PrintWriter writer() {
        return writer;
    }

    public Reader reader() {
        return reader;
    }

    public Charset charset() {
        return charset;
    }

    public Console format(String fmt, Object... args) {
        new Formatter(writer).format(fmt, args).flush();
        return this;
    }

    public Console printf(String format, Object... args) {
        return format(format, args);
    }

    public String readLine(String fmt, Object... args) {
        synchronized (readLock) {
            if (!fmt.isEmpty()) {
                format(fmt, args);
            }
            try {
                return ((BufferedReader) reader).readLine();
            } catch (IOException e) {
                throw new IOError(e);
            }
        }
    }

    public String readLine() {
        return readLine("");
    }

    public char[] readPassword(String fmt, Object... args) {
        synchronized (readLock) {
            try {
                boolean wasOn = echo(false);
                try {
                    String line = readLine(fmt, args);
                    return line == null ? null : line.toCharArray();
                } finally {
                    if (wasOn) {
                        echo(true);
                    }
                    writer.println();
                }
            } catch (IOException e) {
                throw new IOError(e);
            }
        }
    }

    public char[] readPassword() {
        return readPassword("");
    }

    @Override
    public void flush() {
        writer.flush();
    }
}
