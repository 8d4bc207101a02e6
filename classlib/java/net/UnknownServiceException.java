/* SPDX-License-Identifier: MIT */
package java.net;

/** The protocol does not offer the service. */
public class UnknownServiceException extends java.io.IOException {
    private static final long serialVersionUID = -4169033248853639508L;

    public UnknownServiceException() {
        super();
    }

    public UnknownServiceException(String message) {
        super(message);
    }
}
