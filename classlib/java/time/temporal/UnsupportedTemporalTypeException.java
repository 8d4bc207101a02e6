/* SPDX-License-Identifier: MIT */
package java.time.temporal;

/** A unit does not apply. */
public class UnsupportedTemporalTypeException extends java.time.DateTimeException {
    private static final long serialVersionUID = -6158898438688206006L;

    public UnsupportedTemporalTypeException(String message) {
        super(message);
    }

    public UnsupportedTemporalTypeException(String message, Throwable cause) {
        super(message, cause);
    }
}
