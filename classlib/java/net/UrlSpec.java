/* SPDX-License-Identifier: MIT */
package java.net;

import java.util.Locale;

/**
 * A spec of URL's constructors, taken apart as far as every protocol does it: scheme,
 * what the handler reads, fragment.
 */
final class UrlSpec {
    final String text;
    /** Null: it names none, or what stands before the colon is none. */
    final String scheme;
    /** The handler's part is from..to; from is behind to where only blanks and "url:" are. */
    final int from;
    final int to;
    final String fragment;

    UrlSpec(String spec) {
        int end = spec.length();
        int at = 0;
        while (end > 0 && isBlank(spec, end - 1)) {
            end--;
        }
        while (at < end && isBlank(spec, at)) {
            at++;
        }
        at += spec.regionMatches(true, at, "url:", 0, 4) ? 4 : 0;
        int colon = schemeEnd(spec, at, end);
        scheme = colon < 0 ? null : ofScheme(spec.substring(at, colon));
        text = spec;
        from = colon < 0 ? at : colon + 1;
        int sharp = spec.indexOf('#', from);
        fragment = sharp < 0 ? null : spec.substring(sharp + 1, Math.max(end, sharp + 1));
        to = sharp < 0 || sharp > end ? end : sharp;
    }

    private static boolean isBlank(String s, int at) {
        return s.charAt(at) <= ' ';
    }

    /* The colon behind a letter and letters, digits, plus, hyphen, full stop; -1: there is none. */
    private static int schemeEnd(String s, int at, int end) {
        int i = at;
        while (i < end && (isLetter(s.charAt(i)) || i > at && isFollower(s.charAt(i)))) {
            i++;
        }
        return i > at && i < end && s.charAt(i) == ':' ? i : -1;
    }

    /* The capital I with a dot is none: in lower case it is an i and a mark. */
    private static boolean isLetter(char c) {
        return Character.isLetter(c) && c != '\u0130';
    }

    private static boolean isFollower(char c) {
        return c == '+' || c == '-' || c == '.' || Character.isDigit(c);
    }

    /** Lower case; the one most used is not searched for capitals. */
    static String ofScheme(String protocol) {
        return protocol.equals("file") ? "file" : protocol.toLowerCase(Locale.ROOT);
    }

    boolean isEmpty() {
        return from == to;
    }
}
