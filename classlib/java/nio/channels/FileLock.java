/* SPDX-License-Identifier: MIT */
package java.nio.channels;

import java.io.IOException;
import java.util.Objects;

/** A lock of a part of a file against other programs. */
public abstract class FileLock implements AutoCloseable {
    private final Channel channel;
    private final long position;
    private final long size;
    private final boolean shared;

    protected FileLock(FileChannel channel, long position, long size, boolean shared) {
        this((Channel) channel, position, size, shared);
    }

    protected FileLock(AsynchronousFileChannel channel, long position, long size,
            boolean shared) {
        this((Channel) channel, position, size, shared);
    }

    private FileLock(Channel channel, long position, long size, boolean shared) {
        this.channel = Objects.requireNonNull(channel, "Null channel");
        this.position = natural(position, "position");
        this.size = natural(size, "size");
        natural(position + size, "position + size");
        this.shared = shared;
    }

    private static long natural(long value, String what) {
        if (value >= 0) {
            return value;
        }
        throw new IllegalArgumentException("Negative " + what);
    }

    public final FileChannel channel() {
        return channel instanceof FileChannel ? (FileChannel) channel : null;
    }

    public Channel acquiredBy() {
        return channel;
    }

    public final long position() {
        return position;
    }

    public final long size() {
        return size;
    }

    public final boolean isShared() {
        return shared;
    }

    public final boolean overlaps(long position, long size) {
        return position + size > this.position && this.position + this.size > position;
    }

    public abstract boolean isValid();

    public abstract void release() throws IOException;

    @Override
    public final void close() throws IOException {
        release();
    }

    @Override
    public final String toString() {
        String range = position + ":" + size;
        String state = isValid() ? "valid]" : "invalid]";
        return String.join(" ", getClass().getName() + '[' + range, shared ? "shared" : "exclusive",
                state);
    }
}
