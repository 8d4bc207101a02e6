// SPDX-License-Identifier: MIT
import java.io.*; import java.net.*; import java.util.*; import java.util.jar.*;
import java.util.zip.*;

/** Multi-release jars: resources and classes by release, their URLs, with #runtime and without. */
public class MultiReleaseUrls {

    static void p(Object o) {
        System.out.println(o);
    }

    static void put(JarOutputStream j, String n, String t) throws IOException {
        j.putNextEntry(new ZipEntry(n));
        j.write(t.getBytes());
        j.closeEntry();
    }

    static String read(InputStream i) throws IOException {
        try (i) {
            return i == null ? "null" : new String(i.readAllBytes());
        }
    }

    interface C {
        Object call() throws Throwable;
    }

    static String dir;

    static void t(String w, C c) {
        String s;
        try {
            s = String.valueOf(c.call());
        } catch (Throwable e) {
            s = e.toString();
        }
        p(w + ": " + s.replace(dir, "DIR"));
    }

    public static void main(String[] a) throws Exception {
        File d = new File(System.getProperty("java.io.tmpdir"), "mr" + System.nanoTime());
        d.mkdirs();
        dir = d.toString();
        for (String multi : new String[] { "true", "false", "TRUE", " true", null }) {
            File f = new File(
                d,
                "m" + (multi == null ? "none" : multi.trim() + multi.length()) + ".jar"
            );
            Manifest m = new Manifest();
            m.getMainAttributes().putValue("Manifest-Version", "1.0");
            if (multi != null) m.getMainAttributes().putValue("Multi-Release", multi);
            try (JarOutputStream j = new JarOutputStream(new FileOutputStream(f), m)) {
                put(j, "r.txt", "base");
                put(j, "d/s.txt", "base s");
                put(j, "META-INF/versions/9/r.txt", "nine");
                put(j, "META-INF/versions/11/d/s.txt", "eleven s");
                put(j, "META-INF/versions/17/only.txt", "only 17");
                put(j, "META-INF/versions/99/r.txt", "ninety-nine");
                put(j, "META-INF/versions/8/r.txt", "eight");
                put(j, "META-INF/versions/x/r.txt", "x");
                put(j, "META-INF/x.txt", "meta");
                put(j, "META-INF/versions/9/META-INF/x.txt", "meta nine");
                put(j, "sp ace#x.txt", "odd");
            }
            p("== " + multi);
            try (URLClassLoader l = new URLClassLoader(new URL[] { f.toURI().toURL() }, null)) {
                for (String n : new String[] {
                    "r.txt",
                    "d/s.txt",
                    "only.txt",
                    "META-INF/x.txt",
                    "META-INF/versions/9/r.txt",
                    "META-INF/versions/99/r.txt",
                    "no.txt",
                    "/r.txt",
                    "d/",
                    "d",
                    "sp ace#x.txt",
                    ""
                }) {
                    t("res " + n, () -> l.getResource(n));
                    t("find " + n, () -> l.findResource(n));
                    t("read " + n, () -> read(l.getResourceAsStream(n)));
                    t("open " + n, () -> read(l.getResource(n).openStream()));
                    t("all " + n, () -> Collections.list(l.getResources(n)));
                }
            }
            String b = "jar:" + f.toURI() + "!/";
            for (String n : new String[] {
                "r.txt",
                "r.txt#runtime",
                "d/s.txt#runtime",
                "only.txt",
                "only.txt#runtime",
                "r.txt#other",
                "META-INF/versions/9/r.txt#runtime",
                "META-INF/x.txt#runtime",
                "no.txt#runtime",
                "",
                "#runtime"
            }) {
                t("url " + n, () -> read(new URL(b + n).openStream()));
                t("parts", () -> {
                    URL u = new URL(b + n);
                    return (
                        u.getRef() +
                        "|" +
                        u.getFile() +
                        "|" +
                        u.getPath() +
                        "|" +
                        u.toExternalForm()
                    );
                });
                t("conn", () -> {
                    JarURLConnection c = (JarURLConnection) new URL(b + n).openConnection();
                    c.setUseCaches(false);
                    return c.getEntryName() + "|" + c.getJarFileURL() + "|" + c.getJarEntry();
                });
            }
            for (Runtime.Version v : new Runtime.Version[] {
                JarFile.baseVersion(),
                Runtime.Version.parse("9"),
                Runtime.Version.parse("10"),
                Runtime.Version.parse("11"),
                JarFile.runtimeVersion(),
                Runtime.Version.parse("99")
            })
                try (JarFile j = new JarFile(f, false, ZipFile.OPEN_READ, v)) {
                    t(
                        "jar " + v.feature(),
                        () -> j.isMultiRelease() + " " + j.getVersion().feature()
                    );
                    for (String n : new String[] {
                        "r.txt",
                        "d/s.txt",
                        "only.txt",
                        "META-INF/x.txt",
                        "META-INF/versions/9/r.txt",
                        "no"
                    }) {
                        t("entry " + n, () -> {
                            JarEntry e = j.getJarEntry(n);
                            return (
                                e.getName() +
                                " " +
                                e.getRealName() +
                                " " +
                                read(j.getInputStream(e))
                            );
                        });
                        t("zip entry " + n, () -> {
                            ZipEntry e = j.getEntry(n);
                            return e.getName() + " " + read(j.getInputStream(e));
                        });
                    }
                    t("stream", () -> j.stream().map(ZipEntry::getName).toList());
                    t("versioned", () ->
                        j
                            .versionedStream()
                            .map(e -> e.getName() + "=" + e.getRealName())
                            .sorted()
                            .toList()
                    );
                }
            f.delete();
        }
        d.delete();
    }
}
