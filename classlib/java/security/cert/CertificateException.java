/* SPDX-License-Identifier: MIT */
package java.security.cert;

/** Something is wrong with a certificate. */
public class CertificateException extends java.security.GeneralSecurityException {
    private static final long serialVersionUID = 3192535253797119798L;

    public CertificateException() {
        super();
    }

    public CertificateException(String message) {
        super(message);
    }

    public CertificateException(String message, Throwable cause) {
        super(message, cause);
    }

    public CertificateException(Throwable cause) {
        super(cause);
    }
}
