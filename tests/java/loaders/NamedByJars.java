/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What a jar's Class-Path and its index name, and odd URLs given to a loader. */
public class NamedByJars {
    private static final String INDEX = "META-INF/INDEX.LIST", MANIFEST = "META-INF/MANIFEST.MF";
    private static final String[] PATHS = {
        "a.jar", "./a.jar", "sub/b.jar", "../up.jar", "sub/../a.jar", "//a.jar", "@/a.jar",
        "file:a.jar", "file:./a.jar", "file:@/a.jar", "file://@/a.jar", "file://localhost@/a.jar",
        "file://host@/a.jar", "FILE:a.jar", "jar:file:@/a.jar!/", "http://x/a.jar", "sp%20ace.jar",
        "sp ace.jar", "dir", "dir/", "./dir/", "dir/.", "dir/..", ".", "./", "..", "../", "", " ",
        "a.jar a.jar", "a.jar ./a.jar", "missing.jar a.jar", "a.jar\tsub/b.jar", "a.jar,sub/b.jar",
        "a%2Ejar", "%61.jar", "a.jar%00 sub/b.jar", "sub%2Fb.jar", "sub//b.jar", "sub\\b.jar a.jar",
        "x.jar", "A.JAR", "c:/a.jar", "./a:b.jar", "..%2Fup.jar", "%2e%2e/up.jar", "\u00e4.jar",
        "%C3%A4.jar", "a+b.jar", "a;b.jar", "link.jar", "dirlink/", "dirlink", "text.txt a.jar",
        "a.jar!/", "file: a.jar", "? a.jar", "sub/ a.jar", "mailto:x a.jar", "jrt:/java.base a.jar",
        "unknown:x a.jar", "a.jar sub/b.jar dir/ ../up.jar", "chain/c1.jar a.jar", "loop.jar a.jar",
        "a.jar chain/c1.jar sub/b.jar", "file:sub/../../up.jar", "dir/id.txt a.jar", "a.jar/",
        "dir%2F", "dir/%2E", "dir/%2e%2e/a.jar", "x/../a.jar", "a.jar\f sub/b.jar", "a.jar?q",
        "a.jar:sub/b.jar", "URL:file:@/a.jar", "\0 a.jar", "file:dir", "file:dir/", "ftp:a.jar",
    };
    private static final String[] INDEXES = {
        "JarIndex-Version: 1.0||x.jar|id.txt||a.jar|p|id.txt||sub/b.jar|q|id.txt|",
        "JarIndex-Version: 1.0||a.jar|p||sub/b.jar|p|q|",
        "JarIndex-Version: 1.0||missing.jar|p||sub/b.jar|p|z|",
        "a.jar|p|", "", "JarIndex-Version: 2.0^|^|a.jar^|p^|", "x||a.jar| p|", "x||a.jar|p/|",
        "x||../up.jar|p|", "x||a.jar|META-INF|p/r.txt|", "x||file:a.jar|p|", "x||a%2ejar|p|",
        "x||chain/c1.jar|q|p|", "x||nested.jar|p|q|",
    };
    private static final String[] URLS = {
        "file:@/a.jar?q", "file:@/a.jar/", "file:@/dir", "file:@/dir/", "file:@/dir//",
        "file:@/dir/.", "file:@/dir/?q/", "file:@/sp%20ace.jar", "file:@/sp ace.jar",
        "file://host@/a.jar", "file://localhost@/a.jar", "jar:file:@/a.jar!/",
        "jar:file:@/a.jar!/p/", "FILE:@/a.jar", "file:@/x/../a.jar", "file:@/%61.jar",
        "file:@/dir%2f", "http://x.invalid/a.jar", "mailto:x", "jar:file:@/dir/!/",
        "jar:file:@/missing.jar!/", "file:missing/",
    };
    private static Path top;

