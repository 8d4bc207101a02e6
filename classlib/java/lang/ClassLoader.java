/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Attributes;
import jdk.internal.loader.BootLoader;
import jdk.internal.loader.BuiltinClassLoader;
import jdk.internal.loader.ClassLoaders;
import jdk.internal.loader.NativeLibraries;
import jdk.internal.loader.PackageSection;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/**
 * Finds classes. The machine calls loadClass for a class that it has not yet recorded for this
 * loader, and reads parent and name; it keeps the table of loaded classes itself.
 */
public abstract class ClassLoader {
    private static volatile ClassLoader scl;

    private final ClassLoader parent;
    /** The classes this loader has defined, hidden ones left out: the VM adds each. */
    private final ArrayList<Class<?>> classes = new ArrayList<>();
    private final String name;
    private volatile Module unnamed;
    /* Packages to the named modules that they are in; null: all are the unnamed module's. */
    private volatile Map<String, Module> modules;
    /* Of a parallel capable loader only: a lock for each class name. */
    private final ConcurrentHashMap<String, Object> nameLocks;
    private volatile ConcurrentHashMap<String, Package> packages;
    private volatile ProtectionDomain ownDomain;
    private volatile NativeLibraries libraries;
    private volatile ConcurrentHashMap<Object, Object> kept;

    /** For what is made when first asked for. */
    private final Object guard = new Object();
    private volatile AssertionSettings assertions; // null: none, the machine's options decide

    protected ClassLoader(String name, ClassLoader parent) {
        if ("".equals(name)) {
            throw new IllegalArgumentException("name must be non-empty or null");
        }
        this.name = name;
        this.parent = parent;
        nameLocks = isRegisteredAsParallelCapable() ? new ConcurrentHashMap<>() : null;
    }

    /** For other parts of the library: what they keep here goes with the loader. */
    final Map<Object, Object> kept() {
        if (kept == null) {
            synchronized (guard) {
                if (kept == null) {
                    kept = new ConcurrentHashMap<>();
                }
            }
        }
        return kept;
    }

    protected ClassLoader(ClassLoader parent) {
        this(null, parent);
    }

    protected ClassLoader() {
        this(null, getSystemClassLoader());
    }

    public String getName() {
        return name;
    }

    /** Called by the VM. */
    void addClass(Class<?> c) {
        synchronized (classes) {
            classes.add(c);
        }
    }

    public final ClassLoader getParent() {
        return parent;
    }

    public final Module getUnnamedModule() {
        Module m = unnamed;
        if (m == null) {
            synchronized (guard) {
                m = unnamed;
                if (m == null) {
                    m = new Module(this);
                    unnamed = m;
                }
            }
        }
        return m;
    }

    /* ---- Modules of layers ---- */

    final Module moduleOf(Class<?> c) {
        Map<String, Module> map = modules;
        Module m = map == null ? null : map.get(c.getPackageName());
        return m != null ? m : getUnnamedModule();
    }

    /** The classes that its modules and its parents' name as providers. */
    final java.util.List<Class<?>> providersOf(Class<?> service) {
        ArrayList<Class<?>> list = new ArrayList<>();
        for (ClassLoader l = this; l != null; l = l.parent) {
            Map<String, Module> map = l.modules;
            if (map != null) {
                ModuleLayer.addProviders(service, Set.copyOf(map.values()), list);
            }
        }
        return list;
    }

    final void checkModules(Map<String, Module> added) {
        Map<String, Module> map = modules;
        notePackages();
        for (String p : added.keySet()) {
            Module other = map == null ? null : map.get(p);
            if (other != null && other.getName().equals(added.get(p).getName())) {
                throw new LayerInstantiationException("Module " + other.getName()
                        + " is already defined");
            }
            if (other != null) {
                throw new LayerInstantiationException("Package " + p + " is already in another"
                        + " module, " + other.getName() + ", defined to the class loader");
            }
            if (other == null && packages().containsKey(p)) {
                throw new LayerInstantiationException("Package " + p + " is already in the"
                        + " unnamed module defined to the class loader");
            }
        }
    }

    final void defineModules(Map<String, Module> added) {
        synchronized (guard) {
            Map<String, Module> map = new java.util.HashMap<>();
            if (modules != null) {
                map.putAll(modules);
            }
            map.putAll(added);
            modules = map;
        }
    }

    static ClassLoader getClassLoader(Class<?> caller) {
        return caller == null ? null : caller.getClassLoader0();
    }

    /* ---- Parallel capable loaders ---- */

    /** The classes of loaders that may load classes in parallel; guards itself. */
    private static final class Capable {
        private static final WeakHashMap<Class<?>, Boolean> TYPES = new WeakHashMap<>();

        static boolean has(Class<?> type) {
            synchronized (TYPES) {
                return TYPES.containsKey(type);
            }
        }

