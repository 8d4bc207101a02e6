/* SPDX-License-Identifier: MIT */
package java.util;

/** A part of a locale is not well formed. */
public class IllformedLocaleException extends RuntimeException {
    private static final long serialVersionUID = -5245986824925681401L;
    private final int _errIdx;

    public IllformedLocaleException() {
        _errIdx = -1;
    }

    public IllformedLocaleException(String message) {
        super(message);
        _errIdx = -1;
    }

    public IllformedLocaleException(String message, int _errIdx) {
        super(message + (_errIdx < 0 ? "" : " [at index " + _errIdx + "]"));
        this._errIdx = _errIdx;
    }

    public int getErrorIndex() {
        return _errIdx;
    }
}
