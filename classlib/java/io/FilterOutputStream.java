/* SPDX-License-Identifier: MIT */
package java.io;

import java.util.Objects;

/** Passes everything to another output stream. */
public class FilterOutputStream extends OutputStream {
    protected OutputStream out;
    private volatile boolean closed;

    public FilterOutputStream(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
        out.write(b);
    }

    @Override
    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        for (int i = 0; i < len; i++) {
            write(b[off + i]);
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        Throwable unflushed = null;
        try {
            flush();
        } catch (Throwable e) {
            unflushed = e;
            throw e;
        } finally {
            close(out, unflushed);
        }
    }

    /** What closing throws takes the place of what flushing threw, and tells of it. */
    private static void close(OutputStream out, Throwable unflushed) throws IOException {
        try {
            out.close();
        } catch (Throwable e) {
            if (unflushed != null && unflushed != e) {
                e.addSuppressed(unflushed);
            }
            throw e;
        }
    }
}
