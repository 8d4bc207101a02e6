/* SPDX-License-Identifier: MIT */
package jdk.internal.loader;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.access.SharedSecrets;

/** The Java side of the machine's own loader, which has no object: null stands for it. */
public class BootLoader {
    private static NativeLibraries libraries;

    private BootLoader() {
    }

    /* Made when first asked for: start-up needs no Package. */
    private static final class Packages {
        static final ConcurrentHashMap<String, Package> MAP = new ConcurrentHashMap<>();
    }

    public static Class<?> loadClassOrNull(String name) {
        boolean legal = !name.isEmpty() && name.indexOf('/') < 0 && name.charAt(0) != '[';
        return legal ? findBootstrapClass(name) : null;
    }

    public static synchronized NativeLibraries libraries() {
        if (libraries == null) {
            libraries = new NativeLibraries(null);
        }
        return libraries;
    }

    /* ---- Resources ---- */

    public static URL findResource(String name) {
        return findResource0(name) == null ? null : BootResources.url(name);
    }

    public static Enumeration<URL> findResources(String name) {
        ArrayList<URL> list = new ArrayList<>();
        URL url = findResource(name);
        if (url != null) {
            list.add(url);
        }
        return Collections.enumeration(list);
    }

    public static InputStream findResourceAsStream(String name) {
        byte[] bytes = findResource0(name);
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    /* ---- Packages ---- */

    public static Package definePackage(Class<?> c) {
        return getPackage(c.getPackageName());
    }

    private static Package getPackage(String name) {
        Package p = Packages.MAP.get(name);
        if (p == null) {
            Package fresh = SharedSecrets.getJavaLangAccess().newBootPackage(name);
            p = Packages.MAP.putIfAbsent(name, fresh);
            if (p == null) {
                p = fresh;
            }
        }
        return p;
    }

    /* Of those that begin with java all are known, of others those that a class has been asked
     * for. */
    public static Package getDefinedPackage(String name) {
        return name.startsWith("java.") && hasPackage(name) ? getPackage(name)
                : Packages.MAP.get(name);
    }

    public static Package[] getDefinedPackages() {
        for (String name : packages()) {
            getDefinedPackage(name);
        }
        return Packages.MAP.values().toArray(new Package[0]);
    }

    /** The names of all entries of the library, sorted: class files and others. */
    public static native String[] names();

    /** Whether the library has an entry in this package. */
    public static native boolean hasPackage(String name);

    public static Set<String> packages() {
        Set<String> all = new HashSet<>();
        for (String name : names()) {
            int slash = name.lastIndexOf('/');
            if (slash > 0) {
                all.add(name.substring(0, slash).replace('/', '.'));
            }
        }
        return all;
    }

    /* The same as ClassLoader's native of this name. */
    private static native Class<?> findBootstrapClass(String name);

    /* The bytes of an entry of the library, or null; shared with BootResources. */
    static native byte[] findResource0(String name);
}
