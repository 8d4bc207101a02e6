/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.InvocationTargetException;

/** Invokes one constructor. */
public interface ConstructorAccessor {
    Object newInstance(Object[] args)
        throws InstantiationException, IllegalArgumentException, InvocationTargetException;
}
