/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

/** Decodes a byte stream to characters. */
public class InputStreamReader extends Reader {
    private final InputStream in;
    private final CharsetDecoder decoder;
    private final ByteBuffer bytes = ByteBuffer.allocate(8192);
    private boolean closed;
    private boolean hasLeft;
    private char left;

    public InputStreamReader(InputStream in) {
        this(in, Charset.defaultCharset());
    }

    public InputStreamReader(InputStream in, String charsetName)
            throws UnsupportedEncodingException {
        this(java.util.Objects.requireNonNull(in), charset(charsetName));
    }

    public InputStreamReader(InputStream in, Charset cs) {
        this(java.util.Objects.requireNonNull(in),
                java.util.Objects.requireNonNull(cs, "charset").newDecoder()
                        .onMalformedInput(CodingErrorAction.REPLACE)
                        .onUnmappableCharacter(CodingErrorAction.REPLACE));
    }

    public InputStreamReader(InputStream in, CharsetDecoder dec) {
        super(in);
        if (dec == null) {
            throw new NullPointerException("charset decoder");
        }
        this.in = in;
        this.decoder = dec;
        bytes.flip();
    }

    static Charset charset(String name) throws UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException("charsetName");
        }
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException e) {
            throw new UnsupportedEncodingException(name);
        } catch (UnsupportedCharsetException e) {
            throw new UnsupportedEncodingException(name);
        }
    }

    public String getEncoding() {
        return closed ? null : jdk.internal.nio.cs.Charsets.historicalName(decoder.charset());
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    /* Returns false at the end of the input. */
    private boolean refill() throws IOException {
        bytes.compact();
        try {
            int n = in.read(bytes.array(), bytes.arrayOffset() + bytes.position(),
                    bytes.remaining());
            if (n < 0) {
                return false;
            }
            if (n == 0) {
                throw new IOException("Underlying input stream returned zero bytes");
            }
            bytes.position(bytes.position() + n);
        } finally {
            bytes.flip();
        }
        return true;
    }

    private boolean inReady() {
        try {
            return in.available() > 0;
        } catch (IOException e) {
            return false;
        }
    }

    private int decode(char[] cbuf, int off, int len) throws IOException {
        CharBuffer cb = CharBuffer.wrap(cbuf, off, len);
        if (cb.position() != 0) {
            cb = cb.slice();
        }
        boolean atEnd = false; // of what is there now: a file may grow, a terminal goes on
        for (;;) {
            CoderResult r = decoder.decode(bytes, cb, atEnd);
            if (r.isUnderflow()) {
                if (atEnd || !cb.hasRemaining() || (cb.position() > 0 && !inReady())) {
                    break;
                }
                if (!refill()) {
                    atEnd = true;
                    if (cb.position() == 0 && !bytes.hasRemaining()) {
                        break;
                    }
                }
                continue;
            }
            if (r.isOverflow()) {
                break;
            }
            r.throwException();
        }
        if (atEnd) {
            decoder.reset();
        }
        return cb.position() == 0 && atEnd ? -1 : cb.position();
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (hasLeft) {
                hasLeft = false;
                return left;
            }
            char[] two = new char[2];
            int n = decode(two, 0, 2);
            if (n == -1) {
                return -1;
            }
            if (n == 2) {
                left = two[1];
                hasLeft = true;
            }
            return two[0];
        }
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            InputStream.checkRange(off, len, cbuf.length);
            if (len == 0) {
                return 0;
            }
            int n = 0;
            if (hasLeft) {
                cbuf[off++] = left;
                hasLeft = false;
                len--;
                n = 1;
                if (len == 0 || (!bytes.hasRemaining() && !inReady())) {
                    return n;
                }
            }
            if (len == 1) {
                int c = read();
                if (c == -1) {
                    return n == 0 ? -1 : n;
                }
                cbuf[off] = (char) c;
                return n + 1;
            }
            int r = decode(cbuf, off, len);
            return r < 0 ? (n == 0 ? -1 : n) : n + r;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return hasLeft || bytes.hasRemaining() || inReady();
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (!closed) {
                closed = true;
                in.close();
            }
        }
    }
}
