/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** A type argument such as {@code ? extends Number}. */
public interface WildcardType extends Type {
    Type[] getUpperBounds();

    Type[] getLowerBounds();
}
