/* SPDX-License-Identifier: MIT */
package java.security;

import java.net.SocketPermission;
import java.net.URL;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Where code came from. */
public class CodeSource implements java.io.Serializable {
    private static final long serialVersionUID = 4977541819976013951L;

    private final URL location;
    private final transient Certificate[] certificates;
    private final transient CodeSigner[] signers;

    public CodeSource(URL url, Certificate[] certs) {
        signers = null;
        location = url;
        certificates = certs == null ? null : certs.clone();
    }

    public CodeSource(URL url, CodeSigner[] signers) {
        location = url;
        this.signers = signers == null ? null : signers.clone();
        certificates = signers == null ? null : certificatesOf(signers);
    }

    /** Those of all signers, one signer's after the other's. */
    private static Certificate[] certificatesOf(CodeSigner[] signers) {
        List<Certificate> all = new ArrayList<>();
        for (CodeSigner signer : signers) {
            all.addAll(signer.getSignerCertPath().getCertificates());
        }
        return all.toArray(new Certificate[0]);
    }

    public final URL getLocation() {
        return location;
    }

    public final Certificate[] getCertificates() {
        return certificates == null ? null : certificates.clone();
    }

    public final CodeSigner[] getCodeSigners() {
        return signers == null ? null : signers.clone();
    }

    public boolean implies(CodeSource other) {
        return other != null && (location == null || location.equals(other.location)
                || other.location != null && covers(other.location));
    }

    private boolean covers(URL that) {
        String host = location.getHost();
        int port = location.getPort();
        String ref = location.getRef();
        return location.getProtocol().equalsIgnoreCase(that.getProtocol())
                && (port == -1
                    || port == (that.getPort() == -1 ? that.getDefaultPort() : that.getPort()))
                && coversFile(location.getFile(), that.getFile())
                && (ref == null || ref.equals(that.getRef()))
                && (host == null || host.equalsIgnoreCase(that.getHost())
                    || that.getHost() != null
                    && new SocketPermission(host, "resolve").implies(
                        new SocketPermission(that.getHost(), "resolve")));
    }

    /* A minus stands for all below, an asterisk for the files of one directory. */
    private static boolean coversFile(String file, String that) {
        String directory = file.substring(0, Math.max(0, file.length() - 1));
        return file.endsWith("/-") ? that.startsWith(directory)
                : file.endsWith("/*")
                ? that.startsWith(directory) && that.indexOf('/', directory.length()) < 0
                : that.equals(file) || !file.endsWith("/") && that.equals(file + "/");
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
