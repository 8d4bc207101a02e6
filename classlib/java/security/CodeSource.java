/* SPDX-License-Identifier: MIT */
package java.security;

/** Where code came from. */
public class CodeSource implements java.io.Serializable {
    private static final long serialVersionUID = 4977541819976013951L;

    private final java.net.URL location;

    public CodeSource(java.net.URL url, Object[] signers) {
        location = url;
    }

    public final java.net.URL getLocation() {
        return location;
    }

    @Override
    public String toString() {
        return "(" + location + " <no signer certificates>)";
    }
}
