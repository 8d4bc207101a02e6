/* SPDX-License-Identifier: MIT */
package java.util.jar;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Reads a jar file entry by entry; a manifest that comes first is taken off. */
public class JarInputStream extends ZipInputStream {
    private Manifest manifest;
    private ZipEntry first;
    private boolean afterIndex; // which may come before the manifest

    public JarInputStream(InputStream in) throws IOException {
        this(in, true);
    }

    public JarInputStream(InputStream in, boolean verify) throws IOException {
        super(in);
        ZipEntry e = super.getNextEntry();
        if (e != null && e.getName().equalsIgnoreCase("META-INF/")) {
            e = super.getNextEntry();
        }
        first = withoutManifest(e);
    }

    private ZipEntry withoutManifest(ZipEntry e) throws IOException {
        if (e == null || !e.getName().equalsIgnoreCase(JarFile.MANIFEST_NAME)) {
            return e;
        }
        manifest = new Manifest(this);
        closeEntry();
        return super.getNextEntry();
    }

    public Manifest getManifest() {
        return manifest;
    }

    @Override
    public ZipEntry getNextEntry() throws IOException {
        ZipEntry e = first;
        if (e != null) {
            first = null;
            afterIndex = e.getName().equalsIgnoreCase("META-INF/INDEX.LIST");
            return e;
        }
        e = super.getNextEntry();
        if (afterIndex) {
            afterIndex = false;
            e = withoutManifest(e);
        }
        return e;
    }

    public JarEntry getNextJarEntry() throws IOException {
        return (JarEntry) getNextEntry();
    }

    @Override
    protected ZipEntry createZipEntry(String name) {
        JarEntry e = new JarEntry(name);
        if (manifest != null) {
            e.attr = manifest.getAttributes(name);
        }
        return e;
    }
}
