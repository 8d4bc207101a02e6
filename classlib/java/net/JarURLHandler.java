/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.Permission;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * The protocol jar: jar:URL-of-the-jar!/entry. Open jars are shared by all connections that use
 * caches and stay open, as programs that load resources this way open the same jar many times.
 */
final class JarURLHandler extends URLStreamHandler {
    private static final String NESTED = "Nested JAR URLs are not supported";
    private static final HashMap<String, JarFile> CACHE = new HashMap<>();

    @Override
    boolean isOurs() {
        return true;
    }

    @Override
    protected URLConnection openConnection(URL u) throws IOException {
        return new Connection(u);
    }

    @Override
    protected URLConnection openConnection(URL u, Proxy p) throws IOException {
        return openConnection(u);
    }

    @Override
    protected boolean sameFile(URL u1, URL u2) {
        if (!u1.getProtocol().equals("jar") || !u2.getProtocol().equals("jar")) {
            return false;
        }
        String f1 = u1.getFile();
        String f2 = u2.getFile();
        int i = f1.indexOf("!/");
        int j = f2.indexOf("!/");
        if (i == -1 || j == -1) {
            return super.sameFile(u1, u2);
        }
        if (!f1.substring(i + 1).equals(f2.substring(j + 1))) {
            return false;
        }
        try {
            return new URL(f1.substring(0, i)).sameFile(new URL(f2.substring(0, j)));
        } catch (MalformedURLException e) {
            return super.sameFile(u1, u2);
        }
    }

    @Override
    protected int hashCode(URL u) {
        String file = u.getFile();
        int h = "jar".hashCode();
        int i = file.indexOf("!/");
        if (i == -1) {
            return h + file.hashCode();
        }
        try {
            h += new URL(file.substring(0, i)).hashCode();
        } catch (MalformedURLException e) {
            h += file.substring(0, i).hashCode();
        }
        return h + file.substring(i + 1).hashCode();
    }

    @Override
    protected void parseURL(URL url, String spec, int start, int limit) {
        String ref = limit < spec.length() && spec.charAt(limit) == '#'
            ? spec.substring(limit + 1) : null;
        String part = spec.substring(start, limit);
        boolean same = ref != null && limit == start;
        setURL(url, "jar", "", -1,
            isNested(spec) ? whole(part) : same ? url.getFile() : relative(url, part), ref);
    }

    private static boolean isNested(String s) {
        return s.regionMatches(true, 0, "jar:", 0, 4);
    }

    private static String whole(String file) {
        int bang = file.lastIndexOf("!/");
        String problem = isNested(file) ? NESTED : bang < 0 ? "no !/ in spec" : null;
        if (problem == null) {
            try {
                new URL(file.substring(0, bang));
            } catch (MalformedURLException e) {
                problem = "invalid url: " + file + " (" + e + ")";
            }
        }
        if (problem != null) {
            throw new NullPointerException(problem);
        }
        return file;
    }

    /* From the root of the jar or from beside the entry; nothing is above the root. */
    private static String relative(URL context, String part) {
        String base = context.getFile();
        boolean rooted = part.startsWith("/");
        int keep = rooted ? base.lastIndexOf("!/") : base.lastIndexOf('/');
        if (keep < 0) {
            throw new NullPointerException("malformed context url:" + context
                + (rooted ? ": no !/" : ""));
        }
        String file = base.substring(0, keep + 1) + part;
        if (!file.contains("./") && !file.endsWith(".")) {
            return file;
        }
        int bang = file.lastIndexOf("!/");
        String jar = file.substring(0, bang);
        return jar + "!" + UrlDots.removeInJar(file.substring(bang + 1));
    }

    @Override
    String flaw(URL u) {
        String complaint = super.flaw(u);
        return complaint == null && isNested(u.getFile()) ? NESTED : complaint;
    }

