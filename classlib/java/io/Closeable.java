/* SPDX-License-Identifier: MIT */
package java.io;

/** A source or sink that can be closed. */
public interface Closeable extends AutoCloseable {
    void close() throws IOException;
}
