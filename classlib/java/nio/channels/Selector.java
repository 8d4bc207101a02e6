/* SPDX-License-Identifier: MIT */
package java.nio.channels;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/** Tells which of several channels are ready. */
public abstract class Selector implements Closeable {
    protected Selector() {
    }

    public static Selector open() throws IOException {
        return SelectorProvider.provider().openSelector();
    }

    public abstract boolean isOpen();

    public abstract SelectorProvider provider();

    public abstract Set<SelectionKey> keys();

    public abstract Set<SelectionKey> selectedKeys();

    public abstract int selectNow() throws IOException;

    public abstract int select(long timeout) throws IOException;

    public abstract int select() throws IOException;

    public int select(Consumer<SelectionKey> action, long timeout) throws IOException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout");
        }
        return select(Objects.requireNonNull(action), timeout, false);
    }

    public int select(Consumer<SelectionKey> action) throws IOException {
        return select(action, 0);
    }

    public int selectNow(Consumer<SelectionKey> action) throws IOException {
        return select(Objects.requireNonNull(action), 0, true);
    }

    /* By what each selector has: the selected keys are none before and after. */
    private int select(Consumer<SelectionKey> action, long timeout, boolean now)
            throws IOException {
        synchronized (this) {
            Set<SelectionKey> selected = selectedKeys();
            synchronized (selected) {
                selected.clear();
                int n = now ? selectNow() : select(timeout);
                Set<SelectionKey> found = Set.copyOf(selected);
                selected.clear();
                for (SelectionKey key : found) {
                    action.accept(key);
                    if (!isOpen()) {
                        throw new ClosedSelectorException();
                    }
                }
                return n;
            }
        }
    }

    public abstract Selector wakeup();

    @Override
    public abstract void close() throws IOException;
}
