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
        int got = 0;
        while (got < len) {
            int next;
            try {
                next = read();
            } catch (IOException e) {
                if (got == 0) {
                    throw e;
                }
                next = -1; // what was read before the failure is to reach the caller
            }
            if (next == -1) {
                return got == 0 ? -1 : got;
            }
            b[off + got++] = (byte) next;
        }
        return got;
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
        int end = off + len;
        int at = off;
        for (int got = 0; got >= 0 && at < end;) {
            got = read(b, at, end - at);
            at += Math.max(got, 0);
        }
        return at - off;
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
        for (long left = n, gone; left > 0; left -= gone) {
            gone = skip(left);
            if (gone == 0) {
                // A skip that does nothing need not mean the end; only a read tells.
                gone = 1;
                if (read() == -1) {
                    throw new EOFException();
                }
            }
            if (gone < 0 || gone > left) {
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
        byte[] piece = new byte[CHUNK];
        long sent = 0;
        for (int size = 0; size >= 0; sent += Math.max(size, 0)) {
            size = read(piece, 0, CHUNK);
            if (size >= 0) {
                out.write(piece, 0, size);
            }
        }
        return sent;
    }

    /* For classes whose reference says nothing about the range. */
    static void checkRange(int off, int len, int length) {
        if (off < 0 || len < 0 || len > length - off) {
            throw new IndexOutOfBoundsException();
        }
    }
}
