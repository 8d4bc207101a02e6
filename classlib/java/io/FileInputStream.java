/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.channels.FileChannel;
import java.util.Arrays;
import sun.nio.ch.FileChannelImpl;

/** Reads bytes from a file. */
public class FileInputStream extends InputStream {
    private final FileDescriptor fd;
    private final String path;
    private final boolean owner;
    private volatile boolean closed;
    private volatile FileChannel channel;

    public FileInputStream(String name) throws FileNotFoundException {
        this(name != null ? new File(name) : null);
    }

    public FileInputStream(File file) throws FileNotFoundException {
        if (file == null) {
            throw new NullPointerException();
        }
        String name = file.getPath();
        if (file.isInvalid()) {
            throw new FileNotFoundException("Invalid file path");
        }
        fd = new FileDescriptor();
        path = name;
        owner = true;
        open0(name);
        fd.closeWhenForgotten();
    }

    public FileInputStream(FileDescriptor fdObj) {
        if (fdObj == null) {
            throw new NullPointerException();
        }
        fd = fdObj;
        path = null;
        owner = false;
    }

    private native void open0(String name) throws FileNotFoundException;

    private native int read0() throws IOException;

    private native int readBytes(byte[] b, int off, int len) throws IOException;

    private native long length0() throws IOException;

    private native long position0() throws IOException;

    private native long skip0(long n) throws IOException;

    private native int available0() throws IOException;

    @Override
    public int read() throws IOException {
        return read0();
    }

    @Override
    public int read(byte[] b) throws IOException {
        return readBytes(b, 0, b.length);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        return readBytes(b, off, len);
    }

    @Override
    public byte[] readNBytes(int len) throws IOException {
        if (len <= 0) {
            return super.readNBytes(len);
        }
        long left;
        try {
            left = length0() - position0();
        } catch (IOException e) {
            left = 0;
        }
        if (left <= 0 || left > Integer.MAX_VALUE - 16) {
            return super.readNBytes(len);
        }
        byte[] result = new byte[(int) Math.min(left, len)];
        int n = readNBytes(result, 0, result.length);
        if (n < result.length) {
            return Arrays.copyOf(result, n);
        }
        if (n == len) {
            return result;
        }
        byte[] rest = super.readNBytes(len - n);
        if (rest.length == 0) {
            return result;
        }
        byte[] all = Arrays.copyOf(result, n + rest.length);
        System.arraycopy(rest, 0, all, n, rest.length);
        return all;
    }

    @Override
    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    @Override
    public long skip(long n) throws IOException {
        return skip0(n);
    }

    @Override
    public int available() throws IOException {
        return available0();
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
                channel = FileChannelImpl.of(fd, true, false, false, this, closed);
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
