/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.Closeable;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.stream.Stream;

/** Reads the entries of a zip file, found by its central directory. */
public class ZipFile implements Closeable {
    public static final int OPEN_READ = 1;
    public static final int OPEN_DELETE = 4;

    private final String name;
    private final RandomAccessFile file;
    private final LinkedHashMap<String, ZipEntry> entries = new LinkedHashMap<>();
    private String comment;
    private long base;
    private boolean closed;

    public ZipFile(String name) throws IOException {
        this(new File(name), OPEN_READ);
    }

    public ZipFile(File file) throws IOException {
        this(file, OPEN_READ);
    }

    public ZipFile(File file, int mode) throws IOException {
        this(file, mode, StandardCharsets.UTF_8);
    }

    public ZipFile(String name, Charset charset) throws IOException {
        this(new File(name), OPEN_READ, charset);
    }

    public ZipFile(File file, Charset charset) throws IOException {
        this(file, OPEN_READ, charset);
    }

    public ZipFile(File file, int mode, Charset charset) throws IOException {
        if ((mode & OPEN_READ) == 0 || (mode & ~(OPEN_READ | OPEN_DELETE)) != 0) {
            throw new IllegalArgumentException("Illegal mode: 0x" + Integer.toHexString(mode));
        }
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        name = file.getPath();
        try {
            file.toPath();
        } catch (InvalidPathException e) {
            throw new IOException(e);
        }
        if (!file.exists()) {
            throw new NoSuchFileException(name);
        }
        this.file = new RandomAccessFile(file, "r");
        boolean good = false;
        try {
            readDirectory(charset);
            good = true;
        } finally {
            if (!good) {
                this.file.close();
            }
        }
        if ((mode & OPEN_DELETE) != 0) {
            file.delete();
        }
    }

    private void readDirectory(Charset charset) throws IOException {
        long length = file.length();
        if (length < 22) {
            throw new ZipException(length == 0 ? "zip file is empty"
                    : "zip END header not found");
        }
        int tail = (int) Math.min(length, 22 + 0xffff);
        byte[] b = new byte[tail];
        file.seek(length - tail);
        file.readFully(b);
        int end = tail - 22;
        while (end >= 0 && (ZipFormat.get4(b, end) != ZipFormat.END
                || end + 22 + ZipFormat.get2(b, end + 20) != tail
                && !leadsToEntries(b, end, length - tail))) {
            end--;
        }
        if (end < 0) {
            throw new ZipException("zip END header not found");
        }
        int commentLength = Math.min(ZipFormat.get2(b, end + 20), tail - end - 22);
        comment = commentLength == 0 ? null : new String(b, end + 22, commentLength, charset);
        long size = ZipFormat.get4(b, end + 12);
        long start = length - tail + end - size;
        base = start - ZipFormat.get4(b, end + 16);
        if (start < 0 || base < 0 || size > Integer.MAX_VALUE - 8) {
            throw new ZipException("invalid END header (bad central directory offset)");
        }
        byte[] d = new byte[(int) size];
        file.seek(start);
        file.readFully(d);
        for (int at = 0; at + 46 <= d.length;) {
            if (ZipFormat.get4(d, at) != ZipFormat.CENTRAL) {
                throw new ZipException("invalid CEN header (bad signature)");
            }
            int flags = ZipFormat.get2(d, at + 8);
            int nameLength = ZipFormat.get2(d, at + 28);
            int extraLength = ZipFormat.get2(d, at + 30);
            int remarkLength = ZipFormat.get2(d, at + 32);
            int next = at + 46 + nameLength + extraLength + remarkLength;
            if ((flags & 1) != 0) {
                throw new ZipException("invalid CEN header (encrypted entry)");
            }
            if (next > d.length) {
                throw new ZipException("invalid CEN header (bad header size)");
            }
            Charset cs = ZipFormat.charset(flags, charset);
            ZipEntry e = new ZipEntry(new String(d, at + 46, nameLength, cs));
            if (e.name.indexOf('\ufffd') >= 0 && !Arrays.equals(e.name.getBytes(cs),
                    Arrays.copyOfRange(d, at + 46, at + 46 + nameLength))) {
                throw new ZipException("invalid CEN header (bad entry name or comment)");
            }
            e.flag = flags;
            e.method = ZipFormat.get2(d, at + 10);
            if (e.method != ZipEntry.STORED && e.method != ZipEntry.DEFLATED) {
                throw new ZipException("invalid CEN header (bad compression method: " + e.method
                        + ")");
            }
            e.dosTime = ZipFormat.get4(d, at + 12);
            e.crc = ZipFormat.get4(d, at + 16);
            e.csize = ZipFormat.get4(d, at + 20);
            e.size = ZipFormat.get4(d, at + 24);
            e.offset = ZipFormat.get4(d, at + 42);
            if (extraLength > 0) {
                byte[] extra = Arrays.copyOfRange(d, at + 46 + nameLength,
                        at + 46 + nameLength + extraLength);
                checkFields(extra, at);
                e.setExtra(extra);
            }
            if (remarkLength > 0) {
                e.comment = new String(d, next - remarkLength, remarkLength, cs);
            }
            entries.put(e.name, e);
            at = next;
        }
    }

