/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** A use of a type together with the annotations written on it. */
public interface AnnotatedType extends AnnotatedElement {
    default AnnotatedType getAnnotatedOwnerType() {
        return null;
    }

    Type getType();
}
