/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/**
 * URI, the coders of forms and the exceptions of texts, member by member; then seeded random
 * resolutions.
 */
public class UriWhole extends Whole {

    static String all(URI u) {
        return (
            u +
            " | " +
            u.getScheme() +
            " | " +
            u.getSchemeSpecificPart() +
            " | " +
            u.getRawSchemeSpecificPart() +
            " | " +
            u.getAuthority() +
            " | " +
            u.getRawAuthority() +
            " | " +
            u.getUserInfo() +
            " | " +
            u.getRawUserInfo() +
            " | " +
            u.getHost() +
            " | " +
            u.getPort() +
            " | " +
            u.getPath() +
            " | " +
            u.getRawPath() +
            " | " +
            u.getQuery() +
            " | " +
            u.getRawQuery() +
            " | " +
            u.getFragment() +
            " | " +
            u.getRawFragment() +
            " | " +
            u.isAbsolute() +
            " " +
            u.isOpaque() +
            " " +
            u.toASCIIString()
        );
    }

    static void parsing() {
        String[] texts = {
            "",
            "a",
            "/",
            "//",
            "///",
            "//h",
            "http://h",
            "http://h:80/p?q#f",
            "http://u:p@h:/x",
            "mailto:a@b.c",
            "urn:isbn:1%20x",
            "a:b:c",
            "./a:b",
            "a%41%zz",
            "a b",
            "a%20b",
            "http://[::1]/",
            "http://[::1%25eth0]:8/",
            "http://[1.2.3.4]/",
            "http://1.2.3.4/",
            "http://1.2.3/",
            "http://1.2.3.256/",
            "http://h_x/",
            "http://h:99999999999/",
            "http://h:8a/",
            "http://-h/",
            "http://h-/",
            "http://h./",
            "http://h..i/",
            "http://9h/",
            "http://h.9/",
            "?q",
            "#f",
            "a#b#c",
            "a?b?c#d?e",
            "\u00e9\u20ac\ud83d\ude00",
            "http://\u00e9/",
            "%c3%a9",
            "%ff%fe",
            "%e2%82",
            "1a:b",
            "a+b-c.d:e",
            ":x",
            "a:",
            "a:#f",
            "http:",
            "http://",
            "http:///p",
            "http://@h",
            "http://a@b@c/",
            "file:///a",
            "file:/a",
            "file:a",
            "\u0000",
            "a\nb",
            "a\u0085",
            "a\u3000",
            "a|b",
            "a^b",
            "a`b",
            "a{b}",
            "a\\b",
            "\"",
            "<a>",
            "[a]",
            "http://h/[x]",
            "http://h?[x]",
            "http://h#[x]",
            "http://[::1",
            "http://::1]/",
            "http://[1:2:3:4:5:6:7:8]/",
            "http://[1:2:3:4:5:6:7:8:9]/",
            "http://[::1.2.3.4]/",
            "http://[1::2::3]/",
            "http://[g::]/",
            "http://[::12345]/",
            "http://[v1.a]/",
            "http://[1:]/",
            "http://[:1]/",
            "http://[1:2.3]/",
            "http://[::1:]/",
            "http://[:::]/",
            "http://[]/",
            "//h:1/p",
            "//u@h",
            "///p",
            "http://h:-1/",
            "http://h:+1/",
            "h%20h://x",
            "http://h%41/",
            "http://u%40@h/",
            "%",
            "%4",
            "a%",
            "~!*'();:@&=+$,/?#"
        };
        for (String each : texts) {
            t(() -> all(new URI(each)));
            t(() -> all(URI.create(each)).length());
        }
        t(() -> new URI(null));
        t(() -> URI.create(null));
        for (String each : new String[] { "a b", "", ":x" }) {
            try {
                new URI(each);
                p("good");
            } catch (URISyntaxException e) {
                p(e.getInput(), e.getIndex(), e.getReason(), e.getMessage());
            }
        }
        p(new URISyntaxException("in", "why"), new URISyntaxException("in", "why", 2).getMessage());
        t(() -> new URISyntaxException(null, "why"));
        t(() -> new URISyntaxException("in", null));
        t(() -> new URISyntaxException("in", "why", -2));
        p(new MalformedURLException(), new MalformedURLException("x"));
    }

