/* SPDX-License-Identifier: MIT */
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Channel;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.InterruptibleChannel;
import jdk.internal.access.SharedSecrets;
import sun.nio.ch.Interruptible;

/**
 * A channel whose operations stand between begin and end. Who interrupts a thread between them
 * closes the channel, and so does a thread that begins interrupted.
 */
public abstract class AbstractInterruptibleChannel implements Channel, InterruptibleChannel {
    private final Object lock = new Object();
    private volatile boolean closed;
    private volatile Thread interrupted;
    private Interruptible interruption;

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

    private void closeInterrupted(Thread target) {
        synchronized (lock) {
            if (closed) {
                return;
            }
            interrupted = target;
            try {
                close();
            } catch (IOException e) {
                // The operation tells that the channel is closed.
            }
        }
    }

    protected final void begin() {
        if (interruption == null) {
            interruption = this::closeInterrupted;
        }
        SharedSecrets.getJavaLangAccess().blockedOn(interruption);
        if (Thread.currentThread().isInterrupted()) {
            closeInterrupted(Thread.currentThread());
        }
    }

    protected final void end(boolean completed) throws AsynchronousCloseException {
        SharedSecrets.getJavaLangAccess().blockedOn(null);
        if (interrupted == Thread.currentThread()) {
            interrupted = null;
            throw new ClosedByInterruptException();
        }
        if (!completed && closed) {
            throw new AsynchronousCloseException();
        }
    }
}
