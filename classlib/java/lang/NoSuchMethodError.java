/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when compiled code names a method that does not exist. */
public class NoSuchMethodError extends IncompatibleClassChangeError {
    private static final long serialVersionUID = -3765521442372831335L;

    public NoSuchMethodError() {
    }

    public NoSuchMethodError(String message) {
        super(message);
    }
}
