/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Addresses with an interface, URLs without an authority, names an archive cannot hold, hexadecimal
 * numbers of a scanner.
 */
public class UriCorners {

    interface Body {
        Object get() throws Exception;
    }

    static void show(String name, Body b) {
        try {
            System.out.println(name + ": " + b.get());
        } catch (Exception e) {
            System.out.println(name + ": " + e + " <- " + e.getCause());
        }
    }

    static byte[] archive(Charset cs, String name, String comment) throws Exception {
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(o, cs)) {
            ZipEntry e = new ZipEntry(name);
            e.setTime(0);
            e.setComment(comment);
            z.putNextEntry(e);
        }
        return o.toByteArray();
    }

    public static void main(String[] args) {
        for (String s : new String[] {
            "http://[fe80::1%eth0]/a",
            "//u:p@[fe80::1%eth0]:80/#x",
            "http://[fe80::1%]/",
            "http://[::1];p",
            "http://[fe80::1%eth0]:x",
            "http://u:p@user@[fe80::1%eth0]",
            "http://h%41/",
            "http://h%4/",
            "http://[fe80::1%eth0]/%4",
            "//a]b%41[c"
        }) {
            show(s, () -> {
                URI u = new URI(s);
                return (
                    u.getHost() +
                    " " +
                    u.getPort() +
                    " " +
                    u.getRawAuthority() +
                    " " +
                    u.getUserInfo() +
                    " " +
                    u.getPath()
                );
            });
        }
        for (String s : new String[] { "a%41b", "%", "%4", "%%4/x", "[::1]%41%g", "h%2" }) {
            show(s, () -> new URI("s", s, "/p", null, null));
        }
        for (String s : new String[] {
            "http:////a/b?q#f",
            "http:///a",
            "ftp://///x",
            "http:////",
            "http://h//x"
        }) {
            show(s, () -> {
                URL u = new URL(s);
                return u + " " + u.getHost() + "|" + u.getAuthority() + "|" + u.getPath();
            });
        }
        for (String s : new String[] { "a\uD83D", "\u20AC", "x\uDE00y", "ok" }) {
            for (Charset cs : new Charset[] {
                StandardCharsets.UTF_8,
                StandardCharsets.ISO_8859_1
            }) {
                show(cs + " name", () -> archive(cs, s, null).length);
                show(cs + " comment", () -> archive(cs, "e", s).length);
            }
        }
        for (String s : new String[] { "0x1.8p3", "0x1.8", "0x.8p1", "-0x1.p2", "0x1p3" }) {
            show(s, () -> new Scanner(s).hasNextDouble());
            show(s, () -> new Scanner(s).nextDouble());
            show(s, () -> new Scanner(s).nextFloat());
            show(s, () -> new Scanner(s).nextBigDecimal());
        }
    }
}
