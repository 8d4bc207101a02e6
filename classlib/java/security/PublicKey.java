/* SPDX-License-Identifier: MIT */
package java.security;

/** The key of a pair that everybody may know. */
public interface PublicKey extends Key {
    @Deprecated
    long serialVersionUID = 7187392471159151072L;
}
