/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** An annotated use of a parameterized type. */
public interface AnnotatedParameterizedType extends AnnotatedType {
    AnnotatedType[] getAnnotatedActualTypeArguments();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
