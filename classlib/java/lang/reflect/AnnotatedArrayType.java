/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** An annotated use of an array type. */
public interface AnnotatedArrayType extends AnnotatedType {
    AnnotatedType getAnnotatedGenericComponentType();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
