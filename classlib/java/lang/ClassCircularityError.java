/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a class turns out to be its own superclass. */
public class ClassCircularityError extends LinkageError {
    private static final long serialVersionUID = 1054362542914539689L;

    public ClassCircularityError() {
    }

    public ClassCircularityError(String message) {
        super(message);
    }
}
