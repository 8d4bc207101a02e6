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
        usesDefaultInflater = true;
        if (in == null) {
            throw new NullPointerException("in is null");
        }
        if (charset == null) {
            throw new NullPointerException("charset is null");
        }
        this.charset = charset;
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    private void readFully(byte[] b, int off, int len) throws IOException {
        while (len > 0) {
            int n = in.read(b, off, len);
            if (n == -1) {
                throw new EOFException();
            }
            off += n;
            len -= n;
        }
    }

    public ZipEntry getNextEntry() throws IOException {
        ensureOpen();
        if (entry != null) {
            closeEntry();
        }
        crc.reset();
        inf.reset();
        byte[] h = new byte[30];
        try {
            readFully(h, 0, 30);
        } catch (EOFException e) {
            return null;
        }
        if (ZipFormat.get4(h, 0) != ZipFormat.LOCAL) {
            return null;
        }
        int flags = ZipFormat.get2(h, 6);
        byte[] name = new byte[ZipFormat.get2(h, 26)];
        readFully(name, 0, name.length);
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
            byte[] extra = new byte[n];
            readFully(extra, 0, n);
            e.setExtra(extra);
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
        if (len == 0) {
            return 0;
        }
        if (entry == null) {
            return -1;
        }
        if (entry.method == ZipEntry.DEFLATED) {
            int n = super.read(b, off, len);
            if (n == -1) {
                readEnd(entry);
                entryEnd = true;
                entry = null;
            } else {
                crc.update(b, off, n);
            }
            return n;
        }
        if (entry.method != ZipEntry.STORED) {
            throw new ZipException("invalid compression method");
        }
        if (remaining <= 0) {
            entryEnd = true;
            entry = null;
            return -1;
        }
        int n = in.read(b, off, (int) Math.min(len, remaining));
        if (n == -1) {
            throw new ZipException("unexpected EOF");
        }
        crc.update(b, off, n);
        remaining -= n;
        if (remaining == 0 && entry.crc != crc.getValue()) {
            throw new ZipException("invalid entry CRC (expected 0x" + Long.toHexString(entry.crc)
                    + " but got 0x" + Long.toHexString(crc.getValue()) + ")");
        }
        return n;
    }

    // Also gives back what the inflater has been handed but did not want.
    private void readEnd(ZipEntry e) throws IOException {
        int n = inf.getRemaining();
        if (n > 0) {
            ((PushbackInputStream) in).unread(buf, len - n, n);
        }
        if ((e.flag & ZipFormat.HAS_DESCRIPTOR) != 0) {
            byte[] d = new byte[16];
            readFully(d, 0, 16);
            int at = 4;
            if (ZipFormat.get4(d, 0) != ZipFormat.DESCRIPTOR) {
                at = 0;
                ((PushbackInputStream) in).unread(d, 12, 4);
            }
            e.crc = ZipFormat.get4(d, at);
            e.csize = ZipFormat.get4(d, at + 4);
            e.size = ZipFormat.get4(d, at + 8);
        }
        if (e.size != (inf.getBytesWritten() & 0xffffffffL)) {
            throw new ZipException("invalid entry size (expected " + e.size + " but got "
                    + inf.getBytesWritten() + " bytes)");
        }
        if (e.csize != (inf.getBytesRead() & 0xffffffffL)) {
            throw new ZipException("invalid entry compressed size (expected " + e.csize
                    + " but got " + inf.getBytesRead() + " bytes)");
        }
        if (e.crc != crc.getValue()) {
            throw new ZipException("invalid entry CRC (expected 0x" + Long.toHexString(e.crc)
                    + " but got 0x" + Long.toHexString(crc.getValue()) + ")");
        }
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
