/* SPDX-License-Identifier: MIT */
package java.lang;

import java.security.ProtectionDomain;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.access.JavaLangAccess;
import jdk.internal.access.SharedSecrets;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.ConstantPool;

/** Lets the library reach private parts of this package; SharedSecrets loads it by name. */
final class LangAccess implements JavaLangAccess {
    static {
        SharedSecrets.setJavaLangAccess(new LangAccess());
    }

    @Override
    public void readCause(Throwable of, Throwable cause) {
        of.readCause(cause);
    }

    @Override
    public ConstantPool getConstantPool(Class<?> c) {
        return c.getConstantPool();
    }

    @Override
    public Object classData(Class<?> c) {
        return c.getClassData();
    }

    @Override
    public Class<?> defineClass(ClassLoader loader, Class<?> lookup, String name, byte[] b,
            ProtectionDomain pd, boolean initialize, int flags, Object classData) {
        Class<?> c = ClassLoader.defineClass0(loader, lookup, name, b, 0, b.length, pd, false,
                flags, classData);
        /* The class's own initializer may ask for its data. */
        c.setClassData(classData);
        if (initialize) {
            Unsafe.getUnsafe().ensureClassInitialized(c);
        }
        return c;
    }

    @Override
    public byte[] getRawClassAnnotations(Class<?> c) {
        return c.getRawAnnotations();
    }

    @Override
    public byte[] getRawClassTypeAnnotations(Class<?> c) {
        return c.getRawTypeAnnotations();
    }

    @Override
    public Package newBootPackage(String name) {
        return new Package(name, null);
    }

    /* Of the machine's loader, which stays. */
    private static final Map<Object, Object> KEPT = new ConcurrentHashMap<>();

    @Override
    public Map<Object, Object> keptFor(ClassLoader loader) {
        return loader == null ? KEPT : loader.kept();
    }

    @Override
    public void registerShutdownHook(int slot, boolean whileShuttingDown, Runnable hook) {
        Shutdown.add(slot, whileShuttingDown, hook);
    }

    @Override
    public java.util.List<Class<?>> providersInModules(Class<?> service, ModuleLayer layer,
            ClassLoader loader) {
        return layer != null ? ModuleLayer.providers(service, layer) : loader.providersOf(service);
    }

    @Override
    public void blockedOn(sun.nio.ch.Interruptible interruption) {
        Thread.currentThread().blockedOn(interruption);
    }

    @Override
    public Class<?>[] makersOfThread() {
        return Thread.currentThread().behind;
    }

    @Override
    public java.security.AccessControlContext contextOfThread() {
        return Thread.currentThread().makersContext;
    }

    @Override
    public Class<?>[] callers(int skip) {
        return StackWalker.callers(skip);
    }
}
