/* SPDX-License-Identifier: MIT */
package java.nio.charset;

/** An encoding or decoding error. */
public class CharacterCodingException extends java.io.IOException {
    private static final long serialVersionUID = 8421532232154627783L;

    public CharacterCodingException() {
        super();
    }
}
