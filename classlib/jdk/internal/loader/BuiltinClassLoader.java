/* SPDX-License-Identifier: MIT */
package jdk.internal.loader;

import java.security.ProtectionDomain;

/** What the loaders "app" and "platform" have in common. */
public abstract class BuiltinClassLoader extends ClassLoader {
    BuiltinClassLoader(String name, ClassLoader parent) {
        super(name, parent);
    }

    /* Called by Class for a class that the machine defined without a domain. */
    public abstract ProtectionDomain protectionDomainOf(Class<?> c);
}
