/* SPDX-License-Identifier: MIT */
package java.security.cert;

import java.io.NotSerializableException;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.util.Iterator;
import java.util.List;

/** A chain of certificates. The library reads none; a program may have a kind of its own. */
public abstract class CertPath implements Serializable {
    private static final long serialVersionUID = 6068470306649138683L;

    private final String type;

    protected CertPath(String type) {
        this.type = type;
    }

    public String getType() {
        return type;
    }

    public abstract Iterator<String> getEncodings();

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof CertPath
                && ((CertPath) other).getType().equals(type)
                && getCertificates().equals(((CertPath) other).getCertificates());
    }

    @Override
    public int hashCode() {
        return 31 * type.hashCode() + getCertificates().hashCode();
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder("\n").append(type).append(" Cert Path: length = ")
                .append(getCertificates().size()).append(".\n[\n");
        int i = 1;
        for (Certificate c : getCertificates()) {
            s.append("=========================================================Certificate ")
                    .append(i).append(" start.\n").append(c)
                    .append("\n=========================================================")
                    .append("Certificate ").append(i).append(" end.\n\n\n");
            i++;
        }
        return s.append("\n]").toString();
    }

    public abstract byte[] getEncoded() throws CertificateEncodingException;

    public abstract byte[] getEncoded(String encoding) throws CertificateEncodingException;

    public abstract List<? extends Certificate> getCertificates();

    protected Object writeReplace() throws ObjectStreamException {
        try {
            return new CertPathRep(type, getEncoded());
        } catch (CertificateException e) {
            throw new NotSerializableException("java.security.cert.CertPath: " + type + ": "
                    + e.getMessage());
        }
    }

    /** What is written of a chain: it can be read where there is a factory of its type. */
    protected static class CertPathRep implements Serializable {
        private static final long serialVersionUID = 3015633072427920915L;

        private final String type;
        private final byte[] data;

        protected CertPathRep(String type, byte[] data) {
            this.type = type;
            this.data = data;
        }

        protected Object readResolve() throws ObjectStreamException {
            throw new NotSerializableException("java.security.cert.CertPath: " + type + ": " + type
                    + " not found");
        }
    }
}
