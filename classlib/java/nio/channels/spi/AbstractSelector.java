/* SPDX-License-Identifier: MIT */
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.HashSet;
import java.util.Set;
import jdk.internal.access.SharedSecrets;
import sun.nio.ch.Interruptible;

/** What selectors have in common: that they are open, and the keys that were cancelled. */
public abstract class AbstractSelector extends Selector {
    private final SelectorProvider provider;
    private final Set<SelectionKey> cancelled = new HashSet<>();
    private final Object lock = new Object();
    private volatile boolean closed;
    private Interruptible interruption;

    protected AbstractSelector(SelectorProvider provider) {
        this.provider = provider;
    }

    void cancelled(SelectionKey key) {
        synchronized (cancelled) {
            cancelled.add(key);
        }
    }

    @Override
    public final void close() throws IOException {
        synchronized (lock) {
            if (closed) {
                return;
            }
            closed = true;
        }
        implCloseSelector();
    }

    protected abstract void implCloseSelector() throws IOException;

    @Override
    public final boolean isOpen() {
        return !closed;
    }

    @Override
    public final SelectorProvider provider() {
        return provider;
    }

    protected final Set<SelectionKey> cancelledKeys() {
        return cancelled;
    }

    protected abstract SelectionKey register(AbstractSelectableChannel ch, int ops, Object att);

    protected final void deregister(AbstractSelectionKey key) {
        ((AbstractSelectableChannel) key.channel()).removeKey(key);
    }

    protected final void begin() {
        if (interruption == null) {
            interruption = target -> wakeup();
        }
        SharedSecrets.getJavaLangAccess().blockedOn(interruption);
        if (Thread.currentThread().isInterrupted()) {
            wakeup();
        }
    }

    protected final void end() {
        SharedSecrets.getJavaLangAccess().blockedOn(null);
    }
}
