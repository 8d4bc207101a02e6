/* SPDX-License-Identifier: MIT */
package java.nio.channels.spi;

import java.nio.channels.SelectionKey;

/** Whether a key is valid. */
public abstract class AbstractSelectionKey extends SelectionKey {
    private volatile boolean invalid;

    protected AbstractSelectionKey() {
    }

    @Override
    public final boolean isValid() {
        return !invalid;
    }

    void invalidate() {
        invalid = true;
    }

    @Override
    public final void cancel() {
        synchronized (this) {
            if (invalid) {
                return;
            }
            invalid = true;
        }
        ((AbstractSelector) selector()).cancelled(this);
    }
}
