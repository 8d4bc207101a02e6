/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** Something that declares type variables: a class, method or constructor. */
public interface GenericDeclaration extends AnnotatedElement {
    TypeVariable<?>[] getTypeParameters();
}
