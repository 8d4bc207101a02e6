/* SPDX-License-Identifier: MIT */
package java.security;

/** Who signed code. The library makes none: all code counts as unsigned. */
public final class CodeSigner implements java.io.Serializable {
    private static final long serialVersionUID = 6819288105193937581L;

    private CodeSigner() {
    }
}
