/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.IOException;
import java.net.URI;
import java.nio.file.spi.FileSystemProvider;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;

/** Finds and makes file systems. */
public final class FileSystems {
    private FileSystems() {
    }

    /** The default one: the machine's, around which a property may put others. */
    private static final class Default {
        static final FileSystem SYSTEM = find();

        private static FileSystem find() {
            String names = System.getProperty("java.nio.file.spi.DefaultFileSystemProvider");
            if (names == null) {
                return UnixPath.SYSTEM;
            }
            FileSystemProvider provider = UnixProvider.INSTANCE;
            for (String name : names.split(",")) {
                try {
                    provider = (FileSystemProvider) Class.forName(name, true,
                            ClassLoader.getSystemClassLoader())
                            .getDeclaredConstructor(FileSystemProvider.class)
                            .newInstance(provider);
                } catch (Exception e) {
                    throw new Error(e);
                }
                if (!provider.getScheme().equals("file")) {
                    throw new Error("Default provider must use scheme 'file'");
                }
            }
            return provider.getFileSystem(URI.create("file:///"));
        }
    }

    public static FileSystem getDefault() {
        return Default.SYSTEM;
    }

    /** The installed provider of a scheme; null: none. */
    static FileSystemProvider provider(String scheme) {
        for (FileSystemProvider p : FileSystemProvider.installedProviders()) {
            if (scheme.equalsIgnoreCase(p.getScheme())) {
                return p;
            }
        }
        return null;
    }

    private static ProviderNotFoundException notFound(String scheme) {
        return new ProviderNotFoundException("Provider \"" + scheme + "\" not found");
    }

    public static FileSystem getFileSystem(URI uri) {
        String scheme = uri.getScheme();
        if (scheme == null) {
            throw new IllegalArgumentException(uri.toString());
        }
        FileSystemProvider p = provider(scheme);
        if (p == null) {
            throw notFound(scheme);
        }
        return p.getFileSystem(uri);
    }

    public static FileSystem newFileSystem(URI uri, Map<String, ?> env) throws IOException {
        return newFileSystem(uri, env, null);
    }

    public static FileSystem newFileSystem(URI uri, Map<String, ?> env, ClassLoader loader)
            throws IOException {
        String scheme = uri.getScheme();
        FileSystemProvider p = provider(scheme);
        if (p == null && loader != null) {
            for (FileSystemProvider other : ServiceLoader.load(FileSystemProvider.class, loader)) {
                if (scheme.equalsIgnoreCase(other.getScheme())) {
                    p = other;
                    break;
                }
            }
        }
        if (p == null) {
            throw notFound(scheme);
        }
        return p.newFileSystem(uri, env);
    }

    public static FileSystem newFileSystem(Path path, ClassLoader loader) throws IOException {
        return newFileSystem(path, Map.of(), loader);
    }

    public static FileSystem newFileSystem(Path path, Map<String, ?> env) throws IOException {
        return newFileSystem(path, env, null);
    }

    public static FileSystem newFileSystem(Path path) throws IOException {
        return newFileSystem(path, Map.of(), null);
    }

    public static FileSystem newFileSystem(Path path, Map<String, ?> env, ClassLoader loader)
            throws IOException {
        Objects.requireNonNull(path);
        FileSystem made = first(FileSystemProvider.installedProviders(), path, env);
        if (made == null && loader != null) {
            made = first(ServiceLoader.load(FileSystemProvider.class, loader), path, env);
        }
        if (made == null) {
            throw new ProviderNotFoundException("Provider not found");
        }
        return made;
    }

    private static FileSystem first(Iterable<FileSystemProvider> providers, Path path,
            Map<String, ?> env) throws IOException {
        for (FileSystemProvider p : providers) {
            try {
                return p.newFileSystem(path, env);
            } catch (UnsupportedOperationException e) {
                continue;
            }
        }
        return null;
    }
}
