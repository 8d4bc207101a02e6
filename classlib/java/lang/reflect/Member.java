/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** A field, method or constructor of a class. */
public interface Member {
    int PUBLIC = 0;
    int DECLARED = 1;

    Class<?> getDeclaringClass();

    String getName();

    int getModifiers();

    boolean isSynthetic();
}
