/* SPDX-License-Identifier: MIT */
package java.nio;

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.HashSet;
import java.util.Set;
import jdk.internal.misc.Unsafe;
import jdk.internal.misc.VM;
import sun.nio.ch.FileChannelImpl;

/**
 * A byte buffer over memory outside the heap. JNI's NewDirectByteBuffer calls the constructor
 * (long, int) for memory it does not own. Memory allocated here is freed when the buffer and all
 * views of it are unreachable: each allocation polls the queue.
 */
class DirectByteBuffer extends MappedByteBuffer {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
    private static final Set<Memory> LIVE = new HashSet<>();

    private static final class Memory extends PhantomReference<Object> {
        final long address;
        final long bytes;
        final boolean pages;

        Memory(Object owner, long address, long bytes, boolean pages) {
            super(owner, QUEUE);
            this.address = address;
            this.bytes = bytes;
            this.pages = pages;
        }

        void free() {
            if (pages) {
                FileChannelImpl.unmap0(address, bytes);
            } else {
                U.freeMemory(address);
                reserved -= bytes;
            }
        }
    }

    /** What a buffer and its views refer to, so that the memory lives as long as any of them. */
    private static final class Owner {
        Memory memory;
    }

    private final Owner owner;
    private boolean isView = true;
    private final boolean readOnly;

    /** What is allocated and not yet freed; guarded by LIVE. */
    private static long reserved;

    static ByteBuffer create(int capacity) {
        int bytes = Math.max(1, capacity);
        for (int round = 0; !reserve(capacity); round++) {
            // What was forgotten comes back by a collection and a moment of the reference handler's.
            if (round == 6) {
                throw new OutOfMemoryError("Cannot reserve " + capacity + " bytes of direct buffer memory (allocated: " + reserved
                        + ", limit: " + VM.maxDirectMemory() + ")");
            }
            System.gc();
            pause(1 << round);
        }
        long address = 0;
        try {
            address = U.allocateMemory(bytes);
            U.setMemory(address, bytes, (byte) 0);
            Owner owner = new Owner();
            Memory memory = new Memory(owner, address, capacity, false);
            DirectByteBuffer buffer = new DirectByteBuffer(owner, address, -1, 0, capacity, capacity, false, false);
            buffer.isView = false;
            synchronized (LIVE) {
                LIVE.add(memory);
            }
            owner.memory = memory;
            address = 0;
            capacity = 0;
            return buffer;
        } finally {
            if (address != 0) {
                U.freeMemory(address);
            }
            synchronized (LIVE) {
                reserved -= capacity;
            }
        }
    }

    /** A buffer of mapped pages; without any when size is 0. */
    static MappedByteBuffer mapped(long pages, long bytes, int offset, int size, boolean readOnly) {
        Owner owner = new Owner();
        if (pages != 0) {
            boolean done = false;
            try {
                Memory memory = new Memory(owner, pages, bytes, true);
                synchronized (LIVE) {
                    poll();
                    LIVE.add(memory);
                }
                owner.memory = memory;
                done = true;
            } finally {
                if (!done) {
                    FileChannelImpl.unmap0(pages, bytes);
                }
            }
        }
        DirectByteBuffer buffer = new DirectByteBuffer(owner, pages + offset, -1, 0, size, size, readOnly, pages != 0);
        buffer.isView = false;
        return buffer;
    }

    /** Gives the memory back now; who reads or writes the buffer afterwards is on his own. */
    static void clean(Buffer b) {
        DirectByteBuffer buffer = (DirectByteBuffer) b;
        if (buffer.isView && buffer.owner != null) {
            throw new IllegalArgumentException("duplicate or slice");
        }
        Memory memory = buffer.owner == null ? null : buffer.owner.memory;
        if (memory != null) {
            synchronized (LIVE) {
                if (LIVE.remove(memory)) {
                    memory.clear();
                    memory.free();
                }
            }
        }
    }

    static void freeForgotten() {
        System.gc();
        pause(50);
        synchronized (LIVE) {
            poll();
        }
    }

    private static void poll() {
        Reference<?> r;
        while ((r = QUEUE.poll()) != null) {
            Memory memory = (Memory) r;
            if (LIVE.remove(memory)) {
                memory.free();
            }
        }
    }

    private static boolean reserve(int capacity) {
        synchronized (LIVE) {
            poll();
            if (capacity > VM.maxDirectMemory() - reserved) {
                return false;
            }
            reserved += capacity;
            return true;
        }
    }

