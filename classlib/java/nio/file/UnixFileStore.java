/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.DosFileAttributeView;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.FileStoreAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.List;
import java.util.Objects;

/** The volume a path lies on, found in the table of mounts. */
final class UnixFileStore extends FileStore {
    private final File file;
    private String name = "/";
    private String type = "unknown";
    private String point = "";
    private boolean readOnly;

    UnixFileStore(Path p) throws IOException {
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
        for (Class<?> c : List.of(BasicFileAttributeView.class,
                PosixFileAttributeView.class, FileOwnerAttributeView.class)) {
            if (view == c) {
                return true;
            }
        }
        return (view == DosFileAttributeView.class
                || view == UserDefinedFileAttributeView.class) && extended();
    }

    private boolean extended() {
        return ExtendedAttributes.supported(file.toPath());
    }

    @Override
    public boolean supportsFileAttributeView(String view) {
        return UnixFiles.VIEWS.contains(view)
                && (!view.equals("dos") && !view.equals("user") || extended());
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
        return o instanceof UnixFileStore && point.equals(((UnixFileStore) o).point);
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
