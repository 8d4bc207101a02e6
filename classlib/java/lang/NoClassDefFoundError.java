/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a class known at compile time cannot be found at run time. */
public class NoClassDefFoundError extends LinkageError {
    private static final long serialVersionUID = 9095859863287012458L;

    public NoClassDefFoundError() {
    }

    public NoClassDefFoundError(String message) {
        super(message);
    }

    private NoClassDefFoundError(String message, Throwable cause) {
        super(message, cause);
    }
}
