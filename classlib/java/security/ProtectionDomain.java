/* SPDX-License-Identifier: MIT */
package java.security;

/** The classes of one code source. */
public class ProtectionDomain {
    private final CodeSource codesource;
    private final ClassLoader classloader;

    public ProtectionDomain(CodeSource codesource, Object permissions) {
        this(codesource, permissions, null, null);
    }

    public ProtectionDomain(CodeSource codesource, Object permissions, ClassLoader classloader,
            Object[] principals) {
        this.codesource = codesource;
        this.classloader = classloader;
    }

    public final CodeSource getCodeSource() {
        return codesource;
    }

    public final ClassLoader getClassLoader() {
        return classloader;
    }

    public boolean implies(Permission permission) {
        return true;
    }
}
