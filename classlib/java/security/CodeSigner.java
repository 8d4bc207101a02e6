/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.Serializable;
import java.security.cert.CertPath;
import java.security.cert.Certificate;
import java.util.List;
import java.util.Objects;

/** Who signed code. The library makes none: all code counts as unsigned. */
public final class CodeSigner implements Serializable {
    private static final long serialVersionUID = 6819288105193937581L;

    private final CertPath signerCertPath;
    private final Timestamp timestamp;

    public CodeSigner(CertPath signerCertPath, Timestamp timestamp) {
        this.signerCertPath = Objects.requireNonNull(signerCertPath);
        this.timestamp = timestamp;
    }

    public CertPath getSignerCertPath() {
        return signerCertPath;
    }

    public Timestamp getTimestamp() {
        return timestamp;
    }

    @Override
    public int hashCode() {
        return signerCertPath.hashCode() + (timestamp == null ? 0 : timestamp.hashCode());
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof CodeSigner
                && signerCertPath.equals(((CodeSigner) obj).signerCertPath)
                && Objects.equals(timestamp, ((CodeSigner) obj).timestamp);
    }

    static String certificates(CertPath path) {
        List<? extends Certificate> list = path.getCertificates();
        return list.isEmpty() ? "TSA: []" : "TSA: [" + list.get(0) + "]";
    }

    @Override
    public String toString() {
        List<? extends Certificate> list = signerCertPath.getCertificates();
        return "(Signer: " + (list.isEmpty() ? "<empty>" : list.get(0))
                + (timestamp == null ? "" : " timestamp: " + timestamp) + ")";
    }
}
