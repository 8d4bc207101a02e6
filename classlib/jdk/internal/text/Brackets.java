/* SPDX-License-Identifier: MIT */
package jdk.internal.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Brackets that are pairs in a text of two directions (UAX 9). */
public final class Brackets {
    private static final int FIRST = '(';
    /** Of opening brackets a number, of what closes them its negative. */
    private static final Map<Character, Integer> NUMBERS = new HashMap<>();

    static {
        String text;
        try (InputStream in = Brackets.class.getResourceAsStream("Brackets.txt")) {
            text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        int number = 0;
        for (String line : text.split("\n")) {
            if (line.charAt(0) == '#') {
                continue;
            }
            number++;
            String[] codes = line.split(",");
            for (int i = 0; i < codes.length; i++) {
                NUMBERS.put((char) Integer.parseInt(codes[i], 16), i % 2 == 0 ? number : -number);
            }
        }
    }

    private Brackets() {
    }

    /** A number above 0: opens; its negative: closes what has that number; 0: no bracket. */
    public static int of(char c) {
        return c < FIRST ? 0 : NUMBERS.getOrDefault(c, 0);
    }
}
