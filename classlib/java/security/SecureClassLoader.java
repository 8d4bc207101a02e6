/* SPDX-License-Identifier: MIT */
package java.security;

import java.nio.ByteBuffer;
import java.util.HashMap;

/** A class loader that gives classes the protection domain of their code source. */
public class SecureClassLoader extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private final HashMap<CodeSource, ProtectionDomain> domains = new HashMap<>();

    protected SecureClassLoader(ClassLoader parent) {
        super(parent);
    }

    protected SecureClassLoader(String name, ClassLoader parent) {
        super(name, parent);
    }

    protected SecureClassLoader() {
        super();
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len,
            CodeSource cs) {
        return defineClass(name, b, off, len, domain(cs));
    }

    protected final Class<?> defineClass(String name, ByteBuffer b, CodeSource cs) {
        return defineClass(name, b, domain(cs));
    }

    protected PermissionCollection getPermissions(CodeSource cs) {
        return new Permissions();
    }

    private ProtectionDomain domain(CodeSource cs) {
        if (cs == null) {
            return null;
        }
        synchronized (domains) {
            ProtectionDomain d = domains.get(cs);
            if (d == null) {
                d = new ProtectionDomain(cs, getPermissions(cs), this, null);
                domains.put(cs, d);
            }
            return d;
        }
    }
}
