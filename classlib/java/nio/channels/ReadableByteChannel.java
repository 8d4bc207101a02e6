/* SPDX-License-Identifier: MIT */
package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A channel that bytes are read from. */
public interface ReadableByteChannel extends Channel {
    int read(ByteBuffer dst) throws IOException;
}
