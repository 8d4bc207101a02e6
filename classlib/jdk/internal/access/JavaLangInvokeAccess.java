/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Method;

/** What the rest of the library may ask of java.lang.invoke without a Lookup. */
public interface JavaLangInvokeAccess {
    /** A handle that calls exactly this method, without access checks. */
    MethodHandle unreflectSpecial(Method method, Class<?> caller);
}
