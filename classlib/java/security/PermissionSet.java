/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.Set;

/** Permissions of a kind that brings no collection of its own: each is asked. */
final class PermissionSet extends PermissionCollection {
    private static final long serialVersionUID = -8491988220802933440L;

    private final Set<Permission> all = new LinkedHashSet<>();

    @Override
    public synchronized void add(Permission permission) {
        all.add(permission);
    }

    @Override
    public synchronized boolean implies(Permission permission) {
        for (Permission p : all) {
            if (p.implies(permission)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public synchronized Enumeration<Permission> elements() {
        return Collections.enumeration(new ArrayList<>(all));
    }
}
