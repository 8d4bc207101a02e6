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
import java.util.Enumeration;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.access.SharedSecrets;

/** Reads the entries of a zip file, found by its central directory. */
public class ZipFile implements Closeable {
    static {
        SharedSecrets.setArchiveAccess(file -> file.directory.metaNames());
    }

    public static final int OPEN_READ = 1;
    public static final int OPEN_DELETE = 4;

    private final String name;
    private final RandomAccessFile file;
    private final ZipDirectory directory;
    private boolean closed;
    private String lastName = ""; // whose entry was handed out last; its bytes are that one's
    private int last = -1;

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
        ZipDirectory read = null;
        try {
            read = new ZipDirectory(this.file, charset);
        } finally {
            if (read == null) {
                this.file.close();
            }
        }
        directory = read;
        if ((mode & OPEN_DELETE) != 0) {
            file.delete();
        }
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("zip file closed");
        }
    }

    public String getComment() {
        ensureOpen();
        return directory.comment();
    }

    public ZipEntry getEntry(String entryName) {
        Objects.requireNonNull(entryName, "name");
        ensureOpen();
        int i = find(entryName);
        return i < 0 ? null : handOut(i);
    }

    private synchronized ZipEntry handOut(int i) {
        ZipEntry e = directory.entry(i);
        lastName = e.name;
        last = i;
        return e;
    }

    /* A folder is found without its slash, too. */
    private int find(String entryName) {
        int i = directory.find(entryName);
        return i < 0 && !entryName.endsWith("/") ? directory.find(entryName + "/") : i;
    }

    public InputStream getInputStream(ZipEntry entry) throws IOException {
        Objects.requireNonNull(entry, "entry");
        ensureOpen();
        int i;
        synchronized (this) {
            i = entry.name.equals(lastName) && last >= 0 ? last : find(entry.name);
        }
        if (i < 0) {
            return null;
        }
        ZipEntry e = directory.entry(i);
        long[] extent = directory.extent(i);
        InputStream raw = new Raw(extent[0], extent[1]);
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
            synchronized (file) {
                if (closed) {
                    throw new ZipException("ZipFile closed");
                }
                if (!begun) {
                    begin();
                }
                if (len == 0 || remaining <= 0) {
                    return len == 0 ? 0 : -1;
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
            super.available(); // throws when closed
            return closed ? 0 : (int) Math.min(Integer.MAX_VALUE, size - inf.getBytesWritten());
        }
    }

    public String getName() {
        return name;
    }

    /** Each entry as it stands in the directory, also of those of one name. */
    private final class Entries implements Enumeration<ZipEntry>, Iterator<ZipEntry> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < directory.size();
        }

        @Override
        public ZipEntry next() {
            ensureOpen();
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return handOut(next++);
        }

        @Override
        public boolean hasMoreElements() {
            return hasNext();
        }

        @Override
        public ZipEntry nextElement() {
            return next();
        }

        @Override
        public Iterator<ZipEntry> asIterator() {
            return this;
        }
    }

    public Enumeration<? extends ZipEntry> entries() {
        ensureOpen();
        return new Entries();
    }

    public Stream<? extends ZipEntry> stream() {
        ensureOpen();
        int kind = Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.IMMUTABLE
                | Spliterator.NONNULL;
        return StreamSupport.stream(Spliterators.spliterator(new Entries(), directory.size(),
                kind), false);
    }

    public int size() {
        ensureOpen();
        return directory.size();
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
