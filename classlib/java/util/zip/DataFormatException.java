/* SPDX-License-Identifier: MIT */
package java.util.zip;

/** Compressed data is wrong. */
public class DataFormatException extends Exception {
    private static final long serialVersionUID = 2219632870893641452L;

    public DataFormatException() {
        super();
    }

    public DataFormatException(String message) {
        super(message);
    }
}
