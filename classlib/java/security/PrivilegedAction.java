/* SPDX-License-Identifier: MIT */
package java.security;

/** An action without checked exceptions. */
@FunctionalInterface
public interface PrivilegedAction<T> {
    T run();
}
