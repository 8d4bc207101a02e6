/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.FileDescriptor;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The central directory of a zip file: its bytes as they lie in the file, and a table of the names
 * in them. Entries are made when they are asked for. The VM reads and checks it, as it does for the
 * class path; what is left to check are names in other charsets than UTF-8.
 */
final class ZipDirectory {
    private static final int HEAD = 46;

    private final Charset charset;
    private final List<String> meta = new ArrayList<>(); // names in META-INF
    private final byte[] bytes;
    private int[] places = new int[16]; // of the entries in bytes
    private int[] table; // hash to number of an entry + 1; of one name the last
    private int count;
    private final byte[] comment;
    // These are set by read.
    private long base; // what the positions in the file count from
    private long commentAt;
    private int commentLength;

    ZipDirectory(RandomAccessFile file, Charset charset) throws IOException {
        this.charset = charset;
        bytes = read(file.getFD(), charset == StandardCharsets.UTF_8);
        comment = new byte[commentLength];
        file.seek(commentAt);
        file.readFully(comment);
        readEntries();
    }

    /** The bytes of the directory. Throws ZipException for what is none. */
    private native byte[] read(FileDescriptor file, boolean utf8) throws IOException;

    String comment() {
        return comment.length == 0 ? null : ZipFormat.text(comment, charset);
    }

    int size() {
        return count;
    }

    List<String> metaNames() {
        return meta;
    }

    // ---- Entries ----

    private void readEntries() throws IOException {
        for (int at = 0; at < bytes.length;) {
            if (count == places.length) {
                places = Arrays.copyOf(places, 2 * count);
            }
            places[count++] = at;
            int extra = at + HEAD + ZipFormat.get2(bytes, at + 28);
            int remark = extra + ZipFormat.get2(bytes, at + 30);
            int next = remark + ZipFormat.get2(bytes, at + 32);
            Charset cs = ZipFormat.charset(ZipFormat.get2(bytes, at + 8), charset);
            if (cs != StandardCharsets.UTF_8) {
                check(at + HEAD, extra, cs);
                check(remark, next, cs);
            }
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

    private void check(int from, int to, Charset cs) throws ZipException {
        String text = new String(bytes, from, to - from, cs);
        if (text.indexOf('\ufffd') >= 0
                && !Arrays.equals(text.getBytes(cs), Arrays.copyOfRange(bytes, from, to))) {
            throw new ZipException("invalid CEN header (bad entry name or comment)");
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
        }
        if (next > remark) {
            Charset cs = ZipFormat.charset(e.flag, charset);
            e.comment = new String(bytes, remark, next - remark, cs);
        }
        int field = ZipFormat.zip64(e.extra);
        int left = field < 0 ? 0 : e.extra.length - field; // of all fields, as in the JDK
        if (e.size == ZipFormat.WIDE && left >= 8) {
            e.size = ZipFormat.get8(e.extra, field);
        }
        if (e.csize == ZipFormat.WIDE && left >= 16) {
            e.csize = ZipFormat.get8(e.extra, field + 8);
        }
        return e;
    }

    /**
     * Where the file has this entry: its local header, and the number of its bytes. Of wide
     * values the field has those that are needed, one after the other; what an entry tells of
     * its packed size is read behind the place of the size, needed or not.
     */
    long[] extent(int i) {
        int at = places[i];
        long[] wide = {ZipFormat.get4(bytes, at + 24), ZipFormat.get4(bytes, at + 20),
            ZipFormat.get4(bytes, at + 42)};
        ZipEntry e = entry(i);
        int field = ZipFormat.zip64(e.extra);
        int end = field < 0 ? 0 : field + ZipFormat.get2(e.extra, field - 2);
        for (int k = 0; k < 3; k++) {
            if (wide[k] == ZipFormat.WIDE && field + 8 <= end) {
                wide[k] = ZipFormat.get8(e.extra, field);
                field += 8;
            }
        }
        return new long[] {base + wide[2], wide[1]};
    }
}
