/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.nio.file.attribute.FileTime;
import java.util.concurrent.TimeUnit;

/**
 * The extra fields that carry an entry's times: NTFS's counts tenths of microseconds from 1601 on,
 * the extended timestamp seconds from 1970 on, in 32 bits with a sign. Of what follows an entry's
 * flags in the latter, the central directory has the time of modification alone.
 */
final class ZipTimes {
    private static final int ZIP64 = 0x0001;
    private static final int NTFS = 0x000a;
    private static final int EXTENDED = 0x5455;
    private static final int NTFS_SIZE = 32;
    private static final int TICKS_OFFSET = 8;
    private static final long NO_TICKS = Long.MIN_VALUE;
    private static final long SECONDS_FROM_1601 = 11644473600L;

    private ZipTimes() {
    }

    private static FileTime ofTicks(byte[] b, int at) {
        long ticks = ZipFormat.get4(b, at) | ZipFormat.get4(b, at + 4) << 32;
        return ticks == NO_TICKS ? null : FileTime.from(ticks / 10
                - SECONDS_FROM_1601 * 1000000, TimeUnit.MICROSECONDS);
    }

    private static FileTime ofSeconds(byte[] b, int at) {
        return FileTime.from((int) ZipFormat.get4(b, at), TimeUnit.SECONDS);
    }

    /** Sets the times that extra fields tell. */
    static void read(ZipEntry e, byte[] extra) {
        int n = extra.length;
        for (int at = 0, size; at + 4 < n; at += size) {
            int tag = ZipFormat.get2(extra, at);
            size = ZipFormat.get2(extra, at + 2);
            at += 4;
            if (at + size > n) {
                return;
            }
            if (tag == NTFS) {
                readTicks(e, extra, at, size);
            } else if (tag == EXTENDED) {
                readSeconds(e, extra, at, size);
            }
        }
    }

    private static void readTicks(ZipEntry e, byte[] b, int at, int size) {
        if (size < NTFS_SIZE || ZipFormat.get2(b, at + 4) != 1 || ZipFormat.get2(b, at + 6) != 24) {
            return;
        }
        FileTime[] times = {e.modified, e.accessed, e.created};
        for (int i = 0; i < 3; i++) {
            FileTime time = ofTicks(b, at + TICKS_OFFSET + 8 * i);
            times[i] = time == null ? times[i] : time;
        }
        set(e, times);
    }

    private static void readSeconds(ZipEntry e, byte[] b, int at, int size) {
        FileTime[] times = {e.modified, e.accessed, e.created};
        int read = 1;
        for (int i = 0; i < 3; i++) {
            if ((b[at] & 1 << i) != 0 && read + 4 <= size) {
                times[i] = ofSeconds(b, at + read);
                read += 4;
            }
        }
        set(e, times);
    }

    private static void set(ZipEntry e, FileTime[] times) {
        e.modified = times[0];
        e.accessed = times[1];
        e.created = times[2];
    }

    /**
     * The extra fields of an entry as an archive has them:
     * its times before those that it was given.
     */
    static byte[] extra(ZipEntry e, boolean central) {
        FileTime[] times = {e.modified, e.accessed, e.created};
        byte[] rest = others(e.extra);
        byte[] own = {};
        int flags = 0;
        boolean late = false;
        for (int i = 0; i < 3; i++) {
            if (times[i] != null) {
                flags |= 1 << i;
                late |= times[i].to(TimeUnit.SECONDS) > Integer.MAX_VALUE;
            }
        }
        if (late) {
            own = ticks(times);
        } else if (flags != 0) {
            own = seconds(times, flags, central ? flags & 1 : flags);
        }
        if (own.length == 0 || rest.length == 0) {
            return own.length == 0 ? rest : own;
        }
        byte[] all = java.util.Arrays.copyOf(own, own.length + rest.length);
        System.arraycopy(rest, 0, all, own.length, rest.length);
        return all;
    }

    private static byte[] ticks(FileTime[] times) {
        byte[] b = header(NTFS, NTFS_SIZE);
        ZipFormat.put2(b, 8, 1);
        ZipFormat.put2(b, 10, 24);
        for (int i = 0; i < 3; i++) {
            long ticks = times[i] == null ? NO_TICKS
                    : (times[i].to(TimeUnit.MICROSECONDS) + SECONDS_FROM_1601 * 1000000) * 10;
            ZipFormat.put4(b, 12 + 8 * i, ticks);
            ZipFormat.put4(b, 16 + 8 * i, ticks >> 32);
        }
        return b;
    }

    private static byte[] seconds(FileTime[] times, int flags, int written) {
        byte[] b = header(EXTENDED, 1 + 4 * Integer.bitCount(written));
        int at = 4;
        b[at++] = (byte) flags;
        for (int i = 0; i < 3; i++) {
            if ((written & 1 << i) != 0) {
                ZipFormat.put4(b, at, times[i].to(TimeUnit.SECONDS));
                at += 4;
            }
        }
        return b;
    }

    private static byte[] header(int tag, int size) {
        byte[] b = new byte[4 + size];
        ZipFormat.put2(b, 0, tag);
        ZipFormat.put2(b, 2, size);
        return b;
    }

    /** The fields that are the caller's to write; what is no field stays. */
    private static byte[] others(byte[] extra) {
        if (extra == null) {
            return new byte[0];
        }
        byte[] kept = new byte[extra.length];
        int n = 0;
        int at = 0;
        while (at + 4 <= extra.length) {
            int tag = ZipFormat.get2(extra, at);
            int size = 4 + ZipFormat.get2(extra, at + 2);
            if (at + size > extra.length) {
                break;
            }
            if (tag != EXTENDED && tag != ZIP64) {
                System.arraycopy(extra, at, kept, n, size);
                n += size;
            }
            at += size;
        }
        System.arraycopy(extra, at, kept, n, extra.length - at);
        return java.util.Arrays.copyOf(kept, n + extra.length - at);
    }
}
