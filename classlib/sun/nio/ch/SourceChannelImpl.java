/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;

/** A pipe's end to read from. */
final class SourceChannelImpl extends Pipe.SourceChannel implements SelChImpl {
    private final NetSocket socket;
    private final Object lock = new Object();

    SourceChannelImpl(SelectorProvider provider, NetSocket socket) {
        super(provider);
        this.socket = socket.ownedBy(this);
    }

    @Override
    public NetSocket descriptor() {
        return socket;
    }

    @Override
    public void starts() {
        begin();
    }

    @Override
    public void ends(boolean done) throws AsynchronousCloseException {
        end(done);
    }

    @Override
    protected void implCloseSelectableChannel() {
        socket.release();
    }

    @Override
    public int ready(int interest, boolean input, boolean output) {
        return input ? interest & SelectionKey.OP_READ : 0;
    }

    @Override
    protected void implConfigureBlocking(boolean block) throws IOException {
        synchronized (lock) {
            requireOpen();
        }
    }

    private int readAll(ByteBuffer[] dsts, int offset, int length) throws IOException {
        synchronized (lock) {
            requireOpenToMove();
            return Operation.told(Operation.run(this, false,
                    s -> Operation.receive(s, dsts, offset, length)));
        }
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        Objects.requireNonNull(dst);
        return readAll(new ByteBuffer[] {dst}, 0, 1);
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, dsts.length);
        return readAll(dsts, offset, length);
    }

    @Override
    public long read(ByteBuffer[] dsts) throws IOException {
        return read(dsts, 0, dsts.length);
    }
}
