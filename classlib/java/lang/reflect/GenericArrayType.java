/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** An array whose component is a parameterized type or a type variable. */
public interface GenericArrayType extends Type {
    Type getGenericComponentType();
}