    private static void pause(int millis) {
        boolean interrupted = false;
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private DirectByteBuffer(long addr, int cap) {
        this(null, addr, -1, 0, cap, cap, false, false);
    }

    private DirectByteBuffer(Owner owner, long address, int mark, int pos, int lim, int cap,
            boolean readOnly, boolean mapped) {
        super(mark, pos, lim, cap, mapped);
        this.owner = owner;
        this.address = address;
        this.readOnly = readOnly;
    }

    @Override
    public MappedByteBuffer slice() {
        int n = remaining();
        return new DirectByteBuffer(owner, address + position(), -1, 0, n, n, readOnly, mapped);
    }

    @Override
    public MappedByteBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new DirectByteBuffer(owner, address + index, -1, 0, length, length, readOnly, mapped);
    }

    @Override
    public MappedByteBuffer duplicate() {
        return new DirectByteBuffer(owner, address, markValue(), position(), limit(), capacity(),
                readOnly, mapped);
    }

    @Override
    public ByteBuffer asReadOnlyBuffer() {
        return new DirectByteBuffer(owner, address, markValue(), position(), limit(), capacity(),
                true, mapped);
    }

    /* The pages of a file may be gone, which is looked after when the access is a native method's. */

    @Override
    byte at(int i) {
        byte b = mapped ? U.getByte(address + i) : U.getOwnByte(address + i);
        Reference.reachabilityFence(owner);
        return b;
    }

    @Override
    void set(int i, byte v) {
        if (mapped) {
            U.putByte(address + i, v);
        } else {
            U.putOwnByte(address + i, v);
        }
        Reference.reachabilityFence(owner);
    }

    @Override
    short short16(int i) {
        short v = mapped ? U.getShort(address + i) : U.getOwnShort(address + i);
        Reference.reachabilityFence(owner);
        return bigEndian ? Short.reverseBytes(v) : v;
    }

    @Override
    int int32(int i) {
        int v = mapped ? U.getInt(address + i) : U.getOwnInt(address + i);
        Reference.reachabilityFence(owner);
        return bigEndian ? Integer.reverseBytes(v) : v;
    }

    @Override
    long long64(int i) {
        long v = mapped ? U.getLong(address + i) : U.getOwnLong(address + i);
        Reference.reachabilityFence(owner);
        return bigEndian ? Long.reverseBytes(v) : v;
    }

    @Override
    void setShort16(int i, int v) {
        short x = bigEndian ? Short.reverseBytes((short) v) : (short) v;
        if (mapped) {
            U.putShort(address + i, x);
        } else {
            U.putOwnShort(address + i, x);
        }
        Reference.reachabilityFence(owner);
    }

    @Override
    void setInt32(int i, int v) {
        int x = bigEndian ? Integer.reverseBytes(v) : v;
        if (mapped) {
            U.putInt(address + i, x);
        } else {
            U.putOwnInt(address + i, x);
        }
        Reference.reachabilityFence(owner);
    }

    @Override
    void setLong64(int i, long v) {
        long x = bigEndian ? Long.reverseBytes(v) : v;
        if (mapped) {
            U.putLong(address + i, x);
        } else {
            U.putOwnLong(address + i, x);
        }
        Reference.reachabilityFence(owner);
    }

    @Override
    public byte get() {
        return at(nextGet());
    }

    @Override
    public byte get(int index) {
        return at(check(index));
    }

    @Override
    public ByteBuffer put(byte v) {
        checkWritable();
        set(nextPut(), v);
        return this;
    }

    @Override
    public ByteBuffer put(int index, byte v) {
        checkWritable();
        set(check(index), v);
        return this;
    }

    @Override
    void fetch(int index, byte[] dst, int off, int length) {
        U.copyMemory(null, address + index, dst, Unsafe.ARRAY_BYTE_BASE_OFFSET + (long) off, length);
        Reference.reachabilityFence(owner);
    }

    @Override
    void store(int index, byte[] src, int off, int length) {
        U.copyMemory(src, Unsafe.ARRAY_BYTE_BASE_OFFSET + (long) off, null, address + index, length);
        Reference.reachabilityFence(owner);
    }

    @Override
    public MappedByteBuffer compact() {
        checkWritable();
        int n = remaining();
        U.copyMemory(address + position(), address, n);
        Reference.reachabilityFence(owner);
        position(n);
        limit(capacity());
        discardMark();
        return this;
    }

    @Override
    public boolean isReadOnly() {
        return readOnly;
    }

    @Override
    public boolean isDirect() {
        return true;
    }
}
