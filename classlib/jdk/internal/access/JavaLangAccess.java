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

    byte[] getRawClassTypeAnnotations(Class<?> c);

    Package newBootPackage(String name);
}
