/* SPDX-License-Identifier: MIT */
package java.nio.channels;

import java.io.Closeable;
import java.io.IOException;

/** Something open that can be read, written or both. */
public interface Channel extends Closeable {
    boolean isOpen();

    void close() throws IOException;
}
