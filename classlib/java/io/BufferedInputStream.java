/* SPDX-License-Identifier: MIT */
package java.io;

import java.util.Objects;

/** Buffers the reading of another stream and offers mark and reset. */
public class BufferedInputStream extends FilterInputStream {
    protected volatile byte[] buf;
    protected int count;
    protected int pos;
    protected int markpos = -1;
    protected int marklimit;

    public BufferedInputStream(InputStream in) {
        this(in, 8192);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        buf = new byte[size];
    }

    private InputStream source() throws IOException {
        InputStream s = in;
        if (s == null) {
            throw new IOException("Stream closed");
        }
        return s;
    }

    private byte[] buffer() throws IOException {
        byte[] b = buf;
        if (b == null) {
            throw new IOException("Stream closed");
        }
        return b;
    }

    /* Reads more; keeps what a mark still needs. */
    private void fill() throws IOException {
        byte[] b = buffer();
        if (markpos < 0) {
            pos = 0;
        } else if (pos >= b.length) {
            if (markpos > 0) {
                int keep = pos - markpos;
                System.arraycopy(b, markpos, b, 0, keep);
                pos = keep;
                markpos = 0;
            } else if (b.length >= marklimit) {
                markpos = -1;
                pos = 0;
            } else {
                int size = pos > Integer.MAX_VALUE / 2 ? Integer.MAX_VALUE - 8 : pos * 2;
                if (size > marklimit) {
                    size = marklimit;
                }
                byte[] bigger = new byte[size];
                System.arraycopy(b, 0, bigger, 0, pos);
                buf = bigger;
                b = bigger;
            }
        }
        count = pos;
        int n = source().read(b, pos, b.length - pos);
        if (n > 0) {
            count = n + pos;
        }
    }

    @Override
    public synchronized int read() throws IOException {
        if (pos >= count) {
            fill();
            if (pos >= count) {
                return -1;
            }
        }
        return buffer()[pos++] & 0xff;
    }

    private int read1(byte[] b, int off, int len) throws IOException {
        int avail = count - pos;
        if (avail <= 0) {
            if (len >= buffer().length && markpos < 0) {
                return source().read(b, off, len);
            }
            fill();
            avail = count - pos;
            if (avail <= 0) {
                return -1;
            }
        }
        int n = avail < len ? avail : len;
        System.arraycopy(buffer(), pos, b, off, n);
        pos += n;
        return n;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        buffer();
        if ((off | len | (off + len) | (b.length - (off + len))) < 0) {
            throw new IndexOutOfBoundsException();
        } else if (len == 0) {
            return 0;
        }
        int n = 0;
        for (;;) {
            int r = read1(b, off + n, len - n);
            if (r <= 0) {
                return n == 0 ? r : n;
            }
            n += r;
            if (n >= len) {
                return n;
            }
            InputStream s = in;
            if (s != null && s.available() <= 0) {
                return n;
            }
        }
    }

    @Override
    public synchronized long skip(long n) throws IOException {
        buffer();
        if (n <= 0) {
            return 0;
        }
        long avail = count - pos;
        if (avail <= 0) {
            if (markpos < 0) {
                return source().skip(n);
            }
            fill();
            avail = count - pos;
            if (avail <= 0) {
                return 0;
            }
        }
        long s = avail < n ? avail : n;
        pos += (int) s;
        return s;
    }

    @Override
    public synchronized int available() throws IOException {
        int n = count - pos;
        int avail = source().available();
        return n > Integer.MAX_VALUE - avail ? Integer.MAX_VALUE : n + avail;
    }

    @Override
    public synchronized void mark(int readlimit) {
        marklimit = readlimit;
        markpos = pos;
    }

    @Override
    public synchronized void reset() throws IOException {
        buffer();
        if (markpos < 0) {
            throw new IOException("Resetting to invalid mark");
        }
        pos = markpos;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void close() throws IOException {
        buf = null;
        InputStream s = in;
        in = null;
        if (s != null) {
            s.close();
        }
    }
}
