/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.Collections;
import java.util.Enumeration;
import java.util.stream.Stream;

/** A set of permissions. */
public abstract class PermissionCollection implements java.io.Serializable {
    private static final long serialVersionUID = -6727011328946861783L;

    private volatile boolean readOnly;

    public PermissionCollection() {
    }

    public abstract void add(Permission permission);

    public abstract boolean implies(Permission permission);

    public abstract Enumeration<Permission> elements();

    public Stream<Permission> elementsAsStream() {
        return Collections.list(elements()).stream();
    }

    public void setReadOnly() {
        readOnly = true;
    }

    public boolean isReadOnly() {
        return readOnly;
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder(super.toString()).append(" (\n");
        for (Permission p : Collections.list(elements())) {
            s.append(' ').append(p).append('\n');
        }
        return s.append(")\n").toString();
    }
}
