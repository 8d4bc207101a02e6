/* SPDX-License-Identifier: MIT */
package jdk.internal.loader;

import java.io.File;
import java.io.FilePermission;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.security.CodeSource;
import java.security.Permissions;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;

/** The loaders that are always there besides the machine's own. */
public class ClassLoaders {
    private static final PlatformClassLoader PLATFORM_LOADER = new PlatformClassLoader();
    private static final AppClassLoader APP_LOADER = new AppClassLoader(PLATFORM_LOADER);

    private ClassLoaders() {
    }

    public static ClassLoader platformClassLoader() {
        return PLATFORM_LOADER;
    }

    public static ClassLoader appClassLoader() {
        return APP_LOADER;
    }

    /** Has no classes of its own: all of the library is the machine's loader's. */
    private static class PlatformClassLoader extends BuiltinClassLoader {
        PlatformClassLoader() {
            super("platform", null);
        }

        @Override
        public ProtectionDomain protectionDomainOf(Class<?> c) {
            return new ProtectionDomain(null, null, this, null);
        }
    }

    /** Loads what lies on the class path. */
    private static class AppClassLoader extends BuiltinClassLoader {
        AppClassLoader(ClassLoader parent) {
            super("app", parent);
        }

        /* The platform loader has nothing to ask but the machine's loader. */
        @Override
        protected Class<?> loadClass(String name, boolean resolve)
                throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> c = findLoadedClass(name);
                if (c == null) {
                    c = BootLoader.loadClassOrNull(name);
                }
                return c != null ? c : findClass(name);
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            boolean legal = !name.isEmpty() && name.indexOf('/') < 0 && name.charAt(0) != '[';
            Class<?> c = legal ? findAppClass0(this, name) : null;
            if (c == null) {
                throw new ClassNotFoundException(name);
            }
            return c;
        }

        @Override
        protected URL findResource(String name) {
            String[] urls = places(name);
            try {
                return urls == null || urls.length == 0 ? null : new URL(urls[0]);
            } catch (MalformedURLException e) {
                return null;
            }
        }

        @Override
        protected Enumeration<URL> findResources(String name) throws IOException {
            String[] urls = places(name);
            ArrayList<URL> list = new ArrayList<>();
            for (int i = 0; urls != null && i < urls.length; i++) {
                list.add(new URL(urls[i]));
            }
            return Collections.enumeration(list);
        }

        /* The class path has names without dots; with them they name what folders hold. */
        private static String[] places(String name) {
            if (!Folder.hasDots(name)) {
                return findAppResources0(name);
            }
            String plain = Folder.plain(name);
            if (name.startsWith("/") || plain == null || plain.isEmpty()) {
                return null;
            }
            ArrayList<String> inside = new ArrayList<>();
            for (String url : findAppResources0(plain)) {
                if (url.startsWith("file:")
                        && Folder.holds(new File(URI.create(placeOf(url, plain))), name)) {
                    inside.add(url);
                }
            }
            return inside.toArray(new String[0]);
        }

        private final java.util.HashMap<String, ProtectionDomain> domains =
                new java.util.HashMap<>();

        /* One for each place on the class path where class files lie. */
        @Override
        public ProtectionDomain protectionDomainOf(Class<?> c) {
            String path = c.getName().replace('.', '/').concat(".class");
            String[] urls = findAppResources0(path);
            String place = urls == null || urls.length == 0 ? "" : placeOf(urls[0], path);
            synchronized (domains) {
                return domains.computeIfAbsent(place, this::domainAt);
            }
        }

        /* A jar, or the directory that so many names lie below: they are escaped in the URL. */
        private static String placeOf(String url, String path) {
            if (url.startsWith("jar:")) {
                return url.substring(4, url.lastIndexOf("!/"));
            }
            int at = url.length();
            for (int slash = -1; (slash = path.indexOf('/', slash + 1)) >= 0;) {
                at = url.lastIndexOf('/', at - 1);
            }
            return url.substring(0, url.lastIndexOf('/', at - 1) + 1);
        }

        private ProtectionDomain domainAt(String place) {
            URL location;
            try {
                location = new URL(place);
            } catch (MalformedURLException e) {
                location = null;
            }
            CodeSource code = new CodeSource(location, (Certificate[]) null);
            return new ProtectionDomain(code, permissions(location), this, null);
        }

        /* To end the program, and to read the place it is from. */
        private static Permissions permissions(URL location) {
            Permissions all = new Permissions();
            all.add(new RuntimePermission("exitVM"));
            if (location != null && location.getProtocol().equals("file")) {
                String path = location.getPath();
                all.add(new FilePermission(path.endsWith("/") ? path + "-" : path, "read"));
            }
            return all;
        }

        /* Both search the class path; the first defines the class. Null: not there. */
        private static native Class<?> findAppClass0(ClassLoader self, String name);

        private static native String[] findAppResources0(String name);
    }
}
