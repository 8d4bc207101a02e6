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
    private static final int NO_MARK = -1;
    private static final int MARK_LOST = -2;

    private Reader in;
    private char[] cb;
    private int next;
    private int count;
    private int markPos = NO_MARK; // an index where not negative
    private int markLimit;
    private boolean crBehind; // the line given last ended with a CR
    private boolean markCrBehind;

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
            markPos = MARK_LOST;
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

    /* The line feed of a CR LF is no character of its own once readLine has given the line. */
    private boolean passLineFeed() {
        boolean second = crBehind && cb[next] == '\n';
        if (second) {
            next++;
        }
        crBehind = false;
        return second;
    }

    /* How many characters can be had without the source; 0 only at its end. */
    private int ahead() throws IOException {
        while (next < count || fill()) {
            if (!passLineFeed()) {
                return count - next;
            }
        }
        return 0;
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return next < count && !crBehind || ahead() > 0 ? cb[next++] : -1;
        }
    }

    /* Hands over some of what is ahead, or of what the source gives then; -1 at its end. The buffer
       would only cost a copy where it is empty, smaller and not needed for a mark. */
    private int give(char[] to, int at, int room) throws IOException {
        int held = crBehind ? 0 : count - next;
        if (held == 0) {
            boolean needsBuffer = crBehind || markPos >= 0 || room < cb.length;
            if (!needsBuffer) {
                return in.read(to, at, room);
            }
            held = ahead();
            if (held == 0) {
                return -1;
            }
        }
        int given = Math.min(held, room);
        System.arraycopy(cb, next, to, at, given);
        next += given;
        return given;
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
            int at = off;
            int end = off + len;
            int last = 0;
            for (boolean more = len > 0; more; more = last > 0 && at < end && in.ready()) {
                last = give(cbuf, at, end - at);
                at += Math.max(last, 0);
            }
            return at > off ? at - off : last;
        }
    }

    public String readLine() throws IOException {
        return readLine(false);
    }

    /** The next line; a line feed in front of it ends the one before, where LF is to be ignored. */
    String readLine(boolean ignoreLF) throws IOException {
        synchronized (lock) {
            ensureOpen();
            crBehind |= ignoreLF;
            StringBuilder sb = null;
            for (;;) {
                if (next >= count && !fill()) {
                    return sb != null && sb.length() > 0 ? sb.toString() : null;
                }
                passLineFeed();
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
                        crBehind = true;
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
            long left = n;
            for (int step = 1; left > 0 && step > 0; left -= step) {
                step = (int) Math.min(ahead(), left);
                next += step;
            }
            return n - left;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            boolean held = next < count;
            if (crBehind && (held || in.ready() && fill())) {
                passLineFeed();
                held = next < count;
            }
            return held || in.ready();
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
            markCrBehind = crBehind;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            ensureOpen();
            switch (markPos) {
                case NO_MARK:
                    throw new IOException("Stream not marked");
                case MARK_LOST:
                    throw new IOException("Mark invalid");
                default:
                    next = markPos;
                    crBehind = markCrBehind;
            }
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
