/* SPDX-License-Identifier: MIT */
package java.net;

/**
 * Takes the segments "." and ".." out of paths. Segments are kept on a stack: the text so far, and
 * where each begins. The text before the first slash is the ground, which nothing removes.
 */
final class UrlDots {
    private final char[] text;
    private int length;
    private final int[] slashes;
    private int depth;

    private final boolean inJar;

    private UrlDots(int size, boolean inJar) {
        text = new char[size];
        slashes = new int[size];
        this.inJar = inJar;
    }

    static String remove(String path) {
        return path.startsWith("./") || path.contains("/.") ? read(path, false).result() : path;
    }

    /**
     * Of the path of an entry, from its slash on: nothing is above the root,
     * and ".." takes even a "." away.
     */
    static String removeInJar(String path) {
        UrlDots d = read(path, true);
        String rest = remove(new String(d.text, 0, d.length));
        return rest.endsWith("/..") ? "" : rest;
    }

    private static UrlDots read(String path, boolean inJar) {
        UrlDots d = new UrlDots(path.length(), inJar);
        int slash = path.indexOf('/');
        d.append(path, 0, slash < 0 ? path.length() : slash);
        while (slash >= 0) {
            int next = path.indexOf('/', slash + 1);
            d.push(path, slash, next < 0 ? path.length() : next, next < 0);
            slash = next;
        }
        return d;
    }

    private void append(String path, int from, int to) {
        path.getChars(from, to, text, length);
        length += to - from;
    }

    /* The segment behind a slash. */
    private void push(String path, int slash, int end, boolean last) {
        int dots = end - slash > 3 || !"/..".startsWith(path.substring(slash, end)) ? 0
                : end - slash - 1;
        if (dots == 1 && !last && !inJar
                || dots == 2 && (last ? !inJar && climb() : pop() || inJar)) {
            return;
        }
        slashes[depth++] = length;
        append(path, slash, end);
    }

    private boolean startsParent(int segment) {
        int at = slashes[segment];
        int end = segment + 1 < depth ? slashes[segment + 1] : length;
        return end >= at + 3 && text[at + 1] == '.' && text[at + 2] == '.';
    }

    /* A ".." between others removes what is before it, except the ".." at the root. */
    private boolean pop() {
        boolean atRoot = depth == 1 && slashes[0] == 0 && length == 3 && startsParent(0);
        if (depth == 0 || atRoot) {
            return false;
        }
        length = slashes[--depth];
        return true;
    }

    /* A ".." at the end: the first segment that begins with two dots goes,
     * with the one before and all behind. */
    private boolean climb() {
        int first = 0;
        while (first < depth && !startsParent(first)) {
            first++;
        }
        if (first == 0) {
            return false;
        }
        depth = first - 1;
        length = slashes[depth] + 1;
        return true;
    }

    private String result() {
        int from = length > 2 && text[0] == '.' && text[1] == '/' ? 2 : 0;
        boolean dot = length - from > 1 && text[length - 1] == '.' && text[length - 2] == '/';
        return new String(text, from, length - from - (dot ? 1 : 0));
    }
}
