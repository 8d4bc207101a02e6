/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.InvocationTargetException;

/** A class that the VM knows: frames of it are left out of stack traces' callers. */
abstract class MethodAccessorImpl extends MagicAccessorImpl implements MethodAccessor {
    @Override
    public abstract Object invoke(Object obj, Object[] args)
        throws IllegalArgumentException, InvocationTargetException;
}
