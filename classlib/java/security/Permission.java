/* SPDX-License-Identifier: MIT */
package java.security;

/** A right to do something. */
public abstract class Permission implements java.io.Serializable {
    private static final long serialVersionUID = -5636570222231596674L;

    private final String name;

    public Permission(String name) {
        this.name = name;
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

    @Override
    public String toString() {
        String a = getActions();
        return a == null || a.isEmpty() ? "(\"" + getClass().getName() + "\" \"" + name + "\")"
                : "(\"" + getClass().getName() + "\" \"" + name + "\" \"" + a + "\")";
    }
}
