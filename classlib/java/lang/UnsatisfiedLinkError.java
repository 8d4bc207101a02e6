/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when the implementation of a native method is not found. */
public class UnsatisfiedLinkError extends LinkageError {
    private static final long serialVersionUID = -4019343241616879428L;

    public UnsatisfiedLinkError() {
    }

    public UnsatisfiedLinkError(String message) {
        super(message);
    }
}
