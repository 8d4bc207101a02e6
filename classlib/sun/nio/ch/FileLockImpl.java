/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.nio.channels.Channel;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;

/** A lock that a channel holds until it is released or the channel closed. */
final class FileLockImpl extends FileLock {
    private volatile boolean released;

    FileLockImpl(FileChannel channel, long position, long size, boolean shared) {
        super(channel, position, size, shared);
    }

    @Override
    public boolean isValid() {
        return !released && acquiredBy().isOpen();
    }

    void invalidate() {
        released = true;
    }

    @Override
    public void release() throws IOException {
        Channel channel = acquiredBy();
        if (!channel.isOpen()) {
            throw new ClosedChannelException();
        }
        if (!released) {
            ((FileChannelImpl) channel).release(this);
        }
    }
}
