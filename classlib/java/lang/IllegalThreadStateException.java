/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a thread is not in a state that suits the operation. */
public class IllegalThreadStateException extends IllegalArgumentException {
    private static final long serialVersionUID = -7626246362397460174L;

    public IllegalThreadStateException() {
    }

    public IllegalThreadStateException(String message) {
        super(message);
    }
}
