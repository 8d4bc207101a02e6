/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ContentHandler;
import java.net.FileNameMap;
import java.net.JarURLConnection;
import java.net.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.net.URLStreamHandlerFactory;
import java.nio.file.Files;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/**
 * URL, its handlers and connections, and the loader of classes from URLs, member by member, without
 * a network.
 */
public class UrlWhole extends Whole {

    /** Connections of a protocol of ours: bytes and headers from the address itself. */
    static class Own extends URLConnection {

        final String[][] headers = {
            { null, "status" },
            {
                "content-type",
                (getURL().getPath().equals("/again") ? "again" : "own") + "/type; charset=x"
            },
            { "content-length", "12" },
            { "Content-Encoding", "gzip" },
            { "date", "Thu, 01 Jan 1970 00:00:10 GMT" },
            { "expires", "never" },
            { "last-modified", "Fri, 02 Jan 1970 00:00:00 GMT" },
            { "number", "9876543210" },
            { "word", "x" }
        };

        Own(URL url) {
            super(url);
        }

        @Override
        public void connect() {
            connected = true;
        }

        @Override
        public String getHeaderField(int n) {
            return n < headers.length ? headers[n][1] : null;
        }

        @Override
        public String getHeaderFieldKey(int n) {
            return n < headers.length ? headers[n][0] : null;
        }

        @Override
        public String getHeaderField(String name) {
            for (String[] each : headers)
                if (name != null && name.equalsIgnoreCase(each[0])) return each[1];
            return null;
        }

        @Override
        public InputStream getInputStream() {
            return new ByteArrayInputStream(("bytes of " + url.getPath()).getBytes());
        }

        String state() {
            return (
                allowUserInteraction +
                " " +
                connected +
                " " +
                doInput +
                " " +
                doOutput +
                " " +
                ifModifiedSince +
                " " +
                useCaches
            );
        }
    }

    static class Plain extends URLConnection {

        Plain(URL url) {
            super(url);
        }

        @Override
        public void connect() {}
    }

    static class Handler extends URLStreamHandler {

        @Override
        protected URLConnection openConnection(URL url) {
            return url.getHost().equals("plain") ? new Plain(url) : new Own(url);
        }

        @Override
        protected int getDefaultPort() {
            return 1234;
        }
    }

    /** A handler that shows what the base class's methods are asked and answer. */
    static class Open extends Handler {

        @Override
        protected void parseURL(URL u, String spec, int start, int limit) {
            p("parse", spec, start, limit);
            if (spec.contains("set8")) setURL(
                u,
                u.getProtocol(),
                "h",
                7,
                "h:7",
                "me",
                "/p",
                "q",
                "r"
            );
            else if (spec.contains("set6")) set(u);
            else super.parseURL(u, spec, start, limit);
        }

        @SuppressWarnings("deprecation")
        void set(URL u) {
            setURL(u, u.getProtocol(), "h6", 6, "/f6", "r6");
        }

        @Override
        protected boolean equals(URL a, URL b) {
            return super.equals(a, b);
        }

        @Override
        protected int hashCode(URL u) {
            return 5;
        }

        @Override
        protected boolean hostsEqual(URL a, URL b) {
            return String.valueOf(a.getHost()).equalsIgnoreCase(b.getHost());
        }

        @Override
        protected boolean sameFile(URL a, URL b) {
            return super.sameFile(a, b);
        }

        @Override
        protected String toExternalForm(URL u) {
            return "<" + super.toExternalForm(u) + ">";
        }

        @Override
        protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
            return "direct".equals(url.getHost())
                ? openConnection(url)
                : super.openConnection(url, proxy);
        }

        static void ask(URLStreamHandler ignored) {}

