/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/** The frame that the reference shows between newInstance and the native accessor. */
public final class DelegatingConstructorAccessorImpl {
    private DelegatingConstructorAccessorImpl() {
    }

    public static Object newInstance(Constructor<?> c, Object[] args)
            throws InstantiationException, IllegalArgumentException, InvocationTargetException {
        return NativeConstructorAccessorImpl.newInstance(c, args);
    }
}
