/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.IllegalSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.AbstractSelectionKey;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Selects by the system's list. One selection at a time, which alone touches the list: what other
 * threads change, keys that they cancel included, waits for the next one.
 */
final class EPollSelectorImpl extends AbstractSelector {
    private final EPoll poll;
    private final Map<Integer, SelectionKeyImpl> byNumber = new HashMap<>();
    private final Set<SelectionKey> keys = ConcurrentHashMap.newKeySet();
    private final Set<SelectionKey> keysSeen = Collections.unmodifiableSet(keys);
    private final Set<SelectionKey> selected = new HashSet<>();
    private final Set<SelectionKey> selectedSeen = new Shrinking<>(selected);
    private final ArrayDeque<SelectionKeyImpl> changes = new ArrayDeque<>();
    private final Object signalLock = new Object();
    private boolean signalled; /* by signalLock, as the next */
    private boolean ended;
    private boolean selecting;

    EPollSelectorImpl(SelectorProvider provider) throws IOException {
        super(provider);
        poll = new EPoll();
    }

    /** A set from which its users may only take. */
    private static final class Shrinking<E> extends AbstractSet<E> {
        private final Set<E> set;

        Shrinking(Set<E> set) {
            this.set = set;
        }

        @Override
        public int size() {
            return set.size();
        }

        @Override
        public boolean contains(Object o) {
            return set.contains(o);
        }

        @Override
        public Iterator<E> iterator() {
            return set.iterator();
        }

        @Override
        public boolean remove(Object o) {
            return set.remove(o);
        }

        @Override
        public void clear() {
            set.clear();
        }
    }

    private void checkOpen() {
        if (!isOpen()) {
            throw new ClosedSelectorException();
        }
    }

    @Override
    public Set<SelectionKey> keys() {
        checkOpen();
        return keysSeen;
    }

    @Override
    public Set<SelectionKey> selectedKeys() {
        checkOpen();
        return selectedSeen;
    }

    /* ---- Keys ---- */

    @Override
    protected SelectionKey register(AbstractSelectableChannel ch, int ops, Object att) {
        if (!(ch instanceof SelChImpl)) {
            throw new IllegalSelectorException();
        }
        checkOpen();
        SelectionKeyImpl key = new SelectionKeyImpl(this, (SelChImpl) ch);
        key.attach(att);
        key.watches = poll.watch(key.channel.descriptor());
        keys.add(key);
        if (!isOpen() && keys.remove(key)) {
            unwatch(key);
            throw new ClosedSelectorException();
        }
        key.interestOps(ops);
        return key;
    }

    private void unwatch(SelectionKeyImpl key) {
        if (key.watches) {
            key.watches = false;
            poll.unwatch(key.channel.descriptor());
        }
    }

    void changed(SelectionKeyImpl key) {
        synchronized (changes) {
            if (!key.changed) {
                key.changed = true;
                changes.add(key);
            }
        }
    }

    private void tellChanges() throws IOException {
        while (true) {
            SelectionKeyImpl key;
            synchronized (changes) {
                key = changes.poll();
                if (key == null) {
                    return;
                }
                key.changed = false;
            }
            if (key.isValid() && key.watches) {
                tell(key, key.wanted());
            }
        }
    }

    private void tell(SelectionKeyImpl key, int wanted) throws IOException {
        int before = key.events;
        if (before != wanted) {
            int number = key.channel.descriptor().number();
            poll.control(number, before, wanted);
            key.events = wanted;
            if (before == 0) {
                byNumber.put(number, key);
            } else if (wanted == 0) {
                byNumber.remove(number);
            }
        }
    }

    private void removeCancelled() throws IOException {
        while (true) {
            SelectionKeyImpl key;
            synchronized (cancelledKeys()) {
                Iterator<SelectionKey> all = cancelledKeys().iterator();
                if (!all.hasNext()) {
                    return;
                }
                key = (SelectionKeyImpl) all.next();
                all.remove();
            }
            remove(key);
        }
    }

