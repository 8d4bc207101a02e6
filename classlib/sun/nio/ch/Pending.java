/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.SocketException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.CompletionHandler;
import java.nio.channels.InterruptedByTimeoutException;
import java.nio.channels.SelectionKey;
import java.util.concurrent.CompletableFuture;

/**
 * Something that was asked of an asynchronous channel:
 * is tried at once and whenever it may succeed.
 */
final class Pending<V> extends CompletableFuture<V> implements Comparable<Pending<?>> {
    private static final long LONGEST = Long.MAX_VALUE / 2; /* nanoseconds; sums stay comparable */

    /** Null: another time. */
    interface Attempt {
        Object run() throws IOException;
    }

    /** What succeeds without a result. */
    static final Object NOTHING = new Object();

    final OperationQueue turns;
    private final Attempt attempt;
    private final Runnable told; /* null: the future is looked at */
    private Object result;
    private Throwable failure;
    long deadline; /* 0: none */
    long number; /* apart from others with the same */

    @SuppressWarnings("unchecked")
    <A> Pending(OperationQueue turns, Attempt attempt, A attachment,
            CompletionHandler<V, ? super A> handler) {
        this.turns = turns;
        this.attempt = attempt;
        told = handler == null ? null : () -> {
            if (failure != null) {
                handler.failed(failure, attachment);
            } else {
                handler.completed((V) result, attachment);
            }
        };
    }

    void limit(long nanos) {
        deadline = System.nanoTime() + Math.min(nanos, LONGEST) | 1;
    }

    @Override
    public int compareTo(Pending<?> other) {
        long apart = deadline - other.deadline;
        return apart != 0 ? Long.signum(apart) : Long.compare(number, other.number);
    }

    /* ---- By the lock of the turns ---- */

    /** Has it ended? */
    @SuppressWarnings("unchecked")
    boolean attempt() {
        try {
            Object got = attempt.run();
            if (got == null) {
                return false;
            }
            result = got == NOTHING ? null : got;
            complete((V) result);
        } catch (Throwable e) {
            fail(e instanceof ClosedChannelException ? closed()
                    : e.getClass() == SocketException.class && turns.op != SelectionKey.OP_CONNECT
                    ? new IOException(e.getMessage()) : e);
        }
        return true;
    }

    /* All of it, or the half that was asked. */
    private ClosedChannelException closed() {
        return turns.channel.isOpen() ? new ClosedChannelException()
                : new AsynchronousCloseException();
    }

    void fail(Throwable e) {
        failure = e;
        completeExceptionally(e);
    }

    /* ---- Outside it ---- */

    /** Says how it has ended; the caller is the one who ended it. */
    void tell(boolean asking) {
        try {
            if (told != null) {
                turns.channel.group.call(told, asking);
            }
        } finally {
            if (failure != null && turns.op == SelectionKey.OP_CONNECT) {
                turns.channel.closeQuietly();
            }
        }
    }

    void expire() {
        if (turns.withdraw(this)) {
            fail(new InterruptedByTimeoutException());
            tell(false);
        }
    }

    @Override
    public boolean cancel(boolean mayInterrupt) {
        if (!turns.withdraw(this)) {
            return false;
        }
        super.cancel(mayInterrupt);
        if (mayInterrupt) {
            turns.channel.closeQuietly();
        }
        return true;
    }
}
