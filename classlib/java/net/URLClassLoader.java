/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.Closeable;
import java.io.File;
import java.io.FilePermission;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.security.Permission;
import java.security.PermissionCollection;
import java.security.SecureClassLoader;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import jdk.internal.loader.Folder;
import jdk.internal.loader.PackageSection;

/**
 * Loads classes and resources from directories (URLs that end in a slash) and jar files. Jars
 * named by a Class-Path attribute follow the jar that names them.
 */
public class URLClassLoader extends SecureClassLoader implements Closeable {
    static {
        registerAsParallelCapable();
    }

    private final ArrayList<URL> urls = new ArrayList<>();
    private final ArrayList<Place> places = new ArrayList<>();
    private final HashSet<String> seen = new HashSet<>();
    private boolean closed;
    /** Of a factory, for what is in jars; null: the usual one. */
    private URLStreamHandler jarHandler;

    public URLClassLoader(URL[] urls, ClassLoader parent) {
        super(parent);
        addAll(urls);
    }

    public URLClassLoader(URL[] urls) {
        addAll(urls);
    }

    public URLClassLoader(URL[] urls, ClassLoader parent, URLStreamHandlerFactory factory) {
        super(parent);
        jarHandler = factory == null ? null : factory.createURLStreamHandler("jar");
        addAll(urls);
    }

    public URLClassLoader(String name, URL[] urls, ClassLoader parent) {
        super(name, parent);
        addAll(urls);
    }

    public URLClassLoader(String name, URL[] urls, ClassLoader parent,
            URLStreamHandlerFactory factory) {
        super(name, parent);
        jarHandler = factory == null ? null : factory.createURLStreamHandler("jar");
        addAll(urls);
    }

    private void addAll(URL[] list) {
        for (URL u : list) {
            addURL(Objects.requireNonNull(u));
        }
    }

    public static URLClassLoader newInstance(URL[] urls, ClassLoader parent) {
        return new URLClassLoader(urls, parent);
    }

    public static URLClassLoader newInstance(URL[] urls) {
        return new URLClassLoader(urls);
    }

    protected void addURL(URL url) {
        synchronized (places) {
            if (closed || url == null || urls.contains(url)) {
                return;
            }
            urls.add(url);
            addPlace(url);
        }
    }

    public URL[] getURLs() {
        synchronized (places) {
            return urls.toArray(new URL[0]);
        }
    }

    private void addPlace(URL url) {
        if (seen.add(url.toString())) {
            places.add(new Place(url));
        }
    }

    /** A directory or a jar; a jar is opened when first searched. */
    private final class Place {
        private final URL url;
        private final URL base;
        private final File file;
        private final boolean directory;
        private final CodeSource source;
        private JarFile jar;
        private boolean broken;

        Place(URL url) {
            this.url = url;
            boolean local = url.getProtocol().equals("file");
            directory = url.getFile().endsWith("/");
            file = local ? new File(FileURLHandler.decode(url.getPath())) : null;
            source = new CodeSource(url, (Certificate[]) null);
            URL b = url;
            if (!directory) {
                try {
                    b = new URL("jar", "", -1, url + "!/", jarHandler);
                } catch (MalformedURLException e) {
                    broken = true;
                }
            }
            base = b;
        }

        private JarFile jar() {
            if (jar == null && !broken) {
                try {
                    if (file == null) {
                        throw new IOException("not a local file");
                    }
                    jar = new JarFile(file, true, JarFile.OPEN_READ, JarFile.runtimeVersion());
                    Manifest m = manifest();
                    String path = m == null ? null
                            : m.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
                    if (path != null) {
                        int at = places.indexOf(this) + 1;
                        for (String s : path.trim().split(" +")) {
                            URL u = new URL(url, s);
                            if (seen.add(u.toString())) {
                                places.add(at++, new Place(u));
                            }
                        }
                    }
                } catch (IOException e) {
                    broken = true;
                    jar = null;
                }
            }
            return jar;
        }

        /** A damaged manifest spoils the jar if it seems to say what the loader must know. */
        private Manifest manifest() throws IOException {
            try {
                return jar.getManifest();
            } catch (IOException e) {
                JarEntry entry = jar.getJarEntry(JarFile.MANIFEST_NAME);
                try (InputStream in = entry == null ? null : jar.getInputStream(entry)) {
                    byte[] b = in == null ? new byte[0] : in.readAllBytes();
                    String text = new String(b, StandardCharsets.ISO_8859_1)
                            .toLowerCase(Locale.ROOT);
                    if (text.contains("class-path: ")
                            || text.contains("multi-release: true") && !jar.isMultiRelease()) {
                        jar.close();
                        throw e;
                    }
                }
                return null;
            }
        }

        /** The name that it has here; null when it is not here. */
        private String realName(String name) {
            if (directory) {
                boolean held = file == null ? !name.startsWith("/") : Folder.holds(file, name);
                return held ? name : null;
            }
            JarFile j = jar();
            JarEntry e = j == null ? null : j.getJarEntry(name);
            String real = e == null ? name : e.getRealName();
            return e == null ? null : !j.isMultiRelease() && real.equals(name + "/") ? name : real;
        }

