/* SPDX-License-Identifier: MIT */
package java.io;

import java.util.Arrays;

/** Splits characters into words, numbers, quoted strings and single characters. */
public class StreamTokenizer {
    public static final int TT_EOF = -1;
    public static final int TT_EOL = '\n';
    public static final int TT_NUMBER = -2;
    public static final int TT_WORD = -3;

    private static final int NOTHING = -4;
    private static final int NEED = Integer.MAX_VALUE;
    private static final int SKIP_LF = Integer.MAX_VALUE - 1;

    private static final byte WHITESPACE = 1;
    private static final byte DIGIT = 2;
    private static final byte ALPHA = 4;
    private static final byte QUOTE = 8;
    private static final byte COMMENT = 16;

    public int ttype = NOTHING;
    public String sval;
    public double nval;

    private final Reader reader;
    private final InputStream input;
    private final byte[] types = new byte[256];
    private int peek = NEED;
    private boolean pushedBack;
    private boolean lowerCase;
    private boolean eolSignificant;
    private boolean slashSlash;
    private boolean slashStar;
    private int line = 1;

    private StreamTokenizer(Reader reader, InputStream input) {
        if (reader == null && input == null) {
            throw new NullPointerException();
        }
        this.reader = reader;
        this.input = input;
        wordChars('a', 'z');
        wordChars('A', 'Z');
        wordChars(128 + 32, 255);
        whitespaceChars(0, ' ');
        commentChar('/');
        quoteChar('"');
        quoteChar('\'');
        parseNumbers();
    }

    @Deprecated
    public StreamTokenizer(InputStream is) {
        this(null, is);
    }

    public StreamTokenizer(Reader r) {
        this(r, null);
    }

    public void resetSyntax() {
        Arrays.fill(types, (byte) 0);
    }

    public void wordChars(int low, int high) {
        for (int c = Math.max(low, 0); c <= high && c < 256; c++) {
            types[c] |= ALPHA;
        }
    }

    public void whitespaceChars(int low, int high) {
        for (int c = Math.max(low, 0); c <= high && c < 256; c++) {
            types[c] = WHITESPACE;
        }
    }

    public void ordinaryChars(int low, int high) {
        for (int c = Math.max(low, 0); c <= high && c < 256; c++) {
            types[c] = 0;
        }
    }

    private void set(int c, byte type) {
        if (c >= 0 && c < 256) {
            types[c] = type;
        }
    }

    public void ordinaryChar(int c) {
        set(c, (byte) 0);
    }

    public void commentChar(int c) {
        set(c, COMMENT);
    }

    public void quoteChar(int c) {
        set(c, QUOTE);
    }

    public void parseNumbers() {
        for (int c = '0'; c <= '9'; c++) {
            types[c] |= DIGIT;
        }
        types['.'] |= DIGIT;
        types['-'] |= DIGIT;
    }

    public void eolIsSignificant(boolean flag) {
        eolSignificant = flag;
    }

    public void slashStarComments(boolean flag) {
        slashStar = flag;
    }

    public void slashSlashComments(boolean flag) {
        slashSlash = flag;
    }

    public void lowerCaseMode(boolean flag) {
        lowerCase = flag;
    }

    private int read() throws IOException {
        return reader != null ? reader.read() : input.read();
    }

    private int type(int c) {
        return c < 0 ? WHITESPACE : c < 256 ? types[c] : ALPHA;
    }

    private int endOfLine(int c) throws IOException {
        line++;
        if (c == '\r') {
            int d = read();
            return d == '\n' ? read() : d;
        }
        return read();
    }

    private int skipLine(int c) throws IOException {
        while (c != '\n' && c != '\r' && c >= 0) {
            c = read();
        }
        return c;
    }

