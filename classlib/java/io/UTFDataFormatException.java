/* SPDX-License-Identifier: MIT */
package java.io;

/** Malformed modified UTF-8. */
public class UTFDataFormatException extends IOException {
    private static final long serialVersionUID = 420743449228280612L;

    public UTFDataFormatException() {
        super();
    }

    public UTFDataFormatException(String message) {
        super(message);
    }
}
