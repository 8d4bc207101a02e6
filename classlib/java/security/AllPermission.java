/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.Collections;
import java.util.Enumeration;
import jdk.internal.util.PermissionActions;

/** The permission that implies every other. */
public final class AllPermission extends Permission {
    private static final long serialVersionUID = -2916474571451318075L;

    public AllPermission() {
        super("<all permissions>");
    }

    public AllPermission(String name, String actions) {
        this();
    }

    @Override
    public boolean implies(Permission p) {
        return true;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof AllPermission;
    }

    @Override
    public int hashCode() {
        return 1;
    }

    @Override
    public String getActions() {
        return "<all actions>";
    }

    @Override
    public PermissionCollection newPermissionCollection() {
        return new AllPermissionCollection();
    }
}

/** Permissions of one such kind. */
final class AllPermissionCollection extends PermissionCollection {
    private static final long serialVersionUID = -4023755556366636806L;

    private boolean allAllowed;

    @Override
    public void add(Permission permission) {
        PermissionActions.admitted(this, permission, AllPermission.class);
        allAllowed = true;
    }

    @Override
    public boolean implies(Permission permission) {
        return allAllowed;
    }

    @Override
    public Enumeration<Permission> elements() {
        return Collections.enumeration(allAllowed
                ? Collections.<Permission>singleton(new AllPermission())
                : Collections.<Permission>emptySet());
    }
}
