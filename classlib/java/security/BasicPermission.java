/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.util.Hashtable;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;
import jdk.internal.util.PermissionActions;

/** A permission that is only a name, whose last part may be a star. */
public abstract class BasicPermission extends Permission implements java.io.Serializable {
    private static final long serialVersionUID = 6279438298436773498L;

    private transient boolean wildcard;
    private transient String path;

    public BasicPermission(String name) {
        super(name);
        init(name);
    }

    private void init(String name) {
        if (name == null) {
            throw new NullPointerException("name can't be null");
        }
        if (name.isEmpty()) {
            throw new IllegalArgumentException("name can't be empty");
        }
        boolean exit = name.equals("exitVM");
        wildcard = exit || name.equals("*") || name.endsWith(".*");
        path = exit ? "exitVM." : wildcard ? name.substring(0, name.length() - 1) : name;
    }

    public BasicPermission(String name, String actions) {
        this(name);
    }

    private void readObject(java.io.ObjectInputStream in)
            throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        init(getName());
    }

    @Override
    public boolean implies(Permission p) {
        return p != null && p.getClass() == getClass() && covers((BasicPermission) p);
    }

    final boolean covers(BasicPermission that) {
        if (!wildcard) {
            return !that.wildcard && path.equals(that.path);
        }
        return that.path.startsWith(path)
                && (that.wildcard || that.path.length() > path.length());
    }

    @Override
    public boolean equals(Object obj) {
        return obj == this || obj != null && obj.getClass() == getClass()
                && getName().equals(((BasicPermission) obj).getName());
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    @Override
    public String getActions() {
        return "";
    }

    @Override
    public PermissionCollection newPermissionCollection() {
        return new BasicPermissionCollection(getClass());
    }
}

/** Permissions of one such kind. */
final class BasicPermissionCollection extends PermissionCollection {
    private static final long serialVersionUID = 739301742472979399L;

    /**
     * The serialized form: the permissions by their names, whether one of them is for all,
     * their class.
     */
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("permissions", Hashtable.class),
        new ObjectStreamField("all_allowed", boolean.class),
        new ObjectStreamField("permClass", Class.class)};

    private Class<?> type;
    private Map<String, BasicPermission> byName = new LinkedHashMap<>();

    BasicPermissionCollection(Class<?> type) {
        this.type = type;
    }

    @Override
    public synchronized void add(Permission permission) {
        if (!(permission instanceof BasicPermission) || permission.getClass() != type) {
            throw new IllegalArgumentException("invalid permission: " + permission);
        }
        PermissionActions.checkWritable(this);
        BasicPermission p = (BasicPermission) permission;
        byName.put(p.getName(), p);
    }

    @Override
    public synchronized boolean implies(Permission permission) {
        if (permission instanceof BasicPermission && permission.getClass() == type) {
            for (BasicPermission p : byName.values()) {
                if (p.covers((BasicPermission) permission)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public synchronized Enumeration<Permission> elements() {
        return Collections.enumeration(new java.util.ArrayList<Permission>(byName.values()));
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ObjectOutputStream.PutField fields = out.putFields();
        synchronized (this) {
            Hashtable<String, BasicPermission> table = new Hashtable<>(byName.size() * 2);
            table.putAll(byName);
            fields.put("permissions", table);
            fields.put("all_allowed", byName.containsKey("*"));
        }
        fields.put("permClass", type);
        out.writeFields();
    }

    /** Early streams do not say the class: it is that of any permission. */
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField fields = in.readFields();
        type = (Class<?>) fields.get("permClass", null);
        byName = new LinkedHashMap<>();
        Map<?, ?> read = (Map<?, ?>) fields.get("permissions", null);
        for (Map.Entry<?, ?> each
                : read == null ? Map.<Object, Object>of().entrySet() : read.entrySet()) {
            BasicPermission p = (BasicPermission) each.getValue();
            type = type == null ? p.getClass() : type;
            if (p.getClass() != type) {
                throw new java.io.InvalidObjectException("permissions of two classes: "
                        + type.getName() + " and " + p.getClass().getName());
            }
            byName.put((String) each.getKey(), p);
        }
    }
}
