/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.Collections;

/** The classes of one code source, and what they are allowed. */
public class ProtectionDomain {
    private final CodeSource codesource;
    private final PermissionCollection permissions;
    private final ClassLoader classloader;
    private final Principal[] principals;
    private final boolean staticPermissions;
    private final boolean hasAll;

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
        hasAll = permissions instanceof Permissions && permissions.implies(new AllPermission());
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
        return hasAll || !staticPermissions && codesource != null
                && DefaultPolicy.GRANTED.implies(permission)
                || permissions != null && permissions.implies(permission);
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder("ProtectionDomain  ").append(codesource);
        s.append("\n ").append(classloader).append("\n ");
        if (principals.length == 0) {
            s.append("<no principals>");
        } else {
            s.append("(principals ");
            for (int i = 0; i < principals.length; i++) {
                s.append(principals[i].getClass().getName()).append(" \"")
                        .append(principals[i].getName()).append('"')
                        .append(i < principals.length - 1 ? ",\n" : ")\n");
            }
        }
        return s.append("\n ").append(shown()).append('\n').toString();
    }

    private PermissionCollection shown() {
        if (hasAll || staticPermissions) {
            return permissions;
        }
        Permissions all = new Permissions();
        if (codesource != null) {
            Collections.list(DefaultPolicy.GRANTED.elements()).forEach(all::add);
        }
        if (permissions != null) {
            Collections.list(permissions.elements()).forEach(all::add);
        }
        return all;
    }
}
