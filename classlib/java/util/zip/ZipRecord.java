/* SPDX-License-Identifier: MIT */
package java.util.zip;

/**
 * A record of APPNOTE.TXT under construction: little-endian fields, one after the other. The four
 * forms of entries and archives are laid out here, each in the order of the note's figure.
 */
final class ZipRecord {
    private byte[] bytes = new byte[64];
    private int length;

    private ZipRecord two(long v) {
        if (bytes.length - length < 4) {
            bytes = java.util.Arrays.copyOf(bytes, 2 * bytes.length);
        }
        ZipFormat.put2(bytes, length, (int) v);
        length += 2;
        return this;
    }

    private ZipRecord four(long v) {
        return two(v).two(v >> 16);
    }

    private ZipRecord eight(long v) {
        return four(v).four(v >> 32);
    }

    /** As much as 32 bits hold; what is more stands elsewhere, and all ones for it. */
    private ZipRecord narrow(long v) {
        return four(Math.min(v, ZipFormat.WIDE));
    }

    private ZipRecord text(byte[] b) {
        bytes = java.util.Arrays.copyOf(bytes, length + b.length + 4);
        System.arraycopy(b, 0, bytes, length, b.length);
        length += b.length;
        return this;
    }

    /** What local header and directory share, version to uncompressed size. */
    private ZipRecord common(ZipEntry e, boolean sizes) {
        two(version(e, sizes)).two(e.flag).two(e.method).four(e.dosTime);
        return sizes ? sums(e) : four(0).four(0).four(0);
    }

    private ZipRecord sums(ZipEntry e) {
        return four(e.crc).narrow(e.csize).narrow(e.size);
    }

    /** Whether its sizes need 64 bits; then both have them. */
    private static boolean isWide(ZipEntry e) {
        return e.size >= ZipFormat.WIDE || e.csize >= ZipFormat.WIDE;
    }

    /** Which version can read it; sizes that come later do not count. */
    private static int version(ZipEntry e, boolean sizes) {
        boolean wide = sizes && isWide(e) || e.offset >= ZipFormat.WIDE;
        return wide ? 45 : e.method == ZipEntry.DEFLATED ? 20 : 10;
    }

    static boolean summedUpLater(ZipEntry e) {
        return (e.flag & ZipFormat.HAS_DESCRIPTOR) != 0;
    }

    static ZipRecord local(ZipEntry e, byte[] name) {
        byte[] extra = ZipTimes.extra(e, false);
        if (isWide(e) && !summedUpLater(e)) {
            extra = new ZipRecord().two(ZipFormat.ZIP64).two(16).eight(e.size).eight(e.csize)
                    .text(extra).written();
            return new ZipRecord().four(ZipFormat.LOCAL).two(45).two(e.flag).two(e.method)
                    .four(e.dosTime).four(e.crc).four(ZipFormat.WIDE).four(ZipFormat.WIDE)
                    .two(name.length).two(extra.length).text(name).text(extra);
        }
        return new ZipRecord().four(ZipFormat.LOCAL).common(e, !summedUpLater(e))
                .two(name.length).two(extra.length).text(name).text(extra);
    }

    static ZipRecord descriptor(ZipEntry e) {
        ZipRecord record = new ZipRecord().four(ZipFormat.DESCRIPTOR);
        return isWide(e) ? record.four(e.crc).eight(e.csize).eight(e.size) : record.sums(e);
    }

    static ZipRecord central(ZipEntry e, byte[] name, byte[] comment) {
        byte[] extra = wide(e, ZipTimes.extra(e, true));
        return new ZipRecord().four(ZipFormat.CENTRAL).two(version(e, true)).common(e, true)
                .two(name.length).two(extra.length).two(comment.length)
                .two(0).two(0).four(0).narrow(e.offset).text(name).text(extra).text(comment);
    }

    /** The field of those values that are too wide, in front of others. */
    private static byte[] wide(ZipEntry e, byte[] extra) {
        ZipRecord field = new ZipRecord();
        for (long v : new long[] {e.size, e.csize, e.offset}) {
            if (v >= ZipFormat.WIDE) {
                field.eight(v);
            }
        }
        return field.length == 0 ? extra : new ZipRecord().two(ZipFormat.ZIP64).two(field.length)
                .text(field.written()).text(extra).written();
    }

    static ZipRecord wideEnd(int entries, long start, long size) {
        return new ZipRecord().four(ZipFormat.END64).eight(44).two(45).two(45).four(0).four(0)
                .eight(entries).eight(entries).eight(size).eight(start);
    }

    static ZipRecord locator(long wideEnd) {
        return new ZipRecord().four(ZipFormat.LOCATOR).four(0).eight(wideEnd).four(1);
    }

    static ZipRecord end(int entries, long start, long size, byte[] comment) {
        int narrow = Math.min(entries, 0xffff);
        return new ZipRecord().four(ZipFormat.END).two(0).two(0).two(narrow).two(narrow)
                .narrow(size).narrow(start).two(comment.length).text(comment);
    }

    private byte[] written() {
        return java.util.Arrays.copyOf(bytes, length);
    }

    /** The number of bytes written. */
    int writeTo(java.io.OutputStream out) throws java.io.IOException {
        out.write(bytes, 0, length);
        return length;
    }
}
