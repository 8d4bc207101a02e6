/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;

/** A wildcard. */
final class WildcardTypeImpl implements WildcardType {
    private final Type[] upper;
    private final Type[] lower;

    WildcardTypeImpl(Type[] upper, Type[] lower) {
        this.upper = upper;
        this.lower = lower;
    }

    @Override
    public Type[] getUpperBounds() {
        return upper.clone();
    }

    @Override
    public Type[] getLowerBounds() {
        return lower.clone();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof WildcardType other && Arrays.equals(lower, other.getLowerBounds())
            && Arrays.equals(upper, other.getUpperBounds());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(lower) ^ Arrays.hashCode(upper);
    }

    @Override
    public String toString() {
        if (lower.length > 0) {
            return "? super " + lower[0].getTypeName();
        }
        return upper[0] == Object.class ? "?" : "? extends " + upper[0].getTypeName();
    }
}
