/* SPDX-License-Identifier: MIT */
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;

public class Uris {

    static void show(String s) {
        try {
            URI u = new URI(s);
            System.out.println(
                s +
                    " -> " +
                    u.getScheme() +
                    "|" +
                    u.getRawSchemeSpecificPart() +
                    "|" +
                    u.getAuthority() +
                    "|" +
                    u.getUserInfo() +
                    "|" +
                    u.getHost() +
                    "|" +
                    u.getPort() +
                    "|" +
                    u.getPath() +
                    "|" +
                    u.getQuery() +
                    "|" +
                    u.getFragment() +
                    "|" +
                    u.isOpaque() +
                    "|" +
                    u.normalize() +
                    "|" +
                    u.toASCIIString() +
                    "|" +
                    u.hashCode()
            );
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        String[] all = {
            "http://a/b/c",
            "http://user:pw@host.org:8080/p/a?x=1&y=%20#frag",
            "mailto:a@b.c",
            "file:///etc/passwd",
            "file:/a/./b/../c",
            "../x/./y/../../z",
            "",
            "a:",
            "://x",
            "1a:b",
            "http://[::1]:80/x",
            "http://[::1",
            "http://a b/",
            "x%2",
            "x%zz",
            "http://host:port/",
            "http://host:/",
            "jar:file:/a.jar!/b/C.class",
            "http://h_st/x",
            "http://1.2.3.4/",
            "http://1.2.3.400/",
            "//auth/path",
            "?q",
            "#f",
            "a/b:c",
            "./a:b",
            "http://",
            "file://",
            "urn:isbn:096139210x",
            "http://a-b.c-/",
            "http://\u00e9.org/\u00fc",
            "a b",
            "http://x/^",
            "http://x?a b",
            "http://x#a b",
            "h$p:x",
            "http://a.1b/",
            "///p"
        };
        for (String s : all) {
            show(s);
        }
        URI base = URI.create("http://a/b/c/d;p?q");
        String[] refs = {
            "g:h",
            "g",
            "./g",
            "g/",
            "/g",
            "//g",
            "?y",
            "g?y",
            "#s",
            "g#s",
            ";x",
            "",
            ".",
            "./",
            "..",
            "../",
            "../g",
            "../..",
            "../../g",
            "../../../g",
            "/./g",
            "g.",
            "..g",
            "./g/.",
            "g/../h"
        };
        for (String r : refs) {
            System.out.println(r + " => " + base.resolve(r));
        }
        System.out.println(URI.create("http://a/b/").relativize(URI.create("http://a/b/c/d?x")));
        System.out.println(URI.create("http://a/b").relativize(URI.create("http://a/b")));
        System.out.println(URI.create("http://a/b").relativize(URI.create("http://z/b")));
        System.out.println(new URI("http", "u ser", "h", 1, "/p q%", "q^", "f f"));
        System.out.println(new URI("http", "h", "/p\u20ac", "f"));
        System.out.println(new URI("s", "a b%20", "f"));
        System.out.println(new URI("s", "auth:x", "/p", "q", null));
        try {
            new URI("http", "h", "p", null);
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(URI.create("HTTP://H/%aa").equals(URI.create("http://h/%AA")));
        System.out.println(URI.create("http://a").compareTo(URI.create("http://b")));
        System.out.println(URLEncoder.encode("a b&c=\u00e9/\u20ac*~", "UTF-8"));
        System.out.println(URLDecoder.decode("a+b%26c%3D%C3%A9%2f", "UTF-8"));
        try {
            URLDecoder.decode("%4", "UTF-8");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            URLDecoder.decode("%xy", "UTF-8");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
