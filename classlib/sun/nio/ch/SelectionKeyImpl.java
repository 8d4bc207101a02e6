/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.spi.AbstractSelectionKey;

/** That a selector of the system watches a channel. */
final class SelectionKeyImpl extends AbstractSelectionKey {
    private final EPollSelectorImpl selector;
    final SelChImpl channel;
    private volatile int interestOps;
    private volatile int readyOps;

    /* The selector's: */
    boolean watches;
    boolean changed; /* by its list of changes */
    int events; /* that the system was told, in a selection */

    SelectionKeyImpl(EPollSelectorImpl selector, SelChImpl channel) {
        this.selector = selector;
        this.channel = channel;
    }

    private void check() {
        if (!isValid()) {
            throw new CancelledKeyException();
        }
    }

    @Override
    public SelectableChannel channel() {
        return (SelectableChannel) channel;
    }

    @Override
    public Selector selector() {
        return selector;
    }

    @Override
    public int interestOps() {
        check();
        return interestOps;
    }

    @Override
    public SelectionKey interestOps(int ops) {
        check();
        checkOps(ops);
        set(ops, 0);
        return this;
    }

    @Override
    public int interestOpsOr(int ops) {
        check();
        checkOps(ops);
        return set(ops, -1);
    }

    @Override
    public int interestOpsAnd(int ops) {
        check();
        return set(0, ops);
    }

    private void checkOps(int ops) {
        if ((ops & ~channel().validOps()) != 0) {
            throw new IllegalArgumentException();
        }
    }

    /** Adds to what is kept of those that were. */
    private int set(int ops, int kept) {
        int before;
        synchronized (this) {
            before = interestOps;
            interestOps = before & kept | ops;
        }
        selector.changed(this);
        return before;
    }

    @Override
    public int readyOps() {
        check();
        return readyOps;
    }

    private int ready(int happened) {
        int interest = interestOps;
        return (happened & EPoll.TROUBLE) != 0 ? interest
                : channel.ready(interest, (happened & EPoll.INPUT) != 0,
                        (happened & EPoll.OUTPUT) != 0);
    }

    /** Forgets what was ready before; is anything of interest? */
    boolean setReady(int happened) {
        int now = ready(happened);
        readyOps = now;
        return now != 0;
    }

    /** Adds to it; is anything new? */
    boolean addReady(int happened) {
        int before = readyOps;
        int now = before | ready(happened);
        readyOps = now;
        return now != before;
    }

    /** What the system is to be told. */
    int wanted() {
        int ops = interestOps;
        return ((ops & (OP_READ | OP_ACCEPT)) != 0 ? EPoll.INPUT : 0)
                | ((ops & (OP_WRITE | OP_CONNECT)) != 0 ? EPoll.OUTPUT : 0);
    }

    @Override
    public String toString() {
        return "channel=" + channel + ", selector=" + selector + (isValid() ? ", interestOps="
                + interestOps + ", readyOps=" + readyOps : ", invalid");
    }
}