    private static JarFile open(URL u, boolean cached) throws IOException {
        if (!u.getProtocol().equals("file")) {
            throw new IOException("only jars that are local files can be opened: " + u);
        }
        File f = new File(FileURLHandler.decode(u.getPath()));
        Runtime.Version version = "runtime".equals(u.getRef()) ? JarFile.runtimeVersion()
            : JarFile.baseVersion();
        if (!cached) {
            return new JarFile(f, true, JarFile.OPEN_READ, version);
        }
        synchronized (CACHE) {
            String key = f.getCanonicalPath() + '#' + version.feature();
            JarFile jar = CACHE.get(key);
            if (jar == null) {
                jar = new JarFile(f, true, JarFile.OPEN_READ, version) {
                    /* Who has it may close it, then the next opens it anew. */
                    @Override
                    public void close() throws IOException {
                        synchronized (CACHE) {
                            CACHE.remove(key, this);
                        }
                        super.close();
                    }
                };
                CACHE.put(key, jar);
            }
            return jar;
        }
    }

    private static final class Connection extends JarURLConnection {
        private JarFile jar;
        private JarEntry entry;

        /** What is set, and told in headers, is the jar's own connection's, where there is one. */
        Connection(URL u) throws MalformedURLException {
            super(u);
            try {
                jarFileURLConnection = getJarFileURL().openConnection();
            } catch (IOException e) {
                jarFileURLConnection = new URLConnection(getJarFileURL()) {
                    @Override
                    public void connect() throws IOException {
                        throw e;
                    }
                };
            }
            jarFileURLConnection.setUseCaches(useCaches);
        }

        @Override
        public void connect() throws IOException {
            if (connected) {
                return;
            }
            jar = open(getJarFileURL(), getUseCaches());
            if (getEntryName() != null) {
                entry = jar.getJarEntry(getEntryName());
                if (entry == null) {
                    if (!getUseCaches()) {
                        jar.close();
                    }
                    throw new FileNotFoundException("JAR entry " + getEntryName()
                            + " not found in " + jar.getName());
                }
            }
            connected = true;
        }

        @Override
        public Permission getPermission() throws IOException {
            return getJarFileURL().openConnection().getPermission();
        }

        @Override
        public JarFile getJarFile() throws IOException {
            connect();
            return jar;
        }

        @Override
        public JarEntry getJarEntry() throws IOException {
            connect();
            boolean versioned = entry != null && !entry.getRealName().equals(entry.getName());
            return versioned ? new JarEntry(entry) : entry; /* by the name of its own */
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            if (getEntryName() == null) {
                throw new IOException("no entry name specified");
            }
            InputStream in = jar.getInputStream(entry);
            if (getUseCaches()) {
                return in;
            }
            return new FilterInputStream(in) {
                @Override
                public void close() throws IOException {
                    super.close();
                    jar.close();
                }
            };
        }

        @Override
        public long getContentLengthLong() {
            try {
                connect();
                return entry == null ? new File(jar.getName()).length() : entry.getSize();
            } catch (IOException e) {
                return -1;
            }
        }

        @Override
        public Object getContent() throws IOException {
            return getEntryName() == null ? getJarFile() : super.getContent();
        }

        @Override
        public String getHeaderField(String name) {
            return jarFileURLConnection.getHeaderField(name);
        }

        @Override
        public void setUseCaches(boolean b) {
            jarFileURLConnection.setUseCaches(b);
        }

        @Override
        public boolean getUseCaches() {
            return jarFileURLConnection.getUseCaches();
        }

        @Override
        public void setDefaultUseCaches(boolean b) {
            jarFileURLConnection.setDefaultUseCaches(b);
        }

        @Override
        public void setIfModifiedSince(long time) {
            jarFileURLConnection.setIfModifiedSince(time);
        }

        @Override
        public void setAllowUserInteraction(boolean b) {
            jarFileURLConnection.setAllowUserInteraction(b);
        }

        @Override
        public boolean getAllowUserInteraction() {
            return jarFileURLConnection.getAllowUserInteraction();
        }

        @Override
        public void setRequestProperty(String key, String value) {
            jarFileURLConnection.setRequestProperty(key, value);
        }

        @Override
        public void addRequestProperty(String key, String value) {
            jarFileURLConnection.addRequestProperty(key, value);
        }

        @Override
        public String getRequestProperty(String key) {
            return jarFileURLConnection.getRequestProperty(key);
        }

        @Override
        public Map<String, List<String>> getRequestProperties() {
            return jarFileURLConnection.getRequestProperties();
        }

        @Override
        public String getContentType() {
            if (getEntryName() == null) {
                return "x-java/jar";
            }
            String type = guessContentTypeFromName(getEntryName());
            return type != null ? type : "content/unknown";
        }
    }
}
