/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Channel;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.IllegalBlockingModeException;

/** What selectors and operations ask of a channel. */
interface SelChImpl extends Channel {
    NetSocket descriptor();

    boolean isBlocking();

    /** Before an operation that may block. */
    void starts();

    /** Behind it. */
    void ends(boolean done) throws AsynchronousCloseException;

    /** Which operations of these are ready when the system says so of input and output. */
    int ready(int interest, boolean input, boolean output);

    default void requireOpen() throws ClosedChannelException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
    }

    /** Of reading and writing: a channel that blocks says of its end what it says to who waits. */
    default void requireOpenToMove() throws ClosedChannelException {
        if (!isOpen()) {
            throw isBlocking() ? new AsynchronousCloseException() : new ClosedChannelException();
        }
    }

    /** An interrupt that has come closes a channel that blocks, before its state is looked at. */
    default void heedInterrupt() throws AsynchronousCloseException {
        if (isBlocking() && Thread.currentThread().isInterrupted()) {
            starts();
            ends(true);
        }
    }

    default void requireBlocking() {
        if (!isBlocking()) {
            throw new IllegalBlockingModeException();
        }
    }
}
