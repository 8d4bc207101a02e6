/* SPDX-License-Identifier: MIT */
package java.security;

/** Stands before an object. */
public interface Guard {
    void checkGuard(Object object) throws SecurityException;
}
