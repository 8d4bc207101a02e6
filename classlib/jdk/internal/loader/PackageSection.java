/* SPDX-License-Identifier: MIT */
package jdk.internal.loader;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.security.CodeSource;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * What a jar's manifest says of a package: in a section of its own,
 * and for what that lacks in the main attributes.
 */
public final class PackageSection {
    private final Attributes own;
    private final Attributes main;

    public PackageSection(Manifest manifest, String packageName) {
        own = manifest.getAttributes(packageName.replace('.', '/') + '/');
        main = manifest.getMainAttributes();
    }

    /**
     * The section for a class that came from a jar; null when it did not,
     * or the jar has no manifest that can be read.
     */
    public static PackageSection of(Class<?> c) {
        CodeSource source = c.getProtectionDomain().getCodeSource();
        URL url = source == null ? null : source.getLocation();
        if (url == null || !url.getProtocol().equals("file")) {
            return null;
        }
        File file = new File(URI.create(url.toString()));
        if (!file.isFile()) {
            return null;
        }
        try (JarFile jar = new JarFile(file)) {
            Manifest manifest = jar.getManifest();
            return manifest == null ? null : new PackageSection(manifest, c.getPackageName());
        } catch (IOException e) {
            return null;
        }
    }

    public String get(Attributes.Name name) {
        String value = own == null ? null : own.getValue(name);
        return value != null ? value : main.getValue(name);
    }

    public boolean isSealed() {
        return "true".equalsIgnoreCase(get(Attributes.Name.SEALED));
    }
}
