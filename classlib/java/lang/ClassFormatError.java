/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a class file is malformed. */
public class ClassFormatError extends LinkageError {
    private static final long serialVersionUID = -8420114879011949195L;

    public ClassFormatError() {
    }

    public ClassFormatError(String message) {
        super(message);
    }
}
