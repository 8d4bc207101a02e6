/* SPDX-License-Identifier: MIT */
package java.io;

/** A sink that can be flushed. */
public interface Flushable {
    void flush() throws IOException;
}
