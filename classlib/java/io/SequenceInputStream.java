/* SPDX-License-Identifier: MIT */
package java.io;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Reads several streams one after the other. */
public class SequenceInputStream extends InputStream {
    private final Enumeration<? extends InputStream> e;
    private InputStream in;

    public SequenceInputStream(Enumeration<? extends InputStream> e) {
        this.e = e;
        in = next();
    }

    public SequenceInputStream(InputStream s1, InputStream s2) {
        this(Collections.enumeration(java.util.Arrays.asList(s1, s2)));
    }

    private InputStream next() {
        return e.hasMoreElements() ? java.util.Objects.requireNonNull(e.nextElement()) : null;
    }

    private void nextStream() throws IOException {
        if (in != null) {
            in.close();
        }
        in = next();
    }

    @Override
    public int available() throws IOException {
        return in == null ? 0 : in.available();
    }

    @Override
    public int read() throws IOException {
        while (in != null) {
            int c = in.read();
            if (c != -1) {
                return c;
            }
            nextStream();
        }
        return -1;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (in == null) {
            return -1;
        }
        InputStream.checkRange(off, len, java.util.Objects.requireNonNull(b).length);
        int got = 0;
        while (got <= 0 && len > 0 && in != null) {
            got = in.read(b, off, len);
            if (got <= 0) {
                nextStream();
            }
        }
        return got > 0 || len == 0 ? got : -1;
    }

    @Override
    public void close() throws IOException {
        IOException first = null;
        while (in != null) {
            try {
                in.close();
            } catch (IOException e) {
                if (first == null) {
                    first = e;
                } else {
                    first.addSuppressed(e);
                }
            }
            in = next();
        }
        if (first != null) {
            throw first;
        }
    }
}
