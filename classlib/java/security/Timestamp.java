/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.Serializable;
import java.security.cert.CertPath;
import java.util.Date;
import java.util.Objects;

/** When something was signed, and who says so. */
public final class Timestamp implements Serializable {
    private static final long serialVersionUID = -5502683707821851294L;

    private final Date timestamp;
    private final CertPath signerCertPath;

    public Timestamp(Date timestamp, CertPath signerCertPath) {
        this.timestamp = new Date(Objects.requireNonNull(timestamp).getTime());
        this.signerCertPath = Objects.requireNonNull(signerCertPath);
    }

    public Date getTimestamp() {
        return new Date(timestamp.getTime());
    }

    public CertPath getSignerCertPath() {
        return signerCertPath;
    }

    @Override
    public int hashCode() {
        return timestamp.hashCode() + signerCertPath.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Timestamp && timestamp.equals(((Timestamp) obj).timestamp)
                && signerCertPath.equals(((Timestamp) obj).signerCertPath);
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder("(timestamp: ").append(timestamp);
        return s.append(CodeSigner.certificates(signerCertPath)).append(')').toString();
    }
}
