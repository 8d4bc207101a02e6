/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnmappableCharacterException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;

/** Writes a zip file. */
public class ZipOutputStream extends DeflaterOutputStream {
    public static final int STORED = ZipEntry.STORED;
    public static final int DEFLATED = ZipEntry.DEFLATED;

    private final Charset charset;
    private final CRC32 crc = new CRC32();
    private final ArrayList<ZipEntry> entries = new ArrayList<>();
    private final HashSet<String> names = new HashSet<>();
    private ZipEntry current;
    private long written;
    private long entryStart;
    private byte[] comment = {};
    private int method = DEFLATED;
    private boolean finished;
    private boolean closed;

    public ZipOutputStream(OutputStream out) {
        this(out, StandardCharsets.UTF_8);
    }

    public ZipOutputStream(OutputStream out, Charset charset) {
        super(out, new Deflater(Deflater.DEFAULT_COMPRESSION, true));
        usesDefaultDeflater = true;
        if (charset == null) {
            throw new NullPointerException("charset is null");
        }
        this.charset = charset;
    }

    public void setComment(String text) {
        byte[] b = text == null ? new byte[0] : encoded(text);
        if (b.length > 0xffff) {
            throw new IllegalArgumentException("ZIP file comment too long");
        }
        comment = b;
    }

    /** What the charset cannot say is refused, not replaced. */
    private byte[] encoded(String text) {
        CharBuffer in = CharBuffer.wrap(text);
        try {
            ByteBuffer b = charset.newEncoder().encode(in);
            return Arrays.copyOf(b.array(), b.limit());
        } catch (CharacterCodingException e) {
            throw nameFlag() == 0 ? new IllegalArgumentException(e) : new IllegalArgumentException(
                    "malformed input off : " + in.position() + ", length : 1",
                    new UnmappableCharacterException(1));
        }
    }

    public void setMethod(int method) {
        if (method != DEFLATED && method != STORED) {
            throw new IllegalArgumentException("invalid compression method");
        }
        this.method = method;
    }

