/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.Objects;
import jdk.internal.loader.BootLoader;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

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
        return other == this || !isNamed();
    }

    @CallerSensitive
    public Module addReads(Module other) {
        Objects.requireNonNull(other);
        return checkOwn(Reflection.getCallerClass());
    }

    public boolean isExported(String pn, Module other) {
        Objects.requireNonNull(other);
        return other == this ? mayHave(pn) : isExported(pn);
    }

    public boolean isOpen(String pn, Module other) {
        Objects.requireNonNull(other);
        return other == this ? mayHave(pn) : isOpen(pn);
    }

    public boolean isExported(String pn) {
        Objects.requireNonNull(pn);
        return !isNamed() || mayHave(pn) && !pn.startsWith("jdk.internal");
    }

    /* The library keeps no list of its packages: they are told by their names. */
    private boolean mayHave(String pn) {
        return !isNamed() || pn.startsWith("java.") || pn.startsWith("jdk.internal.")
                || pn.startsWith("sun.");
    }

    /* Programs take these packages' Unsafe out of its class by reflection. */
    public boolean isOpen(String pn) {
        Objects.requireNonNull(pn);
        return !isNamed() || pn.equals("sun.misc") || pn.equals("sun.reflect");
    }

    @CallerSensitive
    public Module addExports(String pn, Module other) {
        if (pn == null) {
            throw new IllegalArgumentException("package is null");
        }
        Objects.requireNonNull(other);
        return checkOwn(Reflection.getCallerClass());
    }

    @CallerSensitive
    public Module addOpens(String pn, Module other) {
        if (pn == null) {
            throw new IllegalArgumentException("package is null");
        }
        Objects.requireNonNull(other);
        Module caller = Reflection.getCallerClass().getModule();
        if (isNamed() && !isOpen(pn, caller)) {
            throw new IllegalCallerException(pn + " is not open to " + caller);
        }
        return this;
    }

    @CallerSensitive
    public Module addUses(Class<?> service) {
        Objects.requireNonNull(service);
        return checkOwn(Reflection.getCallerClass());
    }

    /* Only its own code changes a named module. */
    private Module checkOwn(Class<?> caller) {
        if (isNamed() && caller.getModule() != this) {
            throw new IllegalCallerException(caller.getModule() + " != " + this);
        }
        return this;
    }

    public boolean canUse(Class<?> service) {
        Objects.requireNonNull(service);
        return !isNamed();
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