    private static void checkFields(byte[] extra, int entry) throws ZipException {
        for (int at = 0; at + 4 <= extra.length;) {
            int tag = ZipFormat.get2(extra, at);
            at += 4 + ZipFormat.get2(extra, at + 2);
            if (at > extra.length) {
                throw new ZipException(String.format("Invalid CEN header (invalid extra data field"
                        + " size for tag: 0x%04x at %d)", tag, entry));
            }
        }
    }

    /** Whether an end that is not at the end of the file is one: its offsets lead to entries. */
    private boolean leadsToEntries(byte[] b, int end, long start) throws IOException {
        long directory = start + end - ZipFormat.get4(b, end + 12);
        long entry = directory - ZipFormat.get4(b, end + 16);
        return entry >= 0 && signature(directory) == ZipFormat.CENTRAL && signature(entry) == ZipFormat.LOCAL;
    }

    private long signature(long at) throws IOException {
        byte[] four = new byte[4];
        file.seek(at);
        file.readFully(four);
        return ZipFormat.get4(four, 0);
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("zip file closed");
        }
    }

    public String getComment() {
        ensureOpen();
        return comment;
    }

    public ZipEntry getEntry(String entryName) {
        Objects.requireNonNull(entryName, "name");
        ensureOpen();
        ZipEntry e = entries.get(entryName);
        if (e == null && !entryName.endsWith("/")) {
            e = entries.get(entryName + "/");
        }
        return e == null ? null : new ZipEntry(e);
    }

    public InputStream getInputStream(ZipEntry entry) throws IOException {
        Objects.requireNonNull(entry, "entry");
        ensureOpen();
        ZipEntry e = entries.get(entry.name);
        if (e == null) {
            return null;
        }
        InputStream raw = new Raw(base + e.offset, e.csize);
        if (e.method == ZipEntry.STORED) {
            return raw;
        }
        int buffer = (int) Math.max(512, Math.min(65536, e.csize));
        return new Inflating(raw, new Inflater(true), buffer, e.size);
    }

    /** The bytes of an entry as they lie in the file. */
    private final class Raw extends InputStream {
        private long position;
        private long remaining;
        private boolean begun;

        /** From the entry's local header on, which is read when its bytes are wanted. */
        Raw(long header, long remaining) {
            position = header;
            this.remaining = remaining;
        }

        private void begin() throws IOException {
            byte[] local = new byte[30];
            file.seek(position);
            file.readFully(local);
            if (ZipFormat.get4(local, 0) != ZipFormat.LOCAL) {
                throw new ZipException("ZipFile invalid LOC header (bad signature)");
            }
            position += 30 + ZipFormat.get2(local, 26) + ZipFormat.get2(local, 28);
            begun = true;
        }

        @Override
        public int read() throws IOException {
            byte[] b = new byte[1];
            return read(b, 0, 1) == 1 ? b[0] & 255 : -1;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            if (len == 0) {
                return 0;
            }
            if (remaining <= 0) {
                return -1;
            }
            synchronized (file) {
                if (closed) {
                    throw new ZipException("ZipFile closed");
                }
                if (!begun) {
                    begin();
                }
                file.seek(position);
                int n = file.read(b, off, (int) Math.min(len, remaining));
                if (n > 0) {
                    position += n;
                    remaining -= n;
                }
                return n;
            }
        }

        @Override
        public long skip(long n) throws IOException {
            synchronized (file) {
                if (!begun) {
                    begin();
                }
            }
            long k = Math.max(0, Math.min(n, remaining));
            position += k;
            remaining -= k;
            return k;
        }

        @Override
        public int available() {
            return (int) Math.min(Integer.MAX_VALUE, remaining);
        }
    }

    /** Inflates an entry; deflate without wrapper may want one byte after its end. */
    private final class Inflating extends InflaterInputStream {
        private final long size;
        private boolean padded;

        Inflating(InputStream in, Inflater inf, int buffer, long size) {
            super(in, inf, buffer);
            ownsInflater = true;
            this.size = size;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            if (closed) {
                throw new IOException("Stream closed");
            }
            return super.read(b, off, len);
        }

        @Override
        protected void fill() throws IOException {
            if (!padded) {
                int n = in.read(buf, 0, buf.length);
                padded = n < 0;
                len = padded ? 1 : n;
                buf[0] = padded ? 0 : buf[0];
                inf.setInput(buf, 0, len);
                return;
            }
            throw new EOFException("Unexpected end of ZLIB input stream");
        }

        @Override
        public int available() throws IOException {
            return super.available() == 0 ? 0
                    : (int) Math.min(Integer.MAX_VALUE, size - inf.getBytesWritten());
        }
    }

    public String getName() {
        return name;
    }

    @Override
    public String toString() {
        return name + "@" + Integer.toHexString(System.identityHashCode(this));
    }

    ArrayList<ZipEntry> copies() {
        ensureOpen();
        ArrayList<ZipEntry> list = new ArrayList<>(entries.size());
        for (ZipEntry e : entries.values()) {
            list.add(new ZipEntry(e));
        }
        return list;
    }

    public Enumeration<? extends ZipEntry> entries() {
        return Collections.enumeration(copies());
    }

    public Stream<? extends ZipEntry> stream() {
        return copies().stream();
    }

    public int size() {
        ensureOpen();
        return entries.size();
    }

    @Override
    public void close() throws IOException {
        synchronized (file) {
            if (!closed) {
                closed = true;
                file.close();
            }
        }
    }
}
