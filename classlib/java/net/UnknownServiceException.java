/* SPDX-License-Identifier: MIT */
package java.net;

/** The protocol does not offer the service. */
public class UnknownServiceException extends java.io.IOException {
    private static final long serialVersionUID = 1L;

    public UnknownServiceException() {
        super();
    }

    public UnknownServiceException(String message) {
        super(message);
    }
}
