/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Writes compressed data to another stream as what it was before. */
public class InflaterOutputStream extends FilterOutputStream {
    private static final int ROOM = 512;
    protected final Inflater inf;
    protected final byte[] buf;

    private boolean ownsInflater;
    private boolean closed;

    public InflaterOutputStream(OutputStream out) {
        this(out, out == null ? null : new Inflater());
        ownsInflater = true;
    }

    public InflaterOutputStream(OutputStream out, Inflater infl) {
        this(out, infl, ROOM);
    }

    public InflaterOutputStream(OutputStream out, Inflater infl, int bufLen) {
        super(out);
        ZipFormat.given(out, "Null output");
        inf = ZipFormat.given(infl, "Null inflater");
        buf = ZipFormat.buffer(bufLen, 1, "Buffer size < 1");
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            try {
                finish();
            } finally {
                if (ownsInflater) {
                    inf.end();
                }
                out.close();
                closed = true;
            }
        }
    }

    @Override
    public void flush() throws IOException {
        ensureOpen();
        if (!inf.finished()) {
            while (!inf.finished() && !inf.needsInput() && inflate() > 0) {
            }
            super.flush();
        }
    }

    public void finish() throws IOException {
        ensureOpen();
        flush();
        if (ownsInflater) {
            inf.end();
        }
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        if (b == null) {
            throw new NullPointerException("Null buffer for read");
        }
        ZipFormat.checkRange(off, len, b.length);
        if (len == 0) {
            return;
        }
        int from = off;
        int end = off + len;
        while (true) {
            if (inf.needsInput()) {
                if (from == end) {
                    return;
                }
                int part = Math.min(end - from, ROOM);
                inf.setInput(b, from, part);
                from += part;
            }
            while (inflate() > 0) {
            }
            if (inf.finished()) {
                return;
            }
            if (inf.needsDictionary()) {
                throw new ZipException("ZLIB dictionary missing");
            }
        }
    }

    /** Passes on what there is room for; the number of bytes. */
    private int inflate() throws IOException {
        int n = ZipFormat.inflated(inf, buf, 0, buf.length);
        if (n > 0) {
            out.write(buf, 0, n);
        }
        return n;
    }
}
