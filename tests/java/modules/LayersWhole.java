/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** Modules in directories and jars, layers of them, their loaders, access and services. */
class LayersWhole extends Whole {

    static Path top;

    static String clean(Object text) {
        return text(text)
            .replaceAll("unnamed module @\\w+", "unnamed module @N")
            .replace(top.toUri().toString(), "TOP/")
            .replace(top.toString(), "TOP");
    }

    /** Like t, with what differs from run to run left out. */
    static void c(Body body) {
        try {
            System.out.println(clean(body.get()));
        } catch (Throwable e) {
            System.out.println("! " + clean(e));
        }
    }

    static byte[] classBytes(String name) throws IOException {
        try (InputStream in = LayersWhole.class.getResourceAsStream("/" + name + ".class")) {
            return in.readAllBytes();
        }
    }

    static void put(Path directory, String name, byte[] bytes) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    static void make() throws IOException {
        Path greeting = top.resolve("mods/greeting");
        for (String name : List.of(
            "greeting/api/Greeting",
            "greeting/impl/Five",
            "greeting/impl/Six"
        )) {
            put(greeting, name + ".class", classBytes(name));
        }
        put(greeting, "greeting/impl/note.txt", "note".getBytes());
        put(greeting, "outside.txt", "outside".getBytes());
        put(greeting, "META-INF/some.txt", "meta".getBytes());
        put(
            greeting,
            "module-info.class",
            InfoWriter.write(
                ModuleDescriptor.newModule("greeting")
                    .version("1.0")
                    .requires("java.base")
                    .exports("greeting.api")
                    .opens("greeting.impl", Set.of("asking"))
                    .provides(
                        "java.util.function.IntSupplier",
                        List.of("greeting.impl.Five", "greeting.impl.Six")
                    )
                    .build(),
                false
            )
        );
        Path asking = top.resolve("mods/asking");
        put(asking, "asking/Asker.class", classBytes("asking/Asker"));
        put(
            asking,
            "module-info.class",
            InfoWriter.write(
                ModuleDescriptor.newModule("asking")
                    .requires("java.base")
                    .requires("greeting")
                    .exports("asking")
                    .uses("java.util.function.IntSupplier")
                    .build(),
                false
            )
        );
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "greeting.api.Greeting");
        try (
            JarOutputStream jar = new JarOutputStream(
                Files.newOutputStream(top.resolve("auto_lib-2.1.jar")),
                manifest
            )
        ) {
            for (String name : List.of("greeting/api/Greeting", "greeting/impl/Five")) {
                jar.putNextEntry(new JarEntry(name + ".class"));
                jar.write(classBytes(name));
            }
            jar.putNextEntry(new JarEntry("META-INF/services/java.util.function.IntSupplier"));
            jar.write("# providers\ngreeting.impl.Five # one\n\n".getBytes());
        }
        try (
            JarOutputStream jar = new JarOutputStream(
                Files.newOutputStream(top.resolve("asking.jar"))
            )
        ) {
            jar.putNextEntry(new JarEntry("module-info.class"));
            jar.write(Files.readAllBytes(asking.resolve("module-info.class")));
            jar.putNextEntry(new JarEntry("asking/"));
            jar.putNextEntry(new JarEntry("asking/Asker.class"));
            jar.write(classBytes("asking/Asker"));
        }
    }

    static void reader(ModuleReference reference) throws IOException {
        ModuleReader r = reference.open();
        c(() -> r.list().sorted().toList());
        for (String name : List.of(
            "greeting/api",
            "greeting/api/",
            "greeting/api/Greeting.class",
            "asking/Asker.class",
            "none",
            "/greeting",
            "../asking",
            "",
            "module-info.class"
        )) {
            c(
                () ->
                    name +
                    " " +
                    r.find(name) +
                    " " +
                    r.read(name.endsWith(".class") ? name : "none").map(b -> b.getInt()) +
                    " " +
                    r.open(name.endsWith(".class") ? name : "none").isPresent()
            );
        }
        t(() -> r.find(null));
        t(() -> r.open(null));
        t(() -> r.read(null));
        t(() -> r.release(null));
        r.release(ByteBuffer.allocate(1));
        r.close();
        r.close();
        t(() -> r.find("x"));
        t(() -> r.open("x"));
        t(() -> r.read("x"));
        t(() -> r.list());
    }

    static void finders() throws IOException {
        ModuleFinder f = ModuleFinder.of(top.resolve("mods"));
        p(f.findAll().size(), f.find("nope"));
        ModuleReference greeting = f.find("greeting").get();
        p(new TreeSet<>(greeting.descriptor().packages()), greeting.descriptor());
        c(() -> greeting.location().get() + " " + greeting);
        reader(greeting);
        ModuleFinder one = ModuleFinder.of(
            top.resolve("mods/asking"),
            top.resolve("nothing"),
            top.resolve("mods")
        );
        p(one.find("asking").isPresent(), one.find("greeting").isPresent());
        c(() -> ModuleFinder.of(top.resolve("mods/greeting/outside.txt")).findAll());
        ModuleReference jar = ModuleFinder.of(top.resolve("asking.jar")).find("asking").get();
        p(jar.descriptor().packages(), jar.descriptor().isAutomatic());
        c(() -> jar.location().get() + " " + jar);
        reader(jar);
        ModuleReference automatic = ModuleFinder.of(top.resolve("auto_lib-2.1.jar"))
            .find("auto.lib")
            .get();
        ModuleDescriptor d = automatic.descriptor();
        p(d, d.isAutomatic(), new TreeSet<>(d.packages()), d.version(), d.mainClass());
    }

    static void layer(ModuleLayer l, Configuration c, boolean withLoaders) throws Exception {
        p(
            new TreeSet<>(Arrays.asList(l.toString().split(", "))),
            l.modules().size(),
            l.configuration() == c,
            l.parents().equals(List.of(ModuleLayer.boot()))
        );
        Module greeting = l.findModule("greeting").get(),
            asking = l.findModule("asking").get();
        Module here = LayersWhole.class.getModule();
        p(
            l.findModule("java.base").get() == Object.class.getModule(),
            l.findModule("nope"),
            greeting.getLayer() == l,
            greeting,
            greeting.isNamed(),
            greeting.getName(),
            greeting.getDescriptor().toNameAndVersion(),
            new TreeSet<>(greeting.getPackages()),
            greeting.getClassLoader() == l.findLoader("greeting")
        );
        t(() -> l.findLoader("nope"));
        p(
            asking.canRead(greeting),
            greeting.canRead(asking),
            asking.canRead(Object.class.getModule()),
            greeting.canRead(here),
            here.canRead(greeting)
        );
        p(
            greeting.isExported("greeting.api"),
            greeting.isExported("greeting.impl"),
            greeting.isExported("greeting.impl", asking),
            greeting.isExported("none", greeting),
            greeting.isExported("greeting.impl", greeting),
            greeting.isOpen("greeting.api"),
            greeting.isOpen("greeting.impl"),
            greeting.isOpen("greeting.impl", asking),
            greeting.isOpen("greeting.impl", here),
            greeting.isExported("greeting.api", here)
        );
        p(
            asking.canUse(IntSupplier.class),
            asking.canUse(Runnable.class),
            greeting.canUse(IntSupplier.class)
        );
        c(() -> greeting.addExports("greeting.impl", here));
        c(() -> greeting.addOpens("greeting.impl", here));
        c(() -> greeting.addReads(here));
        c(() -> greeting.addUses(Runnable.class));
        p(
            greeting.getAnnotations().length,
            greeting.getDeclaredAnnotations().length,
            greeting.getAnnotation(Deprecated.class)
        );
        if (!withLoaders) return;
        ClassLoader loader = l.findLoader("greeting");
        p(
            loader.getClass().getName(),
            loader.getName(),
            loader == l.findLoader("asking"),
            loader.isRegisteredAsParallelCapable()
        );
        Class<?> five = loader.loadClass("greeting.impl.Five"),
            asker = l.findLoader("asking").loadClass("asking.Asker");
        Class<?> api = l.findLoader("asking").loadClass("greeting.api.Greeting");
        p(
            five.getModule() == greeting,
            five.getPackage(),
            five.getPackageName(),
            api.getModule() == greeting,
            api.arrayType().getModule() == greeting,
            api.getClassLoader() == loader
        );
        c(() -> five.getProtectionDomain().getCodeSource().getLocation());
        c(() -> asker.getMethod("ask").invoke(null));
        StackTraceElement here1 = (StackTraceElement) api.getMethod("here").invoke(null);
        p(here1, here1.getModuleName(), here1.getModuleVersion(), here1.getClassLoaderName());
        p(asker.getMethod("sum", ModuleLayer.class).invoke(null, l));
        try {
            asker.getMethod("notDeclared", ModuleLayer.class).invoke(null, l);
        } catch (java.lang.reflect.InvocationTargetException e) {
            p(e.getCause());
        }
        c(() -> five.getConstructor().newInstance());
        c(() -> five.getConstructor().trySetAccessible());
        c(() -> {
            five.getConstructor().setAccessible(true);
            return "accessible";
        });
        p(
            Class.forName(greeting, "greeting.impl.Five") == five,
            Class.forName(greeting, "asking.Asker"),
            Class.forName(greeting, "greeting.None")
        );
        t(() -> loader.loadClass("greeting.api.None"));
        p(loader.loadClass("java.lang.String") == String.class);
        p(
            new TreeSet<>(
                Arrays.asList(
                    ServiceLoader.load(l, IntSupplier.class)
                        .stream()
                        .map(s -> s.type().getSimpleName() + s.get().getAsInt())
                        .toArray()
                )
            )
        );
        p(ServiceLoader.load(l, Runnable.class).findFirst());
        t(() -> ServiceLoader.load(l, null));
        t(() -> ServiceLoader.load((ModuleLayer) null, Runnable.class));
        p(ServiceLoader.load(IntSupplier.class, loader).stream().count());
        p(
            text(greeting, "greeting/impl/note.txt"),
            text(greeting, "/outside.txt"),
            text(greeting, "none"),
            text(greeting, "META-INF/some.txt"),
            greeting.getResourceAsStream("greeting/impl/Five.class") != null
        );
        c(() -> loader.getResource("outside.txt"));
        c(() -> loader.getResource("greeting/impl/note.txt"));
        c(() -> loader.getResource("greeting/impl/Five.class"));
        c(() -> loader.getResource("META-INF/some.txt"));
        p(
            java.util.Collections.list(loader.getResources("META-INF/some.txt")).size(),
            java.util.Collections.list(loader.getResources("java/lang/Object.class")).size()
        );
        p(
            loader.getUnnamedModule().isNamed(),
            loader.getUnnamedModule().getLayer(),
            loader.getUnnamedModule().getDescriptor()
        );
        t(() -> asker.getMethod("reads", Module.class).invoke(null, here));
        try {
            asker.getMethod("change").invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            p(
                e.getCause().getClass(),
                asking.canUse(Runnable.class),
                asking.isExported("asking", Object.class.getModule())
            );
        }
    }

    static Object text(Module m, String name) throws IOException {
        try (InputStream in = m.getResourceAsStream(name)) {
            return in == null ? "none" : new String(in.readAllBytes());
        }
    }

    static void controller(Configuration c) {
        ModuleLayer.Controller k = ModuleLayer.defineModulesWithOneLoader(
            c,
            List.of(ModuleLayer.boot()),
            null
        );
        Module m = k.layer().findModule("greeting").get(),
            here = LayersWhole.class.getModule();
        p(
            k.addExports(m, "greeting.impl", here) == k,
            m.isExported("greeting.impl", here),
            m.isOpen("greeting.impl", here)
        );
        p(
            k.addOpens(m, "greeting.impl", here) == k,
            m.isOpen("greeting.impl", here),
            m.isOpen("greeting.impl")
        );
        p(k.addReads(m, here) == k, m.canRead(here));
        t(() ->
            k
                .layer()
                .findLoader("greeting")
                .loadClass("greeting.impl.Five")
                .getConstructor()
                .newInstance()
                .getClass()
        );
        t(() -> k.addOpens(m, "none", here));
        t(() -> k.addExports(m, "none", here));
        t(() -> k.addReads(Object.class.getModule(), here));
        t(() -> k.addReads(m, null));
        t(() -> k.addExports(m, null, here));
    }

    static void mistakes(Configuration c) {
        ModuleLayer boot = ModuleLayer.boot();
        t(() -> boot.findModule(null));
        t(() -> boot.defineModules(c, n -> null));
        t(() -> boot.defineModules(c, null));
        t(() -> boot.defineModules(null, n -> null));
        t(() -> boot.defineModulesWithOneLoader(Configuration.empty(), null));
        t(() -> ModuleLayer.empty().defineModulesWithManyLoaders(c, null));
        t(() -> ModuleLayer.defineModules(c, List.of(), n -> null));
        t(() -> ModuleLayer.defineModulesWithManyLoaders(c, List.of(boot, boot), null));
        ModuleFinder twins = ConfigurationsWhole.finder(
            ConfigurationsWhole.b("x").packages(Set.of("p")),
            ConfigurationsWhole.b("y").packages(Set.of("p"))
        );
        Configuration both = boot
            .configuration()
            .resolve(twins, ModuleFinder.of(), Set.of("x", "y"));
        ClassLoader one = new ClassLoader() {};
        t(() -> boot.defineModulesWithOneLoader(both, null));
        t(() -> boot.defineModules(both, n -> one));
        p(boot.defineModulesWithManyLoaders(both, null).modules().size());
        Configuration x = boot.configuration().resolve(twins, ModuleFinder.of(), Set.of("x"));
        p(boot.defineModules(x, n -> one).modules());
        t(() -> boot.defineModules(x, n -> one));
    }

    public static void main(String[] args) throws Exception {
        top = Files.createTempDirectory("layers");
        try {
            make();
            finders();
            Configuration c = ModuleLayer.boot()
                .configuration()
                .resolve(ModuleFinder.of(top.resolve("mods")), ModuleFinder.of(), Set.of("asking"));
            layer(
                ModuleLayer.boot().defineModulesWithOneLoader(
                    c,
                    ClassLoader.getSystemClassLoader()
                ),
                c,
                true
            );
            layer(ModuleLayer.boot().defineModulesWithManyLoaders(c, null), c, true);
            layer(ModuleLayer.boot().defineModules(c, n -> new ClassLoader() {}), c, false);
            Configuration jars = ModuleLayer.boot()
                .configuration()
                .resolve(
                    ModuleFinder.of(top.resolve("asking.jar"), top.resolve("mods")),
                    ModuleFinder.of(),
                    Set.of("asking")
                );
            layer(ModuleLayer.boot().defineModulesWithManyLoaders(jars, null), jars, true);
            controller(c);
            mistakes(c);
        } finally {
            try (Stream<Path> files = Files.walk(top)) {
                for (Path p : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(p);
            }
        }
        Module base = Object.class.getModule(),
            here = LayersWhole.class.getModule();
        p(
            ModuleLayer.empty().toString().isEmpty(),
            ModuleLayer.empty().modules(),
            ModuleLayer.empty().parents(),
            ModuleLayer.empty().configuration() == Configuration.empty()
        );
        p(
            ModuleLayer.boot().parents().equals(List.of(ModuleLayer.empty())),
            ModuleLayer.boot().findModule("java.base").get() == base,
            ModuleLayer.boot().findLoader("java.base"),
            base.getLayer() == ModuleLayer.boot()
        );
        ModuleDescriptor d = base.getDescriptor();
        p(
            d.name(),
            d.requires(),
            d.isOpen(),
            d.isAutomatic(),
            d.mainClass(),
            d.version().isPresent(),
            d.modifiers()
        );
        p(
            base.getPackages().contains("java.lang.module"),
            base.getPackages().contains("jdk.internal.misc"),
            base.isExported("java.util"),
            base.isExported("java"),
            base.isExported("java.nope"),
            base.isExported("jdk.internal.misc"),
            base.isExported("jdk.internal.misc", base),
            base.isOpen("java.lang"),
            base.isOpen("java.lang", base),
            base.isOpen("none", base)
        );
        t(() -> ServiceLoader.load((Class<?>) null));
        t(() -> ServiceLoader.load(null, (ClassLoader) null));
        p(
            here.getDescriptor(),
            here.getLayer(),
            here.getPackages().contains(""),
            here.canUse(Runnable.class),
            here.isExported("any"),
            here.isOpen("any"),
            here.addReads(base) == here,
            here.addExports("any", base) == here,
            here.addOpens("any", base) == here,
            here.addUses(Runnable.class) == here
        );
    }
}
