/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.lang.module.FindException;
import java.lang.module.InvalidModuleDescriptorException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Builder;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Modifier;
import java.lang.module.ModuleDescriptor.Opens;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleDescriptor.Version;
import java.lang.module.ResolutionException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Module declarations: names, versions, the builder's rules, comparison, class files. */
class DescriptorsWhole extends Whole {

    static void versions() {
        for (String v : new String[] {
            null,
            "",
            "1",
            "1.0",
            "a1",
            "1.",
            "1-",
            "1+",
            "1..2",
            "1.0-+3",
            "1.0-+",
            "1.2-ea+5",
            "99999999999999"
        }) {
            t(() -> Version.parse(v));
        }
        String[] all = {
            "1",
            "1.0",
            "1.0.0",
            "1.2-ea",
            "1.2",
            "1.2+5",
            "1.10",
            "1.9",
            "1.a",
            "1.b",
            "1.0-alpha",
            "1.0-beta",
            "1.0-1",
            "2",
            "1.2-ea+5",
            "1.2-ea+6",
            "1.2-3-4",
            "1_2",
            "01",
            "1.a2b"
        };
        for (String a : all) {
            StringBuilder row = new StringBuilder(a);
            for (String b : all) {
                int c = Version.parse(a).compareTo(Version.parse(b));
                row.append(c < 0 ? " <" : c > 0 ? " >" : " =").append(
                    Version.parse(a).equals(Version.parse(b)) == (c == 0) ? "" : "?"
                );
            }
            p(row);
        }
        p(
            Version.parse("1.2").hashCode() == Version.parse("1.2").hashCode(),
            Version.parse("1").equals("1")
        );
    }

    static Builder m() {
        return ModuleDescriptor.newModule("m");
    }

    static void names() {
        for (String n : new String[] {
            null,
            "",
            "a",
            "a.b",
            "a..b",
            ".a",
            "a.",
            "1a",
            "int",
            "a.true",
            "_",
            "a b"
        }) {
            t(() -> ModuleDescriptor.newModule(n).build().name());
            t(() -> m().exports(n).build());
            t(() -> m().opens(n).build());
            t(() -> m().uses(n).build());
            t(() -> new TreeSet<>(m().requires(n).build().requires()));
            t(() -> m().mainClass(n).build().mainClass());
            t(() -> m().provides(n, List.of("p.q")).build());
            t(() -> m().provides("a.b", Arrays.asList(n)).build());
            t(() -> m().exports("p", Collections.singleton(n)).build());
            t(() -> m().opens("p", Collections.singleton(n)).build());
            t(() -> m().packages(Collections.singleton(n)).build().packages());
        }
    }

    static void rules() {
        t(() -> m().requires("m"));
        t(() -> m().requires("n").requires("n"));
        t(() -> m().exports("n").exports("n", Set.of("x")));
        t(() -> m().opens("n").opens("n", Set.of("x")));
        t(() -> m().uses("n.A").uses("n.A"));
        t(() -> m().provides("n.A", List.of("p.B")).provides("n.A", List.of("p.C")));
        t(() -> m().provides("n.A", List.of()));
        t(() -> m().exports("n", Set.of()));
        t(() -> m().opens("n", Set.of()));
        t(() -> m().version((Version) null));
        t(() -> m().version("x"));
        t(() -> m().requires(Set.of(), "a", null));
        t(() -> ModuleDescriptor.newOpenModule("m").opens("n"));
        t(() -> ModuleDescriptor.newAutomaticModule("m").opens("n"));
        t(() -> ModuleDescriptor.newAutomaticModule("m").exports("n"));
        t(() -> ModuleDescriptor.newAutomaticModule("m").requires("n"));
        t(() -> ModuleDescriptor.newAutomaticModule("m").uses("n.A"));
        t(() -> ModuleDescriptor.newAutomaticModule("m").provides("n.A", List.of("p.B")).build());
        t(() -> ModuleDescriptor.newModule("m", Set.of(Modifier.AUTOMATIC, Modifier.OPEN)));
        t(() -> ModuleDescriptor.newModule("java.base").build());
    }

    static ModuleDescriptor full() {
        return ModuleDescriptor.newModule("m.n")
            .version("1.2")
            .requires(Set.of(Requires.Modifier.TRANSITIVE), "a", Version.parse("3"))
            .requires(EnumSet.of(Requires.Modifier.STATIC), "b")
            .uses("u.V")
            .exports(Set.of(Exports.Modifier.SYNTHETIC), "e.f", Set.of("t"))
            .exports(Set.of(), "e.g")
            .opens(Set.of(Opens.Modifier.MANDATED), "o", Set.of("k"))
            .opens(Set.of(), "oo")
            .provides("s.T", List.of("pp.Q", "pp.R"))
            .mainClass("mm.M")
            .packages(Set.of("z.z"))
            .build();
    }

