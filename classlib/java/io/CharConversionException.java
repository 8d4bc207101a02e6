/* SPDX-License-Identifier: MIT */
package java.io;

/** Base of character conversion failures. */
public class CharConversionException extends IOException {
    private static final long serialVersionUID = -8680016352018427031L;

    public CharConversionException() {
        super();
    }

    public CharConversionException(String message) {
        super(message);
    }
}
