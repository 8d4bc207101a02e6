/* SPDX-License-Identifier: MIT */
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.Callable;

/** What connections to files tell of them; protocols that are no more than names. */
public class HeadersOfFiles {
    private static void show(String label, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.toString();
        }
        System.out.println(label + ": " + result);
    }

    private static String headers(URLConnection c) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            String value = c.getHeaderField(i);
            all.append(c.getHeaderFieldKey(i)).append('=').append(value).append(' ');
        }
        return all + "" + c.getHeaderFields();
    }

    private static String answers(URLConnection c, boolean asFolder) {
        return c.getHeaderField("Content-Type") + " " + c.getContentType() + " "
            + c.getHeaderField("content-length") + " "
            + (asFolder ? c.getContentLength() > 0 : c.getContentLengthLong()) + " "
            + c.getLastModified() / 1000 + " " + c.getDate() + c.getExpiration();
    }

    private static void files(Path d) throws Exception {
        Files.writeString(d.resolve("a.txt"), "abc");
        Files.writeString(d.resolve("e.html"), "");
        Files.writeString(d.resolve("noext"), "x");
        Files.createDirectory(d.resolve("sub.gif"));
        for (String name : new String[] {"a.txt", "e.html", "noext", "sub.gif"}) {
            d.resolve(name).toFile().setLastModified(1_000_000_000_000L);
        }
        String[] names = {
            "a.txt", "a%2etxt", "a.txt?q=1", "a.txt#f", "a.txt/", "e.html", "noext", "sub.gif",
            "sub.gif/", "none.gif", "none",
        };
        for (String name : names) {
            URL url = new URL(d.toUri() + name);
            boolean asFolder = name.startsWith("sub");
            show(name, () -> headers(url.openConnection()));
            show(name + " first", () -> answers(url.openConnection(), asFolder));
            show(name + " type", () -> url.openConnection().getContentType());
        }
    }

    private static String parts(URL u) {
        return u + " " + u.getAuthority() + " " + u.getHost() + " " + u.getPort() + " "
            + u.getPath() + " " + u.getQuery() + " " + u.getRef() + " " + u.getFile();
    }

    private static void names() {
        String[] specs = {
            "mailto:a@b", "mailto:", "mailto:a@b?subject=x#f", "mailto://h/p", "MAILTO:a b",
            "mailto:?s", "mailto:#f", "jrt:/java.base", "jrt:", "jrt:java.base/x", "jrt://h/a#b",
            "jmod:/a!/b", "gopher:a",
        };
        for (String spec : specs) {
            show(spec, () -> parts(new URL(spec)));
            show(spec + " behind", () -> parts(new URL(new URL("http://h/x"), spec)));
            show(spec + " before", () -> parts(new URL(new URL(spec), "x/../y?q#z")));
            show(spec + " equal", () -> new URL(spec).equals(new URL(spec)));
        }
        show("mailto", () -> parts(new URL("mailto", "", "a@b")));
        show("mailto opened", () -> new URL("mailto:a").openConnection().getDoInput());
    }

    public static void main(String[] args) throws Exception {
        Path d = Files.createTempDirectory("headers");
        files(d);
        names();
        try (var all = Files.walk(d)) {
            all.sorted(Comparator.reverseOrder()).forEach(p -> p.toFile().delete());
        }
    }
}
