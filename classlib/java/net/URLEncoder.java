/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

/** Text to application/x-www-form-urlencoded. */
public class URLEncoder {
    private URLEncoder() {
    }

    @Deprecated
    public static String encode(String s) {
        return encode(s, Charset.defaultCharset());
    }

    public static String encode(String s, String enc) throws UnsupportedEncodingException {
        if (enc == null) {
            throw new NullPointerException("charsetName");
        }
        return encode(s, charset(enc));
    }

    static Charset charset(String enc) throws UnsupportedEncodingException {
        try {
            return Charset.forName(enc);
        } catch (IllegalCharsetNameException e) {
            throw new UnsupportedEncodingException(enc);
        } catch (UnsupportedCharsetException e) {
            throw new UnsupportedEncodingException(enc);
        }
    }

    private static boolean isPlain(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == ' '
                || c == '-' || c == '_' || c == '.' || c == '*';
    }

    public static String encode(String s, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        StringBuilder out = new StringBuilder(s.length() + 16);
        for (int i = 0; i < s.length();) {
            char c = s.charAt(i);
            if (isPlain(c)) {
                out.append(c == ' ' ? '+' : c);
                i++;
                continue;
            }
            int start = i;
            while (i < s.length() && !isPlain(s.charAt(i))) {
                i++;
            }
            for (byte b : s.substring(start, i).getBytes(charset)) {
                out.append('%').append("0123456789ABCDEF".charAt(b >> 4 & 15))
                        .append("0123456789ABCDEF".charAt(b & 15));
            }
        }
        return out.toString();
    }
}
