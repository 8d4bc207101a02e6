/* SPDX-License-Identifier: MIT */
package java.security;

import java.net.URL;
import java.security.cert.Certificate;
import java.util.Objects;

/** Where code came from. */
public class CodeSource implements java.io.Serializable {
    private static final long serialVersionUID = 4977541819976013951L;

    private final URL location;
    private final transient Certificate[] certificates;

    public CodeSource(URL url, Certificate[] certs) {
        location = url;
        certificates = certs == null ? null : certs.clone();
    }

    public CodeSource(URL url, CodeSigner[] signers) {
        this(url, (Certificate[]) null);
    }

    public final URL getLocation() {
        return location;
    }

    public final Certificate[] getCertificates() {
        return certificates == null ? null : certificates.clone();
    }

    public final CodeSigner[] getCodeSigners() {
        return null;
    }

    public boolean implies(CodeSource other) {
        return other != null && (location == null || location.equals(other.location));
    }

    @Override
    public int hashCode() {
        return location == null ? 0 : location.hashCode();
    }

    @Override
    public boolean equals(Object o) {
        return o == this
                || o instanceof CodeSource && Objects.equals(location, ((CodeSource) o).location);
    }

    @Override
    public String toString() {
        return "(" + location + " <no signer certificates>)";
    }
}
