// SPDX-License-Identifier: MIT
import java.io.*;
import java.lang.module.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;
import java.util.spi.ToolProvider;

/**
 * ServiceLoader over modules of a layer, over a class path, and what is wrong with providers.
 */
public class ModuleServices {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("services");
        try {
            run(folder);
        } finally {
            try (var files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
            }
        }
    }

    private static void module(Path folder, String name, String... sources) throws Exception {
        Path from = Files.createDirectories(folder.resolve("source").resolve(name));
        List<String> arguments = new ArrayList<>(
            List.of("-nowarn", "-Xlint:none", "-p", folder.resolve("mods").toString(), "-d",
                    folder.resolve("mods").resolve(name).toString()));
        for (int i = 0; i < sources.length; i += 2) {
            Path file = from.resolve(sources[i] + ".java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, sources[i + 1]);
            arguments.add(file.toString());
        }
        int code = ToolProvider.findFirst("javac").get().run(System.out, System.out,
                                                             arguments.toArray(new String[0]));
        if (code != 0) System.out.println("javac: " + code);
    }

    private static void run(Path folder) throws Exception {
        module(folder, "shapes", "module-info",
                "module shapes { exports shapes; uses shapes.Shape; }", "shapes/Shape",
                """
                package shapes;
                import java.util.*;
                import java.util.stream.*;
                public interface Shape {
            String name();
            static String all(ModuleLayer layer) {
                return ServiceLoader.load(layer, Shape.class)
                    .stream()
                    .map(p -> p.type().getSimpleName() + "=" + p.get().name())
                    .sorted()
                    .collect(Collectors.joining(" "));
            }
            static String first() {
                return ServiceLoader.load(Shape.class, Shape.class.getClassLoader())
                    .findFirst()
                    .map(Shape::name)
                    .orElse("none");
            }
                }
                """);
        module(folder, "round", "module-info",
                "module round { requires shapes; provides shapes.Shape with round.Circle; }",
                "round/Circle", """
                package round;
                public class Circle implements shapes.Shape {
            public String name() { return "circle of " + getClass().getModule(); }
                }
                """);
        module(folder, "square", "module-info",
                """
                module square {
            requires shapes;
            provides shapes.Shape with square.Maker, square.Broken;
                }
                """,
                "square/Maker", """
                package square;
                public class Maker {
            public static shapes.Shape provider() { return () -> "made"; }
                }
                """,
                "square/Broken", """
                package square;
                public class Broken implements shapes.Shape {
            static boolean on = Boolean.getBoolean("broken");
            public Broken() {
                if (on) throw new IllegalStateException("broken on demand");
            }
            public String name() { return "unbroken"; }
                }
                """);
        ModuleFinder finder = ModuleFinder.of(folder.resolve("mods"));
        System.out.println(finder.findAll()
                                   .stream()
                                   .map(module -> module.descriptor().toNameAndVersion() + " "
                                                   + module.descriptor().provides())
                                   .sorted()
                                   .toList());
        ModuleLayer boot = ModuleLayer.boot();
        // Resolved by name alone, a provider is not there; with services bound it is.
        for (boolean bind : new boolean[] {false, true}) {
            Configuration configuration =
                bind
                    ? boot.configuration().resolveAndBind(finder, ModuleFinder.of(),
                                                          Set.of("shapes"))
                    : boot.configuration().resolve(finder, ModuleFinder.of(), Set.of("shapes"));
            for (boolean many : new boolean[] {false, true}) {
                ModuleLayer layer = many
                                        ? boot.defineModulesWithManyLoaders(configuration, null)
                                        : boot.defineModulesWithOneLoader(configuration, null);
                Class<?> shape = layer.findLoader("shapes").loadClass("shapes.Shape");
                System.out.println(
                    bind + " " + many + " " + layer.modules().size() + ": " +
                    shape.getMethod("all", ModuleLayer.class).invoke(null, layer));
            }
        }
        ModuleLayer layer = boot.defineModulesWithOneLoader(
                boot.configuration().resolveAndBind(finder, ModuleFinder.of(), Set.of("square")),
                null);
        System.setProperty("broken", "true");
        Class<?> shape = layer.findLoader("shapes").loadClass("shapes.Shape");
        try {
            shape.getMethod("all", ModuleLayer.class).invoke(null, layer);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause() + ", by " + e.getCause().getCause());
        }
        try { // this module does not use the service; the unnamed one uses all
            System.out.println(ServiceLoader.load(layer, shape).findFirst().isPresent());
        } catch (ServiceConfigurationError e) {
            System.out.println(e.getMessage());
        }
        try {
            boot.configuration().resolve(finder, ModuleFinder.of(), Set.of("absent"));
        } catch (FindException e) {
            System.out.println(e.getMessage());
        }
        classPath(folder);
        platform();
    }

    private static void classPath(Path folder) throws Exception {
        Path services = Files.createDirectories(folder.resolve("path/META-INF/services"));
        Path file = services.resolve(Supplier.class.getName());
        try (var loader = new java.net.URLClassLoader(
                 new java.net.URL[] {folder.resolve("path").toUri().toURL()})) {
            for (String text :
                 List.of("# none\n\n", Good.class.getName() + " # one\n",
                         "no.such.Provider\n" + Good.class.getName(), "java.lang.String",
                         "two words", Hidden.class.getName(), Failing.class.getName())) {
                Files.writeString(file, text);
                Iterator<Supplier> iterator =
                    ServiceLoader.load(Supplier.class, loader).iterator();
                for (int i = 0; i < 3; i++) {
                    try {
                        if (!iterator.hasNext()) break;
                        System.out.println(iterator.next().get());
                    } catch (ServiceConfigurationError e) {
                        System.out.println(
                            e.getMessage().replaceAll("file:.*(?=:\\d)", "FILE") + " " +
                            e.getCause());
                    }
                }
            }
        }
    }

    private static void platform() {
        System.out.println(ServiceLoader.load(ToolProvider.class)
                               .stream()
                               .map(provider -> provider.get().name())
                               .filter(name -> name.startsWith("ja"))
                               .sorted()
                               .toList());
        System.out.println(ModuleServices.class.getModule().canUse(Supplier.class) + " " +
                           Object.class.getModule().canUse(Supplier.class));
    }

    public static class Good implements Supplier<String> {
        public String get() { return "good"; }
    }

    public static class Hidden implements Supplier<String> {
        private Hidden() {}
        public String get() { return "hidden"; }
    }

    public static class Failing implements Supplier<String> {
        static {
            if (true) throw new IllegalStateException("while it starts");
        }
        public String get() { return "failing"; }
    }
}
