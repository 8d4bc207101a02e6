/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when an array of negative size is requested. */
public class NegativeArraySizeException extends RuntimeException {
    private static final long serialVersionUID = -8960118058596991861L;

    public NegativeArraySizeException() {
    }

    public NegativeArraySizeException(String message) {
        super(message);
    }
}
