/* SPDX-License-Identifier: MIT */
package java.io;

/** Counts the lines it reads. */
public class LineNumberReader extends BufferedReader {
    private int lineNumber;
    private int markedLine;
    private boolean crBehind;
    private boolean markCrBehind;
    private boolean inLine; // behind a character that ends none: the end of the stream ends it

    public LineNumberReader(Reader in) {
        super(in);
    }

    public LineNumberReader(Reader in, int sz) {
        super(in, sz);
    }

    public void setLineNumber(int lineNumber) {
        this.lineNumber = lineNumber;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            int first = super.read();
            int c = isSecondHalf(first) ? super.read() : first;
            tally(c);
            return c == '\r' ? '\n' : c;
        }
    }

    /* Whether the carriage return before this line feed has been counted for both. */
    private boolean isSecondHalf(int c) {
        return c == '\n' && crBehind;
    }

    /* Counts a character that is no second half, or the end of the stream (-1). */
    private void tally(int c) {
        crBehind = c == '\r';
        boolean ends = crBehind || c == '\n' || c < 0 && inLine;
        inLine = !ends && c >= 0;
        lineNumber += ends ? 1 : 0;
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            int n = super.read(cbuf, off, len);
            if (n < 0 && inLine) {
                inLine = false;
                lineNumber++;
            }
            int plain = 0; // characters since the last line end
            for (int i = 0; i < n; i++) {
                char c = cbuf[off + i];
                if (c != '\n' && c != '\r') {
                    plain++;
                    continue;
                }
                if (plain > 0) {
                    crBehind = false;
                    plain = 0;
                }
                if (isSecondHalf(c)) {
                    crBehind = false;
                } else {
                    tally(c);
                }
            }
            if (plain > 0) {
                crBehind = false;
                inLine = true;
            }
            return n;
        }
    }

    @Override
    public String readLine() throws IOException {
        synchronized (lock) {
            String l = readLine(crBehind);
            crBehind = false;
            if (l != null || inLine) {
                lineNumber++;
            }
            inLine = false;
            return l;
        }
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("skip() value is negative");
        }
        synchronized (lock) {
            char[] skipped = new char[(int) Math.min(n, 8192)];
            long left = n;
            while (left > 0) {
                int r = read(skipped, 0, (int) Math.min(left, skipped.length));
                if (r == -1) {
                    break;
                }
                left -= r;
            }
            inLine &= n == 0;
            return n - left;
        }
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        synchronized (lock) {
            super.mark(readAheadLimit + (crBehind ? 1 : 0));
            markedLine = lineNumber;
            markCrBehind = crBehind;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            super.reset();
            lineNumber = markedLine;
            crBehind = markCrBehind;
        }
    }
}
