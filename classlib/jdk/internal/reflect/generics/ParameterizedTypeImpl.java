/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Objects;

/** A parameterized type. */
final class ParameterizedTypeImpl implements ParameterizedType {
    private final Class<?> raw;
    private final Type[] arguments;
    private final Type owner;

    ParameterizedTypeImpl(Class<?> raw, Type[] arguments, Type owner) {
        this.raw = raw;
        this.arguments = arguments;
        this.owner = owner;
    }

    @Override
    public Type[] getActualTypeArguments() {
        return arguments.clone();
    }

    @Override
    public Class<?> getRawType() {
        return raw;
    }

    @Override
    public Type getOwnerType() {
        return owner;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ParameterizedType other
            && Objects.equals(owner, other.getOwnerType())
            && raw.equals(other.getRawType())
            && Arrays.equals(arguments, other.getActualTypeArguments());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(arguments) ^ Objects.hashCode(owner) ^ raw.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder();
        if (owner != null) {
            b.append(owner.getTypeName()).append('$');
            if (owner instanceof ParameterizedTypeImpl p) {
                b.append(raw.getName().replace(p.raw.getName() + "$", ""));
            } else {
                b.append(raw.getSimpleName());
            }
        } else {
            b.append(raw.getName());
        }
        for (int i = 0; i < arguments.length; i++) {
            b.append(i == 0 ? "<" : ", ").append(arguments[i].getTypeName());
        }
        return arguments.length == 0 ? b.toString() : b.append('>').toString();
    }
}
