/* SPDX-License-Identifier: MIT */
package java.lang;

import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolvedModule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.function.Function;
import jdk.internal.loader.Loader;

/**
 * The modules of a configuration, defined to class loaders. The boot layer is the library alone.
 */
public final class ModuleLayer {
    private static final ModuleLayer EMPTY =
            new ModuleLayer(Configuration.empty(), List.of());

    private final Configuration configuration;
    private final List<ModuleLayer> parents;
    private Map<String, Module> modules = Map.of();

    private ModuleLayer(Configuration configuration, List<ModuleLayer> parents) {
        this.configuration = configuration;
        this.parents = parents;
    }

    /** Made when first asked for. */
    private static final class Boot {
        static final ModuleLayer LAYER = make();

        private static ModuleLayer make() {
            ModuleLayer layer = new ModuleLayer(Configuration.resolve(ModuleFinder.ofSystem(),
                    List.of(Configuration.empty()), ModuleFinder.of(), Set.of("java.base")),
                    List.of(EMPTY));
            layer.modules = Map.of("java.base", Module.javaBase());
            return layer;
        }
    }

    /** Changes the modules of a layer that it was made with. */
    public static final class Controller {
        private final ModuleLayer layer;

        Controller(ModuleLayer layer) {
            this.layer = layer;
        }

        public ModuleLayer layer() {
            return layer;
        }

        private Module own(Module source) {
            if (source.getLayer() != layer) {
                throw new IllegalArgumentException(source + " not in layer");
            }
            return source;
        }

        public Controller addReads(Module source, Module target) {
            own(source).implAddReads(Objects.requireNonNull(target));
            return this;
        }

        public Controller addExports(Module source, String pn, Module target) {
            own(source).implAdd(Objects.requireNonNull(pn), Objects.requireNonNull(target), false);
            return this;
        }

        public Controller addOpens(Module source, String pn, Module target) {
            own(source).implAdd(Objects.requireNonNull(pn), Objects.requireNonNull(target), true);
            return this;
        }
    }

    /* ---- Making ---- */

    public ModuleLayer defineModulesWithOneLoader(Configuration configuration,
            ClassLoader parentLoader) {
        return defineModulesWithOneLoader(configuration, List.of(this), parentLoader).layer();
    }

    public ModuleLayer defineModulesWithManyLoaders(Configuration configuration,
            ClassLoader parentLoader) {
        return defineModulesWithManyLoaders(configuration, List.of(this), parentLoader).layer();
    }

    public ModuleLayer defineModules(Configuration configuration,
            Function<String, ClassLoader> clf) {
        return defineModules(configuration, List.of(this), clf).layer();
    }

    private static List<ModuleLayer> checked(Configuration configuration,
            List<ModuleLayer> parentLayers) {
        Objects.requireNonNull(configuration);
        List<ModuleLayer> parents = List.copyOf(parentLayers);
        List<Configuration> wanted = configuration.parents();
        if (wanted.size() != parents.size()) {
            throw new IllegalArgumentException("wrong number of parents");
        }
        for (int i = 0; i < wanted.size(); i++) {
            if (parents.get(i).configuration != wanted.get(i)) {
                throw new IllegalArgumentException(
                        "Parent of configuration != configuration of this Layer");
            }
        }
        return parents;
    }

    public static Controller defineModulesWithOneLoader(Configuration configuration,
            List<ModuleLayer> parentLayers, ClassLoader parentLoader) {
        List<ModuleLayer> parents = checked(configuration, parentLayers);
        Map<String, String> owners = new HashMap<>();
        for (ResolvedModule m : configuration.modules()) {
            for (String p : m.reference().descriptor().packages()) {
                if (owners.putIfAbsent(p, m.name()) != null) {
                    throw new LayerInstantiationException("Package " + p
                            + " in more than one module");
                }
            }
        }
        Loader loader = new Loader(null, parentLoader, configuration.modules());
        return withLoaders(configuration, parents, name -> loader);
    }

    public static Controller defineModulesWithManyLoaders(Configuration configuration,
            List<ModuleLayer> parentLayers, ClassLoader parentLoader) {
        List<ModuleLayer> parents = checked(configuration, parentLayers);
        Map<String, Loader> loaders = new HashMap<>();
        for (ResolvedModule m : configuration.modules()) {
            loaders.put(m.name(), new Loader("Loader-" + m.name(), parentLoader, Set.of(m)));
        }
        return withLoaders(configuration, parents, loaders::get);
    }

    private static Controller withLoaders(Configuration configuration,
            List<ModuleLayer> parents, Function<String, Loader> loaders) {
        ModuleLayer layer = new ModuleLayer(configuration, parents);
        for (ResolvedModule m : configuration.modules()) {
            loaders.apply(m.name()).importPackages(m, other -> {
                ModuleLayer owner = layer.layerOf(other.configuration());
                return owner == layer ? loaders.apply(other.name())
                        : owner.findLoader(other.name());
            });
        }
        return define(layer, loaders::apply);
    }

