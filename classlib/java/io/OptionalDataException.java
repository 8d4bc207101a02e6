/* SPDX-License-Identifier: MIT */
package java.io;

/** Primitive data where an object was expected. */
public class OptionalDataException extends ObjectStreamException {
    private static final long serialVersionUID = -8011121865681257820L;

    public int length;
    public boolean eof;

    OptionalDataException(int length) {
        this.length = length;
    }

    OptionalDataException(boolean end) {
        eof = end;
    }
}