    static void making() {
        t(() -> all(new URI("s", "a b%20%zz", "f g%")));
        t(() -> all(new URI(null, "//h/p", null)));
        t(() -> all(new URI("s", "", null)));
        t(() -> all(new URI("s", null, null)));
        t(() -> all(new URI("s", "h", "/p \u00e9", "f[")));
        t(() -> all(new URI(null, "h", "p", null)));
        t(() -> all(new URI("s", "h", "p", null)));
        t(() -> all(new URI(null, null, "p:q", null)));
        t(() -> all(new URI("s", "u s", "h", 80, "/p?#", "q #", "f %")));
        t(() -> all(new URI("s", null, "::1", -1, "/", null, null)));
        t(() -> all(new URI("s", null, "[::1]", 5, null, null, null)));
        t(() -> all(new URI("s", "u", null, 5, "/p", null, null)));
        t(() -> all(new URI("s", "u", null, -1, "/p", null, null)));
        t(() -> all(new URI("s", null, "bad host", -1, "/p", null, null)));
        t(() -> all(new URI("s", "a,b", "/p", "q", "f")));
        t(() -> all(new URI("s", "h:x", "/p", null, null)));
        t(() -> all(new URI(null, null, null, null, null)));
        t(() -> all(new URI("1s", "h", "/p", null, null)));
        t(() -> all(new URI("s", "h", "p", null, null)));
        t(() -> all(new URI(null, null, "//x", null)));
    }