    public void setLevel(int level) {
        def.setLevel(level);
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    private void emit(byte[] b, int off, int len) throws IOException {
        out.write(b, off, len);
        written += len;
    }

    private int nameFlag() {
        return charset.equals(StandardCharsets.UTF_8) ? ZipFormat.UTF8 : 0;
    }

    public void putNextEntry(ZipEntry e) throws IOException {
        ensureOpen();
        if (current != null) {
            closeEntry();
        }
        if (e.dosTime == -1) {
            e.setTime(System.currentTimeMillis());
        }
        if (e.method == -1) {
            e.method = method;
        }
        e.flag = 0;
        if (e.method == DEFLATED) {
            if (e.size == -1 || e.csize == -1 || e.crc == -1) {
                e.flag = ZipFormat.HAS_DESCRIPTOR;
            }
        } else {
            if (e.size == -1) {
                e.size = e.csize;
            } else if (e.csize == -1) {
                e.csize = e.size;
            } else if (e.size != e.csize) {
                throw new ZipException("STORED entry where compressed != uncompressed size");
            }
            if (e.size == -1 || e.crc == -1) {
                throw new ZipException("STORED entry missing size, compressed size, or crc-32");
            }
        }
        if (!names.add(e.name)) {
            throw new ZipException("duplicate entry: " + e.name);
        }
        e.flag |= nameFlag();
        e.offset = written;
        byte[] name = encoded(e.name);
        boolean later = (e.flag & ZipFormat.HAS_DESCRIPTOR) != 0;
        byte[] h = new byte[30];
        ZipFormat.put4(h, 0, ZipFormat.LOCAL);
        ZipFormat.put2(h, 4, e.method == DEFLATED ? 20 : 10);
        ZipFormat.put2(h, 6, e.flag);
        ZipFormat.put2(h, 8, e.method);
        ZipFormat.put4(h, 10, e.dosTime);
        ZipFormat.put4(h, 14, later ? 0 : e.crc);
        ZipFormat.put4(h, 18, later ? 0 : e.csize);
        ZipFormat.put4(h, 22, later ? 0 : e.size);
        ZipFormat.put2(h, 26, name.length);
        byte[] extra = ZipTimes.extra(e, false);
        ZipFormat.put2(h, 28, extra.length);
        emit(h, 0, h.length);
        emit(name, 0, name.length);
        emit(extra, 0, extra.length);
        entryStart = written;
        entries.add(e);
        current = e;
    }

    public void closeEntry() throws IOException {
        ensureOpen();
        ZipEntry e = current;
        if (e == null) {
            return;
        }
        if (e.method == DEFLATED) {
            def.finish();
            while (!def.finished()) {
                deflate();
            }
            if ((e.flag & ZipFormat.HAS_DESCRIPTOR) == 0) {
                if (e.size != def.getBytesRead()) {
                    throw new ZipException("invalid entry size (expected " + e.size + " but got "
                            + def.getBytesRead() + " bytes)");
                }
                if (e.csize != def.getBytesWritten()) {
                    throw new ZipException("invalid entry compressed size (expected " + e.csize
                            + " but got " + def.getBytesWritten() + " bytes)");
                }
                if (e.crc != crc.getValue()) {
                    throw new ZipException("invalid entry CRC-32 (expected 0x"
                            + Long.toHexString(e.crc) + " but got 0x"
                            + Long.toHexString(crc.getValue()) + ")");
                }
            } else {
                e.size = def.getBytesRead();
                e.csize = def.getBytesWritten();
                e.crc = crc.getValue();
                byte[] d = new byte[16];
                ZipFormat.put4(d, 0, ZipFormat.DESCRIPTOR);
                ZipFormat.put4(d, 4, e.crc);
                ZipFormat.put4(d, 8, e.csize);
                ZipFormat.put4(d, 12, e.size);
                emit(d, 0, 16);
            }
            written += e.csize;
            def.reset();
        } else {
            if (e.size != written - entryStart) {
                throw new ZipException("invalid entry size (expected " + e.size + " but got "
                        + (written - entryStart) + " bytes)");
            }
            if (e.crc != crc.getValue()) {
                throw new ZipException("invalid entry crc-32 (expected 0x"
                        + Long.toHexString(e.crc) + " but got 0x"
                        + Long.toHexString(crc.getValue()) + ")");
            }
        }
        crc.reset();
        current = null;
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        ZipFormat.checkRange(off, len, b.length);
        if (len == 0) {
            return;
        }
        if (current == null) {
            throw new ZipException("no current ZIP entry");
        }
        if (current.method == DEFLATED) {
            super.write(b, off, len);
        } else {
            if (written - entryStart + len > current.size) {
                throw new ZipException("attempt to write past end of STORED entry");
            }
            emit(b, off, len);
        }
        crc.update(b, off, len);
    }

    @Override
    public void finish() throws IOException {
        ensureOpen();
        if (finished) {
            return;
        }
        if (current != null) {
            closeEntry();
        }
        long start = written;
        for (ZipEntry e : entries) {
            byte[] name = encoded(e.name);
            byte[] remark = e.comment == null ? new byte[0] : encoded(e.comment);
            int version = e.method == DEFLATED ? 20 : 10;
            byte[] h = new byte[46];
            ZipFormat.put4(h, 0, ZipFormat.CENTRAL);
            ZipFormat.put2(h, 4, version);
            ZipFormat.put2(h, 6, version);
            ZipFormat.put2(h, 8, e.flag);
            ZipFormat.put2(h, 10, e.method);
            ZipFormat.put4(h, 12, e.dosTime);
            ZipFormat.put4(h, 16, e.crc);
            ZipFormat.put4(h, 20, e.csize);
            ZipFormat.put4(h, 24, e.size);
            ZipFormat.put2(h, 28, name.length);
            byte[] extra = ZipTimes.extra(e, true);
            ZipFormat.put2(h, 30, extra.length);
            ZipFormat.put2(h, 32, remark.length);
            ZipFormat.put4(h, 42, e.offset);
            emit(h, 0, h.length);
            emit(name, 0, name.length);
            emit(extra, 0, extra.length);
            emit(remark, 0, remark.length);
        }
        byte[] end = new byte[22];
        ZipFormat.put4(end, 0, ZipFormat.END);
        ZipFormat.put2(end, 8, entries.size());
        ZipFormat.put2(end, 10, entries.size());
        ZipFormat.put4(end, 12, written - start);
        ZipFormat.put4(end, 16, start);
        ZipFormat.put2(end, 20, comment.length);
        emit(end, 0, 22);
        emit(comment, 0, comment.length);
        finished = true;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            super.close();
            closed = true;
        }
    }
}
