/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.CharBuffer;
import java.util.Objects;

/** A stream of characters to read. */
public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        this.lock = this;
    }

    protected Reader(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    public static Reader nullReader() {
        return new Reader() {
            private volatile boolean closed;

            @Override
            public int read(char[] cbuf, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, cbuf.length);
                if (closed) {
                    throw new IOException("Stream closed");
                }
                return len == 0 ? 0 : -1;
            }

            @Override
            public long skip(long n) throws IOException {
                return ready() ? 1 : 0;
            }

            @Override
            public boolean ready() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
                return false;
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    public int read(CharBuffer target) throws IOException {
        if (target.isReadOnly()) {
            throw new java.nio.ReadOnlyBufferException();
        }
        int len = target.remaining();
        char[] cbuf = new char[len];
        int n = read(cbuf, 0, len);
        if (n > 0) {
            target.put(cbuf, 0, n);
        }
        return n;
    }

    public int read() throws IOException {
        char[] cb = new char[1];
        return read(cb, 0, 1) == -1 ? -1 : cb[0];
    }

    public int read(char[] cbuf) throws IOException {
        return read(cbuf, 0, cbuf.length);
    }

    public abstract int read(char[] cbuf, int off, int len) throws IOException;

    public long skip(long n) throws IOException {
        if (n < 0L) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            char[] unwanted = new char[(int) Math.min(8192, n)];
            long left = n;
            for (int got = 0; left > 0 && got != -1;) {
                got = read(unwanted, 0, (int) Math.min(unwanted.length, left));
                left -= got == -1 ? 0 : got;
            }
            return n - left;
        }
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public abstract void close() throws IOException;

    public long transferTo(Writer out) throws IOException {
        Objects.requireNonNull(out, "out");
        long total = 0;
        char[] buffer = new char[8192];
        int n;
        while ((n = read(buffer, 0, buffer.length)) >= 0) {
            out.write(buffer, 0, n);
            total += n;
        }
        return total;
    }
}
