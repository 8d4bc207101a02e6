/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/** Invokes constructors through the VM, which allocates, checks and unboxes. */
public final class NativeConstructorAccessorImpl extends ConstructorAccessorImpl {
    private final Constructor<?> constructor;

    NativeConstructorAccessorImpl(Constructor<?> constructor) {
        this.constructor = constructor;
    }

    @Override
    public Object newInstance(Object[] args)
            throws InstantiationException, IllegalArgumentException, InvocationTargetException {
        return newInstance0(constructor, args);
    }

    public static Object newInstance(Constructor<?> c, Object[] args)
            throws InstantiationException, IllegalArgumentException, InvocationTargetException {
        return newInstance0(c, args);
    }

    private static native Object newInstance0(Constructor<?> c, Object[] args)
        throws InstantiationException, IllegalArgumentException, InvocationTargetException;
}
