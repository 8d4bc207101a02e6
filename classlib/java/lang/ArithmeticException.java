/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown by exceptional arithmetic such as an integer division by zero. */
public class ArithmeticException extends RuntimeException {
    private static final long serialVersionUID = 2256477558314496007L;

    public ArithmeticException() {
    }

    public ArithmeticException(String message) {
        super(message);
    }
}
