/* SPDX-License-Identifier: MIT */
package java.security;

/** The context of a privileged call; without a security manager it restricts nothing. */
public final class AccessControlContext {
    public AccessControlContext(ProtectionDomain[] context) {
    }

    public void checkPermission(Permission perm) throws AccessControlException {
        java.util.Objects.requireNonNull(perm, "permission can't be null");
    }
}
