/* SPDX-License-Identifier: MIT */
package java.util;

/** A part of a locale is not well formed. */
public class IllformedLocaleException extends RuntimeException {
    private static final long serialVersionUID = -5245986824925681401L;
    private final int errorIndex;

    public IllformedLocaleException() {
        errorIndex = -1;
    }

    public IllformedLocaleException(String message) {
        super(message);
        errorIndex = -1;
    }

    public IllformedLocaleException(String message, int errorIndex) {
        super(message + (errorIndex < 0 ? "" : " [at index " + errorIndex + "]"));
        this.errorIndex = errorIndex;
    }

    public int getErrorIndex() {
        return errorIndex;
    }
}
