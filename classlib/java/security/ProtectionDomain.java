/* SPDX-License-Identifier: MIT */
package java.security;

/** The classes of one code source, and what they would be allowed if anybody asked. */
public class ProtectionDomain {
    private final CodeSource codesource;
    private final PermissionCollection permissions;
    private final ClassLoader classloader;
    private final Principal[] principals;
    private final boolean staticPermissions;

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions) {
        this(codesource, permissions, null, null, true);
    }

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions,
            ClassLoader classloader, Principal[] principals) {
        this(codesource, permissions, classloader, principals, false);
    }

    private ProtectionDomain(CodeSource codesource, PermissionCollection permissions,
            ClassLoader classloader, Principal[] principals, boolean staticPermissions) {
        if (permissions != null) {
            permissions.setReadOnly();
        }
        this.staticPermissions = staticPermissions;
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
        return staticPermissions;
    }

    public boolean implies(Permission permission) {
        return permissions != null && permissions.implies(permission);
    }
}
