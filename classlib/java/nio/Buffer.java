/* SPDX-License-Identifier: MIT */
package java.nio;

/**
 * Position, limit, capacity and mark of a buffer. Invariant: mark <= position <= limit <= capacity.
 * The field address is the memory of a direct buffer; native code reads it and capacity.
 */
public abstract class Buffer {
    private int mark = -1;
    private int position;
    private int limit;
    private final int capacity;
    long address;

    Buffer(int mark, int position, int limit, int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        this.capacity = capacity;
        this.limit = limit;
        this.position = position;
        this.mark = mark;
    }

    static IllegalArgumentException negativeCapacity(int capacity) {
        return new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    }

    public final int capacity() {
        return capacity;
    }

    public final int position() {
        return position;
    }

    public Buffer position(int newPosition) {
        if (newPosition > limit) {
            throw new IllegalArgumentException("newPosition > limit: (" + newPosition + " > "
                    + limit + ")");
        }
        if (newPosition < 0) {
            throw new IllegalArgumentException("newPosition < 0: (" + newPosition + " < 0)");
        }
        if (mark > newPosition) {
            mark = -1;
        }
        position = newPosition;
        return this;
    }

    public final int limit() {
        return limit;
    }

    public Buffer limit(int newLimit) {
        if (newLimit > capacity) {
            throw new IllegalArgumentException("newLimit > capacity: (" + newLimit + " > "
                    + capacity + ")");
        }
        if (newLimit < 0) {
            throw new IllegalArgumentException("newLimit < 0: (" + newLimit + " < 0)");
        }
        limit = newLimit;
        if (position > newLimit) {
            position = newLimit;
        }
        if (mark > newLimit) {
            mark = -1;
        }
        return this;
    }

    public Buffer mark() {
        mark = position;
        return this;
    }

    public Buffer reset() {
        if (mark < 0) {
            throw new InvalidMarkException();
        }
        position = mark;
        return this;
    }

    public Buffer clear() {
        position = 0;
        limit = capacity;
        mark = -1;
        return this;
    }

    public Buffer flip() {
        limit = position;
        position = 0;
        mark = -1;
        return this;
    }

    public Buffer rewind() {
        position = 0;
        mark = -1;
        return this;
    }

    public final int remaining() {
        int rem = limit - position;
        return rem > 0 ? rem : 0;
    }

    public final boolean hasRemaining() {
        return position < limit;
    }

    public abstract boolean isReadOnly();

    public abstract boolean hasArray();

    public abstract Object array();

    public abstract int arrayOffset();

    public abstract boolean isDirect();

    public abstract Buffer slice();

    public abstract Buffer slice(int index, int length);

    public abstract Buffer duplicate();

    /* The name of the class that the reference has for such a buffer; its texts show it. */
    final String describe(ByteOrder order) {
        String name = getClass().getSimpleName();
        String suffix = isReadOnly() ? "R" : "";
        if (name.startsWith("View")) {
            String kind = name.substring(4);
            if (isDirect()) {
                name = "Direct" + kind;
                suffix += order == ByteOrder.nativeOrder() ? "U" : "S";
            } else {
                name = "ByteBufferAs" + kind;
                suffix += order == ByteOrder.BIG_ENDIAN ? "B" : "L";
            }
        }
        return "java.nio." + name + suffix + "[pos=" + position + " lim=" + limit + " cap="
                + capacity() + "]";
    }

    static void checkWrapped(int offset, int length, int size) {
        if ((offset | length | size - length - offset) < 0 || offset + length < 0) {
            throw new IndexOutOfBoundsException();
        }
    }

    final int markValue() {
        return mark;
    }

    final void discardMark() {
        mark = -1;
    }

    final int nextGet() {
        int p = position;
        if (p >= limit) {
            throw new BufferUnderflowException();
        }
        position = p + 1;
        return p;
    }

    final int nextGet(int n) {
        int p = position;
        if (limit - p < n) {
            throw new BufferUnderflowException();
        }
        position = p + n;
        return p;
    }

    final int nextPut() {
        int p = position;
        if (p >= limit) {
            throw new BufferOverflowException();
        }
        position = p + 1;
        return p;
    }

    final int nextPut(int n) {
        int p = position;
        if (limit - p < n) {
            throw new BufferOverflowException();
        }
        position = p + n;
        return p;
    }

    final int check(int i) {
        if (i < 0 || i >= limit) {
            throw new IndexOutOfBoundsException();
        }
        return i;
    }

    final int check(int i, int n) {
        if (i < 0 || n > limit - i) {
            throw new IndexOutOfBoundsException();
        }
        return i;
    }
}
