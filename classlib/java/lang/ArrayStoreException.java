/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when an object of the wrong type is stored into an array. */
public class ArrayStoreException extends RuntimeException {
    private static final long serialVersionUID = -4522193890499838241L;

    public ArrayStoreException() {
    }

    public ArrayStoreException(String message) {
        super(message);
    }
}
