/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.Enumeration;
import java.util.Vector;

/** A set of permissions of several kinds. */
public final class Permissions extends PermissionCollection {
    private static final long serialVersionUID = 4858622370623524688L;

    private final Vector<Permission> all = new Vector<>();

    public Permissions() {
    }

    @Override
    public void add(Permission permission) {
        if (isReadOnly()) {
            throw new SecurityException("attempt to add a Permission to a readonly Permissions"
                    + " object");
        }
        all.add(permission);
    }

    @Override
    public boolean implies(Permission permission) {
        synchronized (all) {
            for (Permission p : all) {
                if (p.implies(permission)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public Enumeration<Permission> elements() {
        return all.elements();
    }
}
