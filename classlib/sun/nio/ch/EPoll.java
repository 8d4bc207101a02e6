/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.lang.ref.Cleaner;
import java.util.HashSet;
import java.util.Set;
import jdk.internal.ref.CleanerFactory;

/**
 * The system's list of descriptors to watch, with one of its own to wake who waits. Both are closed
 * when it is forgotten: nothing but its selector leads here. Sockets that it watches then are
 * watched no more, so that a channel which is forgotten with its selector is closed, too.
 */
final class EPoll {
    static final int INPUT = 1;
    static final int OUTPUT = 4;
    static final int TROUBLE = 8 | 16; /* an error, nobody at the other end */
    private static final int MOST_AT_ONCE = 256;

    private final int list;
    private final int signal;
    private final Set<NetSocket> watched = new HashSet<>(); /* by itself */
    private final Cleaner.Cleanable cleanable;
    final int[] events = new int[2 * MOST_AT_ONCE];

    EPoll() throws IOException {
        list = create0();
        int made = -1;
        try {
            made = event0();
            control0(list, made, 0, INPUT);
        } catch (IOException e) {
            NetSocket.close0(list);
            if (made >= 0) {
                NetSocket.close0(made);
            }
            throw e;
        }
        signal = made;
        cleanable = CleanerFactory.cleaner().register(this, new Closing(list, signal, watched));
    }

    private static final class Closing implements Runnable {
        private final int list;
        private final int signal;
        private final Set<NetSocket> watched;

        Closing(int list, int signal, Set<NetSocket> watched) {
            this.list = list;
            this.signal = signal;
            this.watched = watched;
        }

        @Override
        public void run() {
            NetSocket.close0(list);
            NetSocket.close0(signal);
            synchronized (watched) {
                watched.forEach(NetSocket::unwatch);
                watched.clear();
            }
        }
    }

    /** The socket keeps its number until unwatch; false when it is closed. */
    boolean watch(NetSocket socket) {
        synchronized (watched) {
            return socket.watch() && watched.add(socket);
        }
    }

    void unwatch(NetSocket socket) {
        synchronized (watched) {
            if (watched.remove(socket)) {
                socket.unwatch();
            }
        }
    }

    void close() {
        cleanable.clean();
    }

    boolean isSignal(int descriptor) {
        return descriptor == signal;
    }

    void signal(boolean on) {
        signal0(signal, on);
    }

    void control(int descriptor, int before, int after) throws IOException {
        control0(list, descriptor, before, after);
    }

    /** Descriptors and what happened lie in `events` by turns; how many, or -1 if disturbed. */
    int await(int millis) throws IOException {
        return wait0(list, events, millis);
    }

    private static native int create0() throws IOException;

    static native int event0() throws IOException;

    private static native void control0(int list, int descriptor, int before, int after)
            throws IOException;

    static native void signal0(int descriptor, boolean on);

    private static native int wait0(int list, int[] events, int millis) throws IOException;
}
