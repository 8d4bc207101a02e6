/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** A MethodParameters attribute that cannot be used. */
public class MalformedParametersException extends RuntimeException {
    private static final long serialVersionUID = 20130919L;

    public MalformedParametersException() {
    }

    public MalformedParametersException(String reason) {
        super(reason);
    }
}
