/* SPDX-License-Identifier: MIT */
package java.io;

/** The writing end of a pipe between threads. */
public class PipedOutputStream extends OutputStream {
    private volatile PipedInputStream sink;

    public PipedOutputStream(PipedInputStream snk) throws IOException {
        connect(snk);
    }

    public PipedOutputStream() {
    }

    public synchronized void connect(PipedInputStream snk) throws IOException {
        boolean isTaken = java.util.Objects.requireNonNull(snk).connected;
        if (isTaken || sink != null) {
            throw new IOException("Already connected");
        }
        sink = snk;
        snk.open();
    }

    private PipedInputStream sink() throws IOException {
        PipedInputStream s = sink;
        if (s == null) {
            throw new IOException("Pipe not connected");
        }
        return s;
    }

    @Override
    public void write(int b) throws IOException {
        sink().receive(b);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        PipedInputStream s = sink();
        InputStream.checkRange(off, len, b.length);
        s.receive(b, off, len);
    }

    @Override
    public synchronized void flush() throws IOException {
        PipedInputStream s = sink;
        if (s != null) {
            synchronized (s) {
                s.notifyAll();
            }
        }
    }

    @Override
    public void close() throws IOException {
        PipedInputStream s = sink;
        if (s != null) {
            s.receivedLast();
        }
    }
}
