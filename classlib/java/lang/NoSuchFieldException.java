/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when reflection finds no field of the given name. */
public class NoSuchFieldException extends ReflectiveOperationException {
    private static final long serialVersionUID = -6143714805279938260L;

    public NoSuchFieldException() {
    }

    public NoSuchFieldException(String message) {
        super(message);
    }
}
