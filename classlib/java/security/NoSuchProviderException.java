/* SPDX-License-Identifier: MIT */
package java.security;

/** The provider is not available. */
public class NoSuchProviderException extends GeneralSecurityException {
    private static final long serialVersionUID = 1L;

    public NoSuchProviderException() {
        super();
    }

    public NoSuchProviderException(String message) {
        super(message);
    }
}
