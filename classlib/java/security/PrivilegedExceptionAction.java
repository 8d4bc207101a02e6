/* SPDX-License-Identifier: MIT */
package java.security;

/** An action that may throw. */
@FunctionalInterface
public interface PrivilegedExceptionAction<T> {
    T run() throws Exception;
}
