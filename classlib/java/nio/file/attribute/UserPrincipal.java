/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

/** A user. */
public interface UserPrincipal extends java.security.Principal {
}
