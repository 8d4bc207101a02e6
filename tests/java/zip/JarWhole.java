/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.Map;
import java.util.TimeZone;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarException;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * java.util.jar, member by member: attributes, manifests with odd lines, jars with and without
 * them.
 */
public class JarWhole extends Whole {

    static void names() {
        Attributes.Name[] all = {
            Attributes.Name.MANIFEST_VERSION,
            Attributes.Name.SIGNATURE_VERSION,
            Attributes.Name.CONTENT_TYPE,
            Attributes.Name.CLASS_PATH,
            Attributes.Name.MAIN_CLASS,
            Attributes.Name.SEALED,
            Attributes.Name.EXTENSION_LIST,
            Attributes.Name.EXTENSION_NAME,
            Attributes.Name.EXTENSION_INSTALLATION,
            Attributes.Name.IMPLEMENTATION_TITLE,
            Attributes.Name.IMPLEMENTATION_VERSION,
            Attributes.Name.IMPLEMENTATION_VENDOR,
            Attributes.Name.IMPLEMENTATION_VENDOR_ID,
            Attributes.Name.IMPLEMENTATION_URL,
            Attributes.Name.SPECIFICATION_TITLE,
            Attributes.Name.SPECIFICATION_VERSION,
            Attributes.Name.SPECIFICATION_VENDOR,
            Attributes.Name.MULTI_RELEASE
        };
        p((Object[]) all);
        p(
            new Attributes.Name("class-PATH").equals(Attributes.Name.CLASS_PATH),
            new Attributes.Name("a-B").hashCode() == new Attributes.Name("A-b").hashCode(),
            new Attributes.Name("x").hashCode(),
            new Attributes.Name("x").equals("x"),
            new Attributes.Name("x").equals(null)
        );
        for (String bad : new String[] {
            "",
            "a b",
            "a:b",
            "n".repeat(71),
            "\u00e9",
            "-",
            "_",
            "9",
            "a.b",
            null
        })
            t(() -> new Attributes.Name(bad));
        p(new Attributes.Name("n".repeat(70)).toString().length());
    }

    static void attributes() {
        Attributes a = new Attributes();
        p(a.isEmpty(), a.size(), a);
        p(
            a.putValue("One", "1"),
            a.putValue("one", "2"),
            a.getValue("ONE"),
            a.getValue(new Attributes.Name("oNe"))
        );
        p(
            a.put(Attributes.Name.SEALED, "true"),
            a.get(Attributes.Name.SEALED),
            a.get("Sealed"),
            a.getValue("sealed")
        );
        t(() -> a.put("text", "x"));
        t(() -> a.put(new Attributes.Name("x"), 5));
        t(() -> a.put(null, "x"));
        t(() -> a.putValue(null, "x"));
        t(() -> a.putValue("bad name", "x"));
        t(() -> a.getValue((String) null));
        t(() -> a.getValue("bad name"));
        t(() -> a.putAll(new HashMap<>(Map.of("a", "b"))));
        Attributes b = new Attributes(a),
            c = (Attributes) a.clone(),
            d = new Attributes(3);
        d.putAll(a);
        p(
            a.equals(b),
            a.equals(c),
            b.equals(d),
            a.hashCode() == b.hashCode(),
            a.equals(null),
            a.equals("x")
        );
        p(
            a.keySet(),
            a.values(),
            a.entrySet(),
            a.containsKey(new Attributes.Name("ONE")),
            a.containsKey("One"),
            a.containsValue("2"),
            a.containsValue(2)
        );
        p(b.remove(new Attributes.Name("one")), b.remove("x"), b.size(), a.size());
        b.clear();
        p(b.isEmpty(), b.entrySet());
        p(d.put(new Attributes.Name("null"), null), d.getValue("null"));
        t(() -> new Attributes(-1));
        t(() -> new Attributes((Attributes) null));
        class Open extends Attributes {

            Map<Object, Object> inside() {
                return map;
            }
        }
        Open open = new Open();
        open.putValue("k", "v");
        p(open.inside());
    }

