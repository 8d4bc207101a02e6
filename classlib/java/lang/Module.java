/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolvedModule;
import java.lang.reflect.AnnotatedElement;
import java.net.URL;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.WeakHashMap;
import jdk.internal.loader.BootLoader;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/**
 * The library, a module of a layer, or the unnamed module of a loader. The library exports
 * everything but its jdk.internal packages; its declaration is read when first asked for.
 */
public final class Module implements AnnotatedElement {
    private static Module javaBase;
    /* Stands for all unnamed modules. */
    private static Module unnamed;

    private final String name;
    private final ClassLoader loader;
    private final ModuleLayer layer;
    private ModuleDescriptor descriptor;
    /* Of a layer's module: what it was defined with. */
    private Set<Module> reads;
    private Map<String, Set<Module>> exported;
    private Map<String, Set<Module>> opened;
    private Added added;

    /* What a module was given after its definition; its own lock. */
    private static final class Added {
        final WeakHashMap<Module, Boolean> reads = new WeakHashMap<>();
        /* Packages to whether they are open, too. */
        final WeakHashMap<Module, Map<String, Boolean>> exports = new WeakHashMap<>();
        final WeakHashMap<Class<?>, Boolean> uses = new WeakHashMap<>();

        boolean gives(String pn, Module other, boolean open) {
            Map<String, Boolean> map = exports.get(other);
            Boolean o = map == null ? null : map.get(pn);
            return o != null && (o || !open);
        }
    }

    private Module(String name, ClassLoader loader) {
        this.name = name;
        this.loader = loader;
        layer = null;
    }

    /* The unnamed module of a loader. */
    Module(ClassLoader loader) {
        this(null, loader);
    }

    /* A layer's; declare follows when all of the layer are made. */
    Module(ModuleLayer layer, ClassLoader loader, ModuleDescriptor descriptor) {
        name = descriptor.name();
        this.loader = loader;
        this.layer = layer;
        this.descriptor = descriptor;
    }

    static Module javaBase() {
        Module m = javaBase;
        if (m == null) {
            synchronized (Module.class) {
                m = javaBase;
                if (m == null) {
                    m = new Module("java.base", null);
                    javaBase = m;
                }
            }
        }
        return m;
    }

    /* Of null, a package is for everyone. */
    void declare(ModuleLayer of, ResolvedModule resolved) {
        Set<Module> set = new HashSet<>();
        Map<String, Module> byName = new HashMap<>();
        for (ResolvedModule other : resolved.reads()) {
            Module m = of.layerOf(other.configuration()).ownModule(other.name());
            set.add(m);
            byName.put(m.name, m);
        }
        byName.put(name, this);
        reads = set;
        exported = new HashMap<>();
        opened = new HashMap<>();
        for (ModuleDescriptor.Exports e : descriptor.exports()) {
            exported.put(e.source(), e.isQualified() ? targets(of, byName, e.targets()) : null);
        }
        for (ModuleDescriptor.Opens o : descriptor.opens()) {
            opened.put(o.source(), o.isQualified() ? targets(of, byName, o.targets()) : null);
        }
        if (descriptor.isAutomatic() || descriptor.isOpen()) {
            for (String p : descriptor.packages()) {
                opened.put(p, null);
                if (descriptor.isAutomatic()) {
                    exported.put(p, null);
                }
            }
        }
    }

    private static Set<Module> targets(ModuleLayer of, Map<String, Module> read,
            Set<String> names) {
        Set<Module> set = new HashSet<>();
        for (String n : names) {
            Module m = read.containsKey(n) ? read.get(n) : of.findModule(n).orElse(null);
            if (m != null) {
                set.add(m);
            }
        }
        return set;
    }

    public boolean isNamed() {
        return name != null;
    }

    public String getName() {
        return name;
    }

    public ClassLoader getClassLoader() {
        return loader;
    }

    public ModuleDescriptor getDescriptor() {
        if (this == javaBase && descriptor == null) {
            descriptor = ModuleFinder.ofSystem().find(name).get().descriptor();
        }
        return descriptor;
    }

    public ModuleLayer getLayer() {
        return this == javaBase ? ModuleLayer.boot() : layer;
    }

    /**
     * A named module's declared packages; of an unnamed one those its loader has defined so far.
     */
    public Set<String> getPackages() {
        if (isNamed()) {
            return getDescriptor().packages();
        }
        Set<String> set = new HashSet<>();
        for (Package p : loader == null ? BootLoader.getDefinedPackages()
                : loader.getDefinedPackages()) {
            set.add(p.getName());
        }
        return set;
    }

    private boolean has(String pn) {
        return this == javaBase ? BootLoader.hasPackage(pn) : descriptor.packages().contains(pn);
    }

    /* ---- Reading ---- */

    public boolean canRead(Module other) {
        Objects.requireNonNull(other);
        if (!isNamed() || other == this) {
            return true;
        }
        if (reads != null && (reads.contains(other)
                || !other.isNamed() && descriptor.isAutomatic())) {
            return true;
        }
        Added a = added;
        if (a == null) {
            return false;
        }
        synchronized (a) {
            return a.reads.containsKey(other);
        }
    }

    private synchronized Added added() {
        if (added == null) {
            added = new Added();
        }
        return added;
    }

    @CallerSensitive
    public Module addReads(Module other) {
        Objects.requireNonNull(other);
        checkOwn(Reflection.getCallerClass());
        implAddReads(other);
        return this;
    }

