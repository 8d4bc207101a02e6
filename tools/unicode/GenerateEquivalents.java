/* SPDX-License-Identifier: MIT */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes jdk/internal/text/Equivalents.txt: what characters of Unicode 13, the version of release
 * 17, stand for canonically, and how marks are ordered; and Compatibility.txt: those that are
 * others in another form, where "C-D=E" is a row of which each stands for the one as far behind E.
 * Run: java GenerateEquivalents.java UCD-DIRECTORY OUTPUT-DIRECTORY
 *
 * Numbers are hexadecimal. A line "C=D" or "C=D,E" says that C stands for D, or for D and E; "C~D,E"
 * the same where the two are not composed again. A line "N:C,D-E,..." has the characters of
 * combining class N. Hangul is computed.
 */
public final class GenerateEquivalents {
    private static final String HEAD =
        "# SPDX-License-Identifier: MIT\n# Made by tools/unicode/GenerateEquivalents.java\n";

    public static void main(String[] args) throws IOException {
        Path ucd = Path.of(args[0]);
        Set<Integer> young = new HashSet<>(), apart = new HashSet<>();
        for (String line : Files.readAllLines(ucd.resolve("DerivedAge.txt"))) {
            String[] f = line.replaceFirst("#.*", "").split(";");
            if (f.length < 2 || Double.parseDouble(f[1].trim()) <= 13.0) continue;
            String[] r = f[0].trim().split("\\.\\.");
            for (int c = hex(r[0]); c <= hex(r[r.length - 1]); c++) young.add(c);
        }
        for (String line : Files.readAllLines(ucd.resolve("CompositionExclusions.txt"))) {
            String code = line.replaceFirst("#.*", "").trim();
            if (!code.isEmpty()) apart.add(hex(code));
        }
        StringBuilder pairs = new StringBuilder(), forms = new StringBuilder(HEAD);
        TreeMap<Integer, String> plain = new TreeMap<>();
        StringBuilder[] classes = new StringBuilder[256];
        int[] last = new int[256], first = new int[256];
        for (String line : Files.readAllLines(ucd.resolve("UnicodeData.txt"))) {
            String[] f = line.split(";", -1);
            int c = hex(f[0]), order = Integer.parseInt(f[3]);
            if (young.contains(c)) continue;
            if (order != 0) {
                if (classes[order] == null) classes[order] = new StringBuilder();
                if (c != last[order] + 1) {
                    close(classes[order], first[order], last[order]);
                    classes[order].append(classes[order].length() == 0 ? "" : ",").append(f[0]);
                    first[order] = c;
                }
                last[order] = c;
            }
            if (f[5].startsWith("<")) plain.put(c, f[5].replaceFirst("<.*> ", "").replace(' ', ','));
            else if (!f[5].isEmpty())
                pairs.append(f[0]).append(apart.contains(c) ? '~' : '=').append(f[5].replace(' ', ',')).append('\n');
        }
        StringBuilder text = new StringBuilder(HEAD);
        for (int n = 0; n < 256; n++) {
            if (classes[n] == null) continue;
            close(classes[n], first[n], last[n]);
            text.append(Integer.toHexString(n)).append(':').append(classes[n]).append('\n');
        }
        Files.writeString(Path.of(args[1], "jdk/internal/text/Equivalents.txt"), text.append(pairs));
        addForms(forms, plain);
        Files.writeString(Path.of(args[1], "jdk/internal/text/Compatibility.txt"), forms);
    }

    /** In hexadecimal without zeros in front; a row of characters that stand for a row is one line. */
    private static void addForms(StringBuilder forms, TreeMap<Integer, String> plain) {
        while (!plain.isEmpty()) {
            var first = plain.pollFirstEntry();
            int c = first.getKey(), last = c;
            String text = first.getValue().replaceAll("\\b0+", "");
            if (!text.contains(","))
                while (String.format("%04X", hex(text) + last + 1 - c).equals(plain.get(last + 1)))
                    plain.remove(++last);
            forms.append(Integer.toHexString(c).toUpperCase());
            if (last > c) forms.append('-').append(Integer.toHexString(last).toUpperCase());
            forms.append('=').append(text).append('\n');
        }
    }

    private static void close(StringBuilder b, int first, int last) {
        if (last != first) b.append('-').append(String.format("%04X", last));
    }

    private static int hex(String s) {
        return Integer.parseInt(s, 16);
    }
}
