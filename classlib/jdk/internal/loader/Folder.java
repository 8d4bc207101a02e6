/* SPDX-License-Identifier: MIT */
package jdk.internal.loader;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Names of resources in a folder of classes: none leads out of it but by a link within it. */
public final class Folder {
    private static final String DIGITS =
            "0123456789abcdef"; // the JDK's, where others take capitals
    private static final String ESCAPED = "\"#%<>?[\\]^`{|};=";

    private Folder() {
    }

    public static boolean hasDots(String name) {
        return "/".concat(name).concat("/").contains("/../");
    }

    /* Dots are followed to where they lead in the end: behind a link that is not where their text
       leads. */
    private static File file(File folder, String name) throws IOException {
        File file = new File(folder, name);
        if (!hasDots(name)) {
            return file;
        }
        String top = folder.getCanonicalPath();
        String path = file.getCanonicalPath();
        boolean inside = path.equals(top)
                || path.startsWith(top.endsWith("/") ? top : top.concat("/"));
        return inside ? new File(path) : null;
    }

    public static boolean holds(File folder, String name) {
        try {
            File file = file(folder, name);
            return file != null && file.exists();
        } catch (IOException e) {
            return false;
        }
    }

    /** Null: there is no such file. */
    public static byte[] read(File folder, String name) throws IOException {
        File file = name.startsWith("/") ? null : file(folder, name);
        if (file == null || !file.isFile()) {
            return null;
        }
        try (InputStream in = new FileInputStream(file)) {
            return in.readAllBytes();
        }
    }

    /** The name without dots, which may be empty. Null: it leads out. */
    static String plain(String name) {
        StringBuilder plain = new StringBuilder();
        for (String part : name.split("/", -1)) {
            if (part.equals("..")) {
                if (plain.length() == 0) {
                    return null;
                }
                plain.setLength(plain.lastIndexOf("/", plain.length() - 2) + 1);
            } else if (!part.isEmpty() && !part.equals(".")) {
                plain.append(part).append('/');
            }
        }
        boolean folder = name.endsWith("/") || plain.length() == 0;
        return folder ? plain.toString() : plain.substring(0, plain.length() - 1);
    }

    /** As it stands in a URL. */
    public static String escape(String name) {
        StringBuilder sb = new StringBuilder();
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 255);
            if (c > 0x20 && c < 0x7f && ESCAPED.indexOf(c) < 0) {
                sb.append(c);
            } else {
                sb.append('%').append(DIGITS.charAt(c >> 4)).append(DIGITS.charAt(c & 15));
            }
        }
        return sb.toString();
    }
}
