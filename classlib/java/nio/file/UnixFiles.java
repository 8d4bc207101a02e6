/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileStoreAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.attribute.UserPrincipalNotFoundException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Attributes, links, users and volumes, as the operating system has them. */
final class UnixFiles {
    private static final int MODE = 0;
    private static final int SIZE = 1;
    private static final int MODIFIED = 2;
    private static final int ACCESSED = 3;
    private static final int CHANGED = 4;
    private static final int UID = 5;
    private static final int GID = 6;
    private static final int DEVICE = 7;
    private static final int INODE = 8;
    private static final int LINKS = 9;
    private static final int KIND = 0170000;

    private UnixFiles() {
    }

    // The natives answer 0 or the number of an error.

    private static native int status(String path, boolean follow, long[] values);

    private static native int changeMode(String path, int mode);

    private static native int changeOwner(String path, boolean follow, int uid, int gid);

    private static native int changeTimes(String path, long modified, long accessed);

    private static native int link(String target, String path, boolean symbolic);

    private static native String readLink(String path);

    /** The name of a user or group; null when it has none. */
    private static native String nameOf(int id, boolean group);

    /** The number of a user or group; -1: unknown. */
    private static native int idOf(String name, boolean group);

    static native String errorText(int number);

    static final int KEEP = Integer.MIN_VALUE;

    private static String text(Path p) {
        String s = p.toString();
        return s.isEmpty() ? "." : s;
    }

    static void check(int error, Path p, Path other) throws IOException {
        String a = p.toString();
        String b = other == null ? null : other.toString();
        switch (error) {
            case 0:
                return;
            case 2:
                throw new NoSuchFileException(a, b, null);
            case 13:
                throw new AccessDeniedException(a, b, null);
            case 17:
                throw new FileAlreadyExistsException(a, b, null);
            case 40:
                throw new FileSystemException(a, b, errorText(error)
                        + " or unable to access attributes of symbolic link");
            default:
                throw new FileSystemException(a, b, errorText(error));
        }
    }

    static boolean isLink(Path p) {
        long[] v = new long[10];
        return status(text(p), false, v) == 0 && (v[MODE] & KIND) == 0120000;
    }

    static Attributes read(Path p, boolean follow) throws IOException {
        long[] v = new long[10];
        check(status(text(p), follow, v), p, null);
        return new Attributes(v);
    }

    static void link(Path link, Path target, boolean symbolic) throws IOException {
        int error = link(target.toString(), text(link), symbolic);
        check(error, link, symbolic ? null : target);
    }

    static Path readLink(Path p) throws IOException {
        Attributes a = read(p, false);
        if (!a.isSymbolicLink()) {
            throw new NotLinkException(p.toString());
        }
        return Path.of(readLink(text(p)));
    }

    static int mode(Set<PosixFilePermission> perms) {
        int mode = 0;
        for (PosixFilePermission one : perms) {
            mode |= 0400 >> one.ordinal();
        }
        return mode;
    }

    static void setMode(Path p, Set<PosixFilePermission> perms) throws IOException {
        check(changeMode(text(p), mode(perms)), p, null);
    }

    static void setTimes(Path p, FileTime modified, FileTime accessed) throws IOException {
        Attributes a = read(p, true);
        check(changeTimes(text(p), modified == null ? a.values[MODIFIED]
                : modified.to(TimeUnit.NANOSECONDS), accessed == null ? a.values[ACCESSED]
                : accessed.to(TimeUnit.NANOSECONDS)), p, null);
    }

    static void setOwner(Path p, boolean follow, Object user, Object group) throws IOException {
        if (user != null && !(user instanceof Principal)
                || group != null && !(group instanceof Principal)) {
            throw new ProviderMismatchException();
        }
        check(changeOwner(text(p), follow, user == null ? -1 : ((Principal) user).id,
                group == null ? -1 : ((Principal) group).id), p, null);
    }

    /** What stat tells of a file. */
    static final class Attributes implements PosixFileAttributes {
        final long[] values;

        Attributes(long[] values) {
            this.values = values;
        }

        private static FileTime time(long nanos) {
            return FileTime.from(nanos, TimeUnit.NANOSECONDS);
        }

        private boolean is(int kind) {
            return (values[MODE] & KIND) == kind;
        }

        @Override
        public FileTime lastModifiedTime() {
            return time(values[MODIFIED]);
        }

        @Override
        public FileTime lastAccessTime() {
            return time(values[ACCESSED]);
        }

