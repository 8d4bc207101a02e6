/* SPDX-License-Identifier: MIT */
package java.security;

/** A key of cryptography. */
public interface Key extends java.io.Serializable {
    @Deprecated
    long serialVersionUID = 6603384152749567654L;

    String getAlgorithm();

    String getFormat();

    byte[] getEncoded();
}
