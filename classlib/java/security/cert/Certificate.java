/* SPDX-License-Identifier: MIT */
package java.security.cert;

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

    public abstract byte[] getEncoded() throws CertificateException;

    @Override
    public abstract String toString();
}
