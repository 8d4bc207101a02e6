/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Collects the modules that a configuration consists of: the roots and what they need. */
final class Resolver {
    final List<Configuration> parents;
    final Map<String, ModuleReference> found = new LinkedHashMap<>();
    private final ModuleFinder before;
    private final ModuleFinder after;
    private boolean hasAutomatic;

    Resolver(ModuleFinder before, List<Configuration> parents, ModuleFinder after) {
        this.before = Objects.requireNonNull(before);
        this.parents = parents;
        this.after = Objects.requireNonNull(after);
    }

    void addRoots(Collection<String> roots) {
        ArrayDeque<ModuleDescriptor> pending = new ArrayDeque<>();
        for (String root : List.copyOf(roots)) {
            add(root, null, pending);
        }
        addNeeded(pending);
    }

    /* What a parent has is not searched for again; the first finder goes before the parents. */
    private void add(String name, String by, ArrayDeque<ModuleDescriptor> pending) {
        if (found.containsKey(name)) {
            return;
        }
        ModuleReference r = find(before, name);
        if (r == null) {
            if (inParents(name)) {
                return;
            }
            r = find(after, name);
        }
        if (r == null) {
            throw new FindException("Module " + name + " not found"
                    + (by == null ? "" : ", required by " + by));
        }
        take(r, pending);
    }

    private void take(ModuleReference r, ArrayDeque<ModuleDescriptor> pending) {
        found.put(r.descriptor().name(), r);
        pending.add(r.descriptor());
    }

    private void addNeeded(ArrayDeque<ModuleDescriptor> pending) {
        while (!pending.isEmpty()) {
            ModuleDescriptor d = pending.poll();
            for (ModuleDescriptor.Requires r : d.requires()) {
                if (!r.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC)) {
                    add(r.name(), d.name(), pending);
                }
            }
            if (d.isAutomatic() && !hasAutomatic) {
                hasAutomatic = true;
                for (ModuleReference r : observable()) {
                    if (r.descriptor().isAutomatic()
                            && !found.containsKey(r.descriptor().name())) {
                        take(r, pending);
                    }
                }
            }
        }
    }

    private static ModuleReference find(ModuleFinder finder, String name) {
        try {
            return finder.find(name).orElse(null);
        } catch (FindException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new FindException(e);
        }
    }

    private boolean inParents(String name) {
        for (Configuration p : parents) {
            if (p.findModule(name).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /* All that the finders have, of each name what add would take. */
    private Collection<ModuleReference> observable() {
        Map<String, ModuleReference> all = new LinkedHashMap<>();
        for (ModuleReference r : before.findAll()) {
            all.put(r.descriptor().name(), r);
        }
        for (ModuleReference r : after.findAll()) {
            if (!inParents(r.descriptor().name())) {
                all.putIfAbsent(r.descriptor().name(), r);
            }
        }
        return all.values();
    }

    /* Adds the modules with providers of services that are used, until there are no more. */
    void bind() {
        Map<String, Set<ModuleReference>> providers = new HashMap<>();
        for (ModuleReference r : observable()) {
            for (ModuleDescriptor.Provides p : r.descriptor().provides()) {
                providers.computeIfAbsent(p.service(), k -> new HashSet<>()).add(r);
            }
        }
        ArrayDeque<ModuleDescriptor> users = new ArrayDeque<>();
        for (Configuration parent : parents) {
            for (Configuration c : parent.withAncestors()) {
                for (ResolvedModule m : c.own()) {
                    users.add(m.descriptor());
                }
            }
        }
        for (ModuleReference r : found.values()) {
            users.add(r.descriptor());
        }
        while (!users.isEmpty()) {
            for (String service : users.poll().uses()) {
                for (ModuleReference r : providers.getOrDefault(service, Set.of())) {
                    if (!found.containsKey(r.descriptor().name())) {
                        Set<String> had = new HashSet<>(found.keySet());
                        ArrayDeque<ModuleDescriptor> pending = new ArrayDeque<>();
                        take(r, pending);
                        addNeeded(pending);
                        for (ModuleReference fresh : found.values()) {
                            if (!had.contains(fresh.descriptor().name())) {
                                users.add(fresh.descriptor());
                            }
                        }
                    }
                }
            }
        }
    }
}