    public int nextToken() throws IOException {
        if (pushedBack) {
            pushedBack = false;
            return ttype;
        }
        sval = null;
        int c = peek;
        if (c < 0) {
            c = NEED;
        }
        if (c == SKIP_LF) {
            c = read();
            if (c == '\n') {
                c = NEED;
            }
        }
        if (c == NEED) {
            c = read();
        }
        for (;;) {
            peek = NEED;
            if (c < 0) {
                return ttype = TT_EOF;
            }
            int t = type(c);
            if ((t & WHITESPACE) != 0) {
                if (c == '\r' || c == '\n') {
                    if (eolSignificant) {
                        line++;
                        peek = c == '\r' ? SKIP_LF : NEED;
                        return ttype = TT_EOL;
                    }
                    c = endOfLine(c);
                } else {
                    c = read();
                }
                continue;
            }
            if ((t & DIGIT) != 0) {
                return number(c);
            }
            if ((t & ALPHA) != 0) {
                StringBuilder sb = new StringBuilder();
                do {
                    sb.append((char) c);
                    c = read();
                } while ((type(c) & (ALPHA | DIGIT)) != 0 && c >= 0);
                peek = c;
                sval = lowerCase ? sb.toString().toLowerCase() : sb.toString();
                return ttype = TT_WORD;
            }
            if ((t & QUOTE) != 0) {
                return quoted(c);
            }
            if (c == '/' && (slashSlash || slashStar)) {
                int d = read();
                if (d == '*' && slashStar) {
                    int before = 0;
                    while ((d = read()) != '/' || before != '*') {
                        // what follows is not looked at, as in the reference
                        if (d == '\r' || d == '\n') {
                            line++;
                            boolean cr = d == '\r';
                            d = read();
                            if (cr && d == '\n') {
                                d = read();
                            }
                        }
                        if (d < 0) {
                            return ttype = TT_EOF;
                        }
                        before = d;
                    }
                    c = read();
                    continue;
                }
                if (d == '/' && slashSlash) {
                    c = skipLine(read());
                    continue;
                }
                if ((types['/'] & COMMENT) != 0) {
                    c = skipLine(read()); // even when d ends the line, as in the reference
                    continue;
                }
                peek = d;
                return ttype = '/';
            }
            if ((t & COMMENT) != 0) {
                c = skipLine(read());
                continue;
            }
            return ttype = c;
        }
    }

    private int number(int c) throws IOException {
        boolean negative = c == '-';
        if (negative) {
            c = read();
            if (c != '.' && (c < '0' || c > '9')) {
                peek = c;
                return ttype = '-';
            }
        }
        double v = 0;
        double scale = 1;
        boolean point = false;
        for (;; c = read()) {
            if (c == '.' && !point) {
                point = true;
            } else if (c >= '0' && c <= '9') {
                v = v * 10 + (c - '0');
                if (point) {
                    scale *= 10;
                }
            } else {
                break;
            }
        }
        peek = c;
        v /= scale;
        nval = negative ? -v : v;
        return ttype = TT_NUMBER;
    }

    private int quoted(int quote) throws IOException {
        StringBuilder sb = new StringBuilder();
        int d = read();
        while (d >= 0 && d != quote && d != '\n' && d != '\r') {
            if (d != '\\') {
                sb.append((char) d);
                d = read();
                continue;
            }
            int c = read();
            if (c >= '0' && c <= '7') {
                int first = c;
                c -= '0';
                d = read();
                if (d >= '0' && d <= '7') {
                    c = c * 8 + d - '0';
                    d = read();
                    if (d >= '0' && d <= '7' && first <= '3') {
                        c = c * 8 + d - '0';
                        d = read();
                    }
                }
            } else {
                int at = "abfnrtv".indexOf(c);
                c = at >= 0 ? "\u0007\b\f\n\r\t\u000b".charAt(at) : c;
                d = read();
            }
            sb.append((char) c);
        }
        peek = d == quote ? NEED : d;
        ttype = quote;
        sval = sb.toString();
        return quote;
    }

    public void pushBack() {
        if (ttype != NOTHING) {
            pushedBack = true;
        }
    }

    public int lineno() {
        return line;
    }

    @Override
    public String toString() {
        String what;
        switch (ttype) {
            case TT_EOF:
                what = "EOF";
                break;
            case TT_EOL:
                what = "EOL";
                break;
            case TT_WORD:
                what = sval;
                break;
            case TT_NUMBER:
                what = "n=" + nval;
                break;
            case NOTHING:
                what = "NOTHING";
                break;
            default:
                what = ttype < 256 && (types[ttype] & QUOTE) != 0 ? sval
                        : "'" + (char) ttype + "'";
                break;
        }
        return "Token[" + what + "], line " + line;
    }
}
