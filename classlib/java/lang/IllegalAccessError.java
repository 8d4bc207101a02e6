/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when compiled code uses a member that it may not access. */
public class IllegalAccessError extends IncompatibleClassChangeError {
    private static final long serialVersionUID = -8988904074992417891L;

    public IllegalAccessError() {
    }

    public IllegalAccessError(String message) {
        super(message);
    }
}
