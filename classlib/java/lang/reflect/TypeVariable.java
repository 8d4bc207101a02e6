/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** A type variable and its bounds. */
public interface TypeVariable<D extends GenericDeclaration> extends Type, AnnotatedElement {
    Type[] getBounds();

    D getGenericDeclaration();

    String getName();

    AnnotatedType[] getAnnotatedBounds();
}
