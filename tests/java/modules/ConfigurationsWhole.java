/* SPDX-License-Identifier: MIT */
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.module.ResolvedModule;
import java.net.URI;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Which modules are found for which, who reads whom, and what does not fit. */
class ConfigurationsWhole extends Whole {

    static ModuleReference reference(ModuleDescriptor d) {
        return new ModuleReference(d, URI.create("test:" + d.name())) {
            @Override
            public ModuleReader open() {
                throw new UnsupportedOperationException();
            }
        };
    }

    static ModuleFinder finder(ModuleDescriptor.Builder... builders) {
        Map<String, ModuleReference> map = new LinkedHashMap<>();
        for (ModuleDescriptor.Builder b : builders) {
            ModuleDescriptor d = b.build();
            map.put(d.name(), reference(d));
        }
        return new ModuleFinder() {
            @Override
            public Optional<ModuleReference> find(String name) {
                return Optional.ofNullable(map.get(name));
            }

            @Override
            public Set<ModuleReference> findAll() {
                return new HashSet<>(map.values());
            }
        };
    }

    static ModuleDescriptor.Builder b(String name) {
        return ModuleDescriptor.newModule(name);
    }

    static final ModuleFinder NONE = ModuleFinder.of();

    static Configuration boot() {
        return ModuleLayer.boot().configuration();
    }

    static Configuration resolve(ModuleFinder f, String... roots) {
        return boot().resolve(f, NONE, List.of(roots));
    }

    static Object names(Iterable<ResolvedModule> modules) {
        TreeSet<String> set = new TreeSet<>();
        for (ResolvedModule m : modules) {
            set.add(m.name());
        }
        return set;
    }

    static void show(Configuration c) {
        p(names(c.modules()), new TreeSet<>(Arrays.asList(c.toString().split(", "))));
        for (Object name : (TreeSet<?>) names(c.modules())) {
            ResolvedModule m = c.findModule((String) name).get();
            p(
                name,
                "reads",
                names(m.reads()),
                m.configuration() == c,
                m.reference().location(),
                m.reference().descriptor().name(),
                m.equals(c.findModule((String) name).get()),
                m.hashCode() ==
                    c
                        .findModule((String) name)
                        .get()
                        .hashCode(),
                m.toString().endsWith("/" + name)
            );
        }
    }

    static final Set<Requires.Modifier> TRANSITIVE = Set.of(Requires.Modifier.TRANSITIVE);

    static void failures() {
        t(() -> resolve(NONE, "nope"));
        t(() -> resolve(finder(b("a").requires("zz")), "a"));
        t(() ->
            resolve(finder(b("a").requires("b"), b("b").requires("c"), b("c").requires("a")), "a")
        );
        t(() -> resolve(finder(b("a").requires("b").exports("p"), b("b").exports("p")), "a"));
        t(() ->
            resolve(finder(b("a").requires("b").packages(Set.of("p")), b("b").exports("p")), "a")
        );
        t(() -> resolve(finder(b("a").packages(Set.of("java.lang"))), "a"));
        t(() -> resolve(finder(b("a").uses("q.S")), "a"));
        t(() -> resolve(finder(b("a").provides("q.S", List.of("z.Z"))), "a"));
        t(() ->
            Configuration.resolve(finder(b("a")), List.of(Configuration.empty()), NONE, Set.of("a"))
        );
        t(() -> Configuration.resolve(NONE, List.of(), NONE, Set.of()));
        t(() -> Configuration.resolveAndBind(NONE, List.of(), NONE, Set.of()));
        t(() -> Configuration.resolve(null, List.of(Configuration.empty()), NONE, Set.of()));
        t(() -> Configuration.resolve(NONE, null, NONE, Set.of()));
        t(() -> boot().resolve(NONE, NONE, null));
        t(() -> boot().findModule(null));
        try {
            resolve(
                finder(
                    b("a").requires("b").requires("c"),
                    b("b").exports("p"),
                    b("c").exports("p")
                ),
                "a"
            );
        } catch (RuntimeException e) {
            p(e.getClass(), e.getMessage().replace("c and b", "b and c"));
        }
    }

