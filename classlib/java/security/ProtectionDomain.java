/* SPDX-License-Identifier: MIT */
package java.security;

/** The classes of one code source. Everything is allowed to all of them. */
public class ProtectionDomain {
    private final CodeSource codesource;
    private final PermissionCollection permissions;
    private final ClassLoader classloader;
    private final Principal[] principals;

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions) {
        this(codesource, permissions, null, null);
    }

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions,
            ClassLoader classloader, Principal[] principals) {
        this.codesource = codesource;
        this.permissions = permissions;
        this.classloader = classloader;
        this.principals = principals == null ? new Principal[0] : principals.clone();
    }

    public final CodeSource getCodeSource() {
        return codesource;
    }

    public final ClassLoader getClassLoader() {
        return classloader;
    }

    public final Principal[] getPrincipals() {
        return principals.clone();
    }

    public final PermissionCollection getPermissions() {
        return permissions;
    }

    public final boolean staticPermissionsOnly() {
        return true;
    }

    public boolean implies(Permission permission) {
        return true;
    }
}
