/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.channels.FileChannel;
import sun.nio.ch.FileChannelImpl;

/** Writes bytes to a file. */
public class FileOutputStream extends OutputStream {
    private final FileDescriptor fd;
    private final String path;
    private boolean append;
    private volatile boolean closed;
    private volatile FileChannel channel;

    public FileOutputStream(String name) throws FileNotFoundException {
        this(name != null ? new File(name) : null, false);
    }

    public FileOutputStream(String name, boolean append) throws FileNotFoundException {
        this(name != null ? new File(name) : null, append);
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file, false);
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        if (file == null) {
            throw new NullPointerException();
        }
        String name = file.getPath();
        if (file.isInvalid()) {
            throw new FileNotFoundException("Invalid file path");
        }
        this.fd = new FileDescriptor();
        this.path = name;
        this.append = append;
        open0(name, append);
        fd.closeWhenForgotten();
    }

    public FileOutputStream(FileDescriptor fdObj) {
        if (fdObj == null) {
            throw new NullPointerException();
        }
        this.fd = fdObj;
        this.path = null;
    }

    private native void open0(String name, boolean append) throws FileNotFoundException;

    private native void write(int b, boolean append) throws IOException;

    private native void writeBytes(byte[] b, int off, int len, boolean append)
            throws IOException;

    @Override
    public void write(int b) throws IOException {
        write(b, append);
    }

    @Override
    public void write(byte[] b) throws IOException {
        writeBytes(b, 0, b.length, append);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        writeBytes(b, off, len, append);
    }

    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        FileChannel open = channel;
        if (open != null) {
            open.close();
        }
        fd.close();
    }

    public FileChannel getChannel() {
        synchronized (this) {
            if (channel == null) {
                channel = FileChannelImpl.of(fd, false, true, append, this, closed);
            }
            return channel;
        }
    }

    public final FileDescriptor getFD() throws IOException {
        if (fd != null) {
            return fd;
        }
        throw new IOException();
    }
}
