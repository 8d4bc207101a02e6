/* SPDX-License-Identifier: MIT */
package jdk.internal.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * Names of characters. The table is text in groups of 32 lines, each sharing its beginning with the
 * one before; a lookup reads one group. The way back is an index by hash codes, made when first
 * needed.
 */
public final class CharacterNames {
    private static final String TEXT;
    /** First character and place in the text of each group. */
    private static final int[] FIRST;
    private static final int[] PLACE;

    static {
        try (InputStream in = CharacterNames.class.getResourceAsStream("CharacterNames.txt")) {
            TEXT = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        int count = 0;
        int begin = TEXT.indexOf('%');
        for (int i = begin; i >= 0; i = TEXT.indexOf('%', TEXT.indexOf('%', i + 1) + 1)) {
            count++;
        }
        FIRST = new int[count];
        PLACE = new int[count];
        int at = begin;
        for (int i = 0; i < count; i++) {
            int end = TEXT.indexOf('%', at + 1);
            FIRST[i] = Integer.parseInt(TEXT, at + 1, end, 10);
            PLACE[i] = end + 1;
            at = TEXT.indexOf('%', end + 1);
        }
    }

    /** Reads the lines of a group one after the other. */
    private static final class Reader {
        private int at;
        int codePoint;
        final StringBuilder name = new StringBuilder();
        private int hexadecimal = -1;

        Reader(int group) {
            at = PLACE[group];
            codePoint = FIRST[group] - 1;
        }

        boolean next() {
            if (at >= TEXT.length()) {
                return false;
            }
            char c = TEXT.charAt(at++);
            if (c == '%') {
                return false;
            }
            codePoint++;
            if (c == '$') {
                int end = TEXT.indexOf('$', at);
                codePoint += Integer.parseInt(TEXT, at, end, 10);
                at = end + 1;
                c = TEXT.charAt(at++);
            } else if (c == '!' || c == '*') {
                codePoint += c == '!' ? 1 : 2;
                c = TEXT.charAt(at++);
            }
            if (hexadecimal >= 0) {
                name.setLength(hexadecimal);
                name.append('#');
            }
            name.setLength(c - '0');
            int end = TEXT.indexOf('\n', at);
            name.append(TEXT, at, end);
            at = end + 1;
            int last = name.length() - 1;
            hexadecimal = -1;
            if (name.charAt(last) == '#') {
                hexadecimal = last;
                name.setLength(last);
                String digits = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
                name.append("0000", 0, Math.max(0, 4 - digits.length())).append(digits);
            }
            return true;
        }
    }

    /** Hash code and character of each name in order. */
    private static long[] index;

    private CharacterNames() {
    }

    /** Null when the character has no name of its own. */
    public static String name(int codePoint) {
        int i = Arrays.binarySearch(FIRST, codePoint);
        Reader r = new Reader(i >= 0 ? i : Math.max(0, -i - 2));
        while (r.next() && r.codePoint <= codePoint) {
            if (r.codePoint == codePoint) {
                return r.name.toString();
            }
        }
        return null;
    }

    private static synchronized long[] index() {
        if (index == null) {
            long[] all = new long[FIRST.length * 32];
            int n = 0;
            for (int i = 0; i < FIRST.length; i++) {
                for (Reader r = new Reader(i); r.next();) {
                    int hash = 0;
                    for (int j = 0; j < r.name.length(); j++) {
                        hash = hash * 31 + r.name.charAt(j);
                    }
                    all[n++] = (long) hash << 32 | r.codePoint;
                }
            }
            all = Arrays.copyOf(all, n);
            Arrays.sort(all);
            index = all;
        }
        return index;
    }

    /** The character with the name, or -1. */
    public static int codePoint(String name) {
        long[] all = index();
        long key = (long) name.hashCode() << 32;
        int i = Arrays.binarySearch(all, key);
        for (i = i < 0 ? -i - 1 : i; i < all.length && all[i] >> 32 == key >> 32; i++) {
            if (name.equals(name((int) all[i]))) {
                return (int) all[i];
            }
        }
        return -1;
    }
}
