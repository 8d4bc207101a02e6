/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

import java.security.ProtectionDomain;
import jdk.internal.reflect.ConstantPool;

/** What other packages may ask of java.lang. */
public interface JavaLangAccess {
    ConstantPool getConstantPool(Class<?> c);

    /** The object given when the hidden class was defined. */
    Object classData(Class<?> c);

    Class<?> defineClass(ClassLoader loader, Class<?> lookup, String name, byte[] b,
            ProtectionDomain pd, boolean initialize, int flags, Object classData);

    byte[] getRawClassAnnotations(Class<?> c);

    byte[] getRawClassTypeAnnotations(Class<?> c);

    Package newBootPackage(String name);

    /** What the library keeps for a loader (null: the machine's). It may lead back to the loader,
        and goes with it. */
    java.util.Map<Object, Object> keptFor(ClassLoader loader);

    /**
     * The classes that modules name as providers: of the layer and its ancestors, or of the loader.
     */
    java.util.List<Class<?>> providersInModules(Class<?> service, ModuleLayer layer,
            ClassLoader loader);

    /** What is done when the current thread is interrupted from now on, or null. */
    void blockedOn(sun.nio.ch.Interruptible interruption);

    /** The classes of the frames on the stack, this call's and `skip` - 1 above it left out. */
    Class<?>[] callers(int skip);

    /** Whose code is behind the current thread: from the second element on; null: nobody's. */
    Class<?>[] makersOfThread();

    /** What the current thread inherited instead, or null. */
    java.security.AccessControlContext contextOfThread();

    /** Of an exception that is read from a stream: the cause that its class keeps there, if any. */
    void readCause(Throwable of, Throwable cause);

    /** What is done at the end, in the order of slots. */
    void registerShutdownHook(int slot, boolean whileShuttingDown, Runnable hook);
}
