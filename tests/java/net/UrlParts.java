/* SPDX-License-Identifier: MIT */
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.StringJoiner;

/**
 * What a URL is made of: authorities, queries and dots of specs; what the handlers of the library
 * refuse.
 */
public class UrlParts {

    private interface Maker {
        URL make() throws Exception;
    }

    /** Passes on a part of what it gets. */
    private static class Narrow extends URLStreamHandler {

        private final int left;
        private final int right;

        Narrow(int left, int right) {
            this.left = left;
            this.right = right;
        }

        @Override
        protected URLConnection openConnection(URL u) {
            return null;
        }

        @Override
        protected void parseURL(URL u, String spec, int start, int limit) {
            setURL(u, u.getProtocol(), "set", 5, "u@set:5", "u", "/p/q", "asked", u.getRef());
            super.parseURL(u, spec, start + left, limit - right);
        }
    }

    private static void show(String what, Maker m) {
        StringBuilder line = new StringBuilder(what).append(" -> ");
        try {
            URL u = m.make();
            line.append(u)
                .append(" | ")
                .append(u.getAuthority())
                .append(" | ")
                .append(u.getUserInfo())
                .append(" | ")
                .append(u.getHost())
                .append(" | ")
                .append(u.getPort())
                .append(" | ")
                .append(u.getPath())
                .append(" | ")
                .append(u.getQuery())
                .append(" | ")
                .append(u.getRef());
        } catch (MalformedURLException e) {
            line.append(e.getMessage()).append(
                e.getCause() == null ? "" : ", " + e.getCause().getClass().getName()
            );
        } catch (URISyntaxException e) {
            line.append(e.getMessage()).append(", ").append(e.getInput());
        } catch (Exception e) {
            line.append(e);
        }
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) < ' ' || line.charAt(i) > '~') {
                line.replace(i, i + 1, "<" + (int) line.charAt(i) + ">");
            }
        }
        System.out.println(line);
    }

    /* Every path of so many of these segments, against each context. */
    private static void dots(int segments, String... contexts) throws Exception {
        String[] parts = { "", ".", "..", "a", "..b", "?" };
        for (String c : contexts) {
            URL context = new URL(c);
            int sum = 0;
            int count = 1;
            for (int i = 0; i < segments; i++) {
                count *= parts.length;
            }
            for (int k = 0; k < count; k++) {
                StringJoiner path = new StringJoiner("/");
                for (int i = 0, rest = k; i < segments; i++, rest /= parts.length) {
                    path.add(parts[rest % parts.length]);
                }
                String file = new URL(context, path.toString()).getFile();
                sum = 31 * sum + file.hashCode();
                if (k % 67 == 1 && segments == 4) {
                    System.out.println(c + " " + path + " -> " + file);
                }
            }
            System.out.println(c + " " + segments + " " + count + " " + sum);
        }
    }

    public static void main(String[] args) throws Exception {
        for (String a : new String[] {
            "h",
            "h:",
            "h:1",
            "h:+1",
            "h:-1",
            "h:-2",
            "h:x",
            "h:1:2",
            "h:2147483648",
            "u@h:5",
            "u:p@h",
            "@h",
            "u@",
            "u@v@h:5",
            "[::1]",
            "[::1]:8",
            "[::1]:",
            "[::1]x",
            "[::1",
            "[]",
            "[1]",
            "[1:2]",
            "[1.2.3.4]",
            "[1.2.3.4]x",
            "[::1%a]",
            "[::1%]",
            "[::1%a\nb]",
            "u@[::1]:9",
            "a\tb",
            "a\u007fb",
            "a\rb",
            "u\n@h",
            "::1",
            ":",
            "\u00e9"
        }) {
            show("http " + a, () -> new URL("http://" + a + "/x"));
            show("as host " + a, () -> new URL("http", a, 3, "/x"));
        }
        for (String host : new String[] { "a@b", "a#b", "a?b", "a/b", "a%b", "a b" }) {
            show("to URI " + host, () -> new URL("jar", host, 1, "/").toURI().toURL());
            show("own handler " + host, () -> new URL("http", host, 1, "/", new Narrow(0, 0)));
        }
        show("port, then host", () -> new URL("http", "a/b", -9, null));
        show("host, then nested", () -> new URL("jar", "a/b", "jar:x"));
        show("nested", () -> new URL("jar", "", "JAR:x"));
        show("no file", () -> new URL("http", "a/b", 9, null));
        show("no protocol", () -> new URL(null, "h", "f"));
        show("no spec", () -> new URL((String) null));
        show("no handler", () -> new URL("zz", "h", 1, "f"));

        URL[] contexts = {
            new URL("http://u@h:80/a/b/c?q#r"),
            new URL("http://h"),
            new URL("file:/a/b"),
            new URL("file:a"),
            new URL("file:"),
            new URL("jar:file:/a.jar!/p/q/r?s#t"),
            new URL("jar:file:/a.jar!/p?s/t/!/u"),
            new URL("jar", null, "/x?y")
        };
        String[] specs = {
            "",
            "#",
            "#f",
            "x",
            "/x",
            "//",
            "///",
            "////",
            "//v/w?x?y",
            "//v",
            "?",
            "?q",
            "x?q#f",
            "?q/../r",
            "/x?#",
            "..",
            "../x",
            "../../../x",
            "/../x",
            ".",
            "./.",
            "x/.",
            "a/./../b/",
            " \tx ",
            "url:x",
            "URL:#f",
            "http:",
            "http:x",
            "HTTP:/x",
            "file:y",
            "1:x",
            "a b:x",
            "x+y.z-:1",
            "jar:x",
            "jar:file:/b!/../c?d!/e",
            "jar:jar:file:/a!/b!/",
            "jar:zz:/a!/",
            "jar:#f",
            "x!/y",
            "//u@v@w/z"
        };
        for (URL c : contexts) {
            for (String s : specs) {
                show(c + " + " + s, () -> new URL(c, s));
            }
        }
        for (String s : specs) {
            show("alone " + s, () -> new URL(s));
        }
        for (String s : new String[] {
            "zz:",
            "zz:x",
            "zz:a?b",
            "zz://v/w?x",
            "zz://v?x",
            "zz:/x#f",
            "zz:?a?b",
            "zz://[1.2]/"
        }) {
            for (int cut = 0; cut < 3; cut++) {
                Narrow handler = new Narrow(cut & 1, cut >> 1);
                show(s + " cut " + cut, () -> new URL(null, s, handler));
            }
        }
        dots(4, "http://h/", "file:z", "jar:file:/a!/");
        dots(5, "http://h/", "file:z", "jar:file:/a!/");
        dots(2, "file:/../..b/", "jar:file:/a!/../..b/./");
    }
}
