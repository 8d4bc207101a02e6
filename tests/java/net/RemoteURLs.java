/* SPDX-License-Identifier: MIT */
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;

/** URLs of other hosts as names: their parts, how they are resolved, compared and made. */
public class RemoteURLs {

    private static void show(String spec, URL u) throws Exception {
        System.out.println(
            spec +
                " -> " +
                u +
                " " +
                u.getProtocol() +
                " " +
                u.getAuthority() +
                " " +
                u.getUserInfo() +
                " " +
                u.getHost() +
                " " +
                u.getPort() +
                " " +
                u.getDefaultPort() +
                " " +
                u.getFile() +
                " " +
                u.getPath() +
                " " +
                u.getQuery() +
                " " +
                u.getRef()
        );
    }

    public static void main(String[] args) throws Exception {
        String[] specs = {
            "http://127.0.0.1",
            "HTTP://127.0.0.1:80/",
            "https://u:p@127.0.0.1:8443/a/b;x?q=1&r#f",
            "ftp://127.0.0.1/file;type=i",
            "http://127.0.0.1/a/../b/./c",
            "http://[::1]:8080/x",
            "http:relative",
            "http:/rooted?q",
            "http://",
            "http://127.0.0.1?q#r",
            "http://127.0.0.1:/x",
            "  http://127.0.0.1/trim  ",
            "url:http://127.0.0.1/u",
            "http://a b/c d"
        };
        for (String s : specs) {
            show(s, new URL(s));
        }
        for (String s : new String[] {
            "gopher://127.0.0.1/",
            "http//127.0.0.1",
            "://x",
            "",
            "http://127.0.0.1:x/",
            "http://127.0.0.1:-2/",
            "http://[::1/",
            "1http://127.0.0.1"
        }) {
            try {
                System.out.println(s + " " + new URL(s));
            } catch (MalformedURLException e) {
                System.out.println(s + " " + e);
            }
        }
        URL base = new URL("http://127.0.0.1/a/b/c?q#r");
        for (String s : new String[] {
            "d",
            "../d",
            "/d",
            "?x",
            "#y",
            "//127.0.0.2/e",
            "https://127.0.0.3/",
            "./.././../g",
            ""
        }) {
            show(s, new URL(base, s));
        }
        show("parts", new URL("http", "127.0.0.1", 99, "/f?g#h"));
        show("ipv6", new URL("http", "::1", "/f"));
        System.out.println(
            new URL("http://127.0.0.1").equals(new URL("http://127.0.0.1:80")) +
                " " +
                new URL("http://127.0.0.1/").equals(new URL("https://127.0.0.1/")) +
                " " +
                new URL("http://127.0.0.1/#a").sameFile(new URL("http://127.0.0.1/#b")) +
                " " +
                new URL("http://127.0.0.1/#a").equals(new URL("http://127.0.0.1/#b")) +
                " " +
                (new URL("http://127.0.0.1").hashCode() ==
                    new URL("http://127.0.0.1:80").hashCode())
        );
        System.out.println(
            new URL("https://127.0.0.1/x?y").toURI() +
                " " +
                URI.create("http://127.0.0.1:81/p#f").toURL()
        );
    }
}
