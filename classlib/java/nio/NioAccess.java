/* SPDX-License-Identifier: MIT */
package java.nio;

import jdk.internal.access.JavaNioAccess;
import jdk.internal.access.SharedSecrets;

/** Gives the rest of the library what it may ask of this package. */
final class NioAccess implements JavaNioAccess {
    static {
        SharedSecrets.setJavaNioAccess(new NioAccess());
    }

    @Override
    public MappedByteBuffer mapped(long pages, long bytes, int offset, int size, boolean readOnly) {
        return DirectByteBuffer.mapped(pages, bytes, offset, size, readOnly);
    }

    @Override
    public void freeForgotten() {
        DirectByteBuffer.freeForgotten();
    }

    @Override
    public long address(Buffer buffer) {
        return buffer.address;
    }

    @Override
    public void clean(Buffer buffer) {
        DirectByteBuffer.clean(buffer);
    }
}
