/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.Objects;
import jdk.internal.loader.BootLoader;

/**
 * The library, which is the one named module, or the unnamed module of a loader. The library
 * exports everything but its jdk.internal packages.
 */
public final class Module implements AnnotatedElement {
    private static Module javaBase;

    private final String name;
    private final ClassLoader loader;

    private Module(String name, ClassLoader loader) {
        this.name = name;
        this.loader = loader;
    }

    /* The unnamed module of a loader. */
    Module(ClassLoader loader) {
        this(null, loader);
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

    public boolean isNamed() {
        return name != null;
    }

    public String getName() {
        return name;
    }

    public ClassLoader getClassLoader() {
        return loader;
    }

    public boolean canRead(Module other) {
        Objects.requireNonNull(other);
        return other == this || other.isNamed() || !isNamed();
    }

    public Module addReads(Module other) {
        Objects.requireNonNull(other);
        return this;
    }

    public boolean isExported(String pn, Module other) {
        Objects.requireNonNull(other);
        return other == this || isExported(pn);
    }

    public boolean isOpen(String pn, Module other) {
        Objects.requireNonNull(other);
        return other == this || isOpen(pn);
    }

    public boolean isExported(String pn) {
        Objects.requireNonNull(pn);
        return !isNamed() || !pn.startsWith("jdk.internal");
    }

    /* Programs take these packages' Unsafe out of its class by reflection. */
    public boolean isOpen(String pn) {
        Objects.requireNonNull(pn);
        return !isNamed() || pn.equals("sun.misc") || pn.equals("sun.reflect");
    }

    public Module addExports(String pn, Module other) {
        return checkChange(pn, other, "exports");
    }

    public Module addOpens(String pn, Module other) {
        return checkChange(pn, other, "opens");
    }

    private Module checkChange(String pn, Module other, String what) {
        if (pn == null) {
            throw new IllegalArgumentException("package is null");
        }
        Objects.requireNonNull(other);
        if (isNamed() && !isOpen(pn, other)) {
            throw new IllegalCallerException(this + " cannot change its " + what);
        }
        return this;
    }

    public Module addUses(Class<?> service) {
        Objects.requireNonNull(service);
        return this;
    }

    public boolean canUse(Class<?> service) {
        Objects.requireNonNull(service);
        return true;
    }

    public InputStream getResourceAsStream(String name) throws IOException {
        if (name.startsWith("/")) {
            name = name.substring(1);
        }
        return loader == null ? BootLoader.findResourceAsStream(name)
                : loader.getResourceAsStream(name);
    }

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
