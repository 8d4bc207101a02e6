/* SPDX-License-Identifier: MIT */
package java.io;

/** Counts lines; every line end is read as a newline. */
@Deprecated
public class LineNumberInputStream extends FilterInputStream {
    private int pushBack = -1;
    private int lineNumber;
    private int markLineNumber;
    private int markPushBack = -1;

    public LineNumberInputStream(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        int c = pushBack;
        if (c != -1) {
            pushBack = -1;
        } else {
            c = in.read();
        }
        if (c == '\r') {
            pushBack = in.read();
            if (pushBack == '\n') {
                pushBack = -1;
            }
            c = '\n';
        }
        if (c == '\n') {
            lineNumber++;
        }
        return c;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        InputStream.checkRange(off, len, b.length);
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
        return pushBack == -1 ? super.available() / 2 : super.available() / 2 + 1;
    }

    @Override
    public void mark(int readlimit) {
        markLineNumber = lineNumber;
        markPushBack = pushBack;
        in.mark(readlimit);
    }

    @Override
    public void reset() throws IOException {
        lineNumber = markLineNumber;
        pushBack = markPushBack;
        in.reset();
    }
}
