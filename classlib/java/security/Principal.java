/* SPDX-License-Identifier: MIT */
package java.security;

/** Somebody, by name. */
public interface Principal {
    boolean equals(Object another);

    String toString();

    int hashCode();

    String getName();
}