    private void remove(SelectionKeyImpl key) throws IOException {
        if (key.watches) {
            tell(key, 0);
        }
        if (keys.remove(key)) {
            selected.remove(key);
            deregister(key);
            unwatch(key);
        }
    }

    /* ---- Selections ---- */

    @Override
    public int select() throws IOException {
        return select(null, -1);
    }

    @Override
    public int selectNow() throws IOException {
        return select(null, 0);
    }

    @Override
    public int select(long timeout) throws IOException {
        return select(null, millis(timeout));
    }

    @Override
    public int select(Consumer<SelectionKey> action, long timeout) throws IOException {
        Objects.requireNonNull(action);
        return select(action, millis(timeout));
    }

    private static int millis(long timeout) {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout");
        }
        return timeout == 0 ? -1 : (int) Math.min(timeout, Integer.MAX_VALUE);
    }

    @Override
    public int select(Consumer<SelectionKey> action) throws IOException {
        return select(Objects.requireNonNull(action), -1);
    }

    @Override
    public int selectNow(Consumer<SelectionKey> action) throws IOException {
        return select(Objects.requireNonNull(action), 0);
    }

    private synchronized int select(Consumer<SelectionKey> action, int millis)
            throws IOException {
        checkOpen();
        if (selecting) {
            throw new IllegalStateException("select in progress");
        }
        selecting = true;
        try {
            synchronized (selectedSeen) {
                return selectLocked(action, millis);
            }
        } finally {
            selecting = false;
        }
    }

    private int selectLocked(Consumer<SelectionKey> action, int millis) throws IOException {
        removeCancelled();
        tellChanges();
        int count;
        if (millis != 0) {
            begin();
        }
        try {
            count = await(millis);
        } finally {
            if (millis != 0) {
                end();
            }
        }
        removeCancelled();
        return happened(count, action);
    }

    private int await(int millis) throws IOException {
        long deadline = millis <= 0 ? 0 : System.nanoTime() + millis * 1000000L;
        int left = millis;
        int count;
        while ((count = poll.await(left)) < 0) {
            if (millis > 0) {
                left = (int) Math.max(0, (deadline - System.nanoTime() + 999999) / 1000000);
            }
        }
        return count;
    }

    private int happened(int count, Consumer<SelectionKey> action) {
        int[] events = poll.events;
        boolean woken = false;
        int updated = 0;
        try {
            for (int i = 0; i < count; i++) {
                if (poll.isSignal(events[2 * i])) {
                    woken = true;
                    continue;
                }
                SelectionKeyImpl key = byNumber.get(events[2 * i]);
                if (key != null && happened(key, events[2 * i + 1], action)) {
                    updated++;
                }
            }
        } finally {
            if (woken) {
                clearSignal();
            }
        }
        return updated;
    }

    private boolean happened(SelectionKeyImpl key, int what, Consumer<SelectionKey> action) {
        if (action != null) {
            if (!key.setReady(what)) {
                return false;
            }
            action.accept(key);
            checkOpen();
            return true;
        }
        if (selected.contains(key)) {
            return key.addReady(what);
        }
        return key.setReady(what) && selected.add(key);
    }

    /* ---- Waking, closing ---- */

    @Override
    public Selector wakeup() {
        synchronized (signalLock) {
            if (!signalled && !ended) {
                signalled = true;
                poll.signal(true);
            }
        }
        return this;
    }

    private void clearSignal() {
        synchronized (signalLock) {
            if (!ended) {
                poll.signal(false);
                signalled = false;
            }
        }
    }

    /** In a selection's action, its thread has these locks already. */
    @Override
    protected void implCloseSelector() throws IOException {
        wakeup();
        synchronized (this) {
            synchronized (selectedSeen) {
                for (SelectionKey key : keys) {
                    SelectionKeyImpl k = (SelectionKeyImpl) key;
                    if (k.watches) {
                        tell(k, 0);
                    }
                    if (keys.remove(k)) {
                        deregister((AbstractSelectionKey) k);
                        unwatch(k);
                    }
                }
                selected.clear();
            }
            synchronized (signalLock) {
                ended = true;
                poll.close();
            }
        }
    }
}
