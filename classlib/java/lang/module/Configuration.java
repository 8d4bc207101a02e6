/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Modules that were found for each other, and which reads which. */
public final class Configuration {
    private static final Configuration EMPTY = new Configuration();

    private final List<Configuration> parents;
    private final Map<String, ResolvedModule> modules = new LinkedHashMap<>();
    private final Map<ResolvedModule, Set<ResolvedModule>> reads = new HashMap<>();

    private Configuration() {
        parents = List.of();
    }

    Configuration(List<Configuration> parents, Map<String, ModuleReference> found) {
        this.parents = parents;
        for (Map.Entry<String, ModuleReference> e : found.entrySet()) {
            modules.put(e.getKey(), new ResolvedModule(this, e.getValue()));
        }
        new Readability(this).fill(reads);
    }

    public static Configuration empty() {
        return EMPTY;
    }

    public Configuration resolve(ModuleFinder before, ModuleFinder after,
            Collection<String> roots) {
        return resolve(before, List.of(this), after, roots);
    }

    public Configuration resolveAndBind(ModuleFinder before, ModuleFinder after,
            Collection<String> roots) {
        return resolveAndBind(before, List.of(this), after, roots);
    }

    public static Configuration resolve(ModuleFinder before, List<Configuration> parents,
            ModuleFinder after, Collection<String> roots) {
        Resolver r = new Resolver(before, checked(parents), after);
        r.addRoots(roots);
        return new Configuration(r.parents, r.found);
    }

    public static Configuration resolveAndBind(ModuleFinder before, List<Configuration> parents,
            ModuleFinder after, Collection<String> roots) {
        Resolver r = new Resolver(before, checked(parents), after);
        r.addRoots(roots);
        r.bind();
        return new Configuration(r.parents, r.found);
    }

    private static List<Configuration> checked(List<Configuration> parents) {
        List<Configuration> copy = List.copyOf(parents);
        if (copy.isEmpty()) {
            throw new IllegalArgumentException("'parents' is empty");
        }
        return copy;
    }

    public List<Configuration> parents() {
        return parents;
    }

    public Set<ResolvedModule> modules() {
        return Set.copyOf(modules.values());
    }

    public Optional<ResolvedModule> findModule(String name) {
        Objects.requireNonNull(name);
        for (Configuration c : withAncestors()) {
            ResolvedModule m = c.modules.get(name);
            if (m != null) {
                return Optional.of(m);
            }
        }
        return Optional.empty();
    }

    /* This one, then each parent with its own, each once. */
    Set<Configuration> withAncestors() {
        Set<Configuration> all = new LinkedHashSet<>();
        ArrayDeque<Configuration> next = new ArrayDeque<>();
        next.push(this);
        while (!next.isEmpty()) {
            Configuration c = next.pop();
            if (all.add(c)) {
                for (int i = c.parents.size() - 1; i >= 0; i--) {
                    next.push(c.parents.get(i));
                }
            }
        }
        return all;
    }

    Collection<ResolvedModule> own() {
        return modules.values();
    }

    ResolvedModule ownModule(String name) {
        return modules.get(name);
    }

    Set<ResolvedModule> reads(ResolvedModule m) {
        return Collections.unmodifiableSet(reads.get(m));
    }

    @Override
    public String toString() {
        return String.join(", ", modules.keySet());
    }
}