    static void resolving() throws Exception {
        String[] bases = {
            "http://a/b/c/d;p?q",
            "http://a",
            "http://a/",
            "http://a/b",
            "file:/x/y",
            "a/b/c",
            "/a/b",
            "",
            "mailto:x",
            "http://a/b?q#f"
        };
        String[] others = {
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
            "g?y#s",
            ";x",
            "g;x",
            "",
            ".",
            "./",
            "..",
            "../",
            "../g",
            "../..",
            "../../",
            "../../g",
            "../../../g",
            "../../../../g",
            "/./g",
            "/../g",
            "g.",
            ".g",
            "g..",
            "..g",
            "./../g",
            "./g/.",
            "g/./h",
            "g/../h",
            "g;x=1/./y",
            "http:g",
            "mailto:z",
            "a:b",
            "//x/../y"
        };
        for (String base : bases) {
            StringBuilder line = new StringBuilder(base);
            URI b = URI.create(base);
            for (String each : others) {
                URI o = URI.create(each),
                    r = b.resolve(o);
                line.append(" | ")
                    .append(r)
                    .append(' ')
                    .append(b.relativize(r))
                    .append(' ')
                    .append(r.equals(b.resolve(each)));
            }
            p(line);
        }
        for (String each : new String[] {
            "a/./b",
            "a/../b",
            "../a",
            "a/..",
            "a/../..",
            "/..",
            "/../a",
            "./a:b",
            "a/../b:c",
            "//h/a/../..",
            "s:o/../p",
            "a//b",
            "a/b/..",
            "./",
            ".",
            "..",
            "/a/b/../../..",
            "a/b/c/../../d/./e/..",
            "x:/..",
            "///",
            "a/./../b/"
        })
            p(each, URI.create(each).normalize());
        t(() -> URI.create("a").resolve((URI) null));
        t(() -> URI.create("a").resolve((String) null));
        t(() -> URI.create("a").resolve("b c"));
        t(() -> URI.create("a").relativize(null));
        for (String each : new String[] {
            "http://h",
            "http://h_x",
            "//a,b/p",
            "mailto:x",
            "/p",
            "http://h:x"
        })
            t(() -> all(URI.create(each).parseServerAuthority()));
        for (String each : new String[] {
            "a",
            "/a",
            "file:/a",
            "nosuch://h/",
            "file://h:x/p",
            "file://h:99999999999/"
        })
            t(() -> URI.create(each).toURL());
        String[] order = {
            "a",
            "A",
            "b",
            "http://h",
            "HTTP://h",
            "http://H",
            "http://h:80",
            "mailto:a",
            "mailto:b",
            "http://h/%aa",
            "http://h/%AA",
            "http://h?q",
            "http://h#f",
            "http://u@h",
            "//a,b",
            "//A,b",
            "",
            "/x",
            "x:y"
        };
        for (String a : order) {
            StringBuilder line = new StringBuilder(a + " " + URI.create(a).hashCode());
            for (String b : order) {
                URI x = URI.create(a),
                    y = URI.create(b);
                line.append(' ')
                    .append(Integer.signum(x.compareTo(y)))
                    .append(x.equals(y) ? "=" : "");
            }
            p(line);
        }
        p(URI.create("a").equals(null), URI.create("a").equals("a"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(URI.create("http://h/p?q"));
        }
        p(new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject());
    }

    static void coders() throws Exception {
        String[] texts = {
            "",
            "aZ09.-*_",
            " +%&=?/",
            "\u00e9\u20ac\ud83d\ude00",
            "\ud83d",
            "\ude00x",
            "\u0000\n",
            "~!'()"
        };
        for (String each : texts) {
            p(
                URLEncoder.encode(each),
                URLEncoder.encode(each, "UTF-8"),
                URLEncoder.encode(each, StandardCharsets.ISO_8859_1),
                URLEncoder.encode(each, StandardCharsets.UTF_16)
            );
            t(() ->
                URLDecoder.decode(
                    URLEncoder.encode(each, StandardCharsets.UTF_8),
                    StandardCharsets.UTF_8
                )
            );
        }
        for (String each : new String[] {
            "%",
            "%4",
            "%zz",
            "%-1",
            "a+b",
            "%c3%a9+",
            "%c3",
            "%E2%82",
            "a%2",
            "%20%20x",
            "\u00e9",
            "%+1",
            "%2 0"
        }) {
            t(() -> URLDecoder.decode(each));
            t(() -> URLDecoder.decode(each, "ISO-8859-1"));
        }
        t(() -> URLEncoder.encode(null));
        t(() -> URLEncoder.encode("x", "no-such"));
        t(() -> URLEncoder.encode("x", (String) null));
        t(() -> URLEncoder.encode("x", (java.nio.charset.Charset) null));
        t(() -> URLDecoder.decode("x", "no-such"));
        t(() -> URLDecoder.decode("%41", ""));
        t(() -> URLDecoder.decode(null, StandardCharsets.UTF_8));
        t(() -> URLDecoder.decode("x", (java.nio.charset.Charset) null));
    }

    static String some(Random random, String letters, int most) {
        StringBuilder s = new StringBuilder();
        for (int n = random.nextInt(most + 1); n > 0; n--) s.append(
            letters.charAt(random.nextInt(letters.length()))
        );
        return s.toString();
    }

    static void random() {
        Random random = new Random(11);
        for (int group = 0; group < 20; group++) {
            int hash = 0,
                good = 0;
            for (int i = 0; i < 60; i++) {
                String a = some(random, "ab:/?#@[]%20.-_ 9\u00e9", 14),
                    b = some(random, "./ab?#", 10);
                String result;
                try {
                    URI u = new URI(a);
                    good++;
                    result =
                        all(u) +
                        u.normalize() +
                        u.resolve(b) +
                        URI.create(b).normalize() +
                        u.relativize(u.resolve(b)) +
                        u.hashCode();
                } catch (URISyntaxException | IllegalArgumentException e) {
                    result = e.getMessage();
                }
                hash = hash * 31 + result.hashCode();
            }
            p(group, good, hash);
        }
    }

    public static void main(String[] args) throws Exception {
        parsing();
        making();
        resolving();
        coders();
        random();
    }
}
