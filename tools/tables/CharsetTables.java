/* SPDX-License-Identifier: MIT */
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/**
 * Writes the mappings of EightBit.txt from the character maps of Debian's package "locales"; the names and aliases at the
 * beginning of a row stay. Run: java ... CharsetTables ROOT OUTPUT-ROOT [DIRECTORY OF MAPS]
 */
public final class CharsetTables {
    private static final String NAME = "classlib/jdk/internal/nio/cs/EightBit.txt";

    /** What the maps are called, where it is not the charset's name. */
    private static final Map<String, String> CALLED = Map.ofEntries(Map.entry("IBM00858", "IBM858"),
        Map.entry("IBM775", "CP775"), Map.entry("windows-1250", "CP1250"), Map.entry("windows-1251", "CP1251"),
        Map.entry("windows-1252", "CP1252"), Map.entry("windows-1253", "CP1253"), Map.entry("windows-1254", "CP1254"),
        Map.entry("windows-1257", "CP1257"), Map.entry("x-IBM737", "CP737"), Map.entry("x-IBM874", "TIS-620"),
        Map.entry("x-iso-8859-11", "ISO-8859-11"));

    /**
     * Bytes of which the reference makes other characters than the map. Its TIS-620 has the space without break of
     * ISO 8859-11. IBM's page 874 (CCSID 9066) adds a euro, places for Thai marks drawn higher, and four signs.
     */
    private static final Map<String, Map<Integer, Integer>> OTHERS = Map.of("TIS-620", Map.of(0xa0, 0xa0),
        "x-IBM874", Map.ofEntries(Map.entry(0x80, 0x20ac), Map.entry(0xa0, 0xe48), Map.entry(0xdb, 0xe49),
            Map.entry(0xdc, 0xe4a), Map.entry(0xdd, 0xe4b), Map.entry(0xde, 0xe4c), Map.entry(0xfc, 0xa2),
            Map.entry(0xfd, 0xac), Map.entry(0xfe, 0xa6), Map.entry(0xff, 0xa0)));

    public static void main(String[] args) throws IOException {
        Path maps = Path.of(args.length > 2 ? args[2] : "/usr/share/i18n/charmaps");
        StringBuilder all = new StringBuilder();
        for (String row : Files.readAllLines(Path.of(args[0], NAME))) {
            String[] words = row.split(" ", 5);
            all.append(String.join(" ", words[0], words[1], words[2], words[3]));
            Map<Integer, Integer> map = read(maps.resolve(CALLED.getOrDefault(words[0], words[0]) + ".gz"));
            map.putAll(OTHERS.getOrDefault(words[0], Map.of()));
            for (int b = 128; b < 256; b++) {
                if (map.get(b) == null) {
                    continue;
                }
                int first = map.get(b), from = b;
                while (b < 255 && map.getOrDefault(b + 1, -1) == first + b + 1 - from) {
                    b++;
                }
                all.append(String.format(b > from ? " %x:%x-%x" : " %x:%x", from, first, first + b - from));
            }
            all.append('\n');
        }
        Path out = Path.of(args[1], NAME);
        Files.createDirectories(out.getParent());
        Files.writeString(out, all);
    }

    /** Characters by byte: lines "&lt;U0041&gt;..&lt;U005A&gt; /x41 name" of which the second number may be absent. */
    private static Map<Integer, Integer> read(Path file) throws IOException {
        Pattern line = Pattern.compile("<U(\\p{XDigit}+)>(?:\\.\\.<U(\\p{XDigit}+)>)?\\s+/x(\\p{XDigit}{2})\\s.*");
        Map<Integer, Integer> map = new TreeMap<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            for (String s = in.readLine(); s != null && !s.startsWith("END CHARMAP"); s = in.readLine()) {
                Matcher m = line.matcher(s);
                if (m.matches()) {
                    int first = Integer.parseInt(m.group(1), 16);
                    int last = m.group(2) == null ? first : Integer.parseInt(m.group(2), 16);
                    for (int c = first; c <= last; c++) {
                        map.put(Integer.parseInt(m.group(3), 16) + c - first, c);
                    }
                }
            }
        }
        return map;
    }
}
