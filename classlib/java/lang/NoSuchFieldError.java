/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when compiled code names a field that does not exist. */
public class NoSuchFieldError extends IncompatibleClassChangeError {
    private static final long serialVersionUID = -3456430195886129035L;

    public NoSuchFieldError() {
    }

    public NoSuchFieldError(String message) {
        super(message);
    }
}
