/* SPDX-License-Identifier: MIT */

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes java/lang/CharacterTables.java and java/lang/CharacterTablesLatin1.java from the Unicode
 * Character Database. Characters younger than Unicode 13, the version of release 17, count as
 * unassigned. Run: java GenerateCharacterTables.java UCD-DIRECTORY OUTPUT-DIRECTORY
 */
public final class GenerateCharacterTables {
    static final int LIMIT = 0x110000;
    static final String[] TYPES = {
        "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Me", "Mc", "Nd", "Nl", "No", "Zs", "Zl", "Zp",
        "Cc", "Cf", "--", "Co", "Cs", "Pd", "Ps", "Pe", "Pc", "Po", "Sm", "Sc", "Sk", "So", "Pi",
        "Pf"
    };
    static final String[] DIRECTIONS = {
        "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE",
        "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"
    };
    static final String[] FLAGS = {
        "Other_Alphabetic", "Ideographic", "Other_Uppercase", "Other_Lowercase", "ID_Start",
        "ID_Continue"
    };

    /** properties, upper, lower, title, numeric of each code point. */
    static final int[][] data = new int[LIMIT][];
    static final boolean[] known = new boolean[LIMIT];
    static Path ucd;

    public static void main(String[] args) throws IOException {
        ucd = Path.of(args[0]);
        Path out = Path.of(args[1]);
        for (String[] f : fields("DerivedAge.txt")) {
            if (Double.parseDouble(f[1]) <= 13.0) {
                int[] r = range(f[0]);
                Arrays.fill(known, r[0], r[1] + 1, true);
            }
        }
        readCharacters();
        readFlags("PropList.txt");
        readFlags("DerivedCoreProperties.txt");
        restoreVersion13();
        List<int[]> records = new ArrayList<>();
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        char[] record = new char[LIMIT];
        for (int c = 0; c < LIMIT; c++) {
            int[] d = data[c];
            List<Integer> key = Arrays.stream(d).boxed().toList();
            Integer n = numbers.get(key);
            if (n == null) {
                n = records.size();
                numbers.put(key, n);
                records.add(d);
            }
            record[c] = (char) (int) n;
        }
        StringBuilder first = new StringBuilder();
        StringBuilder second = new StringBuilder();
        Map<String, Integer> blocks = new HashMap<>();
        for (int c = 0; c < LIMIT; c += 128) {
            String block = new String(record, c, 128);
            Integer n = blocks.get(block);
            if (n == null) {
                n = blocks.size();
                blocks.put(block, n);
                second.append(block);
            }
            first.append((char) (int) n);
        }
        try (PrintWriter w = new PrintWriter(Files.newBufferedWriter(
                out.resolve("CharacterTables.java")))) {
            head(w, "CharacterTables", "Properties of all characters: block, then record, then"
                 + " a value per record.");
            w.print("    /** Groups of four: a character and its upper case text, zero padded."
                    + " */\n");
            w.print("    static final String UPPER_EXPANSIONS =\n        ");
            literal(w, expansions());
            w.print(";\n\n");
            w.print("    /** Gaps and lengths of runs of characters of combining class 230, from U+0300 on. */\n");
            w.print("    static final String ABOVE =\n        ");
            literal(w, above());
            w.print(";\n\n");
            array(w, "BLOCKS", first.toString());
            array(w, "RECORDS", second.toString());
            String[] names = {"PROPERTIES", "UPPER", "LOWER", "TITLE", "NUMERIC"};
            for (int k = 0; k < names.length; k++) {
                StringBuilder values = new StringBuilder();
                for (int[] r : records) {
                    values.append((char) (r[k] >>> 16)).append((char) r[k]);
                }
                array(w, names[k], values.toString());
            }
            scripts(w);
            w.print("    private CharacterTables() {\n    }\n}\n");
        }
        try (PrintWriter w = new PrintWriter(Files.newBufferedWriter(
                out.resolve("CharacterTablesLatin1.java")))) {
            head(w, "CharacterTablesLatin1", "Properties of the first 256 characters, each in two"
                 + " units.");
            StringBuilder values = new StringBuilder();
            for (int c = 0; c < 256; c++) {
                values.append((char) (data[c][0] >>> 16)).append((char) data[c][0]);
            }
            array(w, "PROPERTIES", values.toString());
            w.print("    private CharacterTablesLatin1() {\n    }\n}\n");
        }
        System.out.println(records.size() + " records, " + blocks.size() + " blocks");
    }

