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

    /* A buffer with room at pos, for one that is full and has a mark: what is behind the mark
       moves to the front; where it is there already the buffer grows as far as the limit lets it,
       or the mark is given up. */
    private byte[] makeRoom(byte[] full) {
        int kept = pos - markpos;
        byte[] roomy = full;
        if (markpos == 0) {
            int limit = Math.min(marklimit, Integer.MAX_VALUE - 8);
            if (full.length >= marklimit) {
                markpos = -1;
                pos = 0;
                return full;
            }
            roomy = new byte[(int) Math.min(2L * kept, limit)];
            buf = roomy;
        }
        System.arraycopy(full, markpos, roomy, 0, kept);
        markpos = 0;
        pos = kept;
        return roomy;
    }

    /* Asks the source once, as nothing is ahead; how many bytes are then, 0 at its end. */
    private int more() throws IOException {
        byte[] b = buffer();
        if (markpos < 0) {
            pos = 0;
        } else if (pos >= b.length) {
            b = makeRoom(b);
        }
        count = pos; // so it stays should the source throw
        count += Math.max(0, source().read(b, pos, b.length - pos));
        return count - pos;
    }

    @Override
    public synchronized int read() throws IOException {
        if (pos >= count && more() == 0) {
            return -1;
        }
        return buffer()[pos++] & 0xff;
    }

    /* Hands over at most len bytes, which are not 0, with one look at the source if it needs any.
       A request as large as the buffer goes past it, unless a mark wants the bytes. */
    private int give(byte[] to, int at, int len) throws IOException {
        int ahead = count - pos;
        if (ahead <= 0) {
            if (markpos < 0 && buffer().length <= len) {
                return source().read(to, at, len);
            }
            ahead = more();
        }
        int given = Math.min(len, ahead);
        if (given > 0) {
            System.arraycopy(buffer(), pos, to, at, given);
            pos += given;
            return given;
        }
        return -1;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        buffer();
        checkRange(off, len, b.length);
        int at = off;
        int end = off + len;
        int last = 0;
        for (boolean wants = len > 0; wants; wants = last > 0 && at < end && mayHaveMore()) {
            last = give(b, at, end - at);
            at += Math.max(0, last);
        }
        return at > off ? at - off : last;
    }

    /* Whether another look would not block; that the stream is closed is for the look to say. */
    private boolean mayHaveMore() throws IOException {
        InputStream s = in;
        return s == null || s.available() > 0;
    }

    @Override
    public synchronized long skip(long n) throws IOException {
        buffer();
        if (n <= 0) {
            return 0;
        }
        if (markpos < 0 && count <= pos) {
            return source().skip(n);
        }
        int gone = (int) Math.min(n, count > pos ? count - pos : more());
        pos += gone;
        return gone;
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
