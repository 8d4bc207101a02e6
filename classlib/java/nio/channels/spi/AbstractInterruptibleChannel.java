/* SPDX-License-Identifier: MIT */
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Channel;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.InterruptibleChannel;

/**
 * A channel whose operations stand between begin and end. A thread that is interrupted when it begins, or when
 * it ends without success, closes the channel.
 */
public abstract class AbstractInterruptibleChannel implements Channel, InterruptibleChannel {
    private final Object lock = new Object();
    private volatile boolean closed;
    private volatile Thread interrupted;

    protected AbstractInterruptibleChannel() {
    }

    @Override
    public final void close() throws IOException {
        synchronized (lock) {
            if (closed) {
                return;
            }
            closed = true;
            implCloseChannel();
        }
    }

    protected abstract void implCloseChannel() throws IOException;

    @Override
    public final boolean isOpen() {
        return !closed;
    }

    private void closeInterrupted() {
        synchronized (lock) {
            if (closed) {
                return;
            }
            interrupted = Thread.currentThread();
            try {
                close();
            } catch (IOException e) {
                // The operation tells that the channel is closed.
            }
        }
    }

    protected final void begin() {
        if (Thread.currentThread().isInterrupted()) {
            closeInterrupted();
        }
    }

    protected final void end(boolean completed) throws AsynchronousCloseException {
        if (!completed && Thread.currentThread().isInterrupted()) {
            closeInterrupted();
        }
        if (interrupted == Thread.currentThread()) {
            interrupted = null;
            throw new ClosedByInterruptException();
        }
        if (!completed && closed) {
            throw new AsynchronousCloseException();
        }
    }
}
