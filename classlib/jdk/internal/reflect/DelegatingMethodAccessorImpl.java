/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** The frame that the reference shows between Method.invoke and the native accessor. */
public final class DelegatingMethodAccessorImpl {
    private DelegatingMethodAccessorImpl() {
    }

    public static Object invoke(Method m, Object obj, Object[] args)
            throws IllegalArgumentException, InvocationTargetException {
        return NativeMethodAccessorImpl.invoke(m, obj, args);
    }
}
