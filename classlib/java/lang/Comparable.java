/* SPDX-License-Identifier: MIT */
package java.lang;

/** Something with a natural order. */
public interface Comparable<T> {
    int compareTo(T o);
}
