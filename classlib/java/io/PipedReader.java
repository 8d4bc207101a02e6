/* SPDX-License-Identifier: MIT */
package java.io;

/** The end of a pipe of characters that is read from; the buffer is a ring. */
public class PipedReader extends Reader {
    boolean connected;
    boolean closedByReader;
    private boolean closedByWriter;
    private Thread readSide;
    private Thread writeSide;
    private final char[] buffer;
    private int start;
    private int count;

    public PipedReader(PipedWriter src) throws IOException {
        this(src, 1024);
    }

    public PipedReader(PipedWriter src, int pipeSize) throws IOException {
        this(pipeSize);
        connect(src);
    }

    public PipedReader() {
        this(1024);
    }

    public PipedReader(int pipeSize) {
        if (pipeSize <= 0) {
            throw new IllegalArgumentException("Pipe size <= 0");
        }
        buffer = new char[pipeSize];
    }

    public void connect(PipedWriter src) throws IOException {
        src.connect(this);
    }

    private void pause() throws IOException {
        notifyAll();
        try {
            wait(1000);
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    synchronized void receive(char c) throws IOException {
        if (closedByWriter || closedByReader) {
            throw new IOException("Pipe closed");
        }
        PipedInputStream.requireAlive(readSide, "Read end dead");
        writeSide = Thread.currentThread();
        while (count == buffer.length) {
            PipedInputStream.requireAlive(readSide, "Pipe broken");
            pause();
            if (closedByReader) {
                throw new IOException("Pipe closed");
            }
        }
        buffer[(start + count++) % buffer.length] = c;
        notifyAll();
    }

    /** All of an array, as much at a time as there is room for. */
    synchronized void receive(char[] c, int off, int len) throws IOException {
        while (len > 0) {
            receive(c[off++]); // which waits for room and asks who lives
            len--;
            int end = (start + count) % buffer.length;
            int n = Math.min(len, Math.min(buffer.length - count, buffer.length - end));
            System.arraycopy(c, off, buffer, end, n);
            count += n;
            off += n;
            len -= n;
        }
    }

    synchronized void receivedLast() {
        closedByWriter = true;
        notifyAll();
    }

    private void check() throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (closedByReader) {
            throw new IOException("Pipe closed");
        }
    }

    /** Waits for characters. False: the writer closed its end and none are left. */
    private boolean hasChars() throws IOException {
        readSide = Thread.currentThread();
        for (String message = "Write end dead"; count == 0; message = "Pipe broken") {
            if (closedByWriter) {
                return false;
            }
            PipedInputStream.requireAlive(writeSide, message);
            pause();
            check();
        }
        return true;
    }

    private void drop(int n) {
        start = (start + n) % buffer.length;
        count -= n;
        notifyAll();
    }

    @Override
    public synchronized int read() throws IOException {
        check();
        if (!hasChars()) {
            return -1;
        }
        char c = buffer[start];
        drop(1);
        return c;
    }

    /** What is there is at most two pieces: up to the buffer's end, and from its beginning. */
    @Override
    public synchronized int read(char[] cbuf, int off, int len) throws IOException {
        check();
        java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
        if (len == 0 || !hasChars()) {
            return len == 0 ? 0 : -1;
        }
        int all = Math.min(count, len), front = Math.min(all, buffer.length - start);
        System.arraycopy(buffer, start, cbuf, off, front);
        System.arraycopy(buffer, 0, cbuf, off + front, all - front);
        drop(all);
        return all;
    }

    @Override
    public synchronized boolean ready() throws IOException {
        check();
        if (count == 0 && !closedByWriter) {
            PipedInputStream.requireAlive(writeSide, "Write end dead");
        }
        return count > 0;
    }

    @Override
    public synchronized void close() throws IOException {
        closedByReader = true;
        count = 0;
        notifyAll();
    }
}
