/* SPDX-License-Identifier: MIT */
package java.io;

/**
 * An open file: the operating system's number of it. The natives of the file streams read and
 * set the field fd; -1 means closed.
 */
public final class FileDescriptor {
    private int fd;

    public static final FileDescriptor in = new FileDescriptor(0);
    public static final FileDescriptor out = new FileDescriptor(1);
    public static final FileDescriptor err = new FileDescriptor(2);

    public FileDescriptor() {
        fd = -1;
    }

    private FileDescriptor(int fd) {
        this.fd = fd;
    }

    public boolean valid() {
        return fd != -1;
    }

    public native void sync() throws SyncFailedException;

    private native void close0() throws IOException;

    synchronized void close() throws IOException {
        if (fd != -1) {
            close0();
            fd = -1;
        }
    }
}