        @Override
        public FileTime creationTime() {
            return lastModifiedTime();
        }

        @Override
        public boolean isRegularFile() {
            return is(0100000);
        }

        @Override
        public boolean isDirectory() {
            return is(0040000);
        }

        @Override
        public boolean isSymbolicLink() {
            return is(0120000);
        }

        @Override
        public boolean isOther() {
            return !isRegularFile() && !isDirectory() && !isSymbolicLink();
        }

        @Override
        public long size() {
            return values[SIZE];
        }

        @Override
        public Object fileKey() {
            return "(dev=" + Long.toHexString(values[DEVICE]) + ",ino=" + values[INODE] + ")";
        }

        @Override
        public UserPrincipal owner() {
            return Principal.of((int) values[UID], false);
        }

        @Override
        public GroupPrincipal group() {
            return Principal.of((int) values[GID], true);
        }

        @Override
        public Set<PosixFilePermission> permissions() {
            Set<PosixFilePermission> set = EnumSet.noneOf(PosixFilePermission.class);
            for (PosixFilePermission p : PosixFilePermission.values()) {
                if ((values[MODE] & 0400 >> p.ordinal()) != 0) {
                    set.add(p);
                }
            }
            return set;
        }

        /** All attributes by the names they have in a view. */
        Map<String, Object> all(String view) {
            Map<String, Object> m = new LinkedHashMap<>();
            m.put("lastAccessTime", lastAccessTime());
            m.put("lastModifiedTime", lastModifiedTime());
            m.put("size", size());
            m.put("creationTime", creationTime());
            m.put("isSymbolicLink", isSymbolicLink());
            m.put("isRegularFile", isRegularFile());
            m.put("fileKey", fileKey());
            m.put("isOther", isOther());
            m.put("isDirectory", isDirectory());
            if (!view.equals("basic")) {
                m.put("permissions", permissions());
                m.put("owner", owner());
                m.put("group", group());
            }
            if (view.equals("unix")) {
                m.put("mode", (int) values[MODE]);
                m.put("ino", values[INODE]);
                m.put("dev", values[DEVICE]);
                m.put("nlink", (int) values[LINKS]);
                m.put("uid", (int) values[UID]);
                m.put("gid", (int) values[GID]);
                m.put("ctime", time(values[CHANGED]));
            }
            if (view.equals("owner")) {
                m.keySet().retainAll(Set.of("owner"));
            }
            return m;
        }
    }

    /** A user or a group. */
    static final class Principal implements GroupPrincipal {
        final int id;
        private final String name;
        private final boolean group;

        private Principal(int id, boolean group, String name) {
            this.id = id;
            this.group = group;
            this.name = name;
        }

        static Principal of(int id, boolean group) {
            String name = nameOf(id, group);
            return new Principal(id, group, name == null ? Integer.toString(id) : name);
        }

        static Principal named(String name, boolean group) throws IOException {
            int id = idOf(name, group);
            if (id < 0) {
                throw new UserPrincipalNotFoundException(name);
            }
            return new Principal(id, group, name);
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public String toString() {
            return name;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Principal && id == ((Principal) o).id
                    && group == ((Principal) o).group;
        }

        @Override
        public int hashCode() {
            return group ? -id : id;
        }
    }

    /** Finds users and groups in the system's tables. */
    static final class Lookup extends UserPrincipalLookupService {
        @Override
        public UserPrincipal lookupPrincipalByName(String name) throws IOException {
            return Principal.named(name, false);
        }

        @Override
        public GroupPrincipal lookupPrincipalByGroupName(String group) throws IOException {
            return Principal.named(group, true);
        }
    }

    /** All views of a file in one. */
    static final class View implements PosixFileAttributeView {
        private final Path path;
        private final boolean follow;
        private final String name;

        View(Path path, boolean follow, String name) {
            this.path = Objects.requireNonNull(path);
            this.follow = follow;
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public PosixFileAttributes readAttributes() throws IOException {
            return read(path, follow);
        }

        @Override
        public void setTimes(FileTime modified, FileTime accessed, FileTime created)
                throws IOException {
            if (modified != null || accessed != null) {
                UnixFiles.setTimes(path, modified, accessed);
            }
        }

        @Override
        public UserPrincipal getOwner() throws IOException {
            return read(path, follow).owner();
        }

        @Override
        public void setOwner(UserPrincipal owner) throws IOException {
            UnixFiles.setOwner(path, follow, Objects.requireNonNull(owner), null);
        }

        @Override
        public void setPermissions(Set<PosixFilePermission> perms) throws IOException {
            setMode(path, perms);
        }

        @Override
        public void setGroup(GroupPrincipal group) throws IOException {
            UnixFiles.setOwner(path, follow, null, Objects.requireNonNull(group));
        }
    }

