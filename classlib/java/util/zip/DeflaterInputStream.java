/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Compresses what is read from another stream. */
public class DeflaterInputStream extends FilterInputStream {
    private static final int ROOM = 512;
    protected final Deflater def;
    protected final byte[] buf;

    private final byte[] skipped = new byte[ROOM];
    private boolean ownsDeflater;
    private boolean atEnd;

    public DeflaterInputStream(InputStream in) {
        this(in, in == null ? null : new Deflater());
        ownsDeflater = true;
    }

    public DeflaterInputStream(InputStream in, Deflater defl) {
        this(in, defl, ROOM);
    }

    public DeflaterInputStream(InputStream in, Deflater defl, int bufLen) {
        super(in);
        ZipFormat.given(in, "Null input");
        def = ZipFormat.given(defl, "Null deflater");
        buf = ZipFormat.buffer(bufLen, 1, "Buffer size < 1");
    }

    private void ensureOpen() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public void close() throws IOException {
        if (in != null) {
            try {
                if (ownsDeflater) {
                    def.end();
                }
                in.close();
            } finally {
                in = null;
            }
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) <= 0 ? -1 : one[0] & 255;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        if (b == null) {
            throw new NullPointerException("Null buffer for read");
        }
        ZipFormat.checkRange(off, len, b.length);
        int count = 0;
        while (count < len && !def.finished()) {
            if (def.needsInput()) {
                feed();
            }
            count += def.deflate(b, off + count, len - count);
        }
        if (len > 0 && count == 0) {
            atEnd = true;
            return -1;
        }
        return count;
    }

    private void feed() throws IOException {
        int size = in.read(buf, 0, buf.length);
        if (size == -1) {
            def.finish();
            return;
        }
        def.setInput(buf, 0, size);
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("negative skip length");
        }
        ensureOpen();
        int wanted = (int) Math.min(n, Integer.MAX_VALUE);
        int total = 0;
        while (total < wanted) {
            int got = read(skipped, 0, Math.min(wanted - total, skipped.length));
            if (got < 0) {
                break;
            }
            total += got;
        }
        return total;
    }

    @Override
    public int available() throws IOException {
        ensureOpen();
        return atEnd ? 0 : 1;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public void mark(int limit) {
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }
}
