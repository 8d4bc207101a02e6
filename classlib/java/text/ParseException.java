/* SPDX-License-Identifier: MIT */
package java.text;

/** A text could not be parsed. */
public class ParseException extends Exception {
    private static final long serialVersionUID = 2703218443322787634L;

    private final int errorOffset;

    public ParseException(String message, int errorOffset) {
        super(message);
        this.errorOffset = errorOffset;
    }

    public int getErrorOffset() {
        return errorOffset;
    }
}