    private static void jar(Path p, String... members) throws IOException {
        Files.createDirectories(p.getParent());
        try (ZipOutputStream z = new ZipOutputStream(Files.newOutputStream(p))) {
            for (int i = 0; i < members.length; i += 2) {
                z.putNextEntry(new ZipEntry(members[i]));
                z.write(members[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private static Path make(String name, String manifest, String index) throws IOException {
        Path d = top.resolve(name + "/h");
        for (String n : List.of("a.jar", "sub/b.jar", "sp ace.jar", "a:b.jar", "\u00e4.jar",
            "a+b.jar", "a;b.jar", "real.jar", "../up.jar", "chain/c2.jar")) {
            String folder = n.equals("sub/b.jar") ? "q" : "p";
            jar(d.resolve(n).normalize(), "id.txt", "", "p/r.txt", "", folder + "/s.txt", "",
                "META-INF/m.txt", "");
        }
        jar(d.resolve("chain/c1.jar"), MANIFEST, "Class-Path: c2.jar ../sub/b.jar ../x.jar\n\n",
            "id.txt", "", "q/c", "", "p/c", "");
        jar(d.resolve("loop.jar"), MANIFEST, "Class-Path: loop.jar x.jar sub/b.jar\n\n", "id.txt",
            "");
        jar(d.resolve("nested.jar"), INDEX, "sub/b.jar\nq\n", "p/n", "", "q/n", "");
        jar(d.resolve("x.jar"), MANIFEST, manifest, index == null ? "none" : INDEX, "" + index,
            "id.txt", "", "z/r.txt", "");
        for (String n : List.of("dir", "sub", "real", "dir/deep", "..", ".")) {
            Files.createDirectories(d.resolve(n));
            Files.writeString(d.resolve(n).resolve("id.txt"), "");
        }
        Files.writeString(d.resolve("text.txt"), "no jar");
        Files.createSymbolicLink(d.resolve("link.jar"), Path.of("real.jar"));
        Files.createSymbolicLink(d.resolve("dirlink"), Path.of("real"));
        return d;
    }

    private static String shown(String s, Path d) {
        StringBuilder t = new StringBuilder();
        s = s.replace(d.toString(), "D").replace(d.getParent().toString(), "U");
        for (char c : s.toCharArray()) {
            t.append(c < 32 || c > 126 ? String.format("\\u%04x", (int) c) : "" + c);
        }
        return t.toString();
    }

    private static void list(String label, Path d, String[] names, URL... urls) throws IOException {
        StringBuilder all = new StringBuilder();
        try (URLClassLoader l = new URLClassLoader(urls, null)) {
            for (String n : names) {
                all.append(names.length == 1 ? "" : " " + n).append(": ");
                all.append(l.findResource(n) != null);
                for (URL u : Collections.list(l.findResources(n))) {
                    all.append(' ').append(u);
                }
                l.findResource("missing");
            }
        }
        System.out.println(shown(label + all, d));
    }

    public static void main(String[] args) throws IOException {
        top = Files.createTempDirectory("named").toRealPath();
        String[] id = {"id.txt"};
        String[] several = {"id.txt", "p/s.txt", "q/s.txt", "z/r.txt", "META-INF/m.txt"};
        for (int i = 0; i < PATHS.length; i++) {
            String path = PATHS[i].replace("@", top + "/c" + i + "/h");
            byte[] line = ("Class-Path: " + path).getBytes(StandardCharsets.UTF_8);
            StringBuilder folded = new StringBuilder();
            for (int at = 0; at < line.length; at += 70) {
                byte[] part = Arrays.copyOfRange(line, at, Math.min(line.length, at + 70));
                folded.append(at == 0 ? "" : "\r\n ");
                folded.append(new String(part, StandardCharsets.UTF_8));
            }
            Path d = make("c" + i, "Manifest-Version: 1.0\n" + folded + "\n\n", null);
            list(PATHS[i], d, id, d.resolve("x.jar").toUri().toURL());
        }
        for (int i = 0; i < INDEXES.length; i++) {
            String index = INDEXES[i].replace("|", "\n").replace("^", "\r");
            Path d = make("i" + i, "Class-Path: sub/b.jar a.jar\n\n", index);
            list(INDEXES[i], d, several, d.resolve("x.jar").toUri().toURL());
        }
        Path d = make("u", "Class-Path: a.jar\n\n", null);
        for (String url : URLS) {
            URL last = d.resolve("a.jar").toUri().toURL();
            list(url, d, id, new URL(url.replace("@", d.toString())), last);
        }
        try (var all = Files.walk(top)) {
            all.sorted(Comparator.reverseOrder()).forEach(p -> p.toFile().delete());
        }
    }
}
