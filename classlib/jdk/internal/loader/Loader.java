/* SPDX-License-Identifier: MIT */
package jdk.internal.loader;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.module.ResolvedModule;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.CodeSource;
import java.security.CodeSigner;
import java.security.SecureClassLoader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Loads the classes of modules in a layer: those of its own packages from the modules, those of
 * packages that its modules read from their loaders, others from the parent.
 */
public final class Loader extends SecureClassLoader {
    static {
        ClassLoader.registerAsParallelCapable();
    }

    /* Stands for the machine's loader in the map of imported packages. */
    private static final Object BOOT = new Object();

    private final Map<String, ModuleReference> modules = new HashMap<>();
    private final Map<String, ModuleReference> packages = new HashMap<>();
    private final Map<String, Object> imported = new HashMap<>();
    private final Map<ModuleReference, ModuleReader> readers = new ConcurrentHashMap<>();

    public Loader(String name, ClassLoader parent, Collection<ResolvedModule> own) {
        super(name, parent);
        for (ResolvedModule m : own) {
            modules.put(m.name(), m.reference());
            for (String p : m.reference().descriptor().packages()) {
                packages.put(p, m.reference());
            }
        }
    }

    /** Before any class is loaded: where the packages come from that a module of it reads. */
    public void importPackages(ResolvedModule m, Function<ResolvedModule, ClassLoader> loaders) {
        for (ResolvedModule other : m.reads()) {
            if (modules.get(other.name()) == other.reference()) {
                continue;
            }
            ClassLoader loader = loaders.apply(other);
            ModuleDescriptor d = other.reference().descriptor();
            if (d.isAutomatic()) {
                for (String p : d.packages()) {
                    importPackage(p, loader);
                }
            }
            for (ModuleDescriptor.Exports e : d.exports()) {
                if (!e.isQualified() || e.targets().contains(m.name())) {
                    importPackage(e.source(), loader);
                }
            }
        }
    }

    private void importPackage(String p, ClassLoader loader) {
        Object from = loader == null ? BOOT : loader;
        Object other = imported.putIfAbsent(p, from);
        if (other != null && other != from) {
            throw new IllegalArgumentException("Package " + p
                    + " cannot be imported from multiple loaders");
        }
    }

    private ModuleReader reader(ModuleReference r) throws IOException {
        ModuleReader reader = readers.get(r);
        if (reader == null) {
            reader = r.open();
            ModuleReader other = readers.putIfAbsent(r, reader);
            if (other != null) {
                reader.close();
                reader = other;
            }
        }
        return reader;
    }

    /* ---- Classes ---- */

    private static String packageOf(String className) {
        int dot = className.lastIndexOf('.');
        return dot < 0 ? "" : className.substring(0, dot);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> c = findLoadedClass(name);
            if (c != null) {
                return c;
            }
            String p = packageOf(name);
            if (packages.containsKey(p)) {
                return findClass(name);
            }
            Object from = imported.get(p);
            if (from == null) {
                from = getParent();
            }
            if (from instanceof ClassLoader) {
                return ((ClassLoader) from).loadClass(name);
            }
            c = BootLoader.loadClassOrNull(name);
            if (c == null) {
                throw new ClassNotFoundException(name);
            }
            return c;
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        ModuleReference r = packages.get(packageOf(name));
        Class<?> c = r == null ? null : define(r, name);
        if (c == null) {
            throw new ClassNotFoundException(name);
        }
        return c;
    }

    @Override
    protected Class<?> findClass(String moduleName, String name) {
        ModuleReference r = packages.get(packageOf(name));
        return r == null || !r.descriptor().name().equals(moduleName) ? null : define(r, name);
    }

    private Class<?> define(ModuleReference r, String name) {
        try {
            ModuleReader reader = reader(r);
            Optional<ByteBuffer> bytes = reader.read(name.replace('.', '/').concat(".class"));
            if (!bytes.isPresent()) {
                return null;
            }
            URL location = r.location().isPresent() ? r.location().get().toURL() : null;
            try {
                return defineClass(name, bytes.get(),
                        new CodeSource(location, (CodeSigner[]) null));
            } finally {
                reader.release(bytes.get());
            }
        } catch (IOException e) {
            return null;
        }
    }

    /* ---- Resources ---- */

    private URL find(ModuleReference r, String name) throws IOException {
        Optional<URI> uri = r == null ? Optional.empty() : reader(r).find(name);
        try {
            return uri.isPresent() ? uri.get().toURL() : null;
        } catch (MalformedURLException | IllegalArgumentException e) {
            return null;
        }
    }

    @Override
    protected URL findResource(String moduleName, String name) throws IOException {
        return find(modules.get(moduleName), name);
    }

    @Override
    public URL findResource(String name) {
        try {
            List<URL> all = findAll(name);
            return all.isEmpty() ? null : all.get(0);
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
        return Collections.enumeration(findAll(name));
    }

    /* Unlike in other loaders, what it has itself goes first. */
    @Override
    public URL getResource(String name) {
        URL url = findResource(name);
        if (url == null) {
            url = getParent() != null ? getParent().getResource(name)
                    : BootLoader.findResource(name);
        }
        return url;
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        List<URL> all = findAll(name);
        all.addAll(Collections.list(getParent() != null ? getParent().getResources(name)
                : BootLoader.findResources(name)));
        return Collections.enumeration(all);
    }

    /* What lies in a package is its module's, and hidden unless a class file or
     * of an open package. */
    private List<URL> findAll(String name) throws IOException {
        List<URL> all = new ArrayList<>();
        int slash = name.lastIndexOf('/');
        String p = slash < 0 ? "" : name.substring(0, slash).replace('/', '.');
        ModuleReference owner = packages.get(p);
        for (ModuleReference r : modules.values()) {
            if (owner == null || owner == r && (name.endsWith(".class") || name.endsWith("/")
                    || isOpen(r.descriptor(), p))) {
                URL url = find(r, name);
                if (url != null) {
                    all.add(url);
                }
            }
        }
        return all;
    }

    private static boolean isOpen(ModuleDescriptor d, String p) {
        boolean open = d.isOpen() || d.isAutomatic();
        for (ModuleDescriptor.Opens o : d.opens()) {
            open |= !o.isQualified() && o.source().equals(p);
        }
        return open;
    }
}
