/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a method is called by an inappropriate caller. */
public class IllegalCallerException extends RuntimeException {
    private static final long serialVersionUID = -2349421918363102232L;

    public IllegalCallerException() {
    }

    public IllegalCallerException(String message) {
        super(message);
    }

    public IllegalCallerException(String message, Throwable cause) {
        super(message, cause);
    }

    public IllegalCallerException(Throwable cause) {
        super(cause);
    }
}
