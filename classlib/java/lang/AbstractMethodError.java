/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when an abstract method is called at run time. */
public class AbstractMethodError extends IncompatibleClassChangeError {
    private static final long serialVersionUID = -1654391082989018462L;

    public AbstractMethodError() {
    }

    public AbstractMethodError(String message) {
        super(message);
    }
}
