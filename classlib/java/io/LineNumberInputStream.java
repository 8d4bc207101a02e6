/* SPDX-License-Identifier: MIT */
package java.io;

/** Counts lines; every line end is read as a newline. */
@Deprecated
public class LineNumberInputStream extends FilterInputStream {
    private int held = -1; // read behind a CR, or -1
    private int lineNumber;
    private int markLineNumber;
    private int markHeld = -1;

    public LineNumberInputStream(InputStream in) {
        super(in);
    }

    private int take() throws IOException {
        int c = held;
        held = -1;
        return c == -1 ? in.read() : c;
    }

    @Override
    public int read() throws IOException {
        int c = take();
        switch (c) {
            case '\r':
                int after = in.read();
                held = after == '\n' ? -1 : after;
                lineNumber++;
                return '\n';
            case '\n':
                lineNumber++;
                return c;
            default:
                return c;
        }
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        InputStream.checkRange(off, len, java.util.Objects.requireNonNull(b).length);
        int n = 0;
        for (; n < len; n++) {
            int c = read();
            if (c < 0) {
                break;
            }
            b[off + n] = (byte) c;
        }
        return n == 0 && len > 0 ? -1 : n;
    }

    @Override
    public long skip(long n) throws IOException {
        long left = n;
        while (left > 0 && read() >= 0) {
            left--;
        }
        return n <= 0 ? 0 : n - left;
    }

    public void setLineNumber(int lineNumber) {
        this.lineNumber = lineNumber;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    @Override
    public int available() throws IOException {
        return super.available() / 2 + (held == -1 ? 0 : 1);
    }

    @Override
    public void mark(int readlimit) {
        markLineNumber = lineNumber;
        markHeld = held;
        in.mark(readlimit);
    }

    @Override
    public void reset() throws IOException {
        lineNumber = markLineNumber;
        held = markHeld;
        in.reset();
    }
}