        /** A loader is no more capable than what it is built on. */
        static boolean add(Class<?> type) {
            synchronized (TYPES) {
                boolean able = type.getSuperclass() == ClassLoader.class
                        || has(type.getSuperclass());
                if (able) {
                    TYPES.put(type, Boolean.TRUE);
                }
                return able;
            }
        }
    }

    @CallerSensitive
    protected static boolean registerAsParallelCapable() {
        Class<?> caller = Reflection.getCallerClass();
        return Capable.add(caller.asSubclass(ClassLoader.class));
    }

    public final boolean isRegisteredAsParallelCapable() {
        // The built-in loaders need no table, which start-up would have to make.
        return this instanceof BuiltinClassLoader || Capable.has(getClass());
    }

    protected Object getClassLoadingLock(String className) {
        if (nameLocks == null) {
            return this;
        }
        Object lock = nameLocks.get(className);
        if (lock == null) {
            Object fresh = new Object();
            lock = nameLocks.putIfAbsent(className, fresh);
            if (lock == null) {
                lock = fresh;
            }
        }
        return lock;
    }

    /* ---- Loading ---- */

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        return loadClass(name, false);
    }

    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> c = findLoadedClass(name);
            if (c == null) {
                try {
                    c = parent != null ? parent.loadClass(name, false)
                            : findBootstrapClassOrNull(name);
                } catch (ClassNotFoundException e) {
                    c = null;
                }
                if (c == null) {
                    c = findClass(name);
                }
            }
            if (resolve) {
                resolveClass(c);
            }
            return c;
        }
    }

    protected Class<?> findClass(String name) throws ClassNotFoundException {
        throw new ClassNotFoundException(name);
    }

    protected Class<?> findClass(String moduleName, String name) {
        if (moduleName == null) {
            try {
                return findClass(name);
            } catch (ClassNotFoundException e) {
                return null;
            }
        }
        return null;
    }

    protected final Class<?> findSystemClass(String name) throws ClassNotFoundException {
        return getSystemClassLoader().loadClass(name);
    }

    static Class<?> findBootstrapClassOrNull(String name) {
        return isBinaryName(name) ? findBootstrapClass(name) : null;
    }

    private static native Class<?> findBootstrapClass(String name);

    protected final Class<?> findLoadedClass(String name) {
        return isBinaryName(name) ? findLoadedClass0(name) : null;
    }

    private final native Class<?> findLoadedClass0(String name);

    protected final void resolveClass(Class<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
    }

    private static boolean isBinaryName(String name) {
        if (name == null || name.isEmpty()) {
            return true;
        }
        return name.indexOf('/') == -1 && name.charAt(0) != '[';
    }

    /* ---- Defining ---- */

    @Deprecated(since = "1.1")
    protected final Class<?> defineClass(byte[] b, int off, int len) throws ClassFormatError {
        return defineClass(null, b, off, len, null);
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len)
            throws ClassFormatError {
        return defineClass(name, b, off, len, null);
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len,
            ProtectionDomain protectionDomain) throws ClassFormatError {
        if (!isBinaryName(name)) {
            throw new NoClassDefFoundError("IllegalName: " + name);
        }
        if (name != null && name.startsWith("java.") && this != getPlatformClassLoader()) {
            throw new SecurityException("Prohibited package name: "
                    + name.substring(0, name.lastIndexOf('.')));
        }
        if (protectionDomain == null) {
            protectionDomain = ownDomain();
        }
        CodeSource code = protectionDomain.getCodeSource();
        String source = code != null && code.getLocation() != null
                ? code.getLocation().toString() : null;
        if (off < 0 || len < 0 || len > b.length - off) {
            throw new ArrayIndexOutOfBoundsException(len < 0 ? null
                    : "Array region " + off + ".." + ((long) off + len)
                            + " out of bounds for length " + b.length);
        }
        return defineClass1(this, name, b, off, len, protectionDomain, source);
    }

    protected final Class<?> defineClass(String name, ByteBuffer b,
            ProtectionDomain protectionDomain) throws ClassFormatError {
        byte[] bytes = new byte[b.remaining()];
        b.get(b.position(), bytes);
        return defineClass(name, bytes, 0, bytes.length, protectionDomain);
    }

    private ProtectionDomain ownDomain() {
        ProtectionDomain d = ownDomain;
        if (d == null) {
            d = new ProtectionDomain(
                    new CodeSource(null, (Certificate[]) null), null, this, null);
            ownDomain = d;
        }
        return d;
    }

    static native Class<?> defineClass1(ClassLoader loader, String name, byte[] b, int off,
            int len, ProtectionDomain pd, String source);

    static native Class<?> defineClass0(ClassLoader loader, Class<?> lookup, String name, byte[] b,
            int off, int len, ProtectionDomain pd, boolean initialize, int flags,
            Object classData);

    protected final void setSigners(Class<?> c, Object[] signers) {
        c.setSigners(signers);
    }

    /* ---- Resources ---- */

    public URL getResource(String name) {
        Objects.requireNonNull(name);
        URL url = parent != null ? parent.getResource(name) : BootLoader.findResource(name);
        return url != null ? url : findResource(name);
    }

    public Enumeration<URL> getResources(String name) throws IOException {
        Objects.requireNonNull(name);
        ArrayList<URL> list = new ArrayList<>();
        Enumeration<URL> inherited = parent != null ? parent.getResources(name)
                : BootLoader.findResources(name);
        while (inherited.hasMoreElements()) {
            list.add(inherited.nextElement());
        }
        Enumeration<URL> own = findResources(name);
        while (own.hasMoreElements()) {
            list.add(own.nextElement());
        }
        return Collections.enumeration(list);
    }

    public java.util.stream.Stream<URL> resources(String name) {
        Objects.requireNonNull(name);
        try {
            return Collections.list(getResources(name)).stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    protected URL findResource(String name) {
        return null;
    }

    protected URL findResource(String moduleName, String name) throws IOException {
        return moduleName == null ? findResource(name) : null;
    }

    protected Enumeration<URL> findResources(String name) throws IOException {
        return Collections.emptyEnumeration();
    }

    public InputStream getResourceAsStream(String name) {
        URL found = getResource(Objects.requireNonNull(name));
        if (found == null) {
            return null;
        }
        try {
            return found.openStream();
        } catch (IOException unreadable) {
            return null;
        }
    }

    public static URL getSystemResource(String name) {
        return getSystemClassLoader().getResource(name);
    }

    public static Enumeration<URL> getSystemResources(String name) throws IOException {
        return getSystemClassLoader().getResources(name);
    }

    public static InputStream getSystemResourceAsStream(String name) {
        return getSystemClassLoader().getResourceAsStream(name);
    }

    /* ---- The loaders that are always there ---- */

    public static ClassLoader getPlatformClassLoader() {
        return ClassLoaders.platformClassLoader();
    }

    public static ClassLoader getSystemClassLoader() {
        ClassLoader loader = scl;
        return loader != null ? loader : ClassLoaders.appClassLoader();
    }

    /* Called once by System.initPhase3. */
    static ClassLoader initSystemClassLoader() {
        ClassLoader builtin = ClassLoaders.appClassLoader();
        String custom = System.getProperty("java.system.class.loader");
        scl = custom == null ? builtin : makeCustom(custom, builtin);
        return scl;
    }

    private static ClassLoader makeCustom(String className, ClassLoader builtin) {
        try {
            return (ClassLoader) Class.forName(className, false, builtin)
                    .getDeclaredConstructor(ClassLoader.class).newInstance(builtin);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    /* ---- Packages ---- */

    private ConcurrentHashMap<String, Package> packages() {
        ConcurrentHashMap<String, Package> map = packages;
        if (map == null) {
            synchronized (guard) {
                map = packages;
                if (map == null) {
                    map = new ConcurrentHashMap<>();
                    packages = map;
                }
            }
        }
        return map;
    }

    /* The VM takes classes from the jars of the class path itself;
     * what their manifests say is read when asked for. */
    private Package packageOf(Class<?> c, String packageName) {
        boolean isOfClassPath = this instanceof BuiltinClassLoader && !packageName.isEmpty();
        PackageSection section = isOfClassPath ? PackageSection.of(c) : null;
        if (section == null) {
            return new Package(packageName, this);
        }
        return new Package(packageName, this, section.get(Attributes.Name.SPECIFICATION_TITLE),
                section.get(Attributes.Name.SPECIFICATION_VERSION),
                section.get(Attributes.Name.SPECIFICATION_VENDOR),
                section.get(Attributes.Name.IMPLEMENTATION_TITLE),
                section.get(Attributes.Name.IMPLEMENTATION_VERSION),
                section.get(Attributes.Name.IMPLEMENTATION_VENDOR),
                section.isSealed() ? c.getProtectionDomain().getCodeSource().getLocation() : null);
    }

    Package definePackage(Class<?> c) {
        String packageName = c.getPackageName();
        Package p = packages().get(packageName);
        if (p == null) {
            Package fresh = packageOf(c, packageName);
            p = packages().putIfAbsent(packageName, fresh);
            if (p == null) {
                p = fresh;
            }
        }
        return p;
    }

    protected Package definePackage(String name, String specTitle, String specVersion,
            String specVendor, String implTitle, String implVersion, String implVendor,
            URL sealBase) {
        Objects.requireNonNull(name);
        Package made = new Package(name, this, specTitle, specVersion, specVendor, implTitle,
                implVersion, implVendor, sealBase);
        boolean taken = packages().putIfAbsent(name, made) != null;
        if (taken) {
            throw new IllegalArgumentException(name);
        }
        return made;
    }

    public final Package getDefinedPackage(String name) {
        Objects.requireNonNull(name, "name cannot be null");
        return packages().get(name);
    }

    /* Packages are made when asked for, of the classes defined so far. */
    private void notePackages() {
        Class<?>[] defined;
        synchronized (classes) {
            defined = classes.toArray(new Class<?>[0]);
        }
        for (Class<?> c : defined) {
            definePackage(c);
        }
    }

    public final Package[] getDefinedPackages() {
        notePackages();
        return packages().values().toArray(new Package[0]);
    }

    @Deprecated(since = "9")
    protected Package getPackage(String name) {
        Package p = getDefinedPackage(name);
        if (p == null) {
            p = parent != null ? parent.getPackage(name) : BootLoader.getDefinedPackage(name);
        }
        return p;
    }

    protected Package[] getPackages() {
        HashMap<String, Package> all = new HashMap<>();
        for (ClassLoader l = this; l != null; l = l.parent) {
            for (Package p : l.getDefinedPackages()) {
                all.putIfAbsent(p.getName(), p);
            }
        }
        for (Package p : BootLoader.getDefinedPackages()) {
            all.putIfAbsent(p.getName(), p);
        }
        return all.values().toArray(new Package[0]);
    }

    /* ---- Native libraries ---- */

    protected String findLibrary(String libname) {
        return null;
    }

    private static NativeLibraries librariesOf(ClassLoader loader) {
        if (loader == null) {
            return BootLoader.libraries();
        }
        synchronized (loader.guard) {
            if (loader.libraries == null) {
                loader.libraries = new NativeLibraries(loader);
            }
            return loader.libraries;
        }
    }

    static void loadLibrary(Class<?> caller, File file) {
        if (!librariesOf(getClassLoader(caller)).load(file)) {
            throw new UnsatisfiedLinkError("Can't load library: " + file);
        }
    }

    static void loadLibrary(Class<?> caller, String name) {
        ClassLoader loader = getClassLoader(caller);
        NativeLibraries libraries = librariesOf(loader);
        String found = loader == null ? null : loader.findLibrary(name);
        if (found != null) {
            File file = new File(found);
            if (!file.isAbsolute()) {
                throw new UnsatisfiedLinkError(
                        "ClassLoader.findLibrary failed to return an absolute path: " + found);
            }
            if (!libraries.load(file)) {
                throw new UnsatisfiedLinkError("Can't load " + found);
            }
            return;
        }
        if (!libraries.loadFromPath(name)) {
            throw new UnsatisfiedLinkError("no " + name + " in java.library.path: "
                    + System.getProperty("java.library.path", ""));
        }
    }

    /* ---- Assertions ---- */

    /**
     * What was said of classes and packages, each under a key that tells which it is,
     * and of all others.
     */
    private static final class AssertionSettings {
        private final ConcurrentHashMap<String, Boolean> said = new ConcurrentHashMap<>();
        private volatile Boolean others;

        static String ofClass(String name) {
            return "class ".concat(name);
        }

        static String ofPackage(String name) {
            return "package ".concat(name);
        }

        /**
         * Of the class, else of the innermost package around it, else of all others;
         * null when nothing was said.
         */
        Boolean find(String className) {
            Boolean answer = said.get(ofClass(className));
            int end = className.lastIndexOf('.');
            String inner = end < 0 ? "" : className.substring(0, end);
            while (answer == null && inner != null) {
                answer = said.get(ofPackage(inner));
                end = inner.lastIndexOf('.');
                inner = end < 0 ? null : inner.substring(0, end);
            }
            return answer != null ? answer : others;
        }
    }

    private AssertionSettings assertions() {
        synchronized (guard) {
            if (assertions == null) {
                assertions = new AssertionSettings();
            }
            return assertions;
        }
    }

    boolean hasAssertionSettings() {
        return assertions != null;
    }

    public void setDefaultAssertionStatus(boolean enabled) {
        assertions().others = enabled;
    }

    public void setPackageAssertionStatus(String packageName, boolean enabled) {
        assertions().said.put(AssertionSettings.ofPackage(packageName == null ? "" : packageName),
                enabled);
    }

    public void setClassAssertionStatus(String className, boolean enabled) {
        assertions().said.put(AssertionSettings.ofClass(className), enabled);
    }

    public void clearAssertionStatus() {
        AssertionSettings none = new AssertionSettings();
        none.others = false;
        synchronized (guard) {
            assertions = none;
        }
    }

    boolean desiredAssertionStatus(Class<?> c) {
        AssertionSettings settings = assertions;
        Boolean answer = settings == null ? null : settings.find(c.getName());
        return answer == null ? Class.desiredAssertionStatus0(c) : answer;
    }
}
