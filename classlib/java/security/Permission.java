/* SPDX-License-Identifier: MIT */
package java.security;

/** A right to do something. */
public abstract class Permission implements Guard, java.io.Serializable {
    private static final long serialVersionUID = -5636570222231596674L;

    private final String name;

    public Permission(String name) {
        this.name = name;
    }

    /** A security manager is asked, if there is one. */
    @Override
    public void checkGuard(Object object) throws SecurityException {
        SecurityManager sm = System.getSecurityManager();
        if (sm != null) {
            sm.checkPermission(this);
        }
    }

    public abstract boolean implies(Permission permission);

    @Override
    public abstract boolean equals(Object obj);

    @Override
    public abstract int hashCode();

    public final String getName() {
        return name;
    }

    public abstract String getActions();

    /** Null: any set will do. */
    public PermissionCollection newPermissionCollection() {
        return null;
    }

    @Override
    public String toString() {
        String a = getActions();
        return a == null || a.isEmpty() ? "(\"" + getClass().getName() + "\" \"" + name + "\")"
                : "(\"" + getClass().getName() + "\" \"" + name + "\" \"" + a + "\")";
    }
}
