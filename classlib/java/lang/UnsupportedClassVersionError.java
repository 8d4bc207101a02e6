/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a class file has a version that this machine does not support. */
public class UnsupportedClassVersionError extends ClassFormatError {
    private static final long serialVersionUID = -7123279212883497373L;

    public UnsupportedClassVersionError() {
    }

    public UnsupportedClassVersionError(String message) {
        super(message);
    }
}
