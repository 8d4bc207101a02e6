/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

import java.nio.Buffer;
import java.nio.MappedByteBuffer;

/** What other packages may ask of java.nio. */
public interface JavaNioAccess {
    /** A buffer of a part of mapped pages, which are given back when no buffer refers to them. */
    MappedByteBuffer mapped(long pages, long bytes, int offset, int size, boolean readOnly);

    /** Collects, and gives back the pages that no buffer refers to. */
    void freeForgotten();

    /** Where the memory of a direct buffer begins. */
    long address(Buffer buffer);

    /**
     * Gives the memory of a direct buffer, which is no view, back before the buffer is forgotten.
     */
    void clean(Buffer buffer);
}
