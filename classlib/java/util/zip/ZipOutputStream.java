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
    /** How many bytes of an entry's comment have room; more are left out. */
    private static final int MAX_COMMENT = 0xffff;
    private byte[] comment = {};
    private int method = DEFLATED;
    private boolean finished;
    private boolean closed;

    public ZipOutputStream(OutputStream out) {
        this(out, StandardCharsets.UTF_8);
    }

    public ZipOutputStream(OutputStream out, Charset charset) {
        super(out, new Deflater(Deflater.DEFAULT_COMPRESSION, true));
        ownsDeflater = true;
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

    private void emit(ZipRecord record) throws IOException {
        written += record.writeTo(out);
    }

    private int nameFlag() {
        return charset.equals(StandardCharsets.UTF_8) ? ZipFormat.UTF8 : 0;
    }

    public void putNextEntry(ZipEntry e) throws IOException {
        closeEntry();
        complete(e);
        byte[] name = named(e);
        entries.add(e);
        current = e; // even if what follows fails
        emit(ZipRecord.local(e, name));
        entryStart = written;
    }

    /** Fills in what the caller has left open. */
    private void complete(ZipEntry e) throws ZipException {
        if (e.dosTime == -1) {
            e.setTime(System.currentTimeMillis());
        }
        e.method = e.method == -1 ? method : e.method;
        boolean sizes = e.size != -1 && e.csize != -1;
        e.flag = 0;
        if (e.method == STORED) {
            long known = Math.max(e.size, e.csize);
            if (sizes && e.size != e.csize) {
                throw new ZipException("STORED entry where compressed != uncompressed size");
            }
            e.size = known;
            e.csize = known;
            if (known == -1 || e.crc == -1) {
                throw new ZipException("STORED entry missing size, compressed size, or crc-32");
            }
        } else if (!sizes || e.crc == -1) {
            e.flag = ZipFormat.HAS_DESCRIPTOR;
        }
    }

    /** Takes the name as this archive's; its bytes. */
    private byte[] named(ZipEntry e) throws ZipException {
        if (!names.add(e.name)) {
            throw new ZipException("duplicate entry: " + e.name);
        }
        e.flag |= nameFlag();
        e.offset = written;
        return encoded(e.name);
    }

    public void closeEntry() throws IOException {
        ensureOpen();
        if (current == null) {
            return;
        }
        if (current.method == DEFLATED) {
            super.finish();
            written += def.getBytesWritten();
            sumUp(def.getBytesRead(), def.getBytesWritten(), "CRC-32");
            def.reset();
        } else {
            sumUp(written - entryStart, current.csize, "crc-32");
        }
        crc.reset();
        current = null;
    }

    /**
     * Writes sizes and checksum behind an entry that was begun without them;
     * others have to have told the truth.
     */
    private void sumUp(long size, long packed, String sum) throws IOException {
        ZipEntry e = current;
        if (!ZipRecord.summedUpLater(e)) {
            confirm("size", e.size, size);
            confirm("compressed size", e.csize, packed);
            confirm(sum, e.crc, crc.getValue());
            return;
        }
        e.size = size;
        e.csize = packed;
        e.crc = crc.getValue();
        emit(ZipRecord.descriptor(e));
    }

    private static void confirm(String what, long told, long found) throws ZipException {
        if (told != found) {
            throw ZipFormat.mismatch(what, told, found);
        }
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
            out.write(b, off, len);
            written += len;
        }
        crc.update(b, off, len);
    }

    @Override
    public void finish() throws IOException {
        ensureOpen();
        if (finished) {
            return;
        }
        closeEntry();
        long start = written;
        for (ZipEntry e : entries) {
            byte[] text = e.comment == null ? new byte[0] : encoded(e.comment);
            emit(ZipRecord.central(e, encoded(e.name),
                    Arrays.copyOf(text, Math.min(text.length, MAX_COMMENT))));
        }
        long size = written - start;
        if (entries.size() >= 0xffff || size >= ZipFormat.WIDE || start >= ZipFormat.WIDE) {
            long wide = written;
            emit(ZipRecord.wideEnd(entries.size(), start, size));
            emit(ZipRecord.locator(wide));
        }
        emit(ZipRecord.end(entries.size(), start, size, comment));
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