    static void parts(ModuleDescriptor d) {
        p(
            d.name(),
            d.modifiers(),
            d.isOpen(),
            d.isAutomatic(),
            d.version(),
            d.rawVersion(),
            d.toNameAndVersion(),
            d.mainClass()
        );
        p(
            new TreeSet<>(d.packages()),
            d.uses(),
            new TreeSet<>(d.requires()),
            new TreeSet<>(d.exports()),
            new TreeSet<>(d.opens()),
            new TreeSet<>(d.provides())
        );
        for (Requires r : new TreeSet<>(d.requires())) {
            p(r.name(), r.modifiers(), r.compiledVersion(), r.rawCompiledVersion());
        }
        for (Exports e : new TreeSet<>(d.exports())) {
            p(e.source(), e.modifiers(), e.isQualified(), e.targets());
        }
        for (Opens o : new TreeSet<>(d.opens())) {
            p(o.source(), o.modifiers(), o.isQualified(), o.targets());
        }
        for (Provides s : d.provides()) {
            p(s.service(), s.providers());
        }
    }

    static void comparison() {
        p(
            full().equals(full()),
            full().hashCode() == full().hashCode(),
            full().compareTo(full()),
            full().equals(null),
            full().equals("x")
        );
        ModuleDescriptor[] all = {
            m().build(),
            m().version("1").build(),
            m().version("2").build(),
            m().requires("x").build(),
            m().exports("p").build(),
            m().exports("p", Set.of("q")).build(),
            m().opens("p").build(),
            m().uses("p.Q").build(),
            m().provides("p.Q", List.of("p.R")).build(),
            m().mainClass("p.R").build(),
            m().packages(Set.of("p")).build(),
            ModuleDescriptor.newOpenModule("m").build(),
            ModuleDescriptor.newAutomaticModule("m").build(),
            ModuleDescriptor.newModule("n").build()
        };
        for (ModuleDescriptor a : all) {
            StringBuilder row = new StringBuilder();
            for (ModuleDescriptor b : all) {
                int c = a.compareTo(b);
                row.append(c < 0 ? '<' : c > 0 ? '>' : '=').append(
                    a.equals(b) == (c == 0) ? "" : "?"
                );
            }
            p(row);
        }
    }

    static void reading() throws Exception {
        byte[] whole = InfoWriter.write(full(), true);
        byte[] without = InfoWriter.write(full(), false);
        t(() ->
            ModuleDescriptor.read(new ByteArrayInputStream(InfoWriter.write(m().build(), false)))
        );
        ModuleDescriptor d = ModuleDescriptor.read(ByteBuffer.wrap(whole));
        parts(d);
        p(d.equals(full()));
        parts(ModuleDescriptor.read(ByteBuffer.wrap(without)));
        parts(
            ModuleDescriptor.read(new ByteArrayInputStream(without), () ->
                Set.of("e.f", "e.g", "o", "oo", "pp", "mm", "more")
            )
        );
        parts(ModuleDescriptor.read(ByteBuffer.wrap(whole), () -> Set.of("ignored")));
        t(() -> ModuleDescriptor.read(ByteBuffer.wrap(whole), null));
        t(() -> ModuleDescriptor.read((ByteBuffer) null));
        parts(
            ModuleDescriptor.read(
                ByteBuffer.wrap(
                    InfoWriter.write(
                        ModuleDescriptor.newOpenModule("open.one").requires(Set.of(), "x").build(),
                        true
                    )
                )
            )
        );
        String[] kinds = { "ok", "truncated", "magic", "flags" };
        for (String kind : kinds) {
            byte[] bytes = whole.clone();
            switch (kind) {
                case "truncated" -> bytes = Arrays.copyOf(bytes, 20);
                case "magic" -> bytes[0] = 1;
                case "flags" -> bytes[7] = 50;
                default -> {
                }
            }
            byte[] b = bytes;
            try {
                ModuleDescriptor.read(ByteBuffer.wrap(b));
                p(kind, "read");
            } catch (InvalidModuleDescriptorException e) {
                p(kind, "invalid");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        versions();
        names();
        rules();
        parts(full());
        comparison();
        reading();
        p(
            Modifier.valueOf("OPEN"),
            Requires.Modifier.values(),
            Exports.Modifier.values(),
            Opens.Modifier.values()
        );
        RuntimeException cause = new RuntimeException("c");
        p(
            new FindException(),
            new FindException("f"),
            new FindException(cause),
            new FindException("f", cause)
        );
        p(
            new ResolutionException(),
            new ResolutionException("f"),
            new ResolutionException(cause),
            new ResolutionException("f", cause)
        );
        p(new InvalidModuleDescriptorException(), new InvalidModuleDescriptorException("f"));
    }
}
