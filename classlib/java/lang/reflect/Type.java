/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** What all kinds of types have in common. */
public interface Type {
    default String getTypeName() {
        return toString();
    }
}