    static List<String[]> fields(String file) throws IOException {
        List<String[]> rows = new ArrayList<>();
        for (String line : Files.readAllLines(ucd.resolve(file))) {
            int hash = line.indexOf('#');
            if (hash >= 0) {
                line = line.substring(0, hash);
            }
            if (!line.isBlank()) {
                String[] f = line.split(";", -1);
                for (int i = 0; i < f.length; i++) {
                    f[i] = f[i].trim();
                }
                rows.add(f);
            }
        }
        return rows;
    }

    static int[] range(String s) {
        int dots = s.indexOf("..");
        int a = Integer.parseInt(dots < 0 ? s : s.substring(0, dots), 16);
        return new int[] {a, dots < 0 ? a : Integer.parseInt(s.substring(dots + 2), 16)};
    }

    static void readCharacters() throws IOException {
        int unassigned = 31 << 5;
        for (int c = 0; c < LIMIT; c++) {
            data[c] = new int[] {unassigned, 0, 0, 0, 0};
        }
        int first = -1;
        for (String[] f : fields("UnicodeData.txt")) {
            int last = Integer.parseInt(f[0], 16);
            if (f[1].endsWith("First>")) {
                first = last;
                continue;
            }
            if (first < 0) {
                first = last;
            }
            for (int c = first; c <= last; c++) {
                if (known[c]) {
                    data[c] = properties(c, f);
                }
            }
            first = -1;
        }
    }

    static int delta(int c, String target) {
        if (target.isEmpty()) {
            return 0;
        }
        int to = Integer.parseInt(target, 16);
        return known[to] ? to - c : 0;
    }

    static int[] properties(int c, String[] f) {
        int p = Arrays.asList(TYPES).indexOf(f[2]) | Arrays.asList(DIRECTIONS).indexOf(f[4]) << 5;
        if (f[9].equals("Y")) {
            p |= 1 << 10;
        }
        if (!f[3].equals("0")) {
            p |= 1 << 17;
        }
        int numeric = 0;
        String n = f[8];
        int letter = c >= 0xff21 && c <= 0xff5a ? c - 0xfee0 : c;
        if (n.isEmpty() && letter < 128 && Character.isLetter(letter)) {
            p |= 1 << 18 | ((letter | 32) - 'a' + 10 - c & 63) << 20;
        } else if (!n.isEmpty()) {
            if (n.indexOf('/') >= 0 || n.startsWith("-") || n.length() > 9) {
                p |= 2 << 18;
            } else if (f[2].equals("Nd")) {
                p |= 1 << 18 | (Integer.parseInt(n) - c & 63) << 20;
            } else {
                p |= 3 << 18;
                numeric = Integer.parseInt(n);
            }
        }
        int upper = delta(c, f[12]);
        return new int[] {p, upper, delta(c, f[13]), f[14].isEmpty() ? upper : delta(c, f[14]),
                          numeric};
    }

    static void readFlags(String file) throws IOException {
        for (String[] f : fields(file)) {
            int flag = Arrays.asList(FLAGS).indexOf(f[1]);
            if (flag >= 0) {
                int[] r = range(f[0]);
                for (int c = r[0]; c <= r[1]; c++) {
                    if (known[c]) {
                        data[c][0] |= 1 << (11 + flag);
                    }
                }
            }
        }
    }

    /** Properties that changed between version 13 and the installed one. */
    static void restoreVersion13() {
        for (int c : new int[] {0xC04, 0xF82, 0xF83, 0x11080, 0x11081}) {
            data[c][0] &= ~(1 << 11); // not Other_Alphabetic yet
        }
        for (int c : new int[] {0x10FC, 0xAB69}) {
            data[c][0] &= ~(1 << 14); // not Other_Lowercase yet
        }
        data[0x1734][0] = data[0x1734][0] & ~0x3FF | Arrays.asList(TYPES).indexOf("Mn")
                | Arrays.asList(DIRECTIONS).indexOf("NSM") << 5;
        data[0x2E2F][0] |= 3 << 15; // still an identifier
    }

