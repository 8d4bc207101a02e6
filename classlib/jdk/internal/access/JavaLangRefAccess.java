/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

/** What other packages may ask of java.lang.ref. */
public interface JavaLangRefAccess {
    void runFinalization();
}