    /** The volume a path lies on, found in the table of mounts. */
    static final class Store extends FileStore {
        private final File file;
        private String name = "/";
        private String type = "unknown";
        private String point = "";
        private boolean readOnly;

        Store(Path p) throws IOException {
            file = p.toRealPath().toFile();
            String real = file.getPath();
            for (String line : Files.readAllLines(Path.of("/proc/self/mounts"))) {
                String[] f = line.split(" ");
                String at = f[1].equals("/") ? "/" : f[1] + "/";
                if ((real + "/").startsWith(at) && f[1].length() >= point.length()) {
                    point = f[1];
                    name = f[0];
                    type = f[2];
                    readOnly = ("," + f[3] + ",").contains(",ro,");
                }
            }
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public String type() {
            return type;
        }

        @Override
        public boolean isReadOnly() {
            return readOnly;
        }

        @Override
        public long getTotalSpace() {
            return file.getTotalSpace();
        }

        @Override
        public long getUsableSpace() {
            return file.getUsableSpace();
        }

        @Override
        public long getUnallocatedSpace() {
            return file.getFreeSpace();
        }

        @Override
        public boolean supportsFileAttributeView(Class<? extends FileAttributeView> view) {
            return view.isAssignableFrom(View.class);
        }

        @Override
        public boolean supportsFileAttributeView(String view) {
            return Set.of("basic", "posix", "owner", "unix").contains(view);
        }

        @Override
        public <V extends FileStoreAttributeView> V getFileStoreAttributeView(Class<V> view) {
            Objects.requireNonNull(view);
            return null;
        }

        @Override
        public Object getAttribute(String attribute) {
            switch (attribute) {
                case "totalSpace":
                    return getTotalSpace();
                case "usableSpace":
                    return getUsableSpace();
                case "unallocatedSpace":
                    return getUnallocatedSpace();
                default:
                    throw new UnsupportedOperationException("'" + attribute
                            + "' not recognized");
            }
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Store && point.equals(((Store) o).point);
        }

        @Override
        public int hashCode() {
            return point.hashCode();
        }

        @Override
        public String toString() {
            return point + " (" + name + ")";
        }
    }

    // ---- Attributes by name ----

    static Map<String, Object> named(Path p, String attributes, boolean follow)
            throws IOException {
        int colon = attributes.indexOf(':');
        String view = colon < 0 ? "basic" : attributes.substring(0, colon);
        if (!Set.of("basic", "posix", "owner", "unix").contains(view)) {
            throw new UnsupportedOperationException("View '" + view + "' not available");
        }
        Map<String, Object> all = read(p, follow).all(view);
        Map<String, Object> result = new HashMap<>();
        for (String name : attributes.substring(colon + 1).split(",", -1)) {
            if (name.equals("*")) {
                result.putAll(all);
            } else if (all.containsKey(name)) {
                result.put(name, all.get(name));
            } else {
                throw new IllegalArgumentException("'" + name + "' not recognized");
            }
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    static void set(Path p, String attribute, Object value, boolean follow) throws IOException {
        int colon = attribute.indexOf(':');
        switch (attribute.substring(colon + 1)) {
            case "lastModifiedTime":
                setTimes(p, (FileTime) value, null);
                return;
            case "lastAccessTime":
                setTimes(p, null, (FileTime) value);
                return;
            case "creationTime":
                Objects.requireNonNull(value);
                return;
            case "permissions":
                setMode(p, (Set<PosixFilePermission>) value);
                return;
            case "owner":
                setOwner(p, follow, Objects.requireNonNull(value), null);
                return;
            case "group":
                setOwner(p, follow, null, Objects.requireNonNull(value));
                return;
            case "mode":
                check(changeMode(text(p), (Integer) value), p, null);
                return;
            default:
                throw new IllegalArgumentException("'" + (colon < 0 ? "basic:" : "") + attribute
                        + "' not recognized");
        }
    }

    static boolean isView(Class<?> type) {
        return type == BasicFileAttributes.class || type == PosixFileAttributes.class;
    }
}