        int port() {
            return super.getDefaultPort();
        }
    }

    static String all(URL u) {
        return (
            u +
            " | " +
            u.getProtocol() +
            " | " +
            u.getAuthority() +
            " | " +
            u.getUserInfo() +
            " | " +
            u.getHost() +
            " | " +
            u.getPort() +
            " | " +
            u.getDefaultPort() +
            " | " +
            u.getPath() +
            " | " +
            u.getQuery() +
            " | " +
            u.getFile() +
            " | " +
            u.getRef()
        );
    }

    static void urls() throws Exception {
        Handler own = new Handler();
        Open open = new Open();
        String[] specs = {
            "own://u:p@h:80/a/b?q#f",
            "own:",
            "own:/x",
            "own://h",
            "own://h?q",
            "own:x?y#z",
            "own://[::1]:5/x",
            "own://[::1/x",
            "own://[]/x",
            "own://[::1]x/",
            "own://h:/x",
            "own://h:-2/",
            "own://a@b@c/",
            "own://h/../a/./b/../c",
            "own://h/a/..",
            "own:#",
            "x",
            "",
            " own:/trim\t",
            "url:own:/y",
            "own://h/%zz \u00e9",
            "OWN://H/x",
            "o wn:/x",
            "1own:/x"
        };
        for (String each : specs) {
            t(() -> all(new URL(null, each, own)));
            t(() -> all(new URL(new URL(null, "own://base:9/d/e?f#g", own), each, own)));
        }
        for (String each : new String[] {
            "a",
            "/a",
            "?x",
            "#y",
            "//o/p",
            "../../../z",
            "./",
            "",
            "own:r",
            "other:r",
            "a/../b"
        })
            t(() -> all(new URL(new URL(null, "own://base:9/d/e?f#g", own), each)));
        t(() -> all(new URL("own", "h", 5, "/f?q#r", own)));
        t(() -> all(new URL("own", "::1", 5, "f", own)));
        t(() -> all(new URL("own", null, -1, "f", own)));
        t(() -> all(new URL("own", "h", -2, "f", own)));
        t(() -> all(new URL("none", "h", 1, "f", null)));
        t(() -> new URL((String) null));
        t(() -> new URL("own", "h", 1, null, own));
        t(() -> new URL(null, "own://x", open).toString());
        t(() -> all(new URL(null, "own:set8", open)));
        t(() -> all(new URL(null, "own:set6", open)));
        URL a = new URL(null, "own://h/x#1", open),
            b = new URL(null, "own://H:1234/x#2", open);
        p(
            a.equals(b),
            a.sameFile(b),
            a.hashCode(),
            a.toExternalForm(),
            a.equals(null),
            a.equals(new URL(null, "own://h/x#1", own)),
            open.port()
        );
        t(() -> a.openConnection(Proxy.NO_PROXY));
        t(() ->
            new URL(null, "own://direct/x", open)
                .openConnection(Proxy.NO_PROXY)
                .getClass()
                .getSimpleName()
        );
        t(() -> a.openConnection(null));
        t(() -> new URL("file:/x y").toURI());
        p(
            new URL("file:/x%20y").toURI(),
            new URL(null, "own://h/x", own).getContent(new Class<?>[] { String.class }) == null
        );
        t(
            () ->
                new URL(null, "own://h/x", own).getContent().getClass().getSimpleName().length() > 0
        );
        p(
            Proxy.NO_PROXY,
            Proxy.NO_PROXY.type(),
            Proxy.NO_PROXY.equals(Proxy.NO_PROXY),
            Proxy.NO_PROXY.equals("x"),
            Proxy.NO_PROXY.hashCode() == Proxy.NO_PROXY.hashCode(),
            Arrays.toString(Proxy.Type.values())
        );
    }

    static void connections() throws Exception {
        Own c = (Own) new URL(null, "own://h/path", new Handler()).openConnection();
        p(c.state(), c.getURL(), c.toString().endsWith(":own://h/path"));
        p(
            c.getContentType(),
            c.getContentLength(),
            c.getContentLengthLong(),
            c.getContentEncoding(),
            c.getDate(),
            c.getExpiration(),
            c.getLastModified(),
            c.getHeaderFieldInt("number", 5),
            c.getHeaderFieldInt("content-length", 5),
            c.getHeaderFieldLong("number", 5),
            c.getHeaderFieldLong("word", 6),
            c.getHeaderFieldDate("date", 7),
            c.getHeaderFieldDate("none", 8)
        );
        p(
            c.getHeaderField(0),
            c.getHeaderFieldKey(1),
            c.getHeaderField("WORD"),
            c.getHeaderFields()
        );
        p(new String(c.getInputStream().readAllBytes()));
        t(() -> c.getOutputStream());
        c.setAllowUserInteraction(true);
        c.setDoInput(false);
        c.setDoOutput(true);
        c.setUseCaches(false);
        c.setIfModifiedSince(99);
        p(
            c.state(),
            c.getAllowUserInteraction(),
            c.getDoInput(),
            c.getDoOutput(),
            c.getUseCaches(),
            c.getIfModifiedSince()
        );
        c.setRequestProperty("k", "v");
        c.addRequestProperty("k", "w");
        c.addRequestProperty("l", "x");
        p(
            c.getRequestProperty("k"),
            c.getRequestProperty("none"),
            new TreeMap<>(c.getRequestProperties())
        );
        t(() -> c.setRequestProperty(null, "v"));
        t(() -> c.addRequestProperty(null, "v"));
        t(() -> c.getRequestProperties().put("a", List.of()));
        p(c.getConnectTimeout(), c.getReadTimeout());
        c.setConnectTimeout(10);
        c.setReadTimeout(20);
        p(c.getConnectTimeout(), c.getReadTimeout(), c.getPermission());
        t(() -> c.setConnectTimeout(-1));
        t(() -> c.setReadTimeout(-1));
        c.connect();
        t(() -> c.setDoInput(true));
        t(() -> c.setDoOutput(true));
        t(() -> c.setAllowUserInteraction(true));
        t(() -> c.setUseCaches(true));
        t(() -> c.setIfModifiedSince(1));
        t(() -> c.setRequestProperty("a", "b"));
        t(() -> c.addRequestProperty("a", "b"));
        t(() -> c.getRequestProperty("a"));
        t(() -> c.getRequestProperties());
        Plain plain = (Plain) new URL(null, "own://plain/x", new Handler()).openConnection();
        t(() -> plain.getInputStream());
        t(() -> plain.getOutputStream());
        p(
            plain.getHeaderField(0),
            plain.getHeaderFieldKey(0),
            plain.getHeaderField("x"),
            plain.getHeaderFields(),
            plain.getContentLength(),
            plain.getContentType(),
            plain.getContentEncoding(),
            plain.getDate(),
            plain.getLastModified(),
            plain.getExpiration()
        );
        t(() -> plain.getContent());
        t(() -> plain.getContent(new Class<?>[0]));
        p(URLConnection.getDefaultAllowUserInteraction(), plain.getDefaultUseCaches());
        URLConnection.setDefaultAllowUserInteraction(true);
        plain.setDefaultUseCaches(false);
        p(
            new Plain(plain.getURL()).getAllowUserInteraction(),
            new Plain(plain.getURL()).getUseCaches()
        );
        plain.setDefaultUseCaches(true);
        t(() -> new Plain(null).getURL());
        for (String name : new String[] {
            "a.txt",
            "a.html",
            "a.htm",
            "a.gif",
            "a.jpg",
            "a.png",
            "a.xml",
            "a.zip",
            "a.class",
            "a",
            "a.unknown",
            "",
            "a.txt#x",
            "/d.txt/x",
            "a.java"
        }) {
            String type = URLConnection.guessContentTypeFromName(name);
            p(name, type == null ? "none" : type.startsWith("text") ? type : "other");
        }
        byte[][] starts = {
            { (byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe },
            { (byte) 0xac, (byte) 0xed },
            "GIF89a".getBytes(),
            "#def".getBytes(),
            "<html>".getBytes(),
            "<HEAD".getBytes(),
            "<body".getBytes(),
            "<!doc".getBytes(),
            "<?xml ".getBytes(),
            "! XPM2".getBytes(),
            { (byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10 },
            { (byte) 0xff, (byte) 0xd8, (byte) 0xff, (byte) 0xe0 },
            { (byte) 0xff, (byte) 0xd8, (byte) 0xff, (byte) 0xee },
            ".snd".getBytes(),
            "RIFF".getBytes(),
            "%PDF".getBytes(),
            {},
            { 1 },
            "hello there".getBytes(),
            { (byte) 0xef, (byte) 0xbb, (byte) 0xbf, '<', '?', 'x', 'm', 'l' },
            { 'I', 'I', '*', 0 },
            { 'M', 'M', 0, '*' }
        };
        for (byte[] each : starts) {
            ByteArrayInputStream in = new ByteArrayInputStream(
                Arrays.copyOf(each, Math.max(each.length, each.length > 1 ? 20 : 0))
            );
            p(URLConnection.guessContentTypeFromStream(in), in.available());
        }
        p(
            URLConnection.guessContentTypeFromStream(
                new InputStream() {
                    @Override
                    public int read() {
                        return 'G';
                    }
                }
            )
        );
        FileNameMap map = URLConnection.getFileNameMap();
        p(map.getContentTypeFor("x.html"), map.getContentTypeFor("x"));
        URLConnection.setFileNameMap(name -> "own/" + name);
        p(
            URLConnection.getFileNameMap().getContentTypeFor("f"),
            URLConnection.guessContentTypeFromName("g")
        );
        URLConnection.setFileNameMap(map);
        t(() -> URLConnection.guessContentTypeFromName(null));
        URLConnection.setContentHandlerFactory(type ->
            type.equals("again/type")
                ? new ContentHandler() {
                      @Override
                      public Object getContent(URLConnection from) throws IOException {
                          return "content " + new String(from.getInputStream().readAllBytes());
                      }
                  }
                : null
        );
        Own again = (Own) new URL(null, "own://h/again", new Handler()).openConnection();
        t(() -> again.getContent());
        t(() -> again.getContent(new Class<?>[] { String.class }));
        t(() -> again.getContent(new Class<?>[] { Integer.class }));
        t(() -> new URL(null, "own://h/again", new Handler()).getContent());
        t(() -> URLConnection.setContentHandlerFactory(null));
    }

    static class OpenLoader extends URLClassLoader {

        OpenLoader(URL... urls) {
            super(urls, null);
        }

        void add(URL url) {
            addURL(url);
        }

        Class<?> find(String name) throws ClassNotFoundException {
            return findClass(name);
        }

        Package define(String name, Manifest manifest, URL url) {
            return definePackage(name, manifest, url);
        }

        int permissions(URL url) {
            return Collections.list(
                getPermissions(
                    new CodeSource(url, (java.security.cert.Certificate[]) null)
                ).elements()
            ).size();
        }
    }

    static void loaders(File folder) throws Exception {
        File jar = new File(folder, "l.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Implementation-Title", "main title");
        Attributes of = new Attributes();
        of.putValue("Specification-Title", "spec");
        of.putValue("Sealed", "true");
        manifest.getEntries().put("pack/age/", of);
        manifest.getEntries().put("res.txt", (Attributes) of.clone());
        try (
            JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar.toPath()), manifest)
        ) {
            out.putNextEntry(new JarEntry("res.txt"));
            out.write("resource".getBytes());
            out.putNextEntry(new JarEntry("dir/"));
            out.putNextEntry(new JarEntry("bad/Bad.class"));
            out.write(new byte[] { 1, 2, 3 });
        }
        URL url = jar.toURI().toURL(),
            inside = new URL("jar:" + url + "!/res.txt");
        JarURLConnection c = (JarURLConnection) inside.openConnection();
        c.setUseCaches(false);
        p(
            c.getJarFileURL().equals(url),
            c.getEntryName(),
            c.getJarEntry(),
            c.getAttributes().entrySet(),
            c.getMainAttributes().entrySet(),
            c.getManifest().getEntries().keySet(),
            c.getCertificates(),
            c.getContentLength(),
            c.getContentType()
        );
        try (InputStream in = c.getInputStream()) {
            p(new String(in.readAllBytes()));
        }
        c.getJarFile().close();
        for (String bad : new String[] {
            "jar:" + url + "!/none",
            "jar:file:/no/such.jar!/x",
            "jar:x!/y",
            "jar:" + url
        }) {
            try {
                URLConnection d = new URL(bad).openConnection();
                d.setUseCaches(false);
                d.getInputStream();
                p("good");
            } catch (IOException e) {
                p(
                    e instanceof FileNotFoundException
                        ? "FileNotFoundException"
                        : e.getClass().getSimpleName()
                );
            }
        }
        OpenLoader loader = new OpenLoader();
        p(loader.getURLs(), loader.findResource("res.txt"), loader.getResource("res.txt"));
        loader.add(url);
        loader.add(url);
        loader.add(null);
        p(
            loader.getURLs().length,
            loader.findResource("res.txt").toString().endsWith("l.jar!/res.txt"),
            loader.findResource("none"),
            Collections.list(loader.findResources("res.txt")).size(),
            Collections.list(loader.findResources("none")).size(),
            new String(loader.getResourceAsStream("res.txt").readAllBytes()),
            loader.getResourceAsStream("none")
        );
        t(() -> loader.find("no.Such"));
        try {
            loader.loadClass("bad.Bad");
        } catch (ClassFormatError e) {
            p("a class file that is none");
        }
        t(() -> loader.loadClass("java.lang.String"));
        Package pack = loader.define("pack.age", manifest, url);
        p(
            pack.getName(),
            pack.getSpecificationTitle(),
            pack.getImplementationTitle(),
            pack.getImplementationVersion(),
            pack.isSealed(),
            pack.isSealed(url)
        );
        t(() -> loader.define("pack.age", manifest, url));
        p(loader.permissions(url) >= 0);
        loader.close();
        loader.close();
        t(() -> loader.find("bad.Bad"));
        p(loader.findResource("res.txt"), loader.getResourceAsStream("res.txt"));
        URLClassLoader made = URLClassLoader.newInstance(new URL[] { url }),
            child = URLClassLoader.newInstance(new URL[0], made);
        p(
            made.getURLs().length,
            child.getParent() == made,
            child.getResource("res.txt") != null,
            made.getParent() == ClassLoader.getSystemClassLoader()
        );
        URLClassLoader plain = new URLClassLoader(new URL[] { url });
        URLClassLoader factory = new URLClassLoader(
            new URL[0],
            null,
            new URLStreamHandlerFactory() {
                @Override
                public URLStreamHandler createURLStreamHandler(String protocol) {
                    return null;
                }
            }
        );
        p(
            plain.getParent() == ClassLoader.getSystemClassLoader(),
            factory.getParent(),
            factory.getURLs().length
        );
        t(() -> new URLClassLoader(null));
        t(() -> new URLClassLoader(new URL[] { null }).close());
        made.close();
        child.close();
        plain.close();
        factory.close();
        URLConnection file = new File(folder, "l.jar").toURI().toURL().openConnection();
        p(
            file.getContentLengthLong() > 100,
            file.getLastModified() > 0,
            file.getHeaderField("content-length") != null,
            file.getContentType() != null
        );
        file.getInputStream().close();
        t(() -> {
            try (OutputStream out = file.getOutputStream()) {
                return "opened";
            }
        });
        try (InputStream in = folder.toURI().toURL().openStream()) {
            p(new String(in.readAllBytes()).trim());
        }
        p(jar.delete());
    }

    public static void main(String[] args) throws Exception {
        urls();
        connections();
        File folder = Files.createTempDirectory("urls").toFile();
        try {
            loaders(folder);
        } finally {
            for (File each : folder.listFiles()) each.delete();
            p(folder.delete());
        }
        URL.setURLStreamHandlerFactory(protocol -> protocol.equals("made") ? new Handler() : null);
        p(all(new URL("made://h/x")));
        t(() -> new URL("unmade://h/x"));
        t(() -> URL.setURLStreamHandlerFactory(null));
    }
}
