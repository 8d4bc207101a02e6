/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.invoke.MethodHandles.Lookup;
import jdk.internal.access.SharedSecrets;

/** Defines the hidden classes that linkage makes and finds their factories. */
final class HiddenClasses {
    static final int NESTMATE = 1;
    static final int HIDDEN = 2;
    static final int STRONG = 4;

    private HiddenClasses() {
    }

    /* A nestmate has its host's protection domain, which is not made for that. */
    static Class<?> define(Class<?> host, String internalName, byte[] bytes, int flags,
            Object classData, boolean initialize) {
        return SharedSecrets.getJavaLangAccess().defineClass(host.getClassLoader(), host,
            internalName.replace('/', '.'), bytes,
            (flags & NESTMATE) != 0 ? null : host.getProtectionDomain(), initialize,
            flags | HIDDEN, classData);
    }

    /** A handle on a static method of our own making; the handle's type may be less erased. */
    static DirectMethodHandle staticMethod(Class<?> c, String name, MethodType declared,
            MethodType handleType) {
        MemberName m = new MemberName(c, name, declared, MethodHandleInfo.REF_invokeStatic);
        m = m.find(null, false);
        jdk.internal.misc.Unsafe.getUnsafe().ensureClassInitialized(c);
        return DirectMethodHandle.make(handleType, m, null);
    }
}