    void implAddReads(Module other) {
        if (!canRead(other)) {
            Added a = added();
            synchronized (a) {
                a.reads.put(other, Boolean.TRUE);
            }
        }
    }

    /* ---- Exporting and opening ---- */

    public boolean isExported(String pn, Module other) {
        Objects.requireNonNull(pn);
        Objects.requireNonNull(other);
        return gives(pn, other, false);
    }

    public boolean isOpen(String pn, Module other) {
        Objects.requireNonNull(pn);
        Objects.requireNonNull(other);
        return gives(pn, other, true);
    }

    public boolean isExported(String pn) {
        Objects.requireNonNull(pn);
        return gives(pn, null, false);
    }

    public boolean isOpen(String pn) {
        Objects.requireNonNull(pn);
        return gives(pn, null, true);
    }

    /* To everyone when `other` is null. What is open is exported, when programs run. */
    private boolean gives(String pn, Module other, boolean open) {
        if (!isNamed()) {
            return true;
        }
        if (other == this) {
            return has(pn);
        }
        if (this == javaBase) {
            if (pn.equals("sun.misc") || !open && !pn.startsWith("jdk.internal")
                    && !pn.startsWith("sun.")) {
                return has(pn);
            }
        } else if (isAmong(opened, pn, other) || !open && isAmong(exported, pn, other)) {
            return true;
        }
        Added a = added;
        if (a == null || other == null) {
            return false;
        }
        synchronized (a) {
            return a.gives(pn, other, open)
                    || !other.isNamed() && unnamed != null && a.gives(pn, unnamed, open);
        }
    }

    private static boolean isAmong(Map<String, Set<Module>> map, String pn, Module other) {
        if (!map.containsKey(pn)) {
            return false;
        }
        Set<Module> targets = map.get(pn);
        return targets == null || other != null && targets.contains(other);
    }

    private static void requirePackage(String pn) {
        if (pn == null) {
            throw new IllegalArgumentException("package is null");
        }
    }

    @CallerSensitive
    public Module addExports(String pn, Module other) {
        requirePackage(pn);
        Objects.requireNonNull(other);
        if (isNamed()) {
            checkOwn(Reflection.getCallerClass());
            implAdd(pn, other, false);
        }
        return this;
    }

    @CallerSensitive
    public Module addOpens(String pn, Module other) {
        requirePackage(pn);
        Objects.requireNonNull(other);
        if (isNamed()) {
            Module caller = Reflection.getCallerClass().getModule();
            if (caller != this && !isOpen(pn, caller)) {
                throw new IllegalCallerException(pn + " is not open to " + caller);
            }
            implAdd(pn, other, true);
        }
        return this;
    }

    void implAdd(String pn, Module other, boolean open) {
        if (gives(pn, other, open)) {
            return;
        }
        if (!has(pn)) {
            throw new IllegalArgumentException("package " + pn + " not in contents");
        }
        Added a = added();
        synchronized (a) {
            a.exports.computeIfAbsent(other, k -> new HashMap<>()).merge(pn, open,
                    Boolean::logicalOr);
        }
    }

    void addForUnnamed(String pn, boolean open) {
        if (unnamed == null) {
            unnamed = new Module((ClassLoader) null);
        }
        if (has(pn)) {
            implAdd(pn, unnamed, open);
        }
    }

    @CallerSensitive
    public Module addUses(Class<?> service) {
        Objects.requireNonNull(service);
        if (isNamed()) {
            checkOwn(Reflection.getCallerClass());
            if (!canUse(service)) {
                Added a = added();
                synchronized (a) {
                    a.uses.put(service, Boolean.TRUE);
                }
            }
        }
        return this;
    }

    /* Only its own code changes a named module. */
    private void checkOwn(Class<?> caller) {
        if (isNamed() && caller.getModule() != this) {
            throw new IllegalCallerException(caller.getModule() + " != " + this);
        }
    }

    public boolean canUse(Class<?> service) {
        Objects.requireNonNull(service);
        if (!isNamed() || getDescriptor().isAutomatic()
                || descriptor.uses().contains(service.getName())) {
            return true;
        }
        Added a = added;
        if (a == null) {
            return false;
        }
        synchronized (a) {
            return a.uses.containsKey(service);
        }
    }

    /* ---- Resources ---- */

    @CallerSensitive
    public InputStream getResourceAsStream(String name) throws IOException {
        if (name.startsWith("/")) {
            name = name.substring(1);
        }
        if (isNamed() && !name.endsWith(".class")) {
            int slash = name.lastIndexOf('/');
            String pn = slash < 0 ? "" : name.substring(0, slash).replace('/', '.');
            Class<?> caller = Reflection.getCallerClass();
            if (has(pn) && (caller == null ? !isOpen(pn) : !isOpen(pn, caller.getModule()))) {
                return null;
            }
        }
        if (loader == null) {
            return BootLoader.findResourceAsStream(name);
        }
        if (!isNamed()) {
            return loader.getResourceAsStream(name);
        }
        URL url = loader.findResource(this.name, name);
        return url == null ? null : url.openStream();
    }

    /* ---- Annotations: none are read ---- */

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return null;
    }

    @Override
    public Annotation[] getAnnotations() {
        return new Annotation[0];
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return new Annotation[0];
    }

    @Override
    public String toString() {
        return isNamed() ? "module " + name
                : "unnamed module @" + Integer.toHexString(System.identityHashCode(this));
    }
}
