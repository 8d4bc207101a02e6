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
import jdk.internal.loader.BootLoader;
import jdk.internal.loader.BuiltinClassLoader;
import jdk.internal.loader.ClassLoaders;
import jdk.internal.loader.NativeLibraries;
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
    private volatile Module unnamedModule;
    /* Packages to the named modules that they are in; null: all are the unnamed module's. */
    private volatile Map<String, Module> modules;
    /* Of a parallel capable loader only: a lock for each class name. */
    private final ConcurrentHashMap<String, Object> parallelLockMap;
    private volatile ConcurrentHashMap<String, Package> packages;
    private volatile ProtectionDomain defaultDomain;
    private volatile NativeLibraries libraries;

    /* All guarded by assertionLock. */
    private final Object assertionLock;
    private volatile boolean assertionSettings;
    private Boolean defaultAssertionStatus;
    private Map<String, Boolean> packageAssertionStatus;
    private Map<String, Boolean> classAssertionStatus;

    protected ClassLoader(String name, ClassLoader parent) {
        if (name != null && name.isEmpty()) {
            throw new IllegalArgumentException("name must be non-empty or null");
        }
        this.name = name;
        this.parent = parent;
        /* The built-in loaders need no table, which start-up would have to make. */
        if (this instanceof BuiltinClassLoader || ParallelLoaders.contains(getClass())) {
            parallelLockMap = new ConcurrentHashMap<>();
            assertionLock = new Object();
        } else {
            parallelLockMap = null;
            assertionLock = this;
        }
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
        Module m = unnamedModule;
        if (m == null) {
            synchronized (assertionLock) {
                m = unnamedModule;
                if (m == null) {
                    m = new Module(this);
                    unnamedModule = m;
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
        synchronized (assertionLock) {
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

    /** The classes of loaders that may load classes in parallel. */
    private static final class ParallelLoaders {
        private static final Set<Class<?>> types =
                Collections.newSetFromMap(new WeakHashMap<>());

        static boolean register(Class<?> c) {
            synchronized (types) {
                Class<?> s = c.getSuperclass();
                if (s != ClassLoader.class && !types.contains(s)) {
                    return false;
                }
                types.add(c);
                return true;
            }
        }

        static boolean contains(Class<?> c) {
            synchronized (types) {
                return types.contains(c);
            }
        }
    }

    @CallerSensitive
    protected static boolean registerAsParallelCapable() {
        Class<?> caller = Reflection.getCallerClass();
        return ParallelLoaders.register(caller.asSubclass(ClassLoader.class));
    }

    public final boolean isRegisteredAsParallelCapable() {
        return this instanceof BuiltinClassLoader || ParallelLoaders.contains(getClass());
    }

    protected Object getClassLoadingLock(String className) {
        if (parallelLockMap == null) {
            return this;
        }
        Object lock = parallelLockMap.get(className);
        if (lock == null) {
            Object fresh = new Object();
            lock = parallelLockMap.putIfAbsent(className, fresh);
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
        return checkName(name) ? findBootstrapClass(name) : null;
    }

    private static native Class<?> findBootstrapClass(String name);

    protected final Class<?> findLoadedClass(String name) {
        return checkName(name) ? findLoadedClass0(name) : null;
    }

    private final native Class<?> findLoadedClass0(String name);

    protected final void resolveClass(Class<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
    }

    private static boolean checkName(String name) {
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
        if (!checkName(name)) {
            throw new NoClassDefFoundError("IllegalName: " + name);
        }
        if (name != null && name.startsWith("java.") && this != getPlatformClassLoader()) {
            throw new SecurityException("Prohibited package name: "
                    + name.substring(0, name.lastIndexOf('.')));
        }
        if (protectionDomain == null) {
            protectionDomain = defaultDomain();
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

    private ProtectionDomain defaultDomain() {
        ProtectionDomain d = defaultDomain;
        if (d == null) {
            d = new ProtectionDomain(
                    new CodeSource(null, (Certificate[]) null), null, this, null);
            defaultDomain = d;
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
        Objects.requireNonNull(name);
        URL url = getResource(name);
        try {
            return url != null ? url.openStream() : null;
        } catch (IOException e) {
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
            synchronized (assertionLock) {
                map = packages;
                if (map == null) {
                    map = new ConcurrentHashMap<>();
                    packages = map;
                }
            }
        }
        return map;
    }

    Package definePackage(Class<?> c) {
        String packageName = c.getPackageName();
        Package p = packages().get(packageName);
        if (p == null) {
            Package fresh = new Package(packageName, this);
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
        Package p = new Package(name, this, specTitle, specVersion, specVendor, implTitle,
                implVersion, implVendor, sealBase);
        if (packages().putIfAbsent(name, p) != null) {
            throw new IllegalArgumentException(name);
        }
        return p;
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
        synchronized (loader.assertionLock) {
            if (loader.libraries == null) {
                loader.libraries = new NativeLibraries(loader);
            }
            return loader.libraries;
        }
    }

    static void loadLibrary(Class<?> fromClass, File file) {
        if (!librariesOf(getClassLoader(fromClass)).load(file)) {
            throw new UnsatisfiedLinkError("Can't load library: " + file);
        }
    }

    static void loadLibrary(Class<?> fromClass, String name) {
        ClassLoader loader = getClassLoader(fromClass);
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

    /* Without settings of the loader's own the machine's options decide. */
    boolean hasAssertionSettings() {
        return assertionSettings;
    }

    public void setDefaultAssertionStatus(boolean enabled) {
        synchronized (assertionLock) {
            assertionSettings = true;
            defaultAssertionStatus = enabled;
        }
    }

    public void setPackageAssertionStatus(String packageName, boolean enabled) {
        synchronized (assertionLock) {
            assertionSettings = true;
            if (packageAssertionStatus == null) {
                packageAssertionStatus = new HashMap<>();
            }
            packageAssertionStatus.put(packageName == null ? "" : packageName, enabled);
        }
    }

    public void setClassAssertionStatus(String className, boolean enabled) {
        synchronized (assertionLock) {
            assertionSettings = true;
            if (classAssertionStatus == null) {
                classAssertionStatus = new HashMap<>();
            }
            classAssertionStatus.put(className, enabled);
        }
    }

    public void clearAssertionStatus() {
        synchronized (assertionLock) {
            assertionSettings = true;
            classAssertionStatus = null;
            packageAssertionStatus = null;
            defaultAssertionStatus = false;
        }
    }

    boolean desiredAssertionStatus(Class<?> c) {
        String className = c.getName();
        synchronized (assertionLock) {
            Boolean result = classAssertionStatus == null ? null
                    : classAssertionStatus.get(className);
            if (result != null) {
                return result;
            }
            int dot = className.lastIndexOf('.');
            if (packageAssertionStatus != null) {
                if (dot < 0) {
                    result = packageAssertionStatus.get("");
                }
                while (result == null && dot > 0) {
                    className = className.substring(0, dot);
                    result = packageAssertionStatus.get(className);
                    dot = className.lastIndexOf('.');
                }
                if (result != null) {
                    return result;
                }
            }
            if (defaultAssertionStatus != null) {
                return defaultAssertionStatus;
            }
        }
        return Class.desiredAssertionStatus0(c);
    }
}
