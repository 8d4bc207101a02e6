/* SPDX-License-Identifier: MIT */
package java.util;

/** Cuts a string at delimiter characters. */
public class StringTokenizer implements Enumeration<Object> {
    private final String str;
    private String delimiters;
    private final boolean returnDelims;
    private int position;
    private int next = -1; // behind the delimiters at the position, when that is known
    private char highest; // of the delimiters

    public StringTokenizer(String str, String delim, boolean returnDelims) {
        this.str = str;
        this.returnDelims = returnDelims;
        setDelimiters(delim);
        str.length();
    }

    public StringTokenizer(String str, String delim) {
        this(str, delim, false);
    }

    public StringTokenizer(String str) {
        this(str, " \t\n\r\f", false);
    }

    private void setDelimiters(String delim) {
        delimiters = delim;
        next = -1;
        highest = 0;
        for (int i = 0; delim != null && i < delim.length(); i++) {
            if (delim.charAt(i) > highest) {
                highest = delim.charAt(i);
            }
        }
    }

    private boolean isDelimiter(int i) {
        int c = str.charAt(i);
        if (c < Character.MIN_SURROGATE) {
            return delimiters.indexOf(c) >= 0;
        }
        c = str.codePointAt(i);
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
        while (!returnDelims && i < str.length() && str.charAt(i) <= highest && isDelimiter(i)) {
            i += width(i);
        }
        return i;
    }

    private int scan(int i) {
        int start = i;
        int n = str.length();
        while (i < n) {
            char c = str.charAt(i);
            if (c <= highest && isDelimiter(i)) {
                break;
            }
            i += Character.isHighSurrogate(c) ? width(i) : 1;
        }
        return returnDelims && i == start && i < n ? i + width(i) : i;
    }

    public boolean hasMoreTokens() {
        next = skip(position);
        return next < str.length();
    }

    public String nextToken() {
        int start = next >= 0 ? next : skip(position);
        next = -1;
        if (start >= str.length()) {
            position = start;
            throw new NoSuchElementException();
        }
        position = scan(start);
        return str.substring(start, position);
    }

    public String nextToken(String delim) {
        setDelimiters(delim);
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
