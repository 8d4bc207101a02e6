/* SPDX-License-Identifier: MIT */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes jdk/internal/text/Brackets.txt: the brackets of Unicode 13, the version of release 17,
 * that are pairs in a text of two directions. Run: java GenerateBrackets.java UCD-DIRECTORY
 * OUTPUT-DIRECTORY
 *
 * A line has, in hexadecimal, an opening bracket and the closing one, and behind them the other
 * pairs that stand for these two canonically: each of the line opens what each closes.
 */
public final class GenerateBrackets {
    public static void main(String[] args) throws IOException {
        Path ucd = Path.of(args[0]);
        Set<Integer> young = new HashSet<>();
        for (String line : Files.readAllLines(ucd.resolve("DerivedAge.txt"))) {
            String[] f = line.replaceFirst("#.*", "").split(";");
            if (f.length < 2 || Double.parseDouble(f[1].trim()) <= 13.0) continue;
            String[] r = f[0].trim().split("\\.\\.");
            for (int c = hex(r[0]); c <= hex(r[r.length - 1]); c++) young.add(c);
        }
        Map<String, String> plain = new HashMap<>();
        for (String line : Files.readAllLines(ucd.resolve("UnicodeData.txt"))) {
            String[] f = line.split(";", -1);
            if (f[5].matches("[0-9A-F]+")) plain.put(f[0], f[5]);
        }
        Map<Integer, String> pairs = new TreeMap<>();
        for (String line : Files.readAllLines(ucd.resolve("BidiBrackets.txt"))) {
            String[] f = line.replaceFirst("#.*", "").split(";");
            if (f.length < 3 || !f[2].trim().equals("o") || young.contains(hex(f[0]))) continue;
            String key = plain.getOrDefault(f[0], f[0]);
            String pair = f[0] + "," + f[1].trim();
            pairs.merge(hex(key), pair, (a, b) -> a.startsWith(key) ? a + "," + b : b + "," + a);
        }
        StringBuilder text = new StringBuilder(
            "# SPDX-License-Identifier: MIT\n# Made by tools/unicode/GenerateBrackets.java\n");
        for (String line : pairs.values()) text.append(line).append('\n');
        Files.writeString(Path.of(args[1], "jdk/internal/text/Brackets.txt"), text);
    }

    private static int hex(String s) {
        return Integer.parseInt(s.trim(), 16);
    }
}
