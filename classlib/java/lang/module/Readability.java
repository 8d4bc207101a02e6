/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which module of a configuration reads which, and whether that can be. */
final class Readability {
    private final Configuration configuration;
    private final Set<Configuration> ancestors = new LinkedHashSet<>();
    private final Map<ResolvedModule, Set<ResolvedModule>> passedOn = new HashMap<>();

    Readability(Configuration configuration) {
        this.configuration = configuration;
        for (Configuration p : configuration.parents()) {
            ancestors.addAll(p.withAncestors());
        }
    }

    void fill(Map<ResolvedModule, Set<ResolvedModule>> reads) {
        checkCycles();
        for (Configuration c : ancestors) {
            for (ResolvedModule m : c.own()) {
                for (ModuleDescriptor.Requires r : m.descriptor().requires()) {
                    if (isTransitive(r)) {
                        for (ResolvedModule other : c.reads(m)) {
                            if (other.name().equals(r.name())) {
                                passOn(m, other);
                            }
                        }
                    }
                }
            }
        }
        for (ResolvedModule m : configuration.own()) {
            reads.put(m, required(m));
        }
        for (ResolvedModule m : configuration.own()) {
            addPassedOn(reads.get(m));
        }
        for (ResolvedModule m : configuration.own()) {
            check(m, reads.get(m));
        }
    }

    private static boolean isTransitive(ModuleDescriptor.Requires r) {
        return r.modifiers().contains(ModuleDescriptor.Requires.Modifier.TRANSITIVE);
    }

    private void passOn(ResolvedModule from, ResolvedModule to) {
        passedOn.computeIfAbsent(from, k -> new HashSet<>()).add(to);
    }

    private ResolvedModule inParents(String name) {
        for (Configuration c : ancestors) {
            ResolvedModule m = c.ownModule(name);
            if (m != null) {
                return m;
            }
        }
        return null;
    }

    /* What is required by name; an automatic module reads all there is. */
    private Set<ResolvedModule> required(ResolvedModule m) {
        Set<ResolvedModule> set = new HashSet<>();
        for (ModuleDescriptor.Requires r : m.descriptor().requires()) {
            ResolvedModule other = configuration.ownModule(r.name());
            if (other == null) {
                other = inParents(r.name());
            }
            if (other != null) {
                set.add(other);
                if (isTransitive(r)) {
                    passOn(m, other);
                }
            }
        }
        if (m.descriptor().isAutomatic()) {
            for (ResolvedModule other : configuration.own()) {
                if (other != m) {
                    set.add(other);
                    if (other.descriptor().isAutomatic()) {
                        passOn(m, other);
                    }
                }
            }
            for (Configuration c : ancestors) {
                set.addAll(c.own());
            }
        }
        return set;
    }

    private void addPassedOn(Set<ResolvedModule> set) {
        List<ResolvedModule> pending = new ArrayList<>(set);
        for (int i = 0; i < pending.size(); i++) {
            for (ResolvedModule other : passedOn.getOrDefault(pending.get(i), Set.of())) {
                if (set.add(other)) {
                    pending.add(other);
                }
            }
        }
    }

    /* ---- Checks ---- */

    private void checkCycles() {
        Set<ResolvedModule> done = new HashSet<>();
        for (ResolvedModule m : configuration.own()) {
            visit(m, done, new LinkedHashSet<>());
        }
    }

    private void visit(ResolvedModule m, Set<ResolvedModule> done, Set<ResolvedModule> path) {
        if (done.contains(m)) {
            return;
        }
        if (!path.add(m)) {
            StringBuilder s = new StringBuilder("Cycle detected: ");
            boolean inside = false;
            for (ResolvedModule p : path) {
                inside |= p == m;
                if (inside) {
                    s.append(p.name()).append(" -> ");
                }
            }
            throw new ResolutionException(s.append(m.name()).toString());
        }
        if (!m.descriptor().isAutomatic()) {
            for (ModuleDescriptor.Requires r : m.descriptor().requires()) {
                ResolvedModule other = configuration.ownModule(r.name());
                if (other != null) {
                    visit(other, done, path);
                }
            }
        }
        path.remove(m);
        done.add(m);
    }

    private static boolean isTo(ModuleDescriptor.Exports e, ResolvedModule m) {
        return !e.isQualified() || e.targets().contains(m.name());
    }

    private static Set<String> exported(ModuleDescriptor d, ResolvedModule to) {
        if (d.isAutomatic()) {
            return d.packages();
        }
        Set<String> set = new HashSet<>();
        for (ModuleDescriptor.Exports e : d.exports()) {
            if (isTo(e, to)) {
                set.add(e.source());
            }
        }
        return set;
    }

    /* Each package comes from one module; what services need is exported to their users. */
    private void check(ResolvedModule m, Set<ResolvedModule> reads) {
        Map<String, ResolvedModule> names = new HashMap<>();
        Map<String, ModuleDescriptor> suppliers = new HashMap<>();
        ModuleDescriptor own = m.descriptor();
        names.put(own.name(), m);
        for (String p : own.packages()) {
            suppliers.put(p, own);
        }
        for (ResolvedModule other : reads) {
            if (other != m && names.put(other.name(), other) != null) {
                throw new ResolutionException("Module " + own.name()
                        + " reads more than one module named " + other.name());
            }
            ModuleDescriptor d = other.descriptor();
            for (String p : exported(d, m)) {
                ModuleDescriptor supplier = suppliers.putIfAbsent(p, d);
                if (supplier == own && d != own) {
                    throw new ResolutionException("Module " + own.name() + " contains package "
                            + p + ", module " + d.name() + " exports package " + p + " to "
                            + own.name());
                }
                if (supplier != null && supplier != d) {
                    throw new ResolutionException("Modules " + d.name() + " and "
                            + supplier.name() + " export package " + p + " to module "
                            + own.name());
                }
            }
        }
        if (!own.isAutomatic()) {
            for (String service : own.uses()) {
                checkService(own, service, suppliers);
            }
            for (ModuleDescriptor.Provides p : own.provides()) {
                checkService(own, p.service(), suppliers);
            }
        }
    }

    private static void checkService(ModuleDescriptor m, String service,
            Map<String, ModuleDescriptor> suppliers) {
        String p = Names.packageOf(service);
        if (!suppliers.containsKey(p)) {
            throw new ResolutionException("Module " + m.name()
                    + " does not read a module that exports " + p);
        }
    }
}
