/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.SocketOption;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.util.Objects;
import java.util.Set;
import jdk.internal.access.SharedSecrets;

/**
 * What asynchronous channels have in common: a channel that does not block,
 * watched by the group's selector.
 */
final class Selecting {
    final SelectingGroup group;
    private final SelectableChannel below;
    private final Set<SocketOption<?>> options;
    private final OperationQueue[] kinds;
    private final SelectionKey key;
    private boolean closed;

    /** Closes the channel below when the group takes none. */
    Selecting(SelectingGroup group, SelectableChannel below, Set<SocketOption<?>> options,
            int... ops) throws IOException {
        this.group = group;
        this.below = below;
        this.options = options;
        kinds = new OperationQueue[ops.length];
        for (int i = 0; i < ops.length; i++) {
            kinds[i] = new OperationQueue(this, ops[i]);
        }
        boolean done = false;
        try {
            group.add(this);
            ((SelChImpl) below).descriptor().closesAtOnce();
            below.configureBlocking(false);
            key = below.register(group.selector, 0, this);
            done = true;
        } finally {
            if (!done) {
                below.close();
                group.remove(this);
            }
        }
    }

    boolean isOpen() {
        return below.isOpen();
    }

    void requireOpen() throws ClosedChannelException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
    }

    OperationQueue turns(int index) {
        return kinds[index];
    }

    /* ---- Watching; a key that is cancelled is of a channel that is being closed ---- */

    void watch(int op) {
        try {
            key.interestOpsOr(op);
        } catch (CancelledKeyException e) {
            return;
        }
        group.selector.wakeup();
    }

    void unwatch(int op) {
        try {
            key.interestOpsAnd(~op);
        } catch (CancelledKeyException e) {
            return;
        }
    }

    void retry(int ready) {
        for (OperationQueue each : kinds) {
            if ((each.op & ready) != 0) {
                each.retry();
            }
        }
    }

    /* ---- Closing ---- */

    void close() throws IOException {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        try {
            below.close();
        } finally {
            for (OperationQueue each : kinds) {
                each.end();
            }
            group.remove(this);
        }
    }

    void closeQuietly() {
        try {
            close();
        } catch (IOException e) {
            return;
        }
    }

    /* ---- Options ---- */

    Set<SocketOption<?>> options() {
        return options;
    }

    private NetSocket socket(SocketOption<?> name) throws ClosedChannelException {
        if (!options.contains(Objects.requireNonNull(name))) {
            throw new UnsupportedOperationException("'" + name + "' not supported");
        }
        requireOpen();
        return ((SelChImpl) below).descriptor();
    }

    void set(SocketOption<?> name, Object value) throws IOException {
        NetSocket socket = socket(name);
        if (value == null) {
            throw new IllegalArgumentException("Invalid option value");
        }
        SharedSecrets.getJavaNetAccess().setOption(socket, name, options, value);
    }

    Object get(SocketOption<?> name) throws IOException {
        return SharedSecrets.getJavaNetAccess().getOption(socket(name), name, options);
    }
}
