/* SPDX-License-Identifier: MIT */
package java.security.cert;

import java.io.ObjectStreamException;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.PublicKey;
import java.security.SignatureException;
import java.util.Arrays;

/** An identity certificate. The library reads none: signed jars count as unsigned. */
public abstract class Certificate implements java.io.Serializable {
    private static final long serialVersionUID = -3585440601605666277L;

    private final String type;

    protected Certificate(String type) {
        this.type = type;
    }

    public final String getType() {
        return type;
    }

    @Override
    public boolean equals(Object other) {
        try {
            return this == other || other instanceof Certificate
                    && Arrays.equals(getEncoded(), ((Certificate) other).getEncoded());
        } catch (CertificateException e) {
            return false;
        }
    }

    @Override
    public int hashCode() {
        try {
            return Arrays.hashCode(getEncoded());
        } catch (CertificateException e) {
            return 0;
        }
    }

    public abstract byte[] getEncoded() throws CertificateEncodingException;

    public abstract void verify(PublicKey key) throws CertificateException,
            NoSuchAlgorithmException, InvalidKeyException, NoSuchProviderException,
            SignatureException;

    public abstract void verify(PublicKey key, String sigProvider) throws CertificateException,
            NoSuchAlgorithmException, InvalidKeyException, NoSuchProviderException,
            SignatureException;

    public void verify(PublicKey key, Provider sigProvider) throws CertificateException,
            NoSuchAlgorithmException, InvalidKeyException, SignatureException {
        throw new UnsupportedOperationException();
    }

    @Override
    public abstract String toString();

    public abstract PublicKey getPublicKey();

    protected Object writeReplace() throws ObjectStreamException {
        try {
            return new CertificateRep(type, getEncoded());
        } catch (CertificateException e) {
            throw new java.io.NotSerializableException("java.security.cert.Certificate: " + type
                    + ": " + e.getMessage());
        }
    }

    /** What is written of a certificate: it can be read where there is a factory of its type. */
    protected static class CertificateRep implements java.io.Serializable {
        private static final long serialVersionUID = -8563758940495660020L;

        private final String type;
        private final byte[] data;

        protected CertificateRep(String type, byte[] data) {
            this.type = type;
            this.data = data;
        }

        protected Object readResolve() throws ObjectStreamException {
            throw new java.io.NotSerializableException("java.security.cert.Certificate: " + type
                    + ": " + type + " not found");
        }
    }
}
