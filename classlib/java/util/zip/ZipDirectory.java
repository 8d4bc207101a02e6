/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The central directory of a zip file: its bytes as they lie in the file, and a table of the names in
 * them. Entries are made when they are asked for. It is checked as a whole when it is read.
 */
final class ZipDirectory {
    private static final int HEAD = 46;
    private static final int TAIL = 22;
    private static final int LOCATOR_SIZE = 20;
    private static final int END64_SIZE = 56;

    private final RandomAccessFile file;
    private final Charset charset;
    private final List<String> meta = new ArrayList<>(); // names in META-INF
    private byte[] bytes;
    private int[] places = new int[16]; // of the entries in bytes
    private int[] table; // hash to number of an entry + 1; of one name the last
    private int count;
    private String comment;
    private long base; // what the positions in the file count from

    ZipDirectory(RandomAccessFile file, Charset charset) throws IOException {
        this.file = file;
        this.charset = charset;
        readBytes();
        readEntries();
    }

    String comment() {
        return comment;
    }

    long base() {
        return base;
    }

    int size() {
        return count;
    }

    List<String> metaNames() {
        return meta;
    }

    // ---- The end of the file ----

    private void readBytes() throws IOException {
        long length = file.length();
        if (length < TAIL) {
            throw new ZipException(length == 0 ? "zip file is empty" : "zip END header not found");
        }
        int tail = (int) Math.min(length, TAIL + 0xffff);
        byte[] b = part(length - tail, tail);
        int end = tail - TAIL;
        while (end >= 0 && (ZipFormat.get4(b, end) != ZipFormat.END
                || end + TAIL + ZipFormat.get2(b, end + 20) != tail
                && !leadsToEntries(b, end, length - tail))) {
            end--;
        }
        if (end < 0) {
            throw new ZipException("zip END header not found");
        }
        int commentLength = Math.min(ZipFormat.get2(b, end + 20), tail - end - TAIL);
        comment = commentLength == 0 ? null : new String(b, end + TAIL, commentLength, charset);
        long position = length - tail + end;
        byte[] wide = wideEnd(position);
        if (wide == null) {
            readDirectory(position, ZipFormat.get2(b, end + 10), ZipFormat.get4(b, end + 12),
                    ZipFormat.get4(b, end + 16));
        } else {
            readDirectory(base, ZipFormat.get8(wide, 32), ZipFormat.get8(wide, 40),
                    ZipFormat.get8(wide, 48));
        }
    }

    /**
     * The zip64 record, which a locator in front of the end leads to; base is its position then.
     * With bytes before the archive it is where the locator says less those: right before the
     * locator, as a rule.
     */
    private byte[] wideEnd(long end) throws IOException {
        if (end < LOCATOR_SIZE + END64_SIZE || signature(end - LOCATOR_SIZE) != ZipFormat.LOCATOR) {
            return null;
        }
        long last = end - LOCATOR_SIZE - END64_SIZE;
        long told = ZipFormat.get8(part(end - LOCATOR_SIZE, LOCATOR_SIZE), 8);
        for (long at : new long[] {told, last}) {
            if (at >= 0 && at <= last && signature(at) == ZipFormat.END64) {
                base = at;
                return part(at, END64_SIZE);
            }
        }
        return null;
    }

    /** The directory ends where its end record begins. */
    private void readDirectory(long end, long entries, long size, long offset) throws IOException {
        if (entries < 0 || entries > size / HEAD) {
            throw new ZipException("invalid END header (total entries count too large)");
        }
        if (size < 0 || size > end) {
            throw new ZipException("invalid END header (bad central directory size)");
        }
        base = end - size - offset;
        if (base < 0) {
            throw new ZipException("invalid END header (bad central directory offset)");
        }
        if (size > Integer.MAX_VALUE - 8) {
            throw new ZipException("invalid END header (central directory size too large)");
        }
        bytes = part(end - size, (int) size);
    }

    private byte[] part(long at, int size) throws IOException {
        byte[] b = new byte[size];
        file.seek(at);
        file.readFully(b);
        return b;
    }

    /** Whether an end that is not at the end of the file is one: its offsets lead to entries. */
    private boolean leadsToEntries(byte[] b, int end, long start) throws IOException {
        long directory = start + end - ZipFormat.get4(b, end + 12);
        long entry = directory - ZipFormat.get4(b, end + 16);
        return entry >= 0 && signature(directory) == ZipFormat.CENTRAL
                && signature(entry) == ZipFormat.LOCAL;
    }

    private long signature(long at) throws IOException {
        return ZipFormat.get4(part(at, 4), 0);
    }

    // ---- Entries ----

    private void readEntries() throws IOException {
        for (int at = 0; at + HEAD <= bytes.length;) {
            int next = check(at);
            if (count == places.length) {
                places = Arrays.copyOf(places, 2 * count);
            }
            places[count++] = at;
            at = next;
        }
        table = new int[Integer.highestOneBit(count | 8) * 4];
        for (int i = 0; i < count; i++) {
            int from = places[i] + HEAD;
            int to = from + nameLength(i);
            table[slot(bytes, from, to)] = i + 1;
            if (isMeta(from, to)) {
                meta.add(name(i));
            }
        }
    }

