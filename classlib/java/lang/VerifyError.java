/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a class file fails verification. */
public class VerifyError extends LinkageError {
    private static final long serialVersionUID = 7001962396098498785L;

    public VerifyError() {
    }

    public VerifyError(String message) {
        super(message);
    }
}
