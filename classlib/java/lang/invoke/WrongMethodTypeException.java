/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

/** A method handle was called, or adapted, with a type that does not fit. */
public class WrongMethodTypeException extends RuntimeException {
    private static final long serialVersionUID = 292L;

    public WrongMethodTypeException() {
    }

    public WrongMethodTypeException(String s) {
        super(s);
    }

    WrongMethodTypeException(String s, Throwable cause) {
        super(s, cause);
    }
}
