/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.DosFileAttributeView;
import java.nio.file.attribute.DosFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The extended attributes of a file: those of the user, and DOS's, which are kept in one of them.
 */
final class ExtendedAttributes {
    private static final String PREFIX = "user.";
    private static final String DOS = "DOSATTRIB";
    private static final int LONGEST_NAME = 255;
    private static final int LONGEST_DOS = 24;
    private static final int RANGE = 34;
    private static final int NO_DATA = 61;
    private static final int READ_ONLY = 0x1;
    private static final int HIDDEN = 0x2;
    private static final int SYSTEM = 0x4;
    private static final int ARCHIVE = 0x20;

    private final Path path;
    private final boolean follow;

    private ExtendedAttributes(Path path, boolean follow) {
        this.path = Objects.requireNonNull(path);
        this.follow = follow;
    }

    static UserDefinedFileAttributeView user(Path path, boolean follow) {
        return new ExtendedAttributes(path, follow).new User();
    }

    static DosFileAttributeView dos(Path path, boolean follow) {
        return new ExtendedAttributes(path, follow).new Dos();
    }

    // The natives answer the negated number of an error.

    /** Opens the file, to be closed. */
    private static native int open(String path, boolean follow);

    private static native void close(int fd);

    /**
     * Puts the value into the array; the length of the value, which an empty array does not get.
     */
    private static native int get(int fd, byte[] name, byte[] value);

    private static native int set(int fd, byte[] name, byte[] value);

    private static native int remove(int fd, byte[] name);

    /** The names, each ended by a zero, as get has a value. */
    private static native int list(int fd, byte[] names);

    private int open() throws IOException {
        int fd = open(((UnixPath) path).bytes(), follow);
        if (fd < 0) {
            UnixFiles.check(-fd, path, null);
        }
        return fd;
    }

    private FileSystemException failed(String what, String text) {
        return new FileSystemException(path.toString(), null, what + ": " + text);
    }

    private int checked(int result, String what) throws IOException {
        if (result < 0) {
            throw failed(what, UnixFiles.errorText(-result));
        }
        return result;
    }

