/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Reads a zip file entry by entry. */
public class ZipInputStream extends InflaterInputStream {
    private final Charset charset;
    private final CRC32 crc = new CRC32();
    private ZipEntry entry;
    private long remaining;
    private boolean closed;
    private boolean entryEnd;

    public ZipInputStream(InputStream in) {
        this(in, StandardCharsets.UTF_8);
    }

    public ZipInputStream(InputStream in, Charset charset) {
        super(new PushbackInputStream(in, 512), new Inflater(true), 512);
        ownsInflater = true;
        ZipFormat.given(in, "in is null");
        this.charset = ZipFormat.given(charset, "charset is null");
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    private byte[] next(int size) throws IOException {
        byte[] b = new byte[size];
        if (in.readNBytes(b, 0, size) < size) {
            throw new EOFException();
        }
        return b;
    }

    public ZipEntry getNextEntry() throws IOException {
        ensureOpen();
        if (entry != null) {
            closeEntry();
        }
        crc.reset();
        inf.reset();
        byte[] h = in.readNBytes(30);
        if (h.length < 30 || ZipFormat.get4(h, 0) != ZipFormat.LOCAL) {
            return null;
        }
        int flags = ZipFormat.get2(h, 6);
        byte[] name = next(ZipFormat.get2(h, 26));
        ZipEntry e = createZipEntry(ZipFormat.text(name, ZipFormat.charset(flags, charset)));
        if ((flags & 1) != 0) {
            throw new ZipException("encrypted ZIP entry not supported");
        }
        e.flag = flags;
        e.method = ZipFormat.get2(h, 8);
        e.dosTime = ZipFormat.get4(h, 10);
        if ((flags & ZipFormat.HAS_DESCRIPTOR) != 0) {
            if (e.method != ZipEntry.DEFLATED) {
                throw new ZipException("only DEFLATED entries can have EXT descriptor");
            }
        } else {
            e.crc = ZipFormat.get4(h, 14);
            e.csize = ZipFormat.get4(h, 18);
            e.size = ZipFormat.get4(h, 22);
        }
        int n = ZipFormat.get2(h, 28);
        if (n > 0) {
            e.setExtra(next(n));
        }
        int field = ZipFormat.zip64(e.extra);
        if ((e.size == ZipFormat.WIDE || e.csize == ZipFormat.WIDE) && field >= 0
                && ZipFormat.get2(e.extra, field - 2) >= 16) { // it has both
            e.size = ZipFormat.get8(e.extra, field);
            e.csize = ZipFormat.get8(e.extra, field + 8);
        }
        if (e.method == ZipEntry.STORED) {
            remaining = e.size;
        }
        entry = e;
        entryEnd = false;
        return e;
    }

    public void closeEntry() throws IOException {
        ensureOpen();
        byte[] b = new byte[512];
        while (read(b, 0, b.length) != -1) {
            continue;
        }
        entryEnd = true;
    }

    @Override
    public int available() throws IOException {
        ensureOpen();
        return entryEnd ? 0 : 1;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        ZipFormat.checkRange(off, len, b.length);
        if (len == 0 || entry == null) {
            return len == 0 ? 0 : -1;
        }
        int n;
        if (entry.method == ZipEntry.DEFLATED) {
            n = super.read(b, off, len);
        } else if (entry.method == ZipEntry.STORED) {
            n = copied(b, off, (int) Math.min(len, remaining));
        } else {
            throw new ZipException("invalid compression method");
        }
        if (n > 0) {
            crc.update(b, off, n);
        }
        finishPart(n);
        return n;
    }

    private int copied(byte[] b, int off, int len) throws IOException {
        if (len <= 0) {
            return -1;
        }
        int n = in.read(b, off, len);
        if (n < 0) {
            throw new ZipException("unexpected EOF");
        }
        remaining -= n;
        return n;
    }

    /** A stored entry is checked with its last byte, a deflated one when its end is seen. */
    private void finishPart(int n) throws IOException {
        boolean deflated = entry.method == ZipEntry.DEFLATED;
        if (deflated && n < 0) {
            giveBack();
            if ((entry.flag & ZipFormat.HAS_DESCRIPTOR) != 0) {
                descriptor();
            }
            confirm("size", entry.size, inf.getBytesWritten());
            confirm("compressed size", entry.csize, inf.getBytesRead());
        }
        boolean last = deflated ? n < 0 : n >= 0 && remaining == 0;
        if (last && entry.crc != crc.getValue()) {
            throw ZipFormat.mismatch("CRC", entry.crc, crc.getValue());
        }
        if (n < 0) {
            entryEnd = true;
            entry = null;
        }
    }

    /** Headers have the low 32 bits of sizes. */
    private static void confirm(String what, long told, long found) throws ZipException {
        if ((int) told != (int) found) {
            throw ZipFormat.mismatch(what, told, found);
        }
    }

    /** What the inflater was handed but did not want is the next record's. */
    private void giveBack() throws IOException {
        int surplus = inf.getRemaining();
        ((PushbackInputStream) in).unread(buf, len - surplus, surplus);
    }

    /** The signature of this record may be missing. */
    private void descriptor() throws IOException {
        byte[] d = in.readNBytes(24);
        int at = d.length >= 4 && ZipFormat.get4(d, 0) == ZipFormat.DESCRIPTOR ? 4 : 0;
        boolean eights = inf.getBytesRead() > ZipFormat.WIDE
                || inf.getBytesWritten() > ZipFormat.WIDE;
        int end = at + (eights ? 20 : 12);
        if (d.length < end) {
            throw new EOFException();
        }
        entry.crc = ZipFormat.get4(d, at);
        entry.csize = eights ? ZipFormat.get8(d, at + 4) : ZipFormat.get4(d, at + 4);
        entry.size = eights ? ZipFormat.get8(d, at + 12) : ZipFormat.get4(d, at + 8);
        ((PushbackInputStream) in).unread(d, end, d.length - end);
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            super.close();
            closed = true;
        }
    }

    protected ZipEntry createZipEntry(String name) {
        return new ZipEntry(name);
    }
}
