/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * The protocol jar: jar:URL-of-the-jar!/entry. Open jars are shared by all connections that use
 * caches and stay open, as programs that load resources this way open the same jar many times.
 */
final class JarURLHandler extends URLStreamHandler {
    private static final HashMap<String, JarFile> CACHE = new HashMap<>();

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
        String file;
        String ref = null;
        int hash = spec.indexOf('#', limit);
        boolean refOnly = hash == start;
        if (hash > -1) {
            ref = spec.substring(hash + 1);
            if (refOnly) {
                file = url.getFile();
                setURL(url, "jar", "", -1, null, null, file, null, ref);
                return;
            }
        }
        boolean absolute = spec.length() >= 4 && spec.regionMatches(true, 0, "jar:", 0, 4);
        String part = spec.substring(start, limit);
        if (absolute) {
            int bang = part.lastIndexOf("!/");
            if (bang == -1) {
                throw new NullPointerException("no !/ in spec");
            }
            try {
                new URL(part.substring(0, bang));
            } catch (MalformedURLException e) {
                throw new NullPointerException("invalid url: " + part + " (" + e + ")");
            }
            file = part;
        } else {
            String context = url.getFile();
            if (part.startsWith("/")) {
                int bang = context.lastIndexOf("!/");
                if (bang == -1) {
                    throw new NullPointerException("malformed context url:" + url + ": no !/");
                }
                context = context.substring(0, bang + 1);
            } else {
                int slash = context.lastIndexOf('/');
                if (slash == -1) {
                    throw new NullPointerException("malformed context url:" + url);
                }
                context = context.substring(0, slash + 1);
            }
            file = context + part;
        }
        int bang = file.lastIndexOf("!/");
        String inside = removeDots(file.substring(bang + 1));
        while (inside.startsWith("/../")) {
            inside = inside.substring(3);
        }
        file = file.substring(0, bang + 1) + inside;
        setURL(url, "jar", "", -1, null, null, file, null, ref);
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
                jar = new JarFile(f, true, JarFile.OPEN_READ, version);
                CACHE.put(key, jar);
            }
            return jar;
        }
    }

    private static final class Connection extends JarURLConnection {
        private JarFile jar;
        private JarEntry entry;

        Connection(URL u) throws MalformedURLException {
            super(u);
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
        public long getLastModified() {
            try {
                connect();
                return entry == null ? new File(jar.getName()).lastModified() : entry.getTime();
            } catch (IOException e) {
                return 0;
            }
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
