/* SPDX-License-Identifier: MIT */
package java.security;

/** A permission that is only a name, whose last part may be a star. */
public abstract class BasicPermission extends Permission {
    private static final long serialVersionUID = 6279438298436773498L;

    public BasicPermission(String name) {
        super(name);
        if (name == null) {
            throw new NullPointerException("name can't be null");
        }
        if (name.isEmpty()) {
            throw new IllegalArgumentException("name can't be empty");
        }
    }

    public BasicPermission(String name, String actions) {
        this(name);
    }

    @Override
    public boolean implies(Permission p) {
        if (p == null || p.getClass() != getClass()) {
            return false;
        }
        String n = getName();
        return n.equals("*") || n.equals(p.getName())
                || n.endsWith(".*") && p.getName().startsWith(n.substring(0, n.length() - 1));
    }

    @Override
    public boolean equals(Object obj) {
        return obj != null && obj.getClass() == getClass()
                && getName().equals(((Permission) obj).getName());
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    @Override
    public String getActions() {
        return "";
    }
}