        URL find(String wanted) {
            String name = realName(wanted);
            URL found = name == null ? null : locate(name);
            if (found == null || !directory || file != null) {
                return found;
            }
            try (InputStream in = found.openStream()) {
                return in == null ? null : found;
            } catch (IOException e) {
                return null;
            }
        }

        /** Null: the name leads out of the place. */
        private URL locate(String name) {
            try {
                URL u = new URL(base, Folder.escape(name));
                boolean inside = u.getProtocol().equals(base.getProtocol())
                        && u.getFile().startsWith(top())
                        && (file != null || Objects.equals(u.getAuthority(), base.getAuthority()));
                return inside ? u : null;
            } catch (MalformedURLException e) {
                return null;
            }
        }

        /* What all that is in it begins with: names are found without dots. */
        private String top() throws MalformedURLException {
            return directory ? new URL(base, ".").getFile() : base.getFile();
        }

        byte[] read(String name) throws IOException {
            if (directory) {
                return file == null ? readRemote(name) : Folder.read(file, name);
            }
            JarFile j = jar();
            JarEntry e = j == null ? null : j.getJarEntry(name);
            if (e == null) {
                return null;
            }
            try (InputStream in = j.getInputStream(e)) {
                return in.readAllBytes();
            }
        }

        private byte[] readRemote(String name) throws IOException {
            URL u = locate(name);
            if (u == null) {
                return null;
            }
            try (InputStream in = u.openStream()) {
                return in.readAllBytes();
            }
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String path = name.replace('.', '/').concat(".class");
        byte[] bytes = null;
        Place found = null;
        synchronized (places) {
            for (int i = 0; i < places.size() && bytes == null && !closed; i++) {
                found = places.get(i);
                try {
                    bytes = found.read(path);
                } catch (java.io.FileNotFoundException e) {
                    bytes = null;
                } catch (IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        int dot = name.lastIndexOf('.');
        if (dot > 0) {
            String p = name.substring(0, dot);
            if (getDefinedPackage(p) == null) {
                try {
                    Manifest m = found.directory ? null : found.jar().getManifest();
                    definePackage(p, m == null ? new Manifest() : m, found.url);
                } catch (IllegalArgumentException e) {
                    // Another thread was faster.
                    return defineClass(name, bytes, 0, bytes.length, found.source);
                } catch (IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }
        return defineClass(name, bytes, 0, bytes.length, found.source);
    }

    @Override
    protected PermissionCollection getPermissions(CodeSource codesource) {
        PermissionCollection all = super.getPermissions(codesource);
        Permission permission = forPlace(codesource.getLocation());
        if (permission != null) {
            all.add(permission);
        }
        return all;
    }

    /* To read what lies there, or to connect to its host; null: neither has a name. */
    private static Permission forPlace(URL url) {
        URLConnection connection = null;
        Permission asked = null;
        try {
            connection = url.openConnection();
            asked = connection.getPermission();
        } catch (IOException e) {
            // What the place is called decides.
        }
        if (asked instanceof FilePermission) {
            String path = asked.getName();
            return path.endsWith("/") ? new FilePermission(path + "-", "read") : asked;
        }
        boolean reachable = connection != null || FileURLHandler.isLocal(url.getHost());
        if (asked == null && url.getProtocol().equals("file") && reachable) {
            String path = FileURLHandler.decode(url.getPath());
            return new FilePermission(path.endsWith("/") ? path + "-" : path, "read");
        }
        String host = connection instanceof JarURLConnection jar ? jar.getJarFileURL().getHost()
                : url.getHost();
        return host == null || host.isEmpty() ? asked
                : new SocketPermission(host, "connect,accept");
    }

    protected Package definePackage(String name, Manifest man, URL url) {
        PackageSection section = new PackageSection(man, name);
        return definePackage(name, section.get(Attributes.Name.SPECIFICATION_TITLE),
                section.get(Attributes.Name.SPECIFICATION_VERSION),
                section.get(Attributes.Name.SPECIFICATION_VENDOR),
                section.get(Attributes.Name.IMPLEMENTATION_TITLE),
                section.get(Attributes.Name.IMPLEMENTATION_VERSION),
                section.get(Attributes.Name.IMPLEMENTATION_VENDOR),
                section.isSealed() ? url : null);
    }

    @Override
    public URL findResource(String name) {
        synchronized (places) {
            for (int i = 0; i < places.size() && !closed; i++) {
                URL u = places.get(i).find(name);
                if (u != null) {
                    return u;
                }
            }
        }
        return null;
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
        ArrayList<URL> list = new ArrayList<>();
        synchronized (places) {
            for (int i = 0; i < places.size() && !closed; i++) {
                URL u = places.get(i).find(name);
                if (u != null) {
                    list.add(u);
                }
            }
        }
        return Collections.enumeration(list);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        Objects.requireNonNull(name);
        URL url = getResource(name);
        try {
            if (url == null) {
                return null;
            }
            URLConnection c = url.openConnection();
            c.setUseCaches(false);
            return c.getInputStream();
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (places) {
            closed = true;
            for (Place p : places) {
                if (p.jar != null) {
                    p.jar.close();
                }
            }
        }
    }
}
