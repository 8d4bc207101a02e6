/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A set of permissions of several kinds, each kind in a collection of its own. */
public final class Permissions extends PermissionCollection implements java.io.Serializable {
    private static final long serialVersionUID = 4858622370623524688L;

    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("perms", Hashtable.class),
        new ObjectStreamField("allPermission", PermissionCollection.class)
    };
    private transient Map<Class<?>, PermissionCollection> byClass = new LinkedHashMap<>();

    public Permissions() {
    }

    @Override
    public synchronized void add(Permission permission) {
        if (isReadOnly()) {
            throw new SecurityException("attempt to add a Permission to a readonly Permissions"
                    + " object");
        }
        PermissionCollection c = byClass.get(permission.getClass());
        if (c == null) {
            c = permission.newPermissionCollection();
            if (c == null) {
                c = new PermissionSet();
            }
            byClass.put(permission.getClass(), c);
        }
        c.add(permission);
    }

    @Override
    public synchronized boolean implies(Permission permission) {
        PermissionCollection all = byClass.get(AllPermission.class);
        PermissionCollection own = byClass.get(permission.getClass());
        return all != null || own != null && own.implies(permission);
    }

    @Override
    public synchronized Enumeration<Permission> elements() {
        List<Permission> list = new ArrayList<>();
        for (PermissionCollection c : byClass.values()) {
            list.addAll(Collections.list(c.elements()));
        }
        return Collections.enumeration(list);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ObjectOutputStream.PutField fields = out.putFields();
        synchronized (this) {
            fields.put("perms", new Hashtable<>(byClass));
            fields.put("allPermission", byClass.get(AllPermission.class));
        }
        out.writeFields();
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField fields = in.readFields();
        byClass = new LinkedHashMap<>(
                (Hashtable<Class<?>, PermissionCollection>) fields.get("perms", null));
        PermissionCollection all = (PermissionCollection) fields.get("allPermission", null);
        if (all != null) {
            byClass.put(AllPermission.class, all);
        }
    }
}
