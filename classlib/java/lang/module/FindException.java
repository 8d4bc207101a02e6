/* SPDX-License-Identifier: MIT */
package java.lang.module;

/** Thrown when a module cannot be found, or what was found cannot be read. */
public class FindException extends RuntimeException {
    private static final long serialVersionUID = -5817081036963388391L;

    public FindException() {
    }

    public FindException(String message) {
        super(message);
    }

    public FindException(Throwable cause) {
        super(cause);
    }

    public FindException(String message, Throwable cause) {
        super(message, cause);
    }
}