    /** Where the next one begins. */
    private int check(int at) throws ZipException {
        if (ZipFormat.get4(bytes, at) != ZipFormat.CENTRAL) {
            throw new ZipException("invalid CEN header (bad signature)");
        }
        int flags = ZipFormat.get2(bytes, at + 8);
        if ((flags & 1) != 0) {
            throw new ZipException("invalid CEN header (encrypted entry)");
        }
        int method = ZipFormat.get2(bytes, at + 10);
        if (method != ZipEntry.STORED && method != ZipEntry.DEFLATED) {
            throw new ZipException("invalid CEN header (bad compression method: " + method + ")");
        }
        int extra = at + HEAD + ZipFormat.get2(bytes, at + 28);
        int remark = extra + ZipFormat.get2(bytes, at + 30);
        int next = remark + ZipFormat.get2(bytes, at + 32);
        if (next > bytes.length) {
            throw new ZipException("invalid CEN header (bad header size)");
        }
        checkName(at + HEAD, extra, flags);
        checkFields(at, extra, remark);
        return next;
    }

    private void checkName(int from, int to, int flags) throws ZipException {
        boolean ascii = true;
        for (int i = from; i < to && ascii; i++) {
            ascii = bytes[i] >= 0;
        }
        Charset cs = ZipFormat.charset(flags, charset);
        if (!ascii || cs != StandardCharsets.UTF_8) {
            String name = new String(bytes, from, to - from, cs);
            if (name.indexOf('\ufffd') >= 0
                    && !Arrays.equals(name.getBytes(cs), Arrays.copyOfRange(bytes, from, to))) {
                throw new ZipException("invalid CEN header (bad entry name or comment)");
            }
        }
    }

    private void checkFields(int entry, int from, int to) throws ZipException {
        for (int at = from; at + 4 <= to;) {
            int tag = ZipFormat.get2(bytes, at);
            int size = ZipFormat.get2(bytes, at + 2);
            at += 4 + size;
            if (at > to) {
                throw new ZipException(String.format("Invalid CEN header (invalid extra data field"
                        + " size for tag: 0x%04x at %d)", tag, entry));
            }
            if (tag == ZipFormat.ZIP64 && size != 28 && size % 8 != 0) {
                throw new ZipException(
                        "Invalid CEN header (invalid zip64 extra data field size)");
            }
            if (tag == ZipFormat.ZIP64 && size >= 8
                    && ZipFormat.get4(bytes, entry + 24) == ZipFormat.WIDE
                    && ZipFormat.get8(bytes, at - size) < 0) {
                throw new ZipException("Invalid zip64 extra block size value");
            }
        }
    }

    private int nameLength(int i) {
        return ZipFormat.get2(bytes, places[i] + 28);
    }

    String name(int i) {
        int at = places[i];
        Charset cs = ZipFormat.charset(ZipFormat.get2(bytes, at + 8), charset);
        return new String(bytes, at + HEAD, nameLength(i), cs);
    }

    private boolean isMeta(int from, int to) {
        String folder = "META-INF/";
        if (to - from <= folder.length()) {
            return false;
        }
        for (int i = 0; i < folder.length(); i++) {
            if (Character.toUpperCase((char) bytes[from + i]) != folder.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Where the table has this name, or is free for it. */
    private int slot(byte[] name, int from, int to) {
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + name[i];
        }
        int mask = table.length - 1;
        int slot = (hash ^ hash >>> 15) & mask;
        while (table[slot] != 0 && !isNamed(table[slot] - 1, name, from, to)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private boolean isNamed(int i, byte[] name, int from, int to) {
        int at = places[i] + HEAD;
        return nameLength(i) == to - from
                && Arrays.equals(bytes, at, at + to - from, name, from, to);
    }

    /** The number of the last entry of this name, or -1. */
    int find(String name) {
        int i = find(name, charset);
        return i < 0 && charset != StandardCharsets.UTF_8 ? find(name, StandardCharsets.UTF_8) : i;
    }

    private int find(String name, Charset cs) {
        byte[] b = name.getBytes(cs);
        int i = table[slot(b, 0, b.length)] - 1;
        boolean exact = cs == charset && cs == StandardCharsets.UTF_8;
        return i < 0 || exact || name(i).equals(name) ? i : -1;
    }

    ZipEntry entry(int i) {
        int at = places[i];
        ZipEntry e = new ZipEntry(name(i));
        e.flag = ZipFormat.get2(bytes, at + 8);
        e.method = ZipFormat.get2(bytes, at + 10);
        e.dosTime = ZipFormat.get4(bytes, at + 12);
        e.crc = ZipFormat.get4(bytes, at + 16);
        e.csize = ZipFormat.get4(bytes, at + 20);
        e.size = ZipFormat.get4(bytes, at + 24);
        e.offset = ZipFormat.get4(bytes, at + 42);
        int extra = at + HEAD + nameLength(i);
        int remark = extra + ZipFormat.get2(bytes, at + 30);
        int next = remark + ZipFormat.get2(bytes, at + 32);
        if (remark > extra) {
            e.setExtra(Arrays.copyOfRange(bytes, extra, remark));
            ZipFormat.widen(e, e.extra);
        }
        if (next > remark) {
            Charset cs = ZipFormat.charset(e.flag, charset);
            e.comment = new String(bytes, remark, next - remark, cs);
        }
        return e;
    }
}