    static Manifest manifest(String text) throws IOException {
        return new Manifest(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    static String show(Manifest m) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        m.write(out);
        return (
            m.getMainAttributes().entrySet() +
            " " +
            new java.util.TreeMap<>(m.getEntries()).entrySet() +
            " " +
            out.toString("UTF-8").replace("\r\n", "$")
        );
    }

    static void manifests() throws IOException {
        String[] texts = {
            "",
            "\n",
            "Manifest-Version: 1.0\n",
            "Manifest-Version: 1.0\r\n\r\nName: a\r\nX: 1\r\n\r\nName: b\r\nY: 2\r\n",
            "A: 1\nManifest-Version: 2\n",
            "A: 1\n",
            "A: 1\n b\n  c\n",
            "A:1\n",
            "A 1\n",
            "A: 1\n\nX: 1\n",
            "A: 1\n\nName:\n",
            "A: 1\n\nname: low\nX: 1\n",
            "A: 1\nA: 2\n",
            " A: 1\n",
            "A: 1",
            "A: 1\rB: 2\r",
            "A: \u00e9\u20ac\ud83d\ude00\n",
            ": 1\n",
            "A b: 1\n",
            "A: 1\n\n\n\nName: x\nX: 1\n\n\n",
            "Name: a\nX: 1\n",
            "A: 1\n\nName: a\n b\nX: 1\n\nName: ab\nX: 2\n",
            "A: " + "long ".repeat(40) + "\n",
            "A: " + "x".repeat(600) + "\n\nName: " + "n".repeat(200) + "\nB: 1\n",
            "A: 1\n\u0000B: 2\n",
            "A: 1\n\nName: a",
            "A: \n",
            "A: 1\n\nName: a\n\nName: a\nZ: 9\n"
        };
        for (String each : texts) t(() -> show(manifest(each)));
        Manifest m = manifest("Manifest-Version: 1.0\nMain-Class: M\n\nName: e\nK: v\n");
        p(
            m.getAttributes("e"),
            m.getAttributes("none"),
            m.getEntries().keySet(),
            m.equals(new Manifest(m)),
            m.equals(m.clone()),
            m.hashCode() == new Manifest(m).hashCode(),
            m.equals(null),
            m.equals(new Manifest())
        );
        m.read(
            new ByteArrayInputStream(
                "Main-Class: N\nAdded: x\n\nName: e\nL: w\n\nName: f\nQ: q\n".getBytes("UTF-8")
            )
        );
        p(show(m));
        Manifest copy = (Manifest) m.clone();
        m.clear();
        p(show(m), show(copy));
        Manifest unversioned = new Manifest();
        unversioned.getMainAttributes().putValue("Main-Class", "lost");
        unversioned.getEntries().put("x", new Attributes());
        p(show(unversioned));
        unversioned.getMainAttributes().put(Attributes.Name.SIGNATURE_VERSION, "3");
        p(show(unversioned));
        unversioned.getEntries().get("x").putValue("Long", "\u00e9".repeat(60));
        p(show(unversioned));
        t(() -> new Manifest((java.io.InputStream) null));
        t(() -> m.write(null));
        t(() -> new Manifest((Manifest) null));
        t(() -> m.getAttributes(null));
    }

    static byte[] jar(Manifest manifest, String... names) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (
            JarOutputStream out = manifest == null
                ? new JarOutputStream(bytes)
                : new JarOutputStream(bytes, manifest)
        ) {
            for (String name : names) {
                JarEntry e = new JarEntry(name);
                e.setTime(1000000000000L);
                out.putNextEntry(e);
                out.write(name.getBytes("UTF-8"));
            }
        }
        return bytes.toByteArray();
    }

    static class Open extends JarInputStream {

        Open(byte[] bytes, boolean verify) throws IOException {
            super(new ByteArrayInputStream(bytes), verify);
        }

        @Override
        protected ZipEntry createZipEntry(String name) {
            ZipEntry e = super.createZipEntry(name);
            p("entry", e.getClass().getSimpleName(), e);
            return e;
        }
    }

