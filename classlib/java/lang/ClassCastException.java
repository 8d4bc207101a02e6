/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when an object is cast to a class that it is no instance of. */
public class ClassCastException extends RuntimeException {
    private static final long serialVersionUID = -9223365651070458532L;

    public ClassCastException() {
    }

    public ClassCastException(String message) {
        super(message);
    }
}
