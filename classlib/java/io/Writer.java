/* SPDX-License-Identifier: MIT */
package java.io;

import java.util.Objects;

/** A stream of characters to write. */
public abstract class Writer implements Appendable, Closeable, Flushable {
    private static final int SCRATCH = 256;

    protected Object lock;
    private char[] scratch;

    protected Writer() {
        this.lock = this;
    }

    protected Writer(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    public static Writer nullWriter() {
        return new Writer() {
            private volatile boolean closed;

            private void check() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            @Override
            public void write(char[] cbuf, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, cbuf.length);
                check();
            }

            @Override
            public void write(String str, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, str.length());
                check();
            }

            @Override
            public Writer append(CharSequence csq, int start, int end) throws IOException {
                check();
                if (csq != null) {
                    Objects.checkFromToIndex(start, end, csq.length());
                }
                return this;
            }

            @Override
            public void flush() throws IOException {
                check();
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    public void write(int c) throws IOException {
        synchronized (lock) {
            char[] one = scratch == null ? room(1) : scratch;
            one[0] = (char) c;
            write(one, 0, 1);
        }
    }

    /* Space for what is to be written now; few characters share one array. */
    private char[] room(int size) {
        if (size > SCRATCH) {
            return new char[size];
        }
        char[] shared = scratch;
        return shared == null ? scratch = new char[SCRATCH] : shared;
    }

    public void write(char[] cbuf) throws IOException {
        write(cbuf, 0, cbuf.length);
    }

    public abstract void write(char[] cbuf, int off, int len) throws IOException;

    public void write(String str) throws IOException {
        write(str, 0, str.length());
    }

    public void write(String str, int off, int len) throws IOException {
        synchronized (lock) {
            char[] text = scratch == null || len > SCRATCH ? room(len) : scratch;
            str.getChars(off, off + len, text, 0);
            write(text, 0, len);
        }
    }

    public Writer append(CharSequence csq) throws IOException {
        write(String.valueOf(csq));
        return this;
    }

    public Writer append(CharSequence csq, int start, int end) throws IOException {
        if (csq == null) {
            csq = "null";
        }
        return append(csq.subSequence(start, end));
    }

    public Writer append(char c) throws IOException {
        write(c);
        return this;
    }

    public abstract void flush() throws IOException;

    public abstract void close() throws IOException;
}
