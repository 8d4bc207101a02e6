/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;

/** A pipe's end to write to. */
final class SinkChannelImpl extends Pipe.SinkChannel implements SelChImpl {
    private final NetSocket socket;
    private final Object lock = new Object();

    SinkChannelImpl(SelectorProvider provider, NetSocket socket) {
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
        return output ? interest & SelectionKey.OP_WRITE : 0;
    }

    @Override
    protected void implConfigureBlocking(boolean block) throws IOException {
        synchronized (lock) {
            requireOpen();
        }
    }

    private long writeAll(ByteBuffer[] srcs, int offset, int length) throws IOException {
        synchronized (lock) {
            requireOpenToMove();
            return Operation.writeAll(this, srcs, offset, length);
        }
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        Objects.requireNonNull(src);
        return (int) writeAll(new ByteBuffer[] {src}, 0, 1);
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, srcs.length);
        return writeAll(srcs, offset, length);
    }

    @Override
    public long write(ByteBuffer[] srcs) throws IOException {
        return write(srcs, 0, srcs.length);
    }
}
