/* SPDX-License-Identifier: MIT */
package java.util;

/** Cuts a string at delimiter characters. */
public class StringTokenizer implements Enumeration<Object> {
    private final String str;
    private String delimiters;
    private final boolean returnDelims;
    private int position;

    public StringTokenizer(String str, String delim, boolean returnDelims) {
        this.str = str;
        this.delimiters = delim;
        this.returnDelims = returnDelims;
        str.length();
    }

    public StringTokenizer(String str, String delim) {
        this(str, delim, false);
    }

    public StringTokenizer(String str) {
        this(str, " \t\n\r\f", false);
    }

    private boolean isDelimiter(int i) {
        int c = str.codePointAt(i);
        if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
            return delimiters.indexOf(c) >= 0;
        }
        int n = 0; // half a pair is no delimiter
        while (n < delimiters.length() && delimiters.codePointAt(n) != c) {
            n += Character.charCount(delimiters.codePointAt(n));
        }
        return n < delimiters.length();
    }

    private int width(int i) {
        return Character.charCount(str.codePointAt(i));
    }

    private int skip(int i) {
        if (delimiters == null) {
            throw new NullPointerException();
        }
        while (!returnDelims && i < str.length() && isDelimiter(i)) {
            i += width(i);
        }
        return i;
    }

    private int scan(int i) {
        int start = i;
        while (i < str.length() && !isDelimiter(i)) {
            i += width(i);
        }
        return returnDelims && i == start && i < str.length() ? i + width(i) : i;
    }

    public boolean hasMoreTokens() {
        return skip(position) < str.length();
    }

    public String nextToken() {
        int start = skip(position);
        if (start >= str.length()) {
            position = start;
            throw new NoSuchElementException();
        }
        position = scan(start);
        return str.substring(start, position);
    }

    public String nextToken(String delim) {
        delimiters = delim;
        return nextToken();
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int n = 0;
        for (int i = position; i < str.length();) {
            i = skip(i);
            if (i < str.length()) {
                i = scan(i);
                n++;
            }
        }
        return n;
    }
}
