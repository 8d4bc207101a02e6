/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.channels.AsynchronousCloseException;
import jdk.internal.access.DescriptorAccess;
import jdk.internal.access.SharedSecrets;

/**
 * The open file of a channel and the system's calls for it. A thread holds the number during a
 * call: closing does not give it to somebody else before the last has left. Nobody waits in such a
 * call, where nothing wakes him, but beside a descriptor of events that closing signals.
 */
final class OpenFile {
    static final int SHARED = 0;
    static final int EXCLUSIVE = 1;
    static final int UNLOCK = 2;
    static final int LONGEST_MOVE = 1 << 20;
    private static final int ROOM_OF_PIPE = 4096; /* where there is any, for that much: POSIX */
    private static final int LONGEST_PAUSE = 16; /* milliseconds */
    private static final int WOULD_WAIT = -2;
    private static final int UNKNOWN = 0; /* what a file is */
    private static final int AT_ONCE = 1;
    private static final int WAITS = 2;
    private static final DescriptorAccess DESCRIPTORS = SharedSecrets.getDescriptorAccess();

    private final FileDescriptor descriptor;
    private final Closeable stream;
    private int kind;
    private int waiting;
    private int event; /* while anybody waits */
    private volatile boolean closed;

    /** The stream is what closes it; null: the channel does. */
    OpenFile(FileDescriptor descriptor, Closeable stream) {
        this.descriptor = descriptor;
        this.stream = stream;
    }

    // ---- Coming, waiting and going ----

    private int enter() throws AsynchronousCloseException {
        int number = DESCRIPTORS.hold(descriptor);
        if (number < 0) {
            throw new AsynchronousCloseException();
        }
        return number;
    }

    private void leave() throws IOException {
        DESCRIPTORS.leave(descriptor);
    }

    /* Until it is closed, a time is over or, where there is a number, that file is ready. */
    private void await(int number, boolean output, int millis) throws IOException {
        synchronized (this) {
            if (closed) {
                throw new AsynchronousCloseException();
            }
            if (waiting == 0) {
                event = EPoll.event0();
            }
            waiting++;
        }
        try {
            await0(number, output, event, millis);
        } finally {
            synchronized (this) {
                waiting--;
                if (waiting == 0) {
                    NetSocket.close0(event);
                }
            }
        }
        if (closed) {
            throw new AsynchronousCloseException();
        }
    }

    void close() throws IOException {
        synchronized (this) {
            closed = true;
            if (waiting > 0) {
                EPoll.signal0(event, true);
            }
        }
        if (stream != null) {
            stream.close();
        } else {
            DESCRIPTORS.close(descriptor);
        }
    }

    // ---- Calls; all throw AsynchronousCloseException when it is closed ----

    private boolean waits(int number) {
        if (kind == UNKNOWN) {
            kind = waits0(number) ? WAITS : AT_ONCE;
        }
        return kind == WAITS;
    }

    /** Bytes moved, fewer than asked for at times; -1 at the end; position -1: the file's own. */
    int move(long address, int count, long position, boolean write) throws IOException {
        int number = enter();
        try {
            if (position >= 0 || !waits(number)) {
                return move0(number, address, count, position, write);
            }
            return write ? pour(number, address, count) : await(number, address, count, false);
        } finally {
            leave();
        }
    }

    /* When there is something to be read, or room. */
    private int await(int number, long address, int count, boolean write) throws IOException {
        int moved;
        do {
            if (!await0(number, write, -1, 0)) {
                await(number, write, NetSocket.FOREVER);
            }
            moved = move0(number, address, count, -1, write);
        } while (moved == WOULD_WAIT);
        return moved;
    }

    /* All of it, in parts for which there is room; what ends it before tells the next call. */
    private int pour(int number, long address, int count) throws IOException {
        int total = 0;
        try {
            while (total < count) {
                int part = Math.min(count - total, ROOM_OF_PIPE);
                total += await(number, address + total, part, true);
            }
        } catch (IOException e) {
            if (total == 0) {
                throw e;
            }
        }
        return total;
    }

    /** The position, which is set before where it is not negative. */
    long seek(long position) throws IOException {
        int number = enter();
        try {
            return seek0(number, position);
        } finally {
            leave();
        }
    }

    /** Device, inode and size. */
    long[] status() throws IOException {
        int number = enter();
        try {
            long[] values = new long[3];
            status0(number, values);
            return values;
        } finally {
            leave();
        }
    }

    void truncate(long size) throws IOException {
        int number = enter();
        try {
            truncate0(number, size);
        } finally {
            leave();
        }
    }

    void force(boolean metaData) throws IOException {
        int number = enter();
        try {
            force0(number, metaData);
        } finally {
            leave();
        }
    }

    /** False when it is taken and the call does not wait. */
    boolean lock(long position, long size, int kind, boolean wait) throws IOException {
        int number = enter();
        try {
            int pause = 1;
            while (!lock0(number, position, size, kind)) {
                if (!wait) {
                    return false;
                }
                await(-1, false, pause);
                pause = Math.min(2 * pause, LONGEST_PAUSE);
            }
            return true;
        } finally {
            leave();
        }
    }

    /** The address, or 0: no memory for it. */
    long map(int mode, long position, long size) throws IOException {
        int number = enter();
        try {
            return map0(number, mode, position, size);
        } finally {
            leave();
        }
    }

    /** Has a reader to wait for a writer, or the reverse? */
    private static native boolean waits0(int number);

    /** Until the file (-1: none) is ready, an event (-1: none) or the time's end; is it ready? */
    private static native boolean await0(int number, boolean output, int event, int millis);

    /** WOULD_WAIT comes from what waits alone. */
    private static native int move0(int number, long address, int count, long position,
            boolean write) throws IOException;

    private static native long seek0(int number, long position) throws IOException;

    private static native void status0(int number, long[] values) throws IOException;

    private static native void truncate0(int number, long size) throws IOException;

    private static native void force0(int number, boolean metaData) throws IOException;

    private static native boolean lock0(int number, long position, long size, int kind)
            throws IOException;

    private static native long map0(int number, int mode, long position, long size)
            throws IOException;
}
