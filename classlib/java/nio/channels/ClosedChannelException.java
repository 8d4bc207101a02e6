/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel is closed. */
public class ClosedChannelException extends java.io.IOException {
    public ClosedChannelException() {
    }
}
