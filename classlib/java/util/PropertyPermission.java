/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.security.BasicPermission;
import java.security.Permission;
import java.security.PermissionCollection;
import jdk.internal.util.PermissionActions;

/** A right to read or write properties of the system. */
public final class PropertyPermission extends BasicPermission {
    private static final long serialVersionUID = 885438825399942851L;
    private static final String[] NAMES = {"read", "write"};

    private String actions; // in streams alone
    private final transient int mask;

    public PropertyPermission(String name, String actions) {
        super(name, actions);
        mask = mask(actions);
    }

    private static int mask(String actions) {
        if (actions == null) {
            throw new IllegalArgumentException("invalid actions mask");
        }
        return PermissionActions.mask(actions, NAMES, "invalid actions mask");
    }

    @Override
    public boolean implies(Permission p) {
        return p instanceof PropertyPermission && super.implies(p)
                && (mask & ((PropertyPermission) p).mask) == ((PropertyPermission) p).mask;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof PropertyPermission && mask == ((PropertyPermission) obj).mask
                && getName().equals(((PropertyPermission) obj).getName());
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    @Override
    public String getActions() {
        return PermissionActions.text(mask, NAMES);
    }

    @Override
    public PermissionCollection newPermissionCollection() {
        return new PropertyPermissionCollection();
    }

    /** The actions of all permissions that cover a name count together. */
    private static final class PropertyPermissionCollection extends PermissionCollection {
        private static final long serialVersionUID = 7015263904581634791L;

        private final Map<String, PropertyPermission> byName = new LinkedHashMap<>();

        @Override
        public synchronized void add(Permission permission) {
            PropertyPermission p = PermissionActions.admitted(this, permission,
                    PropertyPermission.class);
            PropertyPermission other = byName.get(p.getName());
            byName.put(p.getName(), other == null || other.mask == p.mask ? p
                    : new PropertyPermission(p.getName(), "read,write"));
        }

        @Override
        public synchronized boolean implies(Permission permission) {
            if (!(permission instanceof PropertyPermission)) {
                return false;
            }
            PropertyPermission wanted = (PropertyPermission) permission;
            int mask = 0;
            for (PropertyPermission p : byName.values()) {
                if (p.implies(new PropertyPermission(wanted.getName(), p.getActions()))) {
                    mask |= p.mask;
                }
            }
            return (mask & wanted.mask) == wanted.mask;
        }

        @Override
        public synchronized Enumeration<Permission> elements() {
            return Collections.enumeration(new ArrayList<Permission>(byName.values()));
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        actions = getActions();
        out.defaultWriteObject();
    }

    private Object readResolve() {
        return new PropertyPermission(getName(), actions);
    }
}
