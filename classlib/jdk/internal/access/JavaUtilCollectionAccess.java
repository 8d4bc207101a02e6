/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

import java.util.List;

/** What other packages may ask of java.util's collections. */
public interface JavaUtilCollectionAccess {
    /** An immutable list that takes over an array which nobody else holds; nulls are allowed. */
    <E> List<E> listFromTrustedArrayNullsAllowed(Object[] array);
}
