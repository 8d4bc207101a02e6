/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.io.SequenceInputStream;

/** Reads the gzip format, of one or more members. */
public class GZIPInputStream extends InflaterInputStream {
    public static final int GZIP_MAGIC = 0x8b1f;

    private static final int TRAILER = 8;

    private static final int FHCRC = 2;
    private static final int FEXTRA = 4;
    private static final int FNAME = 8;
    private static final int FCOMMENT = 16;

    protected CRC32 crc = new CRC32();
    protected boolean eos;

    private boolean closed;

    public GZIPInputStream(InputStream in, int size) throws IOException {
        super(in, in == null ? null : new Inflater(true), size);
        ownsInflater = true;
        header(in);
    }

    public GZIPInputStream(InputStream in) throws IOException {
        this(in, 512);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        for (int n; !eos; eos = !nextMember()) {
            n = super.read(b, off, len);
            if (n != -1) {
                crc.update(b, off, n);
                return n;
            }
        }
        return -1;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            super.close();
            eos = true;
            closed = true;
        }
    }

    /** RFC 1952, 2.3: the member's header, summed up for its own checksum; its length. */
    private int header(InputStream source) throws IOException {
        crc.reset();
        CheckedInputStream h = new CheckedInputStream(source, crc);
        require(number(h, 2) == GZIP_MAGIC, "Not in GZIP format");
        require(number(h, 1) == Deflater.DEFLATED, "Unsupported compression method");
        int flags = (int) number(h, 1);
        int size = 4 + skipped(h, 6);
        if ((flags & FEXTRA) != 0) {
            size += 2 + skipped(h, (int) number(h, 2));
        }
        int texts = Integer.bitCount(flags & (FNAME | FCOMMENT));
        while (texts > 0) { // each ends with a zero
            size++;
            texts -= number(h, 1) == 0 ? 1 : 0;
        }
        if ((flags & FHCRC) != 0) {
            long sum = crc.getValue() & 0xffff;
            require(number(h, 2) == sum, "Corrupt GZIP header");
            size += 2;
        }
        crc.reset();
        return size;
    }

    private static void require(boolean holds, String otherwise) throws ZipException {
        if (!holds) {
            throw new ZipException(otherwise);
        }
    }

    private int skipped(InputStream in, int n) throws IOException {
        for (int i = n; i > 0; i--) {
            octet(in.read());
        }
        return n;
    }

    /**
     * Checks the end of a member; true: another one has begun. The bytes behind the compressed data
     * come from what the inflater has left over, then from the source.
     */
    private boolean nextMember() throws IOException {
        final int surplus = inf.getRemaining();
        final InputStream rest = new InputStream() {
            private int at = len - surplus;

            @Override
            public int read() throws IOException {
                return at < len ? buf[at++] & 255 : GZIPInputStream.this.in.read();
            }
        };
        boolean intact = number(rest, 4) == crc.getValue()
                && number(rest, 4) == (inf.getBytesWritten() & 0xffffffffL);
        require(intact, "Corrupt GZIP trailer");
        int used = TRAILER;
        try {
            PushbackInputStream next = new PushbackInputStream(rest);
            int first = next.read();
            if (first < 0) { // the sum stays that of the last member
                return false;
            }
            next.unread(first);
            used += header(next);
        } catch (IOException e) { // what follows is none of ours
            return false;
        }
        inf.reset();
        if (surplus > used) {
            inf.setInput(buf, len - surplus + used, surplus - used);
        }
        return true;
    }

    /** A number of so many octets, the low one first. */
    private long number(InputStream in, int octets) throws IOException {
        long value = 0;
        for (int shift = 0; shift < 8 * octets; shift += 8) {
            value |= (long) octet(in.read()) << shift;
        }
        return value;
    }

    /**
     * @param got what a stream answered, which may be one of the program's that answers nonsense
     */
    private int octet(int got) throws IOException {
        if ((got & 0xff) == got) {
            return got;
        }
        throw got == -1 ? new EOFException()
            : new IOException(in.getClass().getName()
                    + ".read() returned value out of range -1..255: " + got);
    }
}
