/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.util.Date;

/** Ranges of bytes, and numbers and times as zip files hold them. */
final class ZipFormat {
    static final int LOCAL = 0x04034b50;
    static final int CENTRAL = 0x02014b50;
    static final int END = 0x06054b50;
    static final int END64 = 0x06064b50;
    static final int LOCATOR = 0x07064b50;
    static final int DESCRIPTOR = 0x08074b50;
    static final int ZIP64 = 1; // tag of an extra field
    static final long WIDE = 0xffffffffL; // stands for what is in it
    static final int UTF8 = 0x800;
    static final int HAS_DESCRIPTOR = 8;
    static final long BEFORE_1980 = 1 << 21 | 1 << 16;

    private ZipFormat() {
    }

    static void checkRange(byte[] b, int off, int len) {
        if (off < 0 || len < 0 || off > b.length - len) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    /** An entry that is not what its header says; checksums are shown in hexadecimal. */
    static ZipException mismatch(String what, long told, long found) {
        boolean sum = what.startsWith("CRC") || what.startsWith("crc");
        return new ZipException("invalid entry " + what + " (expected "
                + (sum ? "0x" + Long.toHexString(told) : told) + " but got "
                + (sum ? "0x" + Long.toHexString(found) + ")" : found + " bytes)"));
    }

    /** A parameter that may not be null, with the text that its class says. */
    static <T> T given(T value, String text) {
        if (value == null) {
            throw new NullPointerException(text);
        }
        return value;
    }

    static byte[] buffer(int size, int least, String text) {
        if (size < least) {
            throw new IllegalArgumentException(text);
        }
        return new byte[size];
    }

    static int inflated(Inflater inf, byte[] b, int off, int len) throws ZipException {
        try {
            return inf.inflate(b, off, len);
        } catch (DataFormatException e) {
            String text = e.getMessage();
            throw new ZipException(text == null ? "Invalid ZLIB data format" : text);
        }
    }

    static int get2(byte[] b, int at) {
        return b[at] & 255 | (b[at + 1] & 255) << 8;
    }

    static long get4(byte[] b, int at) {
        return (get2(b, at) | (long) get2(b, at + 2) << 16) & 0xffffffffL;
    }

    static long get8(byte[] b, int at) {
        return get4(b, at) | get4(b, at + 4) << 32;
    }

    /** Where an extra field for wide values has them, behind its length; -1: there is none. */
    static int zip64(byte[] extra) {
        for (int at = 0; extra != null && at + 4 <= extra.length;) {
            int end = at + 4 + get2(extra, at + 2);
            if (end > extra.length) {
                return -1;
            }
            if (get2(extra, at) == ZIP64) {
                return at + 4;
            }
            at = end;
        }
        return -1;
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

    /** A name as a zip file has it; damaged ones are refused. */
    static String text(byte[] b, Charset charset) {
        if (charset != StandardCharsets.UTF_8) {
            try {
                return charset.newDecoder().decode(ByteBuffer.wrap(b)).toString();
            } catch (CharacterCodingException e) {
                throw new IllegalArgumentException(e);
            }
        }
        CharsetDecoder decoder = charset.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(b);
        CharBuffer out = CharBuffer.allocate(b.length);
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            int at = in.position();
            int left = b.length - at;
            int lead = b[at] & 0xff;
            int length = 1;
            if (lead >= 0xc2 && lead < 0xe0 || lead >> 4 == 14 && left == 1) {
                at++;
            } else if (lead >> 4 == 14 && left == 2) {
                boolean bad = (b[at + 1] & 0xc0) != 0x80
                        || lead == 0xe0 && (b[at + 1] & 0xe0) == 0x80;
                length = bad ? 2 : 1;
                at += bad ? 0 : 1;
            } else if (lead >> 4 == 14) {
                length = 3;
            } else if (lead >> 3 == 30 && left >= 4) {
                length = 4;
            }
            throw new IllegalArgumentException("malformed input off : " + at + ", length : "
                    + length, new MalformedInputException(length));
        }
        return out.flip().toString();
    }

    @SuppressWarnings("deprecation")
    static long toJavaTime(long dos) {
        return new Date((int) (dos >> 25 & 0x7f) + 80, (int) (dos >> 21 & 15) - 1,
                (int) (dos >> 16 & 31), (int) (dos >> 11 & 31), (int) (dos >> 5 & 63),
                (int) (dos << 1 & 62)).getTime() + (dos >> 32);
    }

    @SuppressWarnings("deprecation")
    static long toDosTime(long time) {
        Date d = new Date(time);
        int year = d.getYear() - 80;
        return year < 0 ? BEFORE_1980 : toDosTime(year, d.getMonth() + 1, d.getDate(), d.getHours(),
                d.getMinutes(), d.getSeconds(), (int) Math.floorMod(time, 1000L));
    }

    static long toDosTime(int year, int month, int day, int hour, int minute, int second,
            int millis) {
        return ((long) year << 25 | month << 21 | day << 16 | hour << 11 | minute << 5
                | second >> 1)
                & 0xffffffffL | (long) ((second & 1) * 1000 + millis) << 32;
    }

    /** Refuses a part of an array that it does not have, without a text. */
    static void checkRange(int off, int len, int length) {
        if ((off | len | off + len | length - (off + len)) < 0) {
            throw new IndexOutOfBoundsException();
        }
    }
}
