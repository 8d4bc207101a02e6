/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** A channel of bytes in both directions. */
public interface ByteChannel extends ReadableByteChannel, WritableByteChannel {
}
