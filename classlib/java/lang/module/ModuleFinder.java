/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds modules by name. */
public interface ModuleFinder {
    Optional<ModuleReference> find(String name);

    Set<ModuleReference> findAll();

    /** The system's modules: there is one, the library. */
    static ModuleFinder ofSystem() {
        return LibraryModule.FINDER;
    }

    static ModuleFinder of(Path... entries) {
        return new ModulePath(entries);
    }

    /** Each finder's modules but those that one before it has. */
    static ModuleFinder compose(ModuleFinder... finders) {
        List<ModuleFinder> all = List.of(finders);
        return new ModuleFinder() {
            @Override
            public Optional<ModuleReference> find(String name) {
                for (ModuleFinder f : all) {
                    Optional<ModuleReference> found = f.find(name);
                    if (found.isPresent()) {
                        return found;
                    }
                }
                return Optional.empty();
            }

            @Override
            public Set<ModuleReference> findAll() {
                Map<String, ModuleReference> found = new HashMap<>();
                for (ModuleFinder f : all) {
                    for (ModuleReference r : f.findAll()) {
                        found.putIfAbsent(r.descriptor().name(), r);
                    }
                }
                return new HashSet<>(found.values());
            }
        };
    }
}