    /** A name as the system has it, ended by a zero. */
    private byte[] system(String name) throws IOException {
        if (name == null) {
            throw new NullPointerException("'name' is null");
        }
        String whole = PREFIX + name;
        byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > LONGEST_NAME) {
            throw new FileSystemException(path.toString(), null, "'" + whole + "' is too big");
        }
        return java.util.Arrays.copyOf(bytes, bytes.length + 1);
    }

    /** Whether the file system of a file has them. */
    static boolean supported(Path path) {
        try {
            int fd = new ExtendedAttributes(path, true).open();
            try {
                return get(fd, "user.java.test\0".getBytes(StandardCharsets.UTF_8), new byte[0])
                        == -NO_DATA;
            } finally {
                close(fd);
            }
        } catch (IOException e) {
            return false;
        }
    }

    /** The user's attributes of a file, as far as the file system of the other has them. */
    static void copy(Path from, Path to) {
        UserDefinedFileAttributeView read = user(from, true);
        UserDefinedFileAttributeView written = user(to, true);
        try {
            for (String name : read.list()) {
                ByteBuffer value = ByteBuffer.allocate(read.size(name));
                read.read(name, value);
                written.write(name, value.flip());
            }
        } catch (IOException e) {
            return; // a copy without them is one
        }
    }

    /** The attributes of the user. */
    private final class User implements UserDefinedFileAttributeView {
        @Override
        public String name() {
            return "user";
        }

        @Override
        public List<String> list() throws IOException {
            String what = "Unable to get list of extended attributes";
            int fd = open();
            try {
                byte[] names;
                int n;
                do {
                    names = new byte[checked(ExtendedAttributes.list(fd, new byte[0]), what)];
                    n = names.length == 0 ? 0 : ExtendedAttributes.list(fd, names);
                } while (n == -RANGE);
                checked(n, what);
                List<String> found = new ArrayList<>();
                for (int i = 0, end; i < n; i = end + 1) {
                    for (end = i; end < n && names[end] != 0; end++) {
                    }
                    String name = new String(names, i, end - i, StandardCharsets.UTF_8);
                    if (name.startsWith(PREFIX)) {
                        found.add(name.substring(PREFIX.length()));
                    }
                }
                return found;
            } finally {
                close(fd);
            }
        }

        @Override
        public int size(String name) throws IOException {
            int fd = open();
            try {
                return checked(get(fd, system(name), new byte[0]),
                        "Unable to get size of extended attribute '" + name + "'");
            } finally {
                close(fd);
            }
        }

        @Override
        public int read(String name, ByteBuffer dst) throws IOException {
            if (dst.isReadOnly()) {
                throw new IllegalArgumentException("Read-only buffer");
            }
            String what = "Error reading extended attribute '" + name + "'";
            byte[] value = new byte[dst.remaining()];
            int fd = open();
            try {
                int n = get(fd, system(name), value);
                if (n == -RANGE || n > value.length) {
                    throw failed(what, "Insufficient space in buffer");
                }
                dst.put(value, 0, checked(n, what));
                return n;
            } finally {
                close(fd);
            }
        }

        @Override
        public int write(String name, ByteBuffer src) throws IOException {
            int from = src.position();
            byte[] value = new byte[src.remaining()];
            int fd = open();
            try {
                src.get(from, value);
                checked(set(fd, system(name), value),
                        "Error writing extended attribute '" + name + "'");
                src.position(from + value.length);
                return value.length;
            } finally {
                close(fd);
            }
        }

        @Override
        public void delete(String name) throws IOException {
            int fd = open();
            try {
                checked(remove(fd, system(name)),
                        "Unable to delete extended attribute '" + name + "'");
            } finally {
                close(fd);
            }
        }
    }

    static Map<String, Object> namedUser(Path path, String[] names, boolean follow)
            throws IOException {
        UserDefinedFileAttributeView view = user(path, follow);
        List<String> wanted = new ArrayList<>();
        for (String name : names) {
            if (name.equals("*")) {
                wanted = view.list();
                break;
            }
            if (name.isEmpty()) {
                throw new IllegalArgumentException();
            }
            wanted.add(name);
        }
        Map<String, Object> result = new HashMap<>();
        for (String name : wanted) {
            byte[] value = new byte[view.size(name)];
            int n = view.read(name, ByteBuffer.wrap(value));
            result.put(name, n == value.length ? value : java.util.Arrays.copyOf(value, n));
        }
        return result;
    }

    static void setUser(Path path, String name, Object value, boolean follow)
            throws IOException {
        ByteBuffer src = value instanceof byte[] ? ByteBuffer.wrap((byte[]) value)
                : (ByteBuffer) value;
        user(path, follow).write(name, src);
    }

    // ---- DOS ----

    private int dosBits(int fd) throws IOException {
        byte[] value = new byte[LONGEST_DOS];
        int n = get(fd, system(DOS), value);
        if (n == -NO_DATA) {
            return 0;
        }
        UnixFiles.check(Math.max(-n, 0), path, null);
        if (n > 0 && value[n - 1] == 0) {
            n--;
        }
        String s = new String(value, 0, n, StandardCharsets.UTF_8);
        if (s.length() >= 3 && s.startsWith("0x")) {
            try {
                return Integer.parseInt(s.substring(2), 16);
            } catch (NumberFormatException e) {
                // told below
            }
        }
        throw new IOException("Value of " + PREFIX + DOS + " attribute is invalid");
    }

    private void changeDos(int bit, boolean value) throws IOException {
        int fd = open();
        try {
            int old = dosBits(fd);
            int changed = value ? old | bit : old & ~bit;
            if (changed != old) {
                UnixFiles.check(-set(fd, system(DOS), ("0x" + Integer.toHexString(changed)
                        + "\0").getBytes(StandardCharsets.UTF_8)), path, null);
            }
        } finally {
            close(fd);
        }
    }

    private DosAttributes readDos() throws IOException {
        int fd = open();
        try {
            return new DosAttributes(UnixFiles.read(path, follow), dosBits(fd));
        } finally {
            close(fd);
        }
    }

    static DosFileAttributes readDos(Path path, boolean follow) throws IOException {
        return new ExtendedAttributes(path, follow).readDos();
    }

    static Map<String, Object> allDos(Path path, boolean follow) throws IOException {
        DosAttributes a = new ExtendedAttributes(path, follow).readDos();
        Map<String, Object> m = a.basic.all("basic");
        m.put("readonly", a.isReadOnly());
        m.put("archive", a.isArchive());
        m.put("system", a.isSystem());
        m.put("hidden", a.isHidden());
        return m;
    }

    /** False: no such attribute. */
    static boolean setDos(Path path, String name, Object value, boolean follow)
            throws IOException {
        int bit = switch (name) {
            case "readonly" -> READ_ONLY;
            case "hidden" -> HIDDEN;
            case "system" -> SYSTEM;
            case "archive" -> ARCHIVE;
            default -> 0;
        };
        if (bit != 0) {
            new ExtendedAttributes(path, follow).changeDos(bit, (Boolean) value);
        }
        return bit != 0;
    }

    /** The attributes of DOS. */
    private final class Dos implements DosFileAttributeView {
        @Override
        public String name() {
            return "dos";
        }

        @Override
        public DosFileAttributes readAttributes() throws IOException {
            return readDos();
        }

        @Override
        public void setTimes(FileTime modified, FileTime accessed, FileTime created)
                throws IOException {
            UnixFiles.setTimes(path, follow, modified, accessed);
        }

        @Override
        public void setReadOnly(boolean value) throws IOException {
            changeDos(READ_ONLY, value);
        }

        @Override
        public void setHidden(boolean value) throws IOException {
            changeDos(HIDDEN, value);
        }

        @Override
        public void setSystem(boolean value) throws IOException {
            changeDos(SYSTEM, value);
        }

        @Override
        public void setArchive(boolean value) throws IOException {
            changeDos(ARCHIVE, value);
        }
    }

    /** What stat and the attribute of DOS told. */
    private static final class DosAttributes implements DosFileAttributes {
        final UnixFiles.Attributes basic;
        private final int bits;

        DosAttributes(UnixFiles.Attributes basic, int bits) {
            this.basic = basic;
            this.bits = bits;
        }

        @Override
        public boolean isReadOnly() {
            return (bits & READ_ONLY) != 0;
        }

        @Override
        public boolean isHidden() {
            return (bits & HIDDEN) != 0;
        }

        @Override
        public boolean isArchive() {
            return (bits & ARCHIVE) != 0;
        }

        @Override
        public boolean isSystem() {
            return (bits & SYSTEM) != 0;
        }

        @Override
        public FileTime lastModifiedTime() {
            return basic.lastModifiedTime();
        }

        @Override
        public FileTime lastAccessTime() {
            return basic.lastAccessTime();
        }

        @Override
        public FileTime creationTime() {
            return basic.creationTime();
        }

        @Override
        public boolean isRegularFile() {
            return basic.isRegularFile();
        }

        @Override
        public boolean isDirectory() {
            return basic.isDirectory();
        }

        @Override
        public boolean isSymbolicLink() {
            return basic.isSymbolicLink();
        }

        @Override
        public boolean isOther() {
            return basic.isOther();
        }

        @Override
        public long size() {
            return basic.size();
        }

        @Override
        public Object fileKey() {
            return basic.fileKey();
        }
    }
}
