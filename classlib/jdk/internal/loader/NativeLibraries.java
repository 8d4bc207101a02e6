/* SPDX-License-Identifier: MIT */
package jdk.internal.loader;

import java.io.File;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;

/**
 * The native libraries that one loader's classes have loaded. A library belongs to one loader at
 * most; the machine finds native methods in it and calls JNI_OnLoad.
 */
public final class NativeLibraries {
    /* Path to owner; also the lock of everything here. */
    private static final HashMap<String, NativeLibraries> owners = new HashMap<>();
    /* What is being loaded: JNI_OnLoad may load the library it is in. */
    private static final HashSet<String> loading = new HashSet<>();

    private final ClassLoader loader;

    public NativeLibraries(ClassLoader loader) {
        this.loader = loader;
    }

    /** False when there is no such file; throws UnsatisfiedLinkError when it cannot be used. */
    public boolean load(File file) {
        String path;
        try {
            if (!file.exists()) {
                return false;
            }
            path = file.getCanonicalPath();
        } catch (IOException e) {
            return false;
        }
        synchronized (owners) {
            NativeLibraries owner = owners.get(path);
            if (owner != null && owner != this) {
                throw new UnsatisfiedLinkError("Native Library " + path
                        + " already loaded in another classloader");
            }
            if (owner != null || !loading.add(path)) {
                return true;
            }
            try {
                load0(loader, path);
                owners.put(path, this);
                return true;
            } finally {
                loading.remove(path);
            }
        }
    }

    /** Searches sun.boot.library.path and java.library.path for a library's short name. */
    public boolean loadFromPath(String name) {
        String file = System.mapLibraryName(name);
        return loadFromPath(System.getProperty("sun.boot.library.path", ""), file)
                || loadFromPath(System.getProperty("java.library.path", ""), file);
    }

    private boolean loadFromPath(String path, String file) {
        int at = 0;
        while (at <= path.length() && !path.isEmpty()) {
            int colon = path.indexOf(File.pathSeparatorChar, at);
            int end = colon < 0 ? path.length() : colon;
            String directory = end == at ? "." : path.substring(at, end);
            if (load(new File(directory, file))) {
                return true;
            }
            at = end + 1;
        }
        return false;
    }

    /* Opens the library and calls its JNI_OnLoad; throws UnsatisfiedLinkError. */
    private static native void load0(ClassLoader loader, String path);
}
