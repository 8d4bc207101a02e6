/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** A parameterized type that cannot be made. */
public class MalformedParameterizedTypeException extends RuntimeException {
    private static final long serialVersionUID = -5696557788586220964L;

    public MalformedParameterizedTypeException() {
    }

    public MalformedParameterizedTypeException(String message) {
        super(message);
    }
}
