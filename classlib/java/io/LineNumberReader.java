/* SPDX-License-Identifier: MIT */
package java.io;

/** Counts the lines it reads. */
public class LineNumberReader extends BufferedReader {
    private int lineNumber;
    private int markedLine;
    private boolean skipLF;
    private boolean markedSkipLF;
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
            int c = super.read();
            if (skipLF) {
                if (c == '\n') {
                    c = super.read();
                }
                skipLF = false;
            }
            if (c == '\r') {
                skipLF = true;
            }
            if (c == '\r' || c == '\n') {
                lineNumber++;
                inLine = false;
                return '\n';
            }
            note(c < 0);
            return c;
        }
    }

    private void note(boolean isEnd) {
        if (isEnd && inLine) {
            lineNumber++;
        }
        inLine = !isEnd;
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            int n = super.read(cbuf, off, len);
            if (n < 0) {
                note(true);
            }
            for (int i = off; i < off + n; i++) {
                int c = cbuf[i];
                if (skipLF) {
                    skipLF = false;
                    if (c == '\n') {
                        continue;
                    }
                }
                if (c == '\r') {
                    skipLF = true;
                }
                inLine = c != '\r' && c != '\n';
                if (!inLine) {
                    lineNumber++;
                }
            }
            return n;
        }
    }

    @Override
    public String readLine() throws IOException {
        synchronized (lock) {
            String l = readLine(skipLF);
            skipLF = false;
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
            super.mark(readAheadLimit + (skipLF ? 1 : 0));
            markedLine = lineNumber;
            markedSkipLF = skipLF;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            super.reset();
            lineNumber = markedLine;
            skipLF = markedSkipLF;
        }
    }
}
