/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Modules in directories and jars. Each entry of the path is a module, directory or jar, or a
 * directory of modules; entries are searched in order, when first needed, the first module of a
 * name counts.
 */
final class ModulePath implements ModuleFinder {
    private static final String INFO = "module-info.class";

    private final Path[] entries;
    private final Map<String, ModuleReference> found = new LinkedHashMap<>();
    private int searched;

    ModulePath(Path... entries) {
        this.entries = entries.clone();
        for (Path p : this.entries) {
            Objects.requireNonNull(p);
        }
    }

    @Override
    public synchronized Optional<ModuleReference> find(String name) {
        Objects.requireNonNull(name);
        while (!found.containsKey(name) && searched < entries.length) {
            search(entries[searched++]);
        }
        return Optional.ofNullable(found.get(name));
    }

    @Override
    public synchronized Set<ModuleReference> findAll() {
        while (searched < entries.length) {
            search(entries[searched++]);
        }
        return new HashSet<>(found.values());
    }

    private void search(Path entry) {
        try {
            if (!Files.exists(entry)) {
                return;
            }
            if (Files.isDirectory(entry) && !Files.exists(entry.resolve(INFO))) {
                searchDirectory(entry);
                return;
            }
            ModuleReference r = module(entry);
            if (r == null) {
                throw new FindException("Module format not recognized: " + entry);
            }
            found.putIfAbsent(r.descriptor().name(), r);
        } catch (IOException e) {
            throw new FindException(e);
        }
    }

    private void searchDirectory(Path directory) throws IOException {
        Map<String, ModuleReference> here = new LinkedHashMap<>();
        try (DirectoryStream<Path> children = Files.newDirectoryStream(directory)) {
            for (Path child : children) {
                ModuleReference r = module(child);
                if (r == null) {
                    continue;
                }
                ModuleReference other = here.put(r.descriptor().name(), r);
                if (other != null) {
                    throw new FindException("Two versions of module " + r.descriptor().name()
                            + " found in " + directory + " (" + file(r) + " and " + file(other)
                            + ")");
                }
            }
        }
        for (Map.Entry<String, ModuleReference> e : here.entrySet()) {
            found.putIfAbsent(e.getKey(), e.getValue());
        }
    }

    private static String file(ModuleReference r) {
        return new File(r.location().get().getPath()).getName();
    }

    /* Null: it is no module. */
    private static ModuleReference module(Path p) throws IOException {
        try {
            if (Files.isDirectory(p)) {
                return Files.exists(p.resolve(INFO)) ? directory(p) : null;
            }
            return Files.isRegularFile(p) && p.getFileName().toString().endsWith(".jar") ? jar(p)
                    : null;
        } catch (InvalidModuleDescriptorException | IllegalArgumentException e) {
            throw new FindException("Error reading module: " + p, e);
        }
    }

    /* ---- Directories ---- */

    private static ModuleReference directory(Path top) throws IOException {
        ModuleDescriptor d;
        try (InputStream in = Files.newInputStream(top.resolve(INFO))) {
            d = ModuleDescriptor.read(in, () -> packages(list(top), true));
        }
        return new FoundModule(d, top.toUri()) {
            @Override
            public ModuleReader open() {
                return new DirectoryReader(top);
            }
        };
    }

    private static List<String> list(Path top) {
        List<String> names = new ArrayList<>();
        try (Stream<Path> all = Files.walk(top)) {
            for (Path p : (Iterable<Path>) all::iterator) {
                String name = top.relativize(p).toString();
                if (!name.isEmpty()) {
                    names.add(Files.isDirectory(p) ? name + "/" : name);
                }
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        Collections.sort(names);
        return names;
    }

    /* Of a named module each folder with a file whose name makes a package;
     * else those of classes. */
    private static Set<String> packages(List<String> names, boolean all) {
        Set<String> packages = new HashSet<>();
        for (String name : names) {
            int slash = name.lastIndexOf('/');
            if (slash > 0 && slash < name.length() - 1
                    && (all || name.endsWith(".class") && !name.startsWith("META-INF/"))) {
                String pn = name.substring(0, slash).replace('/', '.');
                if (Names.isPackage(pn)) {
                    packages.add(pn);
                }
            }
        }
        return packages;
    }

    /** A module that was found, printed with its place. */
    private abstract static class FoundModule extends ModuleReference {
        FoundModule(ModuleDescriptor d, URI location) {
            super(d, location);
        }

        @Override
        public String toString() {
            return "[module " + descriptor().name() + ", location=" + location().get() + "]";
        }
    }

    /** Reads a directory, and nothing outside it. */
    private static final class DirectoryReader extends OpenReader {
        private final Path top;

        DirectoryReader(Path top) {
            this.top = top;
        }

        private Path file(String name) {
            try {
                Path p = Path.of(name);
                boolean inside = !name.isEmpty() && !p.isAbsolute();
                for (Path part : p) {
                    String s = part.toString();
                    inside &= !s.equals("..") && !s.equals(".");
                }
                Path file = top.resolve(p);
                return inside && Files.exists(file)
                        && (!name.endsWith("/") || Files.isDirectory(file))
                        ? file : null;
            } catch (InvalidPathException e) {
                return null;
            }
        }

        @Override
        Optional<URI> locate(String name) {
            return Optional.ofNullable(file(name)).map(Path::toUri);
        }

        @Override
        Optional<InputStream> stream(String name) throws IOException {
            Path p = file(name);
            return p == null ? Optional.empty() : Optional.of(Files.newInputStream(p));
        }

        @Override
        Stream<String> names() {
            return ModulePath.list(top).stream();
        }
    }

    /* ---- Jars ---- */

    private static ModuleReference jar(Path path) throws IOException {
        ModuleDescriptor d;
        try (JarFile jar = new JarFile(path.toFile())) {
            List<String> names = list(jar);
            ZipEntry info = jar.getEntry(INFO);
            if (info == null) {
                d = AutomaticModule.of(path, jar, names, packages(names, false));
            } else {
                try (InputStream in = jar.getInputStream(info)) {
                    d = ModuleDescriptor.read(in, () -> packages(names, true));
                }
            }
        }
        return new FoundModule(d, path.toUri()) {
            @Override
            public ModuleReader open() throws IOException {
                return new JarReader(path);
            }
        };
    }

    private static List<String> list(JarFile jar) {
        List<String> names = new ArrayList<>();
        jar.stream().forEach(e -> names.add(e.getName()));
        return names;
    }

    /** Reads a jar. */
    private static final class JarReader extends OpenReader {
        private final JarFile jar;
        private final URI uri;

        JarReader(Path path) throws IOException {
            jar = new JarFile(path.toFile());
            uri = path.toUri();
        }

        @Override
        Optional<URI> locate(String name) {
            ZipEntry e = jar.getEntry(name);
            return e == null ? Optional.empty() : Optional.of(URI.create("jar:" + uri + "!/"
                    + e.getName() + (e.isDirectory() && !name.endsWith("/") ? "/" : "")));
        }

        @Override
        Optional<InputStream> stream(String name) throws IOException {
            ZipEntry e = jar.getEntry(name);
            return e == null ? Optional.empty()
                    : Optional.of(e.isDirectory() ? new ByteArrayInputStream(new byte[0])
                            : jar.getInputStream(e));
        }

        @Override
        Stream<String> names() {
            return ModulePath.list(jar).stream();
        }

        @Override
        void closeSource() throws IOException {
            jar.close();
        }
    }
}