    static void streams(byte[] with, byte[] without) throws IOException {
        for (byte[] each : new byte[][] { with, without }) {
            JarInputStream in = new JarInputStream(new ByteArrayInputStream(each));
            p(in.getManifest() == null ? null : show(in.getManifest()));
            byte[] b = new byte[20];
            for (ZipEntry e; (e = in.getNextEntry()) != null; ) p(
                e,
                e instanceof JarEntry,
                in.read(b, 2, 10),
                ((JarEntry) e).getAttributes(),
                ((JarEntry) e).getCertificates(),
                ((JarEntry) e).getCodeSigners(),
                in.read()
            );
            p(in.getNextJarEntry());
            in.close();
            t(() -> in.getNextJarEntry());
            Open open = new Open(each, false);
            p(open.getNextJarEntry(), open.getManifest() != null);
        }
        t(() -> new JarInputStream(null));
        t(() -> new JarInputStream(new ByteArrayInputStream(new byte[0])).getManifest());
        t(() -> new JarOutputStream(new ByteArrayOutputStream(), null));
        JarEntry made = new JarEntry(new ZipEntry("z")),
            again = new JarEntry(made);
        made.setComment("c");
        p(
            made,
            again,
            again.getComment(),
            made.getCertificates(),
            made.getCodeSigners(),
            made.getAttributes(),
            made.getRealName()
        );
        t(() -> new JarEntry((String) null));
        t(() -> new JarEntry((JarEntry) null));
        t(() -> new JarEntry((ZipEntry) null));
        p(new JarException(), new JarException("text"));
    }

    static void files(File folder, byte[] with, byte[] without) throws IOException {
        File file = new File(folder, "with.jar"),
            other = new File(folder, "without.jar");
        Files.write(file.toPath(), with);
        Files.write(other.toPath(), without);
        JarFile[] all = {
            new JarFile(file),
            new JarFile(file.getPath()),
            new JarFile(file, false),
            new JarFile(file.getPath(), true),
            new JarFile(file, true, ZipFile.OPEN_READ),
            new JarFile(file, true, ZipFile.OPEN_READ, JarFile.runtimeVersion())
        };
        for (JarFile jar : all) {
            p(
                jar.size(),
                show(jar.getManifest()),
                jar.isMultiRelease(),
                jar.getVersion().feature() >= 8,
                jar.stream().map(JarEntry::getName).toList(),
                jar.getName().endsWith("with.jar")
            );
            JarEntry e = jar.getJarEntry("a/b.txt");
            p(
                e,
                e.getAttributes(),
                e.getRealName(),
                e.getCertificates(),
                e.getCodeSigners(),
                jar.getJarEntry("none"),
                new String(jar.getInputStream(e).readAllBytes()),
                jar.getEntry("a/b.txt").getClass().getSimpleName().length() > 0
            );
            jar.close();
            t(() -> jar.getJarEntry("a/b.txt"));
            t(() -> jar.getManifest());
        }
        JarFile jar = new JarFile(other);
        p(
            jar.getManifest(),
            jar.size(),
            jar.entries().nextElement(),
            jar.getJarEntry("a/b.txt").getAttributes()
        );
        t(() -> jar.getInputStream(null));
        t(() -> jar.getJarEntry(null));
        p(jar.versionedStream().map(JarEntry::getName).toList());
        jar.close();
        Manifest m = manifest("Manifest-Version: 1.0\nMulti-Release: true\n");
        Files.write(
            other.toPath(),
            jar(
                m,
                "x",
                "META-INF/versions/9/x",
                "META-INF/versions/11/x",
                "META-INF/versions/99/x",
                "META-INF/versions/11/only"
            )
        );
        for (Runtime.Version version : new Runtime.Version[] {
            JarFile.baseVersion(),
            Runtime.Version.parse("9"),
            Runtime.Version.parse("12")
        }) {
            JarFile multi = new JarFile(other, true, ZipFile.OPEN_READ, version);
            p(
                version,
                multi.isMultiRelease(),
                multi.getVersion(),
                multi.getJarEntry("x").getRealName(),
                multi.getJarEntry("only"),
                new String(multi.getInputStream(multi.getEntry("x")).readAllBytes()),
                multi.size(),
                multi.versionedStream().map(JarEntry::getRealName).sorted().toList()
            );
            multi.close();
        }
        t(() -> new JarFile((File) null));
        t(() -> new JarFile(file, true, 9));
        file.delete();
        other.delete();
    }

    public static void main(String[] args) throws IOException {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        names();
        attributes();
        manifests();
        Manifest m = manifest("Manifest-Version: 1.0\nMain-Class: M\n\nName: a/b.txt\nK: v\n");
        byte[] with = jar(m, "a/", "a/b.txt", "c"),
            without = jar(null, "c", "a/b.txt");
        streams(with, without);
        File folder = Files.createTempDirectory("jars").toFile();
        try {
            files(folder, with, without);
        } finally {
            for (File each : folder.listFiles()) each.delete();
            p(folder.delete());
        }
    }
}
