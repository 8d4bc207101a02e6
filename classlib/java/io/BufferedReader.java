/* SPDX-License-Identifier: MIT */
package java.io;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Buffers another reader and reads lines. */
public class BufferedReader extends Reader {
    private Reader in;
    private char[] cb;
    private int next;
    private int count;
    private int markPos = -1;
    private int markLimit;
    private boolean skipLF;
    private boolean markedSkipLF;

    public BufferedReader(Reader in) {
        this(in, 8192);
    }

    public BufferedReader(Reader in, int sz) {
        super(in);
        if (sz <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.in = in;
        cb = new char[sz];
    }

    private void ensureOpen() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    /* Reads more characters; those since the mark stay as long as the limit allows. */
    private boolean fill() throws IOException {
        if (markPos >= 0 && next - markPos >= markLimit) {
            markPos = -2;
        }
        if (markPos < 0) {
            next = 0;
            count = 0;
        } else {
            int keep = count - markPos;
            if (markPos > 0) {
                System.arraycopy(cb, markPos, cb, 0, keep);
                next -= markPos;
                markPos = 0;
                count = keep;
            }
            if (count == cb.length) {
                char[] bigger = new char[(int) Math.min((long) cb.length * 2, markLimit)];
                System.arraycopy(cb, 0, bigger, 0, count);
                cb = bigger;
            }
        }
        int n;
        do {
            n = in.read(cb, count, cb.length - count);
        } while (n == 0);
        if (n < 0) {
            return false;
        }
        count += n;
        return true;
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            for (;;) {
                if (next >= count && !fill()) {
                    return -1;
                }
                char c = cb[next++];
                if (skipLF) {
                    skipLF = false;
                    if (c == '\n') {
                        continue;
                    }
                }
                return c;
            }
        }
    }

    private int read1(char[] cbuf, int off, int len) throws IOException {
        if (next >= count) {
            if (len >= cb.length && markPos < 0 && !skipLF) {
                return in.read(cbuf, off, len);
            }
            if (!fill()) {
                return -1;
            }
        }
        if (skipLF) {
            skipLF = false;
            if (cb[next] == '\n') {
                next++;
                if (next >= count && !fill()) {
                    return -1;
                }
            }
        }
        int n = Math.min(len, count - next);
        System.arraycopy(cb, next, cbuf, off, n);
        next += n;
        return n;
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
            if (len == 0) {
                return 0;
            }
            int n = read1(cbuf, off, len);
            if (n <= 0) {
                return n;
            }
            while (n < len && in.ready()) {
                int r = read1(cbuf, off + n, len - n);
                if (r <= 0) {
                    break;
                }
                n += r;
            }
            return n;
        }
    }

    public String readLine() throws IOException {
        return readLine(false);
    }

    /** The next line; a line feed in front of it ends the one before, where LF is to be ignored. */
    String readLine(boolean ignoreLF) throws IOException {
        synchronized (lock) {
            ensureOpen();
            skipLF |= ignoreLF;
            StringBuilder sb = null;
            for (;;) {
                if (next >= count && !fill()) {
                    return sb != null && sb.length() > 0 ? sb.toString() : null;
                }
                if (skipLF && cb[next] == '\n') {
                    next++;
                }
                skipLF = false;
                int i = next;
                int end = count;
                char[] b = cb;
                char c = 0;
                while (i < end && (c = b[i]) != '\n' && c != '\r') {
                    i++;
                }
                int start = next;
                next = i;
                if (i < end) {
                    next++;
                    if (c == '\r') {
                        skipLF = true;
                    }
                    if (sb == null) {
                        return new String(b, start, i - start);
                    }
                    return sb.append(b, start, i - start).toString();
                }
                if (sb == null) {
                    sb = new StringBuilder(80);
                }
                sb.append(b, start, i - start);
            }
        }
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0L) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            ensureOpen();
            long r = n;
            while (r > 0) {
                if (next >= count && !fill()) {
                    break;
                }
                if (skipLF) {
                    skipLF = false;
                    if (cb[next] == '\n') {
                        next++;
                    }
                }
                long d = count - next;
                if (r <= d) {
                    next += (int) r;
                    r = 0;
                } else {
                    r -= d;
                    next = count;
                }
            }
            return n - r;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (skipLF) {
                if (next >= count && in.ready()) {
                    fill();
                }
                if (next < count) {
                    if (cb[next] == '\n') {
                        next++;
                    }
                    skipLF = false;
                }
            }
            return next < count || in.ready();
        }
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        synchronized (lock) {
            ensureOpen();
            markLimit = readAheadLimit;
            markPos = next;
            markedSkipLF = skipLF;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (markPos < 0) {
                throw new IOException(markPos == -2 ? "Mark invalid" : "Stream not marked");
            }
            next = markPos;
            skipLF = markedSkipLF;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (in == null) {
                return;
            }
            try {
                in.close();
            } finally {
                in = null;
                cb = null;
            }
        }
    }

    public Stream<String> lines() {
        Iterator<String> it = new Iterator<String>() {
            private String line;

            @Override
            public boolean hasNext() {
                if (line != null) {
                    return true;
                }
                try {
                    line = readLine();
                    return line != null;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }

            @Override
            public String next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                String s = line;
                line = null;
                return s;
            }
        };
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(it,
                Spliterator.ORDERED | Spliterator.NONNULL), false);
    }
}
