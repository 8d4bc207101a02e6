/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** `List<String>[]`, `T[]`: an array of what is no class. */
public interface GenericArrayType extends Type {
    Type getGenericComponentType();
}
