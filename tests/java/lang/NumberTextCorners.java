/* SPDX-License-Identifier: MIT */
import java.math.BigDecimal;

/**
 * Texts of what is no number, pairs whose case is ignored, searches from the last of all indices.
 */
public class NumberTextCorners {

    interface Body {
        Object get();
    }

    static void show(String name, Body b) {
        try {
            System.out.println(name + ": " + b.get());
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e + " " + e.getCause());
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {
            "x-1y",
            "abc",
            "12345678901",
            "4294967296",
            "18446744073709551616",
            "-"
        }) {
            for (int from = 0; from < 2; from++) {
                for (int to = from; to <= s.length(); to += 3) {
                    int begin = from,
                        end = to;
                    String name = s + " " + from + "-" + to;
                    show(name, () -> Integer.parseUnsignedInt(s, begin, end, 10));
                    show(name, () -> Integer.parseUnsignedInt(s, begin, end, 7));
                    show(name, () -> Long.parseUnsignedLong(s, begin, end, 10));
                }
            }
        }
        for (String s : new String[] {
            "",
            "1e",
            "1e+",
            "e",
            "1ex1234567890",
            "1e1234567890x",
            "1e12345678901",
            "1e0000000000000x",
            "11111111111111111111111e",
            "1e00000000002"
        })
            show(s, () -> new BigDecimal(s));
        show("part", () -> new BigDecimal("12e99".toCharArray(), 0, 3));
        String capital = "\uD801\uDC00x",
            small = "\uD801\uDC28X";
        show(
            "pair",
            () ->
                capital.equalsIgnoreCase(small) +
                " " +
                capital.regionMatches(true, 0, small, 0, 2) +
                " " +
                capital.regionMatches(true, 1, small, 1, 1) +
                " " +
                "\uD83A\uDD00".equalsIgnoreCase("\uD83A\uDD22") +
                " " +
                capital.compareToIgnoreCase(small) +
                " " +
                "\uD801\uDC00".equalsIgnoreCase("\uD801\uDC29")
        );
        show(
            "last",
            () ->
                "\u03C3a".indexOf(0x1F600, Integer.MAX_VALUE) +
                " " +
                "\u03C3a".indexOf('a', Integer.MAX_VALUE)
        );
    }
}
