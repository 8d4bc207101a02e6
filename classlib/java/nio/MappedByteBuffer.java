/* SPDX-License-Identifier: MIT */
package java.nio;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.util.Objects;
import jdk.internal.misc.Unsafe;
import sun.nio.ch.FileChannelImpl;

/** A byte buffer over memory outside the heap that may be a mapped file. */
public abstract class MappedByteBuffer extends ByteBuffer {
    /** Whether the memory is pages of a file. */
    final boolean mapped;

    MappedByteBuffer(int mark, int pos, int lim, int cap, boolean mapped) {
        super(mark, pos, lim, cap);
        this.mapped = mapped;
    }

    private int pages(int index, int length, int what) {
        if (!mapped || length == 0) {
            return 1;
        }
        long start = address + index;
        long begin = start & -Unsafe.getUnsafe().pageSize();
        try {
            return FileChannelImpl.pages0(begin, start + length - begin, what);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    public final boolean isLoaded() {
        return pages(0, capacity(), 2) != 0;
    }

    public final MappedByteBuffer load() {
        pages(0, capacity(), 1);
        return this;
    }

    public final MappedByteBuffer force() {
        pages(0, capacity(), 0);
        return this;
    }

    public final MappedByteBuffer force(int index, int length) {
        if (mapped && capacity() != 0) {
            Objects.checkFromIndexSize(index, length, limit());
            pages(index, length, 0);
        }
        return this;
    }

    @Override
    public abstract MappedByteBuffer slice();

    @Override
    public abstract MappedByteBuffer slice(int index, int length);

    @Override
    public abstract MappedByteBuffer duplicate();

    @Override
    public abstract MappedByteBuffer compact();

    @Override
    public final MappedByteBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public final MappedByteBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public final MappedByteBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final MappedByteBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final MappedByteBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final MappedByteBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final MappedByteBuffer rewind() {
        super.rewind();
        return this;
    }
}
