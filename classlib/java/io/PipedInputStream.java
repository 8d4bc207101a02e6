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

    @Override
    public synchronized int read() throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (readerClosed) {
            throw new IOException("Pipe closed");
        }
        lastReader = Thread.currentThread();
        for (String message = "Write end dead"; in < 0; message = "Pipe broken") {
            if (writerClosed) {
                return -1;
            }
            requireAlive(lastWriter, message);
            notifyAll();
            try {
                wait(1000);
            } catch (InterruptedException e) {
                throw new InterruptedIOException();
            }
        }
        int r = buffer[out++] & 0xff;
        if (out >= buffer.length) {
            out = 0;
        }
        if (in == out) {
            in = -1;
        }
        return r;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        InputStream.checkRange(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        int c = read();
        if (c < 0) {
            return -1;
        }
        b[off] = (byte) c;
        int n = 1;
        while (in >= 0 && n < len) {
            int m = Math.min(len - n, (in > out ? in : buffer.length) - out);
            System.arraycopy(buffer, out, b, off + n, m);
            n += m;
            out += m;
            if (out >= buffer.length) {
                out = 0;
            }
            if (in == out) {
                in = -1;
            }
        }
        return n;
    }

    @Override
    public synchronized int available() throws IOException {
        return in < 0 ? 0 : in == out ? buffer.length : in > out ? in - out
                : in + buffer.length - out;
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
