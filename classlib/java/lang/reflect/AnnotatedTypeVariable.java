/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** An annotated use of a type variable. */
public interface AnnotatedTypeVariable extends AnnotatedType {
    AnnotatedType[] getAnnotatedBounds();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
