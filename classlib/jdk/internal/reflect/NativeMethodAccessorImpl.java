/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Invokes methods through the VM, which checks, unboxes and boxes. */
public final class NativeMethodAccessorImpl extends MethodAccessorImpl {
    private final Method method;

    NativeMethodAccessorImpl(Method method) {
        this.method = method;
    }

    @Override
    public Object invoke(Object obj, Object[] args)
            throws IllegalArgumentException, InvocationTargetException {
        return invoke0(method, obj, args);
    }

    public static Object invoke(Method m, Object obj, Object[] args)
            throws IllegalArgumentException, InvocationTargetException {
        return invoke0(m, obj, args);
    }

    private static native Object invoke0(Method m, Object obj, Object[] args);
}
