/* SPDX-License-Identifier: MIT */
package java.io;

import java.lang.ref.Cleaner;
import jdk.internal.ref.CleanerFactory;

/**
 * An open file: the operating system's number of it. The natives of the file streams read and
 * set the field fd; -1 means closed.
 */
public final class FileDescriptor {
    private int fd;
    private int users; // of the number, which is somebody else's as soon as it is closed
    private int kept = -1; // closed, but for the users
    private Forgotten forgotten; // null: nothing closes it but close()
    private Cleaner.Cleanable cleanable;

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

    private static native void close0(int number) throws IOException;

    /** The number without its descriptor. Whoever takes it closes it: nobody does twice. */
    private static final class Forgotten implements Runnable {
        private int number;

        Forgotten(int number) {
            this.number = number;
        }

        synchronized int take() {
            int taken = number;
            number = -1;
            return taken;
        }

        @Override
        public void run() {
            int taken = take();
            try {
                if (taken != -1) {
                    close0(taken);
                }
            } catch (IOException e) {
                // There is nobody to be told.
            }
        }
    }

    /** For one that was just opened: a collection closes it when nobody can any more. */
    synchronized void closeWhenForgotten() {
        forgotten = new Forgotten(fd);
        cleanable = CleanerFactory.cleaner().register(this, forgotten);
    }

    /** The number, to be used until leave(); -1: closed. */
    synchronized int hold() {
        if (fd != -1) {
            users++;
        }
        return fd;
    }

    synchronized void leave() throws IOException {
        users--;
        if (users == 0 && kept != -1) {
            int number = kept;
            kept = -1;
            close0(number);
        }
    }

    synchronized void close() throws IOException {
        int number = forgotten == null ? fd : forgotten.take();
        fd = -1;
        try {
            if (number != -1 && users > 0) {
                kept = number;
            } else if (number != -1) {
                close0(number);
            }
        } finally {
            if (cleanable != null) {
                cleanable.clean();
            }
        }
    }
}
