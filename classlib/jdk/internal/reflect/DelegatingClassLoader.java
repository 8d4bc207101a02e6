/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

/** A class that the VM knows; this library spins no accessors and makes no such loader. */
final class DelegatingClassLoader extends ClassLoader {
    DelegatingClassLoader(ClassLoader parent) {
        super(parent);
    }
}