    public static void main(String[] args) {
        Configuration e = Configuration.empty();
        p(
            e.toString().isEmpty(),
            e.modules(),
            e.parents(),
            e.findModule("java.base"),
            e == Configuration.empty()
        );
        p(
            boot().parents().size(),
            boot().parents().get(0) == e,
            boot().findModule("java.base").get().reference().location()
        );
        failures();
        show(resolve(finder(b("a").requires("b"), b("b"))));
        show(resolve(finder(b("a").requires("b"), b("b")), "a"));
        show(
            resolve(
                finder(
                    b("a").requires("b"),
                    b("b").requires(TRANSITIVE, "c"),
                    b("c").requires(TRANSITIVE, "d"),
                    b("d")
                ),
                "a"
            )
        );
        show(resolve(finder(b("a").requires(Set.of(Requires.Modifier.STATIC), "b")), "a"));
        show(resolve(finder(b("a").requires(Set.of(Requires.Modifier.STATIC), "b"), b("b")), "a"));
        show(
            resolve(
                finder(b("a").requires(Set.of(Requires.Modifier.STATIC), "b"), b("b")),
                "a",
                "b"
            )
        );
        show(
            resolve(
                finder(
                    b("a").requires("b"),
                    b("b").exports("p", Set.of("c")),
                    b("c").packages(Set.of("p"))
                ),
                "a",
                "c"
            )
        );
        Configuration below = resolve(
            finder(b("lib").requires(TRANSITIVE, "base"), b("base")),
            "lib"
        );
        Configuration above = below.resolve(
            finder(b("app").requires("lib")),
            finder(b("base").exports("never")),
            Set.of("app", "base")
        );
        show(above);
        p(
            above.parents().equals(List.of(below)),
            above.findModule("lib").get().configuration() == below,
            above.findModule("java.base").isPresent()
        );
        Configuration shadow = below.resolve(
            finder(b("app").requires("base"), b("base")),
            NONE,
            Set.of("app")
        );
        show(shadow);
        p(shadow.findModule("base").get().configuration() == shadow, shadow.findModule("nope"));
        Configuration two = Configuration.resolve(
            finder(b("top").requires("lib").requires("x")),
            List.of(below, resolve(finder(b("x")), "x")),
            NONE,
            Set.of("top")
        );
        show(two);
        ModuleFinder services = finder(
            b("user").uses("java.lang.Runnable"),
            b("one").provides("java.lang.Runnable", List.of("q.R")),
            b("two").provides("java.lang.Runnable", List.of("w.R")).uses("java.lang.Comparable"),
            b("three").provides("java.lang.Comparable", List.of("v.R")).requires("four"),
            b("four"),
            b("unused")
        );
        show(boot().resolveAndBind(services, NONE, Set.of("user")));
        show(boot().resolveAndBind(NONE, services, Set.of("user")));
        show(Configuration.resolveAndBind(NONE, List.of(boot()), services, Set.of()));
        show(boot().resolve(services, NONE, Set.of("user")));
        ModuleFinder composed = ModuleFinder.compose(
            finder(b("a")),
            services,
            finder(b("a").version("2"))
        );
        p(
            composed.find("a").get().descriptor(),
            composed.findAll().size(),
            composed.find("zz"),
            ModuleFinder.compose().findAll()
        );
        t(() -> composed.find(null));
        t(() -> ModuleFinder.of((java.nio.file.Path) null));
        p(
            ModuleFinder.ofSystem().find("java.base").get().descriptor().exports().size() > 20,
            ModuleFinder.ofSystem().find("nope")
        );
        Configuration automatic = resolve(
            ModuleFinder.compose(
                finder(b("a").requires("auto")),
                finder(
                    ModuleDescriptor.newAutomaticModule("auto"),
                    ModuleDescriptor.newAutomaticModule("other")
                )
            ),
            "a"
        );
        p(
            names(automatic.modules()),
            names(automatic.findModule("a").get().reads()),
            automatic.findModule("auto").get().reads().size() > 2
        );
    }
}
