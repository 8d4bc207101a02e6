/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel is in the wrong blocking mode. */
public class IllegalBlockingModeException extends IllegalStateException {
    public IllegalBlockingModeException() {
    }
}
