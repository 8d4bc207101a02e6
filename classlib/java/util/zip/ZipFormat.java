/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Date;

/** Numbers and times as zip files hold them. */
final class ZipFormat {
    static final int LOCAL = 0x04034b50;
    static final int CENTRAL = 0x02014b50;
    static final int END = 0x06054b50;
    static final int DESCRIPTOR = 0x08074b50;
    static final int UTF8 = 0x800;
    static final int HAS_DESCRIPTOR = 8;

    private ZipFormat() {
    }

    static int get2(byte[] b, int at) {
        return b[at] & 255 | (b[at + 1] & 255) << 8;
    }

    static long get4(byte[] b, int at) {
        return (get2(b, at) | (long) get2(b, at + 2) << 16) & 0xffffffffL;
    }

    static void put2(byte[] b, int at, int v) {
        b[at] = (byte) v;
        b[at + 1] = (byte) (v >> 8);
    }

    static void put4(byte[] b, int at, long v) {
        put2(b, at, (int) v);
        put2(b, at + 2, (int) (v >> 16));
    }

    static Charset charset(int flags, Charset other) {
        return (flags & UTF8) != 0 ? StandardCharsets.UTF_8 : other;
    }

    @SuppressWarnings("deprecation")
    static long toJavaTime(long dos) {
        return new Date((int) (dos >> 25 & 0x7f) + 80, (int) (dos >> 21 & 15) - 1,
                (int) (dos >> 16 & 31), (int) (dos >> 11 & 31), (int) (dos >> 5 & 63),
                (int) (dos << 1 & 62)).getTime();
    }

    @SuppressWarnings("deprecation")
    static long toDosTime(long time) {
        Date d = new Date(time);
        int year = d.getYear() + 1900;
        if (year < 1980) {
            return 1 << 21 | 1 << 16;
        }
        return ((long) (year - 1980) << 25 | (d.getMonth() + 1) << 21 | d.getDate() << 16
                | d.getHours() << 11 | d.getMinutes() << 5 | d.getSeconds() >> 1) & 0xffffffffL;
    }

    /** Refuses a part of an array that it does not have, without a text. */
    static void checkRange(int off, int len, int length) {
        if ((off | len | off + len | length - (off + len)) < 0) {
            throw new IndexOutOfBoundsException();
        }
    }
}
