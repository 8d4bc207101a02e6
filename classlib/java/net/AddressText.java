/* SPDX-License-Identifier: MIT */
package java.net;

/** Addresses as they are written in numbers. */
final class AddressText {
    private AddressText() {
    }

    /** Null: the text is no address. The host is what the caller gave, for messages. */
    static InetAddress parse(String text, String host, boolean onlySix)
            throws UnknownHostException {
        byte[] four = text.indexOf(':') < 0 ? four(text) : null;
        if (four != null) {
            if (onlySix) {
                throw new UnknownHostException("[" + text + "]: invalid IPv6 address literal");
            }
            return new Inet4Address(null, four);
        }
        int percent = text.indexOf('%');
        byte[] six = six(percent < 0 ? text : text.substring(0, percent));
        if (six == null || percent + 1 == text.length()) {
            if (text.indexOf(':') >= 0) {
                throw new UnknownHostException(host + ": invalid IPv6 address literal");
            }
            return null;
        }
        byte[] mapped = mapped(six);
        if (mapped != null) {
            return new Inet4Address(null, mapped);
        }
        if (percent < 0) {
            return new Inet6Address(null, six, -1, null);
        }
        String zone = text.substring(percent + 1);
        int number = number(zone);
        return number >= 0 ? new Inet6Address(null, six, number, null)
                : new Inet6Address(null, six, Inet6Address.scopeOf(six, zone), zone);
    }

    /** Whether the text is an address of version 6, maybe with a zone. */
    static boolean isSix(String text) {
        int percent = text.indexOf('%');
        return percent + 1 != text.length()
                && six(percent < 0 ? text : text.substring(0, percent)) != null;
    }

    private static int number(String zone) {
        int n = 0;
        for (int i = 0; i < zone.length(); i++) {
            int d = zone.charAt(i) - '0';
            if (d < 0 || d > 9 || n > (Integer.MAX_VALUE - d) / 10) {
                return -1;
            }
            n = n * 10 + d;
        }
        return zone.isEmpty() ? -1 : n;
    }

    /* One to four numbers; the last fills what is left. Null: it is none. */
    static byte[] four(String s) {
        if (s.isEmpty() || s.length() > 15) {
            return null;
        }
        long value = 0;
        int parts = 0;
        long part = -1;
        for (int i = 0; i <= s.length(); i++) {
            char c = i < s.length() ? s.charAt(i) : '.';
            if (c == '.') {
                boolean last = i == s.length();
                long limit = last ? 1L << 8 * (4 - parts) : 256;
                if (part < 0 || part >= limit || parts == 3 && !last) {
                    return null;
                }
                value |= last ? part : part << 24 - 8 * parts;
                parts++;
                part = -1;
            } else if (c >= '0' && c <= '9') {
                part = (part < 0 ? 0 : part * 10) + c - '0';
            } else {
                return null;
            }
        }
        return new byte[] {(byte) (value >> 24), (byte) (value >> 16), (byte) (value >> 8),
            (byte) value};
    }

    /* Groups of up to four hexadecimal digits, "::" once, maybe dotted numbers at the end. */
    private static byte[] six(String s) {
        byte[] out = new byte[16];
        int at = 0;
        int gap = -1;
        int i = 0;
        if (s.startsWith("::")) {
            gap = 0;
            i = 2;
        } else if (s.startsWith(":") || s.length() < 2) {
            return null;
        }
        while (i < s.length()) {
            int end = i;
            int v = 0;
            while (end < s.length() && Character.digit(s.charAt(end), 16) >= 0
                    && s.charAt(end) < 128) {
                v = v << 4 | Character.digit(s.charAt(end++), 16);
                if (v > 0xffff || end - i > 4) {
                    return null;
                }
            }
            if (end < s.length() && s.charAt(end) == '.') {
                byte[] four = dots(s.substring(i)) == 3 ? four(s.substring(i)) : null;
                if (four == null || at > 12) {
                    return null;
                }
                System.arraycopy(four, 0, out, at, 4);
                at += 4;
                break;
            }
            if (end == i || at > 14) {
                return null;
            }
            out[at++] = (byte) (v >> 8);
            out[at++] = (byte) v;
            i = end;
            if (i < s.length()) {
                if (s.charAt(i++) != ':' || i == s.length()) {
                    return null;
                }
                if (s.charAt(i) == ':') {
                    if (gap >= 0) {
                        return null;
                    }
                    gap = at;
                    i++;
                }
            }
        }
        if (gap < 0) {
            return at == 16 ? out : null;
        }
        if (at == 16) {
            return null;
        }
        System.arraycopy(out, gap, out, 16 - (at - gap), at - gap);
        java.util.Arrays.fill(out, gap, 16 - (at - gap), (byte) 0);
        return out;
    }

    private static int dots(String s) {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            n += s.charAt(i) == '.' ? 1 : 0;
        }
        return n;
    }

    /* The four bytes of an address of version 4 that is written as one of version 6, or null. */
    static byte[] mapped(byte[] six) {
        for (int i = 0; i < 12; i++) {
            if (six[i] != (i < 10 ? 0 : -1)) {
                return null;
            }
        }
        return java.util.Arrays.copyOfRange(six, 12, 16);
    }
}
