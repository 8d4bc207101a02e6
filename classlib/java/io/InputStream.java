/* SPDX-License-Identifier: MIT */
package java.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A stream of bytes to read. */
public abstract class InputStream implements Closeable {
    private static final int CHUNK = 8192;

    public InputStream() {
    }

    public static InputStream nullInputStream() {
        return new InputStream() {
            private boolean closed;

            private void check() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            @Override
            public int available() throws IOException {
                check();
                return 0;
            }

            @Override
            public int read() throws IOException {
                check();
                return -1;
            }

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, b.length);
                if (len == 0) {
                    return 0;
                }
                check();
                return -1;
            }

            @Override
            public long skip(long n) throws IOException {
                check();
                return 0;
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    public abstract int read() throws IOException;

    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    public int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        int c = read();
        if (c == -1) {
            return -1;
        }
        b[off] = (byte) c;
        int i = 1;
        try {
            for (; i < len; i++) {
                c = read();
                if (c == -1) {
                    break;
                }
                b[off + i] = (byte) c;
            }
        } catch (IOException e) {
            return i;
        }
        return i;
    }

    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    public byte[] readNBytes(int len) throws IOException {
        if (len < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        byte[] result = new byte[Math.min(len, CHUNK)];
        int n = 0;
        while (n < len) {
            if (n == result.length) {
                if (n >= Integer.MAX_VALUE - 8) {
                    throw new OutOfMemoryError("Required array size too large");
                }
                int bigger = (int) Math.min((long) n * 2, Integer.MAX_VALUE - 8);
                result = Arrays.copyOf(result, Math.min(bigger, len));
            }
            int r = read(result, n, result.length - n);
            if (r < 0) {
                break;
            }
            n += r;
        }
        return n == result.length ? result : Arrays.copyOf(result, n);
    }

    public int readNBytes(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        int n = 0;
        while (n < len) {
            int r = read(b, off + n, len - n);
            if (r < 0) {
                break;
            }
            n += r;
        }
        return n;
    }

    public long skip(long n) throws IOException {
        if (n <= 0) {
            return 0;
        }
        long left = n;
        byte[] junk = new byte[(int) Math.min(2048, left)];
        while (left > 0) {
            int r = read(junk, 0, (int) Math.min(junk.length, left));
            if (r < 0) {
                break;
            }
            left -= r;
        }
        return n - left;
    }

    public void skipNBytes(long n) throws IOException {
        while (n > 0) {
            long s = skip(n);
            if (s > 0 && s <= n) {
                n -= s;
            } else if (s == 0) {
                if (read() == -1) {
                    throw new EOFException();
                }
                n--;
            } else {
                throw new IOException("Unable to skip exactly");
            }
        }
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public synchronized void mark(int readlimit) {
    }

    public synchronized void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public long transferTo(OutputStream out) throws IOException {
        Objects.requireNonNull(out, "out");
        long total = 0;
        byte[] buffer = new byte[CHUNK];
        int r;
        while ((r = read(buffer, 0, CHUNK)) >= 0) {
            out.write(buffer, 0, r);
            total += r;
        }
        return total;
    }

    /* For classes whose reference says nothing about the range. */
    static void checkRange(int off, int len, int length) {
        if (off < 0 || len < 0 || len > length - off) {
            throw new IndexOutOfBoundsException();
        }
    }
}
