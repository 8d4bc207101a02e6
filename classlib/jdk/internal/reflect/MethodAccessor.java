/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.InvocationTargetException;

/** Invokes one method. */
public interface MethodAccessor {
    Object invoke(Object obj, Object[] args)
        throws IllegalArgumentException, InvocationTargetException;
}