    static String expansions() throws IOException {
        StringBuilder s = new StringBuilder();
        for (String[] f : fields("SpecialCasing.txt")) {
            String[] upper = f[3].split(" ");
            if (f.length == 5 && f[4].isEmpty() && upper.length > 1) {
                s.append((char) Integer.parseInt(f[0], 16));
                for (int i = 0; i < 3; i++) {
                    s.append(i < upper.length ? (char) Integer.parseInt(upper[i], 16) : 0);
                }
            }
        }
        return s.toString();
    }

    static String above() throws IOException {
        boolean[] above = new boolean[LIMIT];
        for (String[] f : fields("UnicodeData.txt")) {
            int c = Integer.parseInt(f[0], 16);
            above[c] = known[c] && f[3].equals("230");
        }
        StringBuilder s = new StringBuilder();
        boolean inside = false;
        for (int c = 0x300, at = c; c < LIMIT; c++) {
            if (above[c] != inside) {
                s.append((char) (c - at));
                at = c;
                inside = !inside;
            }
        }
        return s.toString();
    }

    static void scripts(PrintWriter w) throws IOException {
        Map<String, Integer> ids = new LinkedHashMap<>();
        Map<String, String> codes = new HashMap<>();
        for (String[] f : fields("PropertyValueAliases.txt")) {
            if (f[0].equals("sc")) {
                codes.put(f[2].toUpperCase(Locale.ROOT), f[1].toUpperCase(Locale.ROOT));
            }
        }
        String[] script = new String[LIMIT];
        Arrays.fill(script, "UNKNOWN");
        for (String[] f : fields("Scripts.txt")) {
            int[] r = range(f[0]);
            for (int c = r[0]; c <= r[1]; c++) {
                if (known[c]) {
                    script[c] = c == 0x16FE2 || c == 0x16FE3 ? "COMMON" // as in version 13
                            : f[1].toUpperCase(Locale.ROOT);
                }
            }
        }
        StringBuilder starts = new StringBuilder();
        StringBuilder values = new StringBuilder();
        for (int c = 0; c < LIMIT; c++) {
            if (c == 0 || !script[c].equals(script[c - 1])) {
                starts.append((char) (c >>> 16)).append((char) c);
                ids.putIfAbsent(script[c], ids.size());
                values.append((char) (int) ids.get(script[c]));
            }
        }
        array(w, "SCRIPT_STARTS", starts.toString());
        array(w, "SCRIPT_VALUES", values.toString());
        StringBuilder names = new StringBuilder();
        for (String name : ids.keySet()) {
            names.append(name).append(' ').append(codes.get(name)).append(' ');
        }
        w.print("    /** Name and four-letter code of each script that occurs. */\n");
        array(w, "SCRIPT_NAMES", names.toString());
    }

    static void head(PrintWriter w, String name, String what) {
        w.print("/* SPDX-License-Identifier: MIT */\npackage java.lang;\n\n/**\n * " + what
                + "\n * Generated by tools/unicode/GenerateCharacterTables.java.\n */\n"
                + "final class " + name + " {\n");
    }

    /** An array of strings, because a constant holds at most 65535 bytes. */
    static void array(PrintWriter w, String name, String s) {
        w.print("    static final String[] " + name + " = {\n        ");
        for (int i = 0; i < s.length(); i += 16384) {
            literal(w, s.substring(i, Math.min(s.length(), i + 16384)));
            w.print(",\n" + (i + 16384 < s.length() ? "        " : ""));
        }
        w.print("    };\n\n");
    }

    static void literal(PrintWriter w, String s) {
        StringBuilder line = new StringBuilder("\"");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            char next = i + 1 < s.length() ? s.charAt(i + 1) : ' ';
            if (c == '"' || c == '\\') {
                line.append('\\').append(c);
            } else if (c >= ' ' && c < 127) {
                line.append(c);
            } else if (c < 256) {
                line.append(String.format(next >= '0' && next <= '7' ? "\\%03o" : "\\%o",
                                          (int) c));
            } else {
                line.append(String.format("\\u%04x", (int) c));
            }
            if (line.length() > 80) {
                w.print(line + "\"\n        + ");
                line.setLength(0);
                line.append('"');
            }
        }
        w.print(line + "\"");
    }
}
