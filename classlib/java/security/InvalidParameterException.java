/* SPDX-License-Identifier: MIT */
package java.security;

/** A parameter is not valid. */
public class InvalidParameterException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public InvalidParameterException() {
        super();
    }

    public InvalidParameterException(String message) {
        super(message);
    }
}
