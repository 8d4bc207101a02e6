/* SPDX-License-Identifier: MIT */
package java.lang.annotation;

/** The interface that all annotation types extend. */
public interface Annotation {
    boolean equals(Object obj);

    int hashCode();

    String toString();

    Class<? extends Annotation> annotationType();
}
