/* SPDX-License-Identifier: MIT */
package java.io;

/** Buffers the characters written to another writer. */
public class BufferedWriter extends Writer {
    private Writer out;
    private final char[] cb;
    private int next;

    public BufferedWriter(Writer out) {
        this(out, 8192);
    }

    public BufferedWriter(Writer out, int sz) {
        super(out);
        if (sz <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.out = out;
        cb = new char[sz];
    }

    private void ensureOpen() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
    }

    private void flushBuffer() throws IOException {
        ensureOpen();
        if (next > 0) {
            out.write(cb, 0, next);
            next = 0;
        }
    }

    @Override
    public void write(int c) throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (next >= cb.length) {
                flushBuffer();
            }
            cb[next++] = (char) c;
        }
    }

    @Override
    public void write(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            InputStream.checkRange(off, len, cbuf.length);
            if (len >= cb.length) {
                flushBuffer();
                out.write(cbuf, off, len);
                return;
            }
            for (int end = off + len; off < end;) {
                int d = Math.min(cb.length - next, end - off);
                System.arraycopy(cbuf, off, cb, next, d);
                off += d;
                next += d;
                if (next >= cb.length) {
                    flushBuffer();
                }
            }
        }
    }

    @Override
    public void write(String s, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            int end = off + len;
            if (off < end && len < cb.length - next) {
                s.getChars(off, end, cb, next);
                next += len;
            } else {
                writePieces(s, off, end);
            }
        }
    }

    /* As much as there is room for, again and again; a full buffer does not wait for more. */
    private void writePieces(String s, int from, int end) throws IOException {
        for (int at = from, size; at < end; at += size) {
            size = Math.min(end - at, cb.length - next);
            s.getChars(at, at + size, cb, next);
            next += size;
            if (next == cb.length) {
                flushBuffer();
            }
        }
    }

    public void newLine() throws IOException {
        write(System.lineSeparator());
    }

    @Override
    public void flush() throws IOException {
        synchronized (lock) {
            flushBuffer();
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (out == null) {
                return;
            }
            try (Writer w = out) { // what is told of the last characters goes before the rest
                flushBuffer();
            } finally {
                out = null;
            }
        }
    }
}
