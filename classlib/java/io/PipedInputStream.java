/* SPDX-License-Identifier: MIT */
package java.io;

/** The reading end of a pipe between threads. */
public class PipedInputStream extends InputStream {
    protected static final int PIPE_SIZE = 1024;

    protected byte[] buffer;
    /** Where the next byte is stored; -1 while the pipe is empty. */
    protected int in = -1;
    protected int out;
    private boolean writerClosed;
    private volatile boolean readerClosed;
    boolean connected;
    /** Who read and who wrote last: a pipe with a dead end is broken. */
    private Thread lastReader;
    private Thread lastWriter;

    public PipedInputStream(PipedOutputStream src) throws IOException {
        this(src, PIPE_SIZE);
    }

    public PipedInputStream(PipedOutputStream src, int pipeSize) throws IOException {
        this(pipeSize);
        connect(src);
    }

    public PipedInputStream() {
        this(PIPE_SIZE);
    }

    public PipedInputStream(int pipeSize) {
        if (pipeSize <= 0) {
            throw new IllegalArgumentException("Pipe Size <= 0");
        }
        buffer = new byte[pipeSize];
    }

    public void connect(PipedOutputStream src) throws IOException {
        src.connect(this);
    }

    /* From now on, empty, it takes what a writer sends. */
    void open() {
        out = 0;
        in = -1;
        connected = true;
    }

    static void requireAlive(Thread end, String message) throws IOException {
        if (end != null && !end.isAlive()) {
            throw new IOException(message);
        }
    }

    private void awaitSpace() throws IOException {
        while (in == out) {
            if (readerClosed) {
                throw new IOException("Pipe closed");
            }
            requireAlive(lastReader, "Read end dead");
            notifyAll();
            try {
                wait(1000);
            } catch (InterruptedException e) {
                throw new InterruptedIOException();
            }
        }
    }

    private void awaitPlace() throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (writerClosed || readerClosed) {
            throw new IOException("Pipe closed");
        }
        requireAlive(lastReader, "Read end dead");
        lastWriter = Thread.currentThread();
        awaitSpace();
        if (in < 0) {
            in = 0;
            out = 0;
        }
    }

    protected synchronized void receive(int b) throws IOException {
        awaitPlace();
        buffer[in++] = (byte) b;
        if (in >= buffer.length) {
            in = 0;
        }
    }

    synchronized void receive(byte[] b, int off, int len) throws IOException {
        while (len > 0) {
            awaitPlace();
            int n = Math.min(len, (in < out ? out : buffer.length) - in);
            System.arraycopy(b, off, buffer, in, n);
            off += n;
            len -= n;
            in += n;
            if (in >= buffer.length) {
                in = 0;
            }
        }
    }

    synchronized void receivedLast() {
        writerClosed = true;
        notifyAll();
    }

    /** Waits for bytes. False: the writer closed its end and none are left. */
    private boolean hasBytes() throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (readerClosed) {
            throw new IOException("Pipe closed");
        }
        lastReader = Thread.currentThread();
        for (String message = "Write end dead"; in < 0; message = "Pipe broken") {
            if (writerClosed) {
                return false;
            }
            requireAlive(lastWriter, message);
            notifyAll();
            try {
                wait(1000);
            } catch (InterruptedException e) {
                throw new InterruptedIOException();
            }
        }
        return true;
    }

    private int held() {
        return in < 0 ? 0 : in > out ? in - out : in + buffer.length - out;
    }

    private void drop(int n) {
        out = (out + n) % buffer.length;
        if (out == in) {
            in = -1;
        }
    }

    @Override
    public synchronized int read() throws IOException {
        if (!hasBytes()) {
            return -1;
        }
        int r = buffer[out] & 0xff;
        drop(1);
        return r;
    }

    /** At most two pieces: up to the buffer's end, and from its beginning. */
    private int take(byte[] b, int off, int most) {
        int all = Math.min(held(), most), front = Math.min(all, buffer.length - out);
        System.arraycopy(buffer, out, b, off, front);
        System.arraycopy(buffer, 0, b, off + front, all - front);
        if (all > 0) {
            drop(all);
        }
        return all;
    }

    /** The first is read() as a subclass has it. */
    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        InputStream.checkRange(off, len, b.length);
        int first = len == 0 ? 0 : read();
        if (len == 0 || first < 0) {
            return first;
        }
        b[off] = (byte) first;
        return 1 + take(b, off + 1, len - 1);
    }

    @Override
    public synchronized int available() throws IOException {
        return held();
    }

    @Override
    public void close() throws IOException {
        readerClosed = true;
        synchronized (this) {
            in = -1;
            notifyAll();
        }
    }
}
