/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a class definition changed in an incompatible way. */
public class IncompatibleClassChangeError extends LinkageError {
    private static final long serialVersionUID = -4914975503642802119L;

    public IncompatibleClassChangeError() {
    }

    public IncompatibleClassChangeError(String message) {
        super(message);
    }
}
