/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.Permission;
import java.security.PermissionCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;
import jdk.internal.util.PermissionActions;

/**
 * A right to do something to a file, to those of a directory ("/*" at the end) or to all below it
 * ("/-"). Paths are compared as they are written, dots resolved: a relative one covers no absolute.
 */
public final class FilePermission extends Permission implements Serializable {
    private static final long serialVersionUID = 7930732926638008763L;
    private static final String ALL = "<<ALL FILES>>";
    private static final String[] NAMES = {"read", "write", "execute", "delete", "readlink"};

    /** Paths are compared as the file system sees them, not as they are written. */
    private static final boolean CANONICAL =
            Boolean.getBoolean("jdk.io.permissionsUseCanonicalPath");

    private String actions; // in streams alone
    private final transient int mask;
    private final transient boolean all;
    private final transient boolean directory;
    private final transient boolean recursive;
    private final transient Path path;

    public FilePermission(String path, String actions) {
        this(path, mask(actions));
    }

    private FilePermission(String path, int mask) {
        super(path);
        this.mask = mask;
        if (path == null) {
            throw new NullPointerException("name can't be null");
        }
        all = path.equals(ALL);
        boolean star = path.equals("*") || path.endsWith("/*");
        recursive = path.equals("-") || path.endsWith("/-");
        directory = star || recursive;
        String text = directory ? path.substring(0, path.length() - 1) : path;
        this.path = place(all ? null : text);
    }

    /**
     * Where that is; null: nowhere, the text is no path.
     * Such a permission equals and implies itself alone.
     */
    private static Path place(String text) {
        try {
            if (text == null) {
                return Path.of("");
            }
            return CANONICAL ? Path.of(new File(text).getCanonicalPath())
                    : Path.of(text).normalize();
        } catch (InvalidPathException | IOException e) {
            return null;
        }
    }

    private static int mask(String actions) {
        if (actions == null) {
            throw new IllegalArgumentException("invalid actions mask");
        }
        return PermissionActions.mask(actions, NAMES, "invalid actions mask");
    }

    @Override
    public boolean implies(Permission p) {
        return p instanceof FilePermission && (mask & ((FilePermission) p).mask)
                == ((FilePermission) p).mask && covers((FilePermission) p);
    }

    private boolean covers(FilePermission that) {
        if (all || that.all) {
            return all;
        }
        if (path == null || that.path == null) {
            return this == that;
        }
        if (that.recursive && !recursive || that.directory && !directory) {
            return false;
        }
        if (path.equals(that.path) && directory == that.directory) {
            return true;
        }
        int deeper = depth(path, that.path);
        return deeper >= 1 && recursive || deeper == 1 && directory && !that.directory;
    }

    /* How many names deeper the other lies; less than 1: not below. */
    private static int depth(Path top, Path other) {
        if (top.isAbsolute() != other.isAbsolute()) {
            return -1;
        }
        boolean here = top.toString().isEmpty();
        if (other.toString().isEmpty()) {
            return 0;
        }
        if (here) {
            return other.getName(0).toString().equals("..") ? -1 : other.getNameCount();
        }
        return other.startsWith(top) ? other.getNameCount() - top.getNameCount() : -1;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof FilePermission)) {
            return false;
        }
        FilePermission that = (FilePermission) obj;
        return mask == that.mask && all == that.all && directory == that.directory
                && recursive == that.recursive
                && (this == that || path != null && path.equals(that.path));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new Object[] {all, directory, recursive, path});
    }

    @Override
    public String getActions() {
        return PermissionActions.text(mask, NAMES);
    }

    @Override
    public PermissionCollection newPermissionCollection() {
        return new FilePermissionCollection();
    }

    /**
     * The actions of all permissions that cover a file count together; those of the same text
     * are one permission.
     */
    private static final class FilePermissionCollection extends PermissionCollection {
        private static final long serialVersionUID = 2202956749081564585L;

        private final Map<String, FilePermission> list = new LinkedHashMap<>();

        @Override
        public synchronized void add(Permission permission) {
            FilePermission added =
                    PermissionActions.admitted(this, permission, FilePermission.class);
            list.merge(added.getName(), added, (old, more) -> (old.mask | more.mask) == old.mask
                    ? old : new FilePermission(old.getName(), old.mask | more.mask));
        }

        @Override
        public synchronized boolean implies(Permission permission) {
            if (!(permission instanceof FilePermission)) {
                return false;
            }
            FilePermission wanted = (FilePermission) permission;
            int mask = 0;
            for (FilePermission p : list.values()) {
                mask |= p.covers(wanted) ? p.mask : 0;
            }
            return (mask & wanted.mask) == wanted.mask;
        }

        @Override
        public synchronized Enumeration<Permission> elements() {
            return Collections.enumeration(new ArrayList<Permission>(list.values()));
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        actions = getActions();
        out.defaultWriteObject();
    }

    private Object readResolve() {
        return new FilePermission(getName(), actions);
    }
}
