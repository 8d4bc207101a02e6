/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/** Encodes characters to a byte stream. */
public class OutputStreamWriter extends Writer {
    private final OutputStream out;
    private final Charset charset;
    private final CharsetEncoder encoder;
    private final ByteBuffer bytes = ByteBuffer.allocate(8192);
    private char pendingHigh;
    private boolean closed;

    public OutputStreamWriter(OutputStream out) {
        this(out, Charset.defaultCharset());
    }

    public OutputStreamWriter(OutputStream out, String charsetName)
            throws UnsupportedEncodingException {
        this(java.util.Objects.requireNonNull(out), InputStreamReader.charset(charsetName));
    }

    public OutputStreamWriter(OutputStream out, Charset cs) {
        this(java.util.Objects.requireNonNull(out),
                java.util.Objects.requireNonNull(cs, "charset").newEncoder()
                        .onMalformedInput(CodingErrorAction.REPLACE)
                        .onUnmappableCharacter(CodingErrorAction.REPLACE));
    }

    public OutputStreamWriter(OutputStream out, CharsetEncoder enc) {
        super(out);
        if (enc == null) {
            throw new NullPointerException("charset encoder");
        }
        this.out = out;
        this.encoder = enc;
        this.charset = enc.charset();
    }

    public String getEncoding() {
        return closed ? null : jdk.internal.nio.cs.Charsets.historicalName(charset);
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    private void drain() throws IOException {
        if (bytes.position() > 0) {
            out.write(bytes.array(), bytes.arrayOffset(), bytes.position());
            bytes.clear();
        }
    }

    private void encode(CharBuffer cb, boolean end) throws IOException {
        for (;;) {
            CoderResult r = encoder.encode(cb, bytes, end);
            if (r.isUnderflow()) {
                return;
            }
            if (r.isOverflow()) {
                drain();
            } else {
                r.throwException();
            }
        }
    }

    @Override
    public void write(int c) throws IOException {
        char[] one = {(char) c};
        write(one, 0, 1);
    }

    @Override
    public void write(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            InputStream.checkRange(off, len, cbuf.length);
            if (len == 0) {
                return;
            }
            if (pendingHigh != 0) {
                char[] pair = {pendingHigh, cbuf[off]};
                pendingHigh = 0;
                off++;
                len--;
                CharBuffer two = CharBuffer.wrap(pair, 0, 2);
                encode(two, false);
                if (two.hasRemaining()) {
                    pendingHigh = two.get();
                }
                if (len == 0) {
                    return;
                }
            }
            CharBuffer cb = CharBuffer.wrap(cbuf, off, len);
            encode(cb, false);
            if (cb.hasRemaining()) {
                pendingHigh = cb.get();
            }
        }
    }

    @Override
    public void write(String str, int off, int len) throws IOException {
        if (len < 0) {
            throw new IndexOutOfBoundsException();
        }
        char[] cbuf = new char[len];
        str.getChars(off, off + len, cbuf, 0);
        write(cbuf, 0, len);
    }

    @Override
    public void flush() throws IOException {
        synchronized (lock) {
            ensureOpen();
            drain();
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (closed) {
                return;
            }
            try (OutputStream o = out) {
                CharBuffer rest = pendingHigh == 0 ? CharBuffer.wrap(new char[0])
                        : CharBuffer.wrap(new char[] {pendingHigh});
                pendingHigh = 0;
                encode(rest, true);
                while (encoder.flush(bytes).isOverflow()) {
                    drain();
                }
                drain();
            } finally {
                closed = true;
            }
        }
    }
}
