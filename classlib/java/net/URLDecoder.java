/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

/** Text from application/x-www-form-urlencoded. */
public class URLDecoder {
    private URLDecoder() {
    }

    @Deprecated
    public static String decode(String s) {
        return decode(s, Charset.defaultCharset());
    }

    public static String decode(String s, String enc) throws UnsupportedEncodingException {
        if (enc.isEmpty()) {
            throw new UnsupportedEncodingException("URLDecoder: empty string enc parameter");
        }
        return decode(s, URLEncoder.charset(enc));
    }

    public static String decode(String s, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("Charset");
        }
        int n = s.length();
        StringBuilder out = new StringBuilder(n);
        byte[] bytes = null;
        for (int i = 0; i < n;) {
            char c = s.charAt(i);
            if (c == '+') {
                out.append(' ');
                i++;
            } else if (c == '%') {
                if (bytes == null) {
                    bytes = new byte[(n - i) / 3];
                }
                int count = 0;
                while (i + 2 < n && s.charAt(i) == '%') {
                    bytes[count++] = (byte) hex(s.substring(i + 1, i + 3));
                    i += 3;
                }
                if (i < n && s.charAt(i) == '%') {
                    throw new IllegalArgumentException(
                            "URLDecoder: Incomplete trailing escape (%) pattern");
                }
                out.append(new String(bytes, 0, count, charset));
            } else {
                out.append(c);
                i++;
            }
        }
        return out.toString();
    }

    private static int hex(String s) {
        int v;
        try {
            v = Integer.parseInt(s, 0, 2, 16);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%)"
                    + " pattern - " + e.getMessage());
        }
        if (v < 0) {
            throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%)"
                    + " pattern - negative value");
        }
        return v;
    }
}
