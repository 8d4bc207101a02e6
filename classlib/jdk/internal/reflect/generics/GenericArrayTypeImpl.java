/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Type;

/** An array of a type that is not a class. */
final class GenericArrayTypeImpl implements GenericArrayType {
    private final Type component;

    GenericArrayTypeImpl(Type component) {
        this.component = component;
    }

    @Override
    public Type getGenericComponentType() {
        return component;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof GenericArrayType other
            && component.equals(other.getGenericComponentType());
    }

    @Override
    public int hashCode() {
        return component.hashCode();
    }

    @Override
    public String toString() {
        return component.getTypeName() + "[]";
    }
}
