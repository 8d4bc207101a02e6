/* SPDX-License-Identifier: MIT */
package java.lang;

/**
 * Numbers as texts: what parse and decode of Byte, Short, Integer and Long share.
 *
 * A numeral is read from Latin-1 bytes; any other text is brought into them first, each char that
 * is a digit by its ASCII digit. The value is gathered as an unsigned magnitude, whose bound the
 * sign decides. A failure is the place of the first char that cannot stand there or takes the
 * value out of range, complemented: such a number is no magnitude, as none lies above 2^63.
 */
final class Numeral {
    /** What decode has found: the digits with their sign, and the radix of the prefix. */
    final String digits;
    final int radix;

    private Numeral(String digits, int radix) {
        this.digits = digits;
        this.radix = radix;
    }

    /* ---- Magnitudes ---- */

    /** Of text[from, to), in a signed type of that many bits and the sign. */
    static long magnitude(byte[] text, int from, int to, int radix, int bits) {
        int at = from;
        long most = (1L << bits) - 1;
        if (at < to) {
            if (text[at] == '-') {
                most++;
                at++;
            } else if (text[at] == '+') {
                at++;
            }
        }
        if (at == to) {
            return ~at;
        }
        long value = 0;
        do {
            int c = text[at];
            int digit = c - '0';
            if (digit > 9) {
                digit = (c | 'a' - 'A') - ('a' - 10);
                if (digit < 10) {
                    return ~at;
                }
            }
            if (digit < 0 || digit >= radix) {
                return ~at;
            }
            // Below 2^58 a digit more, of whatever radix, does not leave 64 bits.
            if (value >>> 58 != 0
                    && Long.compareUnsigned(value, Long.divideUnsigned(most, radix)) > 0) {
                return ~at;
            }
            value = value * radix + digit;
            if (value + Long.MIN_VALUE > most + Long.MIN_VALUE) {
                return ~at;
            }
        } while (++at < to);
        return value;
    }

    static boolean isFailure(long magnitude) {
        return magnitude < 0 && (int) magnitude == magnitude;
    }

    /** The bytes that are read for s. */
    static byte[] bytes(String s) {
        return s.coder() == String.LATIN1 ? s.value() : bytes(s, 0, s.length());
    }

    static byte[] bytes(CharSequence s, int from, int to) {
        byte[] text = new byte[to - from];
        for (int i = from; i < to; i++) {
            char c = s.charAt(i);
            int digit = Character.digit(c, Character.MAX_RADIX);
            text[i - from] = (byte) (digit < 0 ? c < 0x80 ? c : 0
                    : digit < 10 ? '0' + digit : 'a' - 10 + digit);
        }
        return text;
    }

    /* ---- Arguments and results that are none ---- */

    static void check(CharSequence s, int radix) {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + (radix < Character.MIN_RADIX
                    ? " less than Character.MIN_RADIX" : " greater than Character.MAX_RADIX"));
        }
    }

    static void checkRange(CharSequence s, int from, int to) {
        int length = java.util.Objects.requireNonNull(s).length(); // null is refused before a range
        if (from < 0 || from > to || to > length) {
            throw new IndexOutOfBoundsException();
        }
    }

    static void checkUnsigned(String s, int radix) {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (s.isEmpty()) {
            throw NumberFormatException.forInputString(s, radix);
        }
        if (s.charAt(0) == '-') {
            throw new NumberFormatException(
                    "Illegal leading minus sign on unsigned string " + s + ".");
        }
    }

    static NumberFormatException tooLarge(CharSequence s, String type) {
        return new NumberFormatException("String value " + s + " exceeds range of " + type + ".");
    }

    static boolean fits(int value, int bits) {
        return value << 32 - bits >> 32 - bits == value;
    }

    /** The value of s in a type of so many bits, less than an int has. */
    static int parseNarrow(String s, int radix, int bits) {
        int value = Integer.parseInt(s, radix);
        if (fits(value, bits)) {
            return value;
        }
        throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
    }

    static int decodeNarrow(String s, int bits) {
        int value = Integer.decode(s);
        if (fits(value, bits)) {
            return value;
        }
        throw new NumberFormatException("Value " + value + " out of range from input " + s);
    }

    /* ---- Prefixes ---- */

    /** [+-] (0x | 0X | # | 0)? digits, where the 0 of octal numbers needs a digit behind it. */
    static Numeral decode(String nm) {
        if (nm.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        int sign = isSign(nm, 0) ? 1 : 0;
        int radix = 10;
        int from = sign;
        switch (nm.length() == sign ? 0 : nm.charAt(sign)) {
            case '#':
                radix = 16;
                from = sign + 1;
                break;
            case '0':
                if (nm.length() > sign + 1) {
                    boolean hexadecimal = (nm.charAt(sign + 1) | 'a' - 'A') == 'x';
                    radix = hexadecimal ? 16 : 8;
                    from = sign + (hexadecimal ? 2 : 1);
                }
                break;
            default:
                break;
        }
        if (isSign(nm, from)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = nm.substring(from);
        return new Numeral(nm.charAt(0) == '-' ? "-".concat(digits) : digits, radix);
    }

    private static boolean isSign(String s, int at) {
        return at < s.length() && (s.charAt(at) == '-' || s.charAt(at) == '+');
    }
}
