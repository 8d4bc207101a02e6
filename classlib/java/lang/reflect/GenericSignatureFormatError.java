/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** A Signature attribute that does not follow the grammar. */
public class GenericSignatureFormatError extends ClassFormatError {
    private static final long serialVersionUID = 6709919147137911034L;

    public GenericSignatureFormatError() {
    }

    public GenericSignatureFormatError(String message) {
        super(message);
    }
}
