/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.net.URI;

/** Finds the file system. */
public final class FileSystems {
    private FileSystems() {
    }

    public static FileSystem getDefault() {
        return UnixPath.SYSTEM;
    }

    public static FileSystem getFileSystem(URI uri) {
        String scheme = uri.getScheme();
        if (scheme == null) {
            throw new IllegalArgumentException(uri.toString());
        }
        if (scheme.equalsIgnoreCase("file")) {
            if (!"/".equals(uri.getPath())) {
                throw new IllegalArgumentException("Path component should be '/'");
            }
            return UnixPath.SYSTEM;
        }
        throw new ProviderNotFoundException("Provider \"" + uri.getScheme() + "\" not found");
    }
}
