/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import jdk.internal.loader.BootLoader;

/** The library itself as a module: its declaration is a resource of it like its classes. */
final class LibraryModule extends ModuleReference {
    private static final LibraryModule IT = new LibraryModule();

    static final ModuleFinder FINDER = new ModuleFinder() {
        @Override
        public Optional<ModuleReference> find(String name) {
            Objects.requireNonNull(name);
            return name.equals("java.base") ? Optional.of(IT) : Optional.empty();
        }

        @Override
        public Set<ModuleReference> findAll() {
            return Set.of(IT);
        }
    };

    private LibraryModule() {
        super(declared(), URI.create("jrt:/java.base"));
    }

    private static ModuleDescriptor declared() {
        try (InputStream in = BootLoader.findResourceAsStream("module-info.class")) {
            ModuleDescriptor d = ModuleDescriptor.read(in, () -> BootLoader.packages());
            return ModuleInfo.versioned(d, System.getProperty("java.version"));
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public ModuleReader open() {
        return new OpenReader() {
            @Override
            Optional<URI> locate(String name) {
                return BootLoader.findResource(name) == null ? Optional.empty()
                        : Optional.of(URI.create("jrt:/java.base/" + name));
            }

            @Override
            Optional<InputStream> stream(String name) {
                return Optional.ofNullable(BootLoader.findResourceAsStream(name));
            }

            @Override
            Stream<String> names() {
                return Stream.of(BootLoader.names());
            }
        };
    }

    @Override
    public String toString() {
        return "[module java.base, location=jrt:/java.base]";
    }
}
