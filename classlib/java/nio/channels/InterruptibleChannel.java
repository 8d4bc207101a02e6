/* SPDX-License-Identifier: MIT */
package java.nio.channels;

import java.io.IOException;

/** A channel that other threads may close while it is used. */
public interface InterruptibleChannel extends Channel {
    void close() throws IOException;
}