    public static Controller defineModules(Configuration configuration,
            List<ModuleLayer> parentLayers, Function<String, ClassLoader> clf) {
        List<ModuleLayer> parents = checked(configuration, parentLayers);
        Objects.requireNonNull(clf);
        return define(new ModuleLayer(configuration, parents), clf);
    }

    private static Controller define(ModuleLayer layer, Function<String, ClassLoader> clf) {
        Map<ResolvedModule, Module> made = new LinkedHashMap<>();
        Map<ClassLoader, Map<String, Module>> packages = new HashMap<>();
        for (ResolvedModule m : layer.configuration.modules()) {
            ClassLoader loader = clf.apply(m.name());
            if (loader == null || loader == ClassLoader.getPlatformClassLoader()) {
                throw new LayerInstantiationException(
                        "loader can't be 'null' or the platform class loader");
            }
            Module module = new Module(layer, loader, m.reference().descriptor());
            made.put(m, module);
            Map<String, Module> own = packages.computeIfAbsent(loader, k -> new HashMap<>());
            for (String p : m.reference().descriptor().packages()) {
                if (p.equals("java") || p.startsWith("java.")) {
                    throw new LayerInstantiationException("Class loader must be the boot or"
                            + " platform class loader for package " + p);
                }
                if (own.put(p, module) != null) {
                    throw new LayerInstantiationException("More than one module with package "
                            + p + " mapped to the same class loader");
                }
            }
        }
        for (Map.Entry<ClassLoader, Map<String, Module>> e : packages.entrySet()) {
            e.getKey().checkModules(e.getValue());
        }
        Map<String, Module> named = new HashMap<>();
        made.forEach((r, m) -> named.put(r.name(), m));
        layer.modules = named;
        made.forEach((r, m) -> m.declare(layer, r));
        packages.forEach((loader, own) -> loader.defineModules(own));
        return new Controller(layer);
    }

    /* ---- Providers of services ---- */

    static List<Class<?>> providers(Class<?> service, ModuleLayer layer) {
        List<Class<?>> list = new ArrayList<>();
        for (ModuleLayer l : layer.withAncestors()) {
            addProviders(service, l.modules.values(), list);
        }
        return list;
    }

    static void addProviders(Class<?> service, Collection<Module> modules, List<Class<?>> list) {
        for (Module m : modules) {
            for (ModuleDescriptor.Provides p : m.getDescriptor().provides()) {
                if (p.service().equals(service.getName())) {
                    for (String name : p.providers()) {
                        Class<?> c = Class.forName(m, name);
                        if (c == null) {
                            throw new ServiceConfigurationError(service.getName()
                                    + ": Provider " + name + " not found");
                        }
                        list.add(c);
                    }
                }
            }
        }
    }

    /* ---- Asking ---- */

    public Configuration configuration() {
        return configuration;
    }

    public List<ModuleLayer> parents() {
        return parents;
    }

    /* This one, then each parent with its own, each once. */
    Set<ModuleLayer> withAncestors() {
        Set<ModuleLayer> all = new LinkedHashSet<>();
        ArrayDeque<ModuleLayer> next = new ArrayDeque<>();
        next.push(this);
        while (!next.isEmpty()) {
            ModuleLayer l = next.pop();
            if (all.add(l)) {
                for (int i = l.parents.size() - 1; i >= 0; i--) {
                    next.push(l.parents.get(i));
                }
            }
        }
        return all;
    }

    /* The layer among this one's and its ancestors that is of the configuration. */
    ModuleLayer layerOf(Configuration c) {
        for (ModuleLayer l : withAncestors()) {
            if (l.configuration == c) {
                return l;
            }
        }
        throw new InternalError("no layer of " + c);
    }

    Module ownModule(String name) {
        return modules.get(name);
    }

    public Set<Module> modules() {
        return Set.copyOf(modules.values());
    }

    public Optional<Module> findModule(String name) {
        Objects.requireNonNull(name);
        for (ModuleLayer l : withAncestors()) {
            Module m = l.modules.get(name);
            if (m != null) {
                return Optional.of(m);
            }
        }
        return Optional.empty();
    }

    public ClassLoader findLoader(String name) {
        Optional<Module> m = findModule(name);
        if (!m.isPresent()) {
            throw new IllegalArgumentException("Module " + name + " not known to this layer");
        }
        return m.get().getClassLoader();
    }

    @Override
    public String toString() {
        return String.join(", ", modules.keySet());
    }

    public static ModuleLayer empty() {
        return EMPTY;
    }

    public static ModuleLayer boot() {
        return Boot.LAYER;
    }
}
