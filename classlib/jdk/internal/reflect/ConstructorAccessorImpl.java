/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.InvocationTargetException;

/** A class that the VM knows: the base of constructor accessors. */
abstract class ConstructorAccessorImpl extends MagicAccessorImpl implements ConstructorAccessor {
    @Override
    public abstract Object newInstance(Object[] args)
        throws InstantiationException, IllegalArgumentException, InvocationTargetException;
}
