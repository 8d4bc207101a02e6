/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;

/** A path of files and directories. */
public interface Path extends Comparable<Path>, Iterable<Path>, Watchable {
    static Path of(String first, String... more) {
        return FileSystems.getDefault().getPath(first, more);
    }

    static Path of(URI uri) {
        String scheme = uri.getScheme();
        if (scheme == null) {
            throw new IllegalArgumentException("Missing scheme");
        }
        FileSystemProvider provider = scheme.equalsIgnoreCase("file")
                ? FileSystems.getDefault().provider() : FileSystems.provider(scheme);
        if (provider == null) {
            throw new FileSystemNotFoundException("Provider \"" + scheme + "\" not installed");
        }
        return provider.getPath(uri);
    }

    FileSystem getFileSystem();

    boolean isAbsolute();

    Path getRoot();

    Path getFileName();

    Path getParent();

    int getNameCount();

    Path getName(int index);

    Path subpath(int beginIndex, int endIndex);

    boolean startsWith(Path other);

    default boolean startsWith(String other) {
        return startsWith(getFileSystem().getPath(other));
    }

    boolean endsWith(Path other);

    default boolean endsWith(String other) {
        return endsWith(getFileSystem().getPath(other));
    }

    Path normalize();

    Path resolve(Path other);

    default Path resolve(String other) {
        return resolve(getFileSystem().getPath(other));
    }

    default Path resolveSibling(Path other) {
        if (other == null) {
            throw new NullPointerException();
        }
        Path parent = getParent();
        return parent == null ? other : parent.resolve(other);
    }

    default Path resolveSibling(String other) {
        return resolveSibling(getFileSystem().getPath(other));
    }

    Path relativize(Path other);

    URI toUri();

    Path toAbsolutePath();

    Path toRealPath(LinkOption... options) throws IOException;

    default File toFile() {
        if (getFileSystem() != FileSystems.getDefault()) {
            throw new UnsupportedOperationException(
                    "Path not associated with default file system.");
        }
        return new File(toString());
    }

    @Override
    WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events,
            WatchEvent.Modifier... modifiers) throws IOException;

    @Override
    default WatchKey register(WatchService watcher, WatchEvent.Kind<?>... events)
            throws IOException {
        return register(watcher, events, new WatchEvent.Modifier[0]);
    }

    @Override
    default Iterator<Path> iterator() {
        ArrayList<Path> names = new ArrayList<>();
        for (int i = 0; i < getNameCount(); i++) {
            names.add(getName(i));
        }
        return Collections.unmodifiableList(names).iterator();
    }

    @Override
    int compareTo(Path other);

    @Override
    boolean equals(Object other);

    @Override
    int hashCode();

    @Override
    String toString();
}
