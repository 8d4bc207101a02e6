/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.nio.channels.AcceptPendingException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ConnectionPendingException;
import java.nio.channels.ReadPendingException;
import java.nio.channels.SelectionKey;
import java.nio.channels.WritePendingException;

/**
 * Operations of one kind, which an asynchronous channel does one after the other. Who makes the
 * current one end under the lock, and nobody else, says so outside it.
 */
final class OperationQueue {
    final Selecting channel;
    final int op;
    private Pending<?> current;
    private boolean refused; /* since one was given up in the middle */

    OperationQueue(Selecting channel, int op) {
        this.channel = channel;
        this.op = op;
    }

    private RuntimeException refusal() {
        return op == SelectionKey.OP_ACCEPT
                ? new RuntimeException("Accept not allowed due cancellation")
                : new IllegalStateException((op == SelectionKey.OP_READ ? "Reading" : "Writing")
                        + " not allowed due to timeout or cancellation");
    }

    private RuntimeException pending() {
        return op == SelectionKey.OP_READ ? new ReadPendingException()
                : op == SelectionKey.OP_WRITE ? new WritePendingException()
                : op == SelectionKey.OP_ACCEPT ? new AcceptPendingException()
                : new ConnectionPendingException();
    }

    /** Limit 0: none. */
    <V> Pending<V> start(Pending<V> operation, long nanos) {
        synchronized (this) {
            if (!channel.isOpen()) {
                operation.fail(new ClosedChannelException());
            } else if (refused) {
                throw refusal();
            } else if (current != null) {
                throw pending();
            } else if (!operation.attempt()) {
                if (nanos > 0) {
                    operation.limit(nanos);
                    channel.group.limit(operation);
                }
                current = operation;
                channel.watch(op);
                return operation;
            }
        }
        operation.tell(true);
        return operation;
    }

    /** The system says that it may succeed. */
    void retry() {
        Pending<?> operation;
        synchronized (this) {
            operation = current;
            if (operation != null && !operation.attempt()) {
                return;
            }
            leave();
        }
        if (operation != null) {
            operation.tell(false);
        }
    }

    /** False: it has ended before. */
    synchronized boolean withdraw(Pending<?> operation) {
        if (current != operation) {
            return false;
        }
        refused = true;
        leave();
        return true;
    }

    /** The channel is closed. */
    void end() {
        Pending<?> operation;
        synchronized (this) {
            operation = current;
            if (operation != null) {
                operation.fail(new AsynchronousCloseException());
                leave();
            }
        }
        if (operation != null) {
            operation.tell(false);
        }
    }

    private void leave() {
        if (current != null && current.deadline != 0) {
            channel.group.forget(current);
        }
        current = null;
        channel.unwatch(op);
    }
}
