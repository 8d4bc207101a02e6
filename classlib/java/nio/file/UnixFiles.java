/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.BasicFileAttributeView;
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
    private static final int CREATED = 10;
    private static final int SPECIAL = 11; // which device a special file is
    private static final int COUNT = 12;
    private static final int KIND = 0170000;

    /** The views that can be named. */
    static final Set<String> VIEWS = Set.of("basic", "posix", "owner", "unix", "dos", "user");

    private UnixFiles() {
    }

    // The natives answer 0 or the number of an error. A path begins in the folder before it, or
    // where that is null in the working directory; without a path the open file itself is meant.

    private static native int status(FileDescriptor folder, String path, boolean follow,
            long[] values);

    private static native int remove(FileDescriptor folder, String path, boolean directory);

    private static native int rename(FileDescriptor folder, String path, FileDescriptor toFolder,
            String to);

    private static native int makeDirectory(String path, int mode);

    private static native int changeMode(FileDescriptor folder, String path, boolean follow,
            int mode);

    private static native int changeOwner(FileDescriptor folder, String path, boolean follow,
            int uid, int gid);

    private static native int changeTimes(FileDescriptor folder, String path, boolean follow,
            long modified, long accessed);

    private static native int link(String target, String path, boolean symbolic);

    private static native String readLink(String path);

    /** The path without links, "." and ".."; null: there is no such file. */
    static native String realPath(String path);

    /** Asks access(2). */
    static native int access(String path, int mode);

    /** The names in a directory; null: it cannot be read. */
    static native String[] names(String path);

    /** Those in an open one, once; null: it cannot be read, for the error. */
    static native String[] namesIn(FileDescriptor folder, int[] error);

    /** The name of a user or group; null when it has none. */
    private static native String nameOf(int id, boolean group);

    /** The number of a user or group; -1: unknown. */
    private static native int idOf(String name, boolean group);

    static native String errorText(int number);

    static final int KEEP = Integer.MIN_VALUE;

    /** What native methods get of a path: a character for each byte. */
    private static String bytes(Path p) {
        return ((UnixPath) p).bytes();
    }

    static void check(int error, Path p, Path other) throws IOException {
        String a = p == null ? null : p.toString();
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

    static Attributes readOrNull(Path p, boolean follow) {
        long[] v = new long[COUNT];
        return status(null, bytes(p), follow, v) == 0 ? new Attributes(v) : null;
    }

    static Attributes read(Path p, boolean follow) throws IOException {
        long[] v = new long[COUNT];
        check(status(null, bytes(p), follow, v), p, null);
        return new Attributes(v);
    }

    /** Of what a path leads to from an open folder; no path: of that itself. */
    static Attributes readIn(FileDescriptor folder, UnixPath p, boolean follow)
            throws IOException {
        long[] v = new long[COUNT];
        check(status(folder, p == null ? null : p.exactBytes(), follow, v), p, null);
        return new Attributes(v);
    }

    static void makeDirectory(Path p, int mode) throws IOException {
        check(makeDirectory(bytes(p), mode), p, null);
    }

    /** Removes what has the attributes. */
    static void remove(Path p, Attributes a) throws IOException {
        int error = remove(null, bytes(p), a.isDirectory());
        if (a.isDirectory() && isNotEmpty(error)) {
            throw new DirectoryNotEmptyException(p.toString());
        }
        check(error, p, null);
    }

    private static boolean isNotEmpty(int error) {
        return error == 39 || error == 17;
    }

    static void removeIn(FileDescriptor folder, UnixPath p, boolean directory)
            throws IOException {
        int error = remove(folder, p.exactBytes(), directory);
        if (directory && isNotEmpty(error)) {
            throw new DirectoryNotEmptyException(null);
        }
        check(error, p, null);
    }

    /** The number of the error; 0: none. */
    static int rename(Path p, Path to) {
        return rename(null, bytes(p), null, bytes(to));
    }

    static void renameIn(FileDescriptor folder, UnixPath p, FileDescriptor toFolder, UnixPath to)
            throws IOException {
        int error = rename(folder, p.exactBytes(), toFolder, to.exactBytes());
        if (error == 18) {
            throw new AtomicMoveNotSupportedException(p.toString(), to.toString(),
                    errorText(error));
        }
        check(error, p, to);
    }

    static void link(Path link, Path target, boolean symbolic) throws IOException {
        int error = link(target.toString().isEmpty() ? "" : bytes(target), bytes(link), symbolic);
        check(error, link, symbolic ? null : target);
    }

    static Path readLink(Path p) throws IOException {
        Attributes a = read(p, false);
        if (!a.isSymbolicLink()) {
            throw new NotLinkException(p.toString());
        }
        return UnixPath.ofBytes(readLink(bytes(p)));
    }

    static int mode(Set<PosixFilePermission> perms) {
        int mode = 0;
        for (PosixFilePermission one : perms) {
            mode |= 0400 >> one.ordinal();
        }
        return mode;
    }

    static void setMode(Path p, boolean follow, int mode) throws IOException {
        check(changeMode(null, bytes(p), follow, mode), p, null);
    }

    /** The number of the error, as the next ones. */
    static int setModeOf(FileDescriptor file, int mode) {
        return changeMode(file, null, true, mode);
    }

    static int setOwnerOf(FileDescriptor file, int uid, int gid) {
        return changeOwner(file, null, true, uid, gid);
    }

    static int setTimesOf(FileDescriptor file, FileTime modified, FileTime accessed)
            throws IOException {
        if (modified == null && accessed == null) {
            return 0;
        }
        Attributes a = readIn(file, null, true);
        return changeTimes(file, null, true, a.or(modified, MODIFIED), a.or(accessed, ACCESSED));
    }

    static void setTimes(Path p, boolean follow, FileTime modified, FileTime accessed)
            throws IOException {
        if (modified == null && accessed == null) {
            return;
        }
        Attributes a = read(p, follow);
        check(changeTimes(null, bytes(p), follow, a.or(modified, MODIFIED),
                a.or(accessed, ACCESSED)), p, null);
    }

    static void setOwner(Path p, boolean follow, Object user, Object group) throws IOException {
        check(changeOwner(null, bytes(p), follow, user == null ? -1 : userId(user),
                group == null ? -1 : numberOf(group)), p, null);
    }

    static int userId(Object user) throws IOException {
        if (user instanceof GroupPrincipal && user instanceof Principal) {
            throw new IOException("'owner' parameter can't be a group");
        }
        return numberOf(user);
    }

    static int numberOf(Object who) {
        if (!(who instanceof Principal)) {
            throw new ProviderMismatchException();
        }
        return ((Principal) who).id;
    }

    /** To who has the other, where that is allowed. */
    static void giveAway(Path p, Attributes other) {
        changeOwner(null, bytes(p), false, (int) other.values[UID], (int) other.values[GID]);
    }

    /** What stat tells of a file, for those who ask for POSIX's attributes too. */
    static final class PosixAttributes extends Attributes implements PosixFileAttributes {
        PosixAttributes(Attributes of) {
            super(of.values);
        }
    }

    /** What stat tells of a file. */
    static class Attributes implements BasicFileAttributes {
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

        /** What it may be used for, with the bits that set ids and the sticky one. */
        final int mode() {
            return (int) values[MODE] & ~KIND;
        }

        /** The time in nanoseconds, or the one at an index where it is null. */
        private long or(FileTime wanted, int index) {
            return wanted == null ? values[index] : wanted.to(TimeUnit.NANOSECONDS);
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
            return time(values[CREATED]);
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

        public UserPrincipal owner() {
            return Principal.of((int) values[UID], false);
        }

        public GroupPrincipal group() {
            return (GroupPrincipal) Principal.of((int) values[GID], true);
        }

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
                m.put("rdev", values[SPECIAL]);
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
    static class Principal implements UserPrincipal {
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
            return make(id, group, name == null ? Integer.toString(id) : name);
        }

        static Principal named(String name, boolean group) throws IOException {
            int id = idOf(name, group);
            return make(id == -1 ? number(name) : id, group, name);
        }

        /* Who has no name may be called by a number. */
        private static int number(String name) throws IOException {
            try {
                return Integer.parseInt(name);
            } catch (NumberFormatException e) {
                throw new UserPrincipalNotFoundException(name);
            }
        }

        private static Principal make(int id, boolean group, String name) {
            return group ? new Group(id, name) : new Principal(id, false, name);
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

    private static final class Group extends Principal implements GroupPrincipal {
        Group(int id, String name) {
            super(id, true, name);
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
            return (GroupPrincipal) Principal.named(group, true);
        }
    }

    /** The basic view of a file. */
    static class BasicView implements BasicFileAttributeView {
        final Path path;
        final boolean follow;
        private final String name;

        BasicView(Path path, boolean follow, String name) {
            this.path = Objects.requireNonNull(path);
            this.follow = follow;
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public BasicFileAttributes readAttributes() throws IOException {
            return read(path, follow);
        }

        @Override
        public void setTimes(FileTime modified, FileTime accessed, FileTime created)
                throws IOException {
            UnixFiles.setTimes(path, follow, modified, accessed);
        }
    }

    /** The others in one. */
    static final class View extends BasicView implements PosixFileAttributeView {
        View(Path path, boolean follow, String name) {
            super(path, follow, name);
        }

        @Override
        public PosixFileAttributes readAttributes() throws IOException {
            return new PosixAttributes(read(path, follow));
        }

        @Override
        public UserPrincipal getOwner() throws IOException {
            return read(path, follow).owner();
        }

        @Override
        public void setOwner(UserPrincipal owner) throws IOException {
            UnixFiles.setOwner(path, follow, Objects.requireNonNull(owner, "'owner' is null"),
                    null);
        }

        @Override
        public void setPermissions(Set<PosixFilePermission> perms) throws IOException {
            setMode(path, follow, mode(perms));
        }

        @Override
        public void setGroup(GroupPrincipal group) throws IOException {
            UnixFiles.setOwner(path, follow, null, Objects.requireNonNull(group,
                    "'owner' is null"));
        }
    }

    // ---- Attributes by name ----

    private static String viewOf(String attribute, int colon) {
        if (colon == 0) {
            throw new IllegalArgumentException(attribute);
        }
        String view = colon < 0 ? "basic" : attribute.substring(0, colon);
        if (!VIEWS.contains(view)) {
            throw new UnsupportedOperationException("View '" + view + "' not available");
        }
        return view;
    }

    static Map<String, Object> named(Path p, String attributes, boolean follow)
            throws IOException {
        int colon = attributes.indexOf(':');
        String view = viewOf(attributes, colon);
        String[] names = attributes.substring(colon + 1).split(",");
        if (view.equals("user")) {
            return ExtendedAttributes.namedUser(p, names, follow);
        }
        boolean dos = view.equals("dos");
        checkNames(names, dos ? ExtendedAttributes.allDos(p, follow)
                : new Attributes(new long[COUNT]).all(view), view);
        Map<String, Object> all = dos ? ExtendedAttributes.allDos(p, follow) : read(p,
                follow).all(view);
        Map<String, Object> result = new HashMap<>();
        for (String name : names) {
            if (name.equals("*")) {
                result.putAll(all);
            } else {
                result.put(name, all.get(name));
            }
        }
        return result;
    }

    private static void checkNames(String[] names, Map<String, Object> known, String view) {
        for (String name : names) {
            if (!name.equals("*") && !known.containsKey(name)) {
                throw new IllegalArgumentException("'" + (view.equals("owner") ? "owner:" : "")
                        + name + "' not recognized");
            }
        }
    }

    static void set(Path p, String attribute, Object value, boolean follow) throws IOException {
        int colon = attribute.indexOf(':');
        String view = viewOf(attribute, colon);
        String name = attribute.substring(colon + 1);
        boolean known;
        switch (view) {
            case "user":
                ExtendedAttributes.setUser(p, name, value, follow);
                return;
            case "dos":
                known = setTime(p, name, value, follow)
                        || ExtendedAttributes.setDos(p, name, value, follow);
                break;
            case "owner":
                known = name.equals("owner") && setPosix(p, name, value, follow);
                break;
            case "basic":
                known = setTime(p, name, value, follow);
                break;
            default:
                known = setTime(p, name, value, follow) || setPosix(p, name, value, follow)
                        || view.equals("unix") && setUnix(p, name, value, follow);
        }
        if (!known) {
            throw new IllegalArgumentException("'" + view + ":" + name + "' not recognized");
        }
    }

    // Each answers whether the attribute is one of its.

    private static boolean setTime(Path p, String name, Object value, boolean follow)
            throws IOException {
        switch (name) {
            case "lastModifiedTime":
                setTimes(p, follow, (FileTime) value, null);
                return true;
            case "lastAccessTime":
                setTimes(p, follow, null, (FileTime) value);
                return true;
            case "creationTime":
                FileTime unused = (FileTime) value; // not kept, but judged
                return true;
            default:
                return false;
        }
    }

    @SuppressWarnings("unchecked")
    private static boolean setPosix(Path p, String name, Object value, boolean follow)
            throws IOException {
        switch (name) {
            case "permissions":
                setMode(p, follow, mode((Set<PosixFilePermission>) value));
                return true;
            case "owner":
                setOwner(p, follow, Objects.requireNonNull((UserPrincipal) value,
                        "'owner' is null"), null);
                return true;
            case "group":
                setOwner(p, follow, null, Objects.requireNonNull((GroupPrincipal) value,
                        "'owner' is null"));
                return true;
            default:
                return false;
        }
    }

    private static boolean setUnix(Path p, String name, Object value, boolean follow)
            throws IOException {
        switch (name) {
            case "mode":
                setMode(p, follow, (Integer) value);
                return true;
            case "uid":
                check(changeOwner(null, bytes(p), follow, (Integer) value, -1), p, null);
                return true;
            case "gid":
                check(changeOwner(null, bytes(p), follow, -1, (Integer) value), p, null);
                return true;
            default:
                return false;
        }
    }
}
