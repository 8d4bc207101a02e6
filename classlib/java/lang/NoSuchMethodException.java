/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when reflection finds no such method. */
public class NoSuchMethodException extends ReflectiveOperationException {
    private static final long serialVersionUID = 5034388446362600923L;

    public NoSuchMethodException() {
    }

    public NoSuchMethodException(String message) {
        super(message);
    }
}
