/* SPDX-License-Identifier: MIT */
package java.util.jar;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import jdk.internal.access.SharedSecrets;

/**
 * A zip file with a manifest. Signatures are not read. Of a multi-release jar that is opened for a
 * version, entries are found in META-INF/versions/N, the newest one first.
 */
public class JarFile extends ZipFile {
    public static final String MANIFEST_NAME = "META-INF/MANIFEST.MF";

    private static final String META_INF = "META-INF/";
    private static final String VERSIONS = META_INF + "versions/";
    private static final int BASE = 8;

    private Manifest manifest;
    private final int wanted;
    private int[] versions;
    private Boolean multiRelease;

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
        this(file, verify, mode, baseVersion());
    }

    public JarFile(File file, boolean verify, int mode, Runtime.Version version)
            throws IOException {
        super(file, mode);
        wanted = Math.max(BASE, version.feature());
    }

    public static Runtime.Version baseVersion() {
        return Runtime.Version.parse("8");
    }

    public static Runtime.Version runtimeVersion() {
        return Runtime.Version.parse(Integer.toString(Runtime.version().feature()));
    }

    public final Runtime.Version getVersion() {
        return isMultiRelease() ? Runtime.Version.parse(Integer.toString(wanted)) : baseVersion();
    }

    public final boolean isMultiRelease() {
        if (multiRelease == null) {
            try {
                multiRelease = saysMultiRelease();
            } catch (IOException e) {
                multiRelease = false;
            }
        }
        return multiRelease;
    }

    /** The attribute counts if it is not folded; what follows the main section may be damaged. */
    private boolean saysMultiRelease() throws IOException {
        ZipEntry e = manifestEntry();
        if (e == null) {
            return false;
        }
        byte[] b;
        try (InputStream in = super.getInputStream(e)) {
            b = in.readAllBytes();
        }
        String text = new String(b, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
        if (!text.contains("multi-release: true\n") && !text.contains("multi-release: true\r")) {
            return false;
        }
        int end = b.length;
        for (String blank : new String[] {"\n\n", "\n\r", "\r\r"}) {
            int at = text.indexOf(blank);
            end = at < 0 ? end : Math.min(end, at + 1);
        }
        Manifest main = new Manifest(new ByteArrayInputStream(b, 0, end));
        return "true".equalsIgnoreCase(main.getMainAttributes()
                .getValue(Attributes.Name.MULTI_RELEASE));
    }

    private List<String> metaNames() {
        return SharedSecrets.getArchiveAccess().metaNames(this);
    }

    private ZipEntry manifestEntry() {
        ZipEntry e = super.getEntry(MANIFEST_NAME);
        if (e == null || e.isDirectory()) {
            e = null;
            for (String name : metaNames()) {
                if (name.equalsIgnoreCase(MANIFEST_NAME)) {
                    return super.getEntry(name);
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
        if (wanted > BASE && !name.startsWith(META_INF) && isMultiRelease()) {
            for (int version : versions()) {
                ZipEntry e = super.getEntry(VERSIONS + version + '/' + name);
                if (e != null) {
                    return new Entry(e, name);
                }
            }
        }
        ZipEntry e = super.getEntry(name);
        return e == null ? null : new Entry(e);
    }

    /* Those the jar has and this file is open for, the newest first. */
    private synchronized int[] versions() {
        if (versions == null) {
            TreeSet<Integer> found = new TreeSet<>();
            for (String name : metaNames()) {
                if (baseName(name) != null && name.startsWith(VERSIONS)) {
                    found.add(-version(name));
                }
            }
            versions = new int[found.size()];
            int n = 0;
            for (int version : found) {
                versions[n++] = -version;
            }
        }
        return versions;
    }

    /**
     * The name that a versioned entry stands for; null when it is for a newer version or for none.
     */
    private String baseName(String name) {
        if (!name.startsWith(VERSIONS)) {
            return name;
        }
        int slash = name.indexOf('/', VERSIONS.length());
        if (slash < 0 || slash + 1 == name.length()) {
            return null;
        }
        try {
            int version = version(name);
            String base = name.substring(slash + 1);
            return version >= BASE && version <= wanted && !base.startsWith(META_INF) ? base : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static int version(String name) {
        int from = VERSIONS.length();
        return Integer.parseInt(name.substring(from, name.indexOf('/', from)));
    }

    public Stream<JarEntry> versionedStream() {
        if (!isMultiRelease()) {
            return stream();
        }
        LinkedHashSet<String> names = new LinkedHashSet<>();
        Enumeration<? extends ZipEntry> all = super.entries();
        while (all.hasMoreElements()) {
            String name = baseName(all.nextElement().getName());
            if (name != null) {
                names.add(name);
            }
        }
        ArrayList<JarEntry> list = new ArrayList<>();
        for (String name : names) {
            JarEntry e = getJarEntry(name);
            if (e != null) { // a version that is not written as it is sought, as 09
                list.add(e);
            }
        }
        return list.stream();
    }

    @Override
    public Enumeration<JarEntry> entries() {
        Enumeration<? extends ZipEntry> all = super.entries();
        return new Enumeration<>() {
            @Override
            public boolean hasMoreElements() {
                return all.hasMoreElements();
            }

            @Override
            public JarEntry nextElement() {
                return new Entry(all.nextElement());
            }
        };
    }

    @Override
    public Stream<JarEntry> stream() {
        return super.stream().map(Entry::new);
    }

    @Override
    public synchronized InputStream getInputStream(ZipEntry ze) throws IOException {
        return super.getInputStream(ze);
    }

    /** An entry that finds its attributes in this jar's manifest. */
    private final class Entry extends JarEntry {
        private final String name;

        Entry(ZipEntry e) {
            this(e, e.getName());
        }

        /** The file stands for a name that it does not have. */
        Entry(ZipEntry e, String name) {
            super(e);
            this.name = name;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public String getRealName() {
            return super.getName();
        }

        @Override
        public Attributes getAttributes() throws IOException {
            Manifest m = getManifest();
            return m == null ? null : m.getAttributes(super.getName());
        }
    }
}
