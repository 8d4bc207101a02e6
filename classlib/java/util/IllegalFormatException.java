/* SPDX-License-Identifier: MIT */
package java.util;

/** A format string or its arguments are wrong. */
public class IllegalFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 18830826L;

    IllegalFormatException() {
    }
}
