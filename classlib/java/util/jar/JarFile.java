/* SPDX-License-Identifier: MIT */
package java.util.jar;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A zip file with a manifest. Signatures are not read. */
public class JarFile extends ZipFile {
    public static final String MANIFEST_NAME = "META-INF/MANIFEST.MF";

    private Manifest manifest;

    public JarFile(String name) throws IOException {
        this(new File(name), true, OPEN_READ);
    }

    public JarFile(String name, boolean verify) throws IOException {
        this(new File(name), verify, OPEN_READ);
    }

    public JarFile(File file) throws IOException {
        this(file, true, OPEN_READ);
    }

    public JarFile(File file, boolean verify) throws IOException {
        this(file, verify, OPEN_READ);
    }

    public JarFile(File file, boolean verify, int mode) throws IOException {
        super(file, mode);
    }

    private ZipEntry manifestEntry() {
        ZipEntry e = super.getEntry(MANIFEST_NAME);
        if (e == null) {
            Enumeration<? extends ZipEntry> all = super.entries();
            while (all.hasMoreElements()) {
                ZipEntry z = all.nextElement();
                if (z.getName().equalsIgnoreCase(MANIFEST_NAME)) {
                    return z;
                }
            }
        }
        return e;
    }

    public synchronized Manifest getManifest() throws IOException {
        if (manifest == null) {
            ZipEntry e = manifestEntry();
            if (e != null) {
                try (InputStream in = super.getInputStream(e)) {
                    manifest = new Manifest(in);
                }
            }
        }
        return manifest;
    }

    public JarEntry getJarEntry(String name) {
        return (JarEntry) getEntry(name);
    }

    @Override
    public ZipEntry getEntry(String name) {
        ZipEntry e = super.getEntry(name);
        return e == null ? null : new Entry(e);
    }

    @Override
    public Enumeration<JarEntry> entries() {
        ArrayList<JarEntry> list = new ArrayList<>();
        Enumeration<? extends ZipEntry> all = super.entries();
        while (all.hasMoreElements()) {
            list.add(new Entry(all.nextElement()));
        }
        return Collections.enumeration(list);
    }

    @Override
    public Stream<JarEntry> stream() {
        return Collections.list(entries()).stream();
    }

    @Override
    public synchronized InputStream getInputStream(ZipEntry ze) throws IOException {
        return super.getInputStream(ze);
    }

    /** An entry that finds its attributes in this jar's manifest. */
    private final class Entry extends JarEntry {
        Entry(ZipEntry e) {
            super(e);
        }

        @Override
        public Attributes getAttributes() throws IOException {
            Manifest m = getManifest();
            return m == null ? null : m.getAttributes(getName());
        }
    }
}
