/* SPDX-License-Identifier: MIT */
package java.util.zip;

/**
 * A record of APPNOTE.TXT under construction: little-endian fields, one after the other. The four forms of entries and
 * archives are laid out here, each in the order of the note's figure.
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

    private ZipRecord text(byte[] b) {
        bytes = java.util.Arrays.copyOf(bytes, length + b.length + 4);
        System.arraycopy(b, 0, bytes, length, b.length);
        length += b.length;
        return this;
    }

    /** What local header and directory share, version to uncompressed size. */
    private ZipRecord common(ZipEntry e, boolean sizes) {
        two(version(e)).two(e.flag).two(e.method).four(e.dosTime);
        return sizes ? sums(e) : four(0).four(0).four(0);
    }

    private ZipRecord sums(ZipEntry e) {
        return four(e.crc).four(e.csize).four(e.size);
    }

    private static int version(ZipEntry e) {
        return e.method == ZipEntry.DEFLATED ? 20 : 10;
    }

    static boolean summedUpLater(ZipEntry e) {
        return (e.flag & ZipFormat.HAS_DESCRIPTOR) != 0;
    }

    static ZipRecord local(ZipEntry e, byte[] name) {
        byte[] extra = ZipTimes.extra(e, false);
        return new ZipRecord().four(ZipFormat.LOCAL).common(e, !summedUpLater(e))
                .two(name.length).two(extra.length).text(name).text(extra);
    }

    static ZipRecord descriptor(ZipEntry e) {
        return new ZipRecord().four(ZipFormat.DESCRIPTOR).sums(e);
    }

    static ZipRecord central(ZipEntry e, byte[] name, byte[] comment) {
        byte[] extra = ZipTimes.extra(e, true);
        return new ZipRecord().four(ZipFormat.CENTRAL).two(version(e)).common(e, true)
                .two(name.length).two(extra.length).two(comment.length)
                .two(0).two(0).four(0).four(e.offset).text(name).text(extra).text(comment);
    }

    static ZipRecord end(int entries, long start, long size, byte[] comment) {
        return new ZipRecord().four(ZipFormat.END).two(0).two(0).two(entries).two(entries)
                .four(size).four(start).two(comment.length).text(comment);
    }

    /** The number of bytes written. */
    int writeTo(java.io.OutputStream out) throws java.io.IOException {
        out.write(bytes, 0, length);
        return length;
    }
}
