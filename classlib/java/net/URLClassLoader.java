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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringTokenizer;
import java.util.WeakHashMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import jdk.internal.loader.Folder;
import jdk.internal.loader.PackageSection;

/**
 * Loads classes and resources from directories (URLs that end in a slash) and jar files. Jars
 * named by a Class-Path attribute follow the jar that names them. A jar with an index stands for
 * the jars that the index lists, too, and its Class-Path is not read.
 */
public class URLClassLoader extends SecureClassLoader implements Closeable {
    static {
        registerAsParallelCapable();
    }

    private final ArrayList<URL> urls = new ArrayList<>();
    private final ArrayList<Place> places = new ArrayList<>();
    private final HashSet<String> given = new HashSet<>();
    private final HashSet<String> seen = new HashSet<>();
    private boolean closed;
    /** What is read from here ends with the loader; who forgets it is not kept from that. */
    private final WeakHashMap<InputStream, Object> streams = new WeakHashMap<>();
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
            if (closed || url == null || !given.add(url.toString())) {
                return;
            }
            urls.add(url);
            if (seen.add(url.toString())) {
                places.add(new Place(url, false));
            }
        }
    }

    public URL[] getURLs() {
        synchronized (places) {
            return urls.toArray(new URL[0]);
        }
    }

    /** Who has the resource, in the order of places; null: nobody behind the index. */
    private Place next(String name, int[] index) {
        Place holder = null;
        while (holder == null && index[0] < places.size() && !closed) {
            holder = places.get(index[0]++).holder(name, new HashSet<>());
        }
        return holder;
    }

    /** A directory or a jar; a jar is opened when first searched. */
    private final class Place {
        private final URL url;
        private final URL base;
        private final File file;
        private final boolean directory;
        private final CodeSource source;
        /** Named by an index, which says all that follows. */
        private final boolean listed;
        private final HashMap<String, Place> listedHere = new HashMap<>();
        private JarFile jar;
        private JarListing listing;
        private boolean broken;

        Place(URL given, boolean listed) {
            url = jarOf(given);
            this.listed = listed;
            boolean local = url.getProtocol().equals("file")
                    && FileURLHandler.isLocal(url.getHost());
            directory = url.getFile().endsWith("/");
            file = local ? file(url.getFile()) : null;
            broken = file == null && (local || !directory);
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

        /** The jar itself, where it is named as the root of what it holds. */
        private static URL jarOf(URL url) {
            String path = url.getFile();
            if (url.getProtocol().equals("jar") && path.endsWith("!/") && !path.endsWith("/!/")) {
                try {
                    return new URL(path.substring(0, path.length() - 2));
                } catch (MalformedURLException e) {
                    // as it is
                }
            }
            return url;
        }

        /** Null: the escapes make no name. */
        private static File file(String path) {
            try {
                return new File(FileURLHandler.decode(path));
            } catch (IllegalArgumentException e) {
                return null;
            }
        }

        private JarFile jar() {
            if (jar == null && !broken) {
                try {
                    jar = new JarFile(file, true, JarFile.OPEN_READ, JarFile.runtimeVersion());
                    listing = JarListing.of(jar);
                    Manifest m = manifest();
                    if (m != null && listing == null && !listed) {
                        follow(m.getMainAttributes().getValue(Attributes.Name.CLASS_PATH));
                    }
                } catch (IOException e) {
                    broken = true;
                    jar = null;
                }
            }
            return jar;
        }

        /** Puts what the Class-Path names behind the jar, where it has a place of its own. */
        private void follow(String path) throws MalformedURLException {
            int at = places.indexOf(this) + 1;
            for (StringTokenizer names = new StringTokenizer(path == null ? "" : path);
                    names.hasMoreTokens();) {
                URL u = new URL(url, names.nextToken());
                if (u.getProtocol().equals(url.getProtocol()) && seen.add(u.toString())) {
                    places.add(at++, new Place(u, false));
                }
            }
        }

        /** The place that has the resource: this one, or one of those that the index lists. */
        Place holder(String name, HashSet<String> asked) {
            if (broken || !asked.add(url.toString())) {
                return null;
            }
            if (mayHave(name)) {
                return this;
            }
            Place found = null;
            for (String each : listing == null ? List.<String>of() : listing.jars(name)) {
                Place place = listedHere.computeIfAbsent(each, this::beside);
                found = found != null ? found : place.holder(name, asked);
            }
            return found;
        }

        private Place beside(String name) {
            try {
                return new Place(new URL(url, name), true);
            } catch (MalformedURLException e) {
                return this; // It was asked.
            }
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

        /** Of a folder elsewhere only opening it tells. */
        private boolean mayHave(String wanted) {
            return realName(wanted) != null;
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

        void close() throws IOException {
            for (Place p : listedHere.values()) {
                if (p != this) {
                    p.close();
                }
            }
            if (jar != null) {
                jar.close();
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
            int[] index = {0};
            while (bytes == null && (found = next(path, index)) != null) {
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
            int[] index = {0};
            URL found = null;
            for (Place p; found == null && (p = next(name, index)) != null;) {
                found = p.find(name);
            }
            return found;
        }
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
        ArrayList<URL> list = new ArrayList<>();
        synchronized (places) {
            int[] index = {0};
            for (Place p; (p = next(name, index)) != null;) {
                URL found = p.find(name);
                if (found != null) {
                    list.add(found);
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
            InputStream in = c.getInputStream();
            synchronized (places) {
                streams.put(in, null);
            }
            return in;
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (places) {
            closed = true;
            for (Place p : places) {
                p.close();
            }
            for (InputStream in : new ArrayList<>(streams.keySet())) {
                in.close();
            }
        }
    }
}
