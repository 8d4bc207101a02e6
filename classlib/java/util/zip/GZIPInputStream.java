/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;

/** Reads the gzip format, of one or more members. */
public class GZIPInputStream extends InflaterInputStream {
    public static final int GZIP_MAGIC = 0x8b1f;

    private static final int FHCRC = 2;
    private static final int FEXTRA = 4;
    private static final int FNAME = 8;
    private static final int FCOMMENT = 16;

    protected CRC32 crc = new CRC32();
    protected boolean eos;

    private boolean closed;

    public GZIPInputStream(InputStream in, int size) throws IOException {
        super(in, in == null ? null : new Inflater(true), size);
        usesDefaultInflater = true;
        header(in);
    }

    public GZIPInputStream(InputStream in) throws IOException {
        this(in, 512);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (eos) {
            return -1;
        }
        int n = super.read(b, off, len);
        if (n == -1) {
            if (trailer()) {
                eos = true;
            } else {
                return read(b, off, len);
            }
        } else {
            crc.update(b, off, n);
        }
        return n;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            super.close();
            eos = true;
            closed = true;
        }
    }

    private int header(InputStream source) throws IOException {
        CheckedInputStream in = new CheckedInputStream(source, crc);
        crc.reset();
        if (u2(in) != GZIP_MAGIC) {
            throw new ZipException("Not in GZIP format");
        }
        if (u1(in) != 8) {
            throw new ZipException("Unsupported compression method");
        }
        int flags = u1(in);
        for (int i = 0; i < 6; i++) {
            u1(in);
        }
        int n = 10;
        if ((flags & FEXTRA) != 0) {
            int m = u2(in);
            for (int i = 0; i < m; i++) {
                u1(in);
            }
            n += m + 2;
        }
        for (int f = FNAME; f <= FCOMMENT; f <<= 1) {
            if ((flags & f) != 0) {
                do {
                    n++;
                } while (u1(in) != 0);
            }
        }
        if ((flags & FHCRC) != 0) {
            int v = (int) crc.getValue() & 0xffff;
            if (u2(in) != v) {
                throw new ZipException("Corrupt GZIP header");
            }
            n += 2;
        }
        crc.reset();
        return n;
    }

    private boolean trailer() throws IOException {
        InputStream in = this.in;
        int n = inf.getRemaining();
        if (n > 0) {
            in = new SequenceInputStream(new ByteArrayInputStream(buf, len - n, n),
                    new FilterInputStream(in) {
                        @Override
                        public void close() {
                        }
                    });
        }
        if (u4(in) != crc.getValue() || u4(in) != (inf.getBytesWritten() & 0xffffffffL)) {
            throw new ZipException("Corrupt GZIP trailer");
        }
        if (this.in.available() > 0 || n > 26) {
            int m = 8;
            try {
                m += header(in);
            } catch (IOException e) {
                return true;
            }
            inf.reset();
            if (n > m) {
                inf.setInput(buf, len - n + m, n - m);
            }
            return false;
        }
        return true;
    }

    private static long u4(InputStream in) throws IOException {
        long low = u2(in);
        return (long) u2(in) << 16 | low;
    }

    private static int u2(InputStream in) throws IOException {
        int b = u1(in);
        return u1(in) << 8 | b;
    }

    private static int u1(InputStream in) throws IOException {
        int b = in.read();
        if (b == -1) {
            throw new EOFException();
        }
        return b;
    }
}
