/* SPDX-License-Identifier: MIT */
package jdk.internal.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** Characters that are others in another form: ligatures, widths, fractions (UAX 15). */
public final class Compatibility {
    /** What they are replaced by, one step. */
    private static final Map<Integer, int[]> PLAIN = new HashMap<>();

    static {
        String text;
        try (InputStream in = Compatibility.class.getResourceAsStream("Compatibility.txt")) {
            text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (String line : text.split("\n")) {
            int sign = line.indexOf('=');
            if (sign > 0) {
                put(line.substring(0, sign), numbers(line, sign + 1));
            }
        }
    }

    private Compatibility() {
    }

    /** Of a row each stands for the one as far behind the first. */
    private static void put(String characters, int[] parts) {
        int dash = characters.indexOf('-');
        int first = Integer.parseInt(dash < 0 ? characters : characters.substring(0, dash), 16);
        PLAIN.put(first, parts);
        if (dash > 0) {
            int last = Integer.parseInt(characters.substring(dash + 1), 16);
            for (int c = first + 1; c <= last; c++) {
                PLAIN.put(c, new int[] {parts[0] + c - first});
            }
        }
    }

    private static int[] numbers(String line, int from) {
        String[] words = line.substring(from).split(",");
        int[] all = new int[words.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = Integer.parseInt(words[i], 16);
        }
        return all;
    }

    /** As Equivalents has it, with those that are replaced, whole or in parts. */
    public static BitSet unsteady(boolean composes) {
        BitSet set = Equivalents.unsteady(composes);
        for (int c : PLAIN.keySet()) {
            set.set(c);
        }
        for (int c : Equivalents.composed()) {
            if (isReplaced(c)) {
                set.set(c);
            }
        }
        return set;
    }

    private static boolean isReplaced(int c) {
        int[] parts = Equivalents.parts(c);
        return PLAIN.containsKey(c)
                || parts != null && IntStream.of(parts).anyMatch(Compatibility::isReplaced);
    }

    private static IntStream plain(int c) {
        if (c < 0xA0) {
            return IntStream.of(c);
        }
        int[] parts = PLAIN.get(c);
        if (parts == null) {
            parts = Equivalents.parts(c);
        }
        return parts == null ? IntStream.of(c) : IntStream.of(parts).flatMap(Compatibility::plain);
    }

    /** All of them replaced; marks are not ordered. */
    public static int[] expand(int[] codes) {
        return IntStream.of(codes).flatMap(Compatibility::plain).toArray();
    }
}
