/* SPDX-License-Identifier: MIT */
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;

/** A channel's mode and the keys of the selectors that watch it. */
public abstract class AbstractSelectableChannel extends SelectableChannel {
    private final SelectorProvider provider;
    private final Object modeLock = new Object();
    /* Its own lock, inside modeLock. */
    private final ArrayList<SelectionKey> keys = new ArrayList<>(1);
    private volatile boolean nonBlocking;

    protected AbstractSelectableChannel(SelectorProvider provider) {
        this.provider = provider;
    }

    @Override
    public final SelectorProvider provider() {
        return provider;
    }

    @Override
    public final boolean isRegistered() {
        synchronized (keys) {
            return !keys.isEmpty();
        }
    }

    @Override
    public final SelectionKey keyFor(Selector sel) {
        synchronized (keys) {
            for (SelectionKey key : keys) {
                if (key.selector() == sel) {
                    return key;
                }
            }
            return null;
        }
    }

    void removeKey(SelectionKey key) {
        synchronized (keys) {
            keys.remove(key);
            ((AbstractSelectionKey) key).invalidate();
        }
    }

    private boolean hasValidKeys() {
        synchronized (keys) {
            for (SelectionKey key : keys) {
                if (key.isValid()) {
                    return true;
                }
            }
            return false;
        }
    }

    private void checkOpen() throws ClosedChannelException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
    }

    @Override
    public final SelectionKey register(Selector sel, int ops, Object att)
            throws ClosedChannelException {
        if ((ops & ~validOps()) != 0) {
            throw new IllegalArgumentException();
        }
        checkOpen();
        synchronized (modeLock) {
            if (isBlocking()) {
                throw new IllegalBlockingModeException();
            }
            synchronized (keys) {
                checkOpen();
                SelectionKey key = keyFor(sel);
                if (key != null) {
                    key.attach(att);
                    key.interestOps(ops);
                } else {
                    key = ((AbstractSelector) sel).register(this, ops, att);
                    keys.add(key);
                }
                return key;
            }
        }
    }

    @Override
    protected final void implCloseChannel() throws IOException {
        implCloseSelectableChannel();
        SelectionKey[] all;
        synchronized (keys) {
            all = keys.toArray(new SelectionKey[0]);
        }
        for (SelectionKey key : all) {
            key.cancel();
        }
    }

    protected abstract void implCloseSelectableChannel() throws IOException;

    @Override
    public final boolean isBlocking() {
        return !nonBlocking;
    }

    @Override
    public final Object blockingLock() {
        return modeLock;
    }

    @Override
    public final SelectableChannel configureBlocking(boolean block) throws IOException {
        synchronized (modeLock) {
            checkOpen();
            if (block == nonBlocking) {
                if (block && hasValidKeys()) {
                    throw new IllegalBlockingModeException();
                }
                implConfigureBlocking(block);
                nonBlocking = !block;
            }
            return this;
        }
    }

    protected abstract void implConfigureBlocking(boolean block) throws IOException;
}
