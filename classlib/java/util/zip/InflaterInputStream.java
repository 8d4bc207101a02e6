/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads compressed data. */
public class InflaterInputStream extends FilterInputStream {
    protected Inflater inf;
    protected byte[] buf;
    protected int len;

    boolean ownsInflater;
    private boolean closed;
    private boolean atEnd;
    private final byte[] single = new byte[1];

    public InflaterInputStream(InputStream in, Inflater inf, int size) {
        super(in);
        ZipFormat.given(in, null);
        this.inf = ZipFormat.given(inf, null);
        this.buf = ZipFormat.buffer(size, 1, "buffer size <= 0");
    }

    public InflaterInputStream(InputStream in, Inflater inf) {
        this(in, inf, 512);
    }

    public InflaterInputStream(InputStream in) {
        this(in, in == null ? null : new Inflater(), 512);
        ownsInflater = true;
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        ensureOpen();
        return read(single, 0, 1) == -1 ? -1 : single[0] & 255;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        if (b == null) {
            throw new NullPointerException();
        }
        ZipFormat.checkRange(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        int n = 0;
        while (n == 0 && !drained()) {
            n = ZipFormat.inflated(inf, b, off, len);
            if (n == 0 && inf.needsInput() && !drained()) {
                fill();
            }
        }
        atEnd |= n == 0;
        return n == 0 ? -1 : n;
    }

    /** A dictionary that is wanted ends a stream too, as there is no way to give it one. */
    private boolean drained() {
        return inf.finished() || inf.needsDictionary();
    }

    @Override
    public int available() throws IOException {
        ensureOpen();
        atEnd |= inf.finished();
        return atEnd ? 0 : 1;
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("negative skip length");
        }
        ensureOpen();
        byte[] b = new byte[512];
        long total = 0;
        while (total < n) {
            int got = read(b, 0, (int) Math.min(n - total, b.length));
            if (got == -1) {
                atEnd = true;
                break;
            }
            total += got;
        }
        return total;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            if (ownsInflater) {
                inf.end();
            }
            in.close();
            closed = true;
        }
    }

    protected void fill() throws IOException {
        ensureOpen();
        len = in.read(buf, 0, buf.length);
        if (len == -1) {
            throw new EOFException("Unexpected end of ZLIB input stream");
        }
        inf.setInput(buf, 0, len);
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public synchronized void mark(int limit) {
    }

    @Override
    public synchronized void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }
}
