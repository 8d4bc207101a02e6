/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a thread uses a monitor that it does not own. */
public class IllegalMonitorStateException extends RuntimeException {
    private static final long serialVersionUID = 3713306369498869069L;

    public IllegalMonitorStateException() {
    }

    public IllegalMonitorStateException(String message) {
        super(message);
    }
}
