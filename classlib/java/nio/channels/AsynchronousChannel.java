/* SPDX-License-Identifier: MIT */
package java.nio.channels;

import java.io.IOException;

/** A channel that is read and written by others than the thread that asks. */
public interface AsynchronousChannel extends Channel {
    @Override
    void close() throws IOException;
}
