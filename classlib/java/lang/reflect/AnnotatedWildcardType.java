/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** An annotated use of a wildcard. */
public interface AnnotatedWildcardType extends AnnotatedType {
    AnnotatedType[] getAnnotatedLowerBounds();

    AnnotatedType[] getAnnotatedUpperBounds();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
