/* SPDX-License-Identifier: MIT */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Writes jdk/internal/text/CharacterNames.txt: the names of all characters that Unicode 13, the version of
 * release 17, has names for. Run: java GenerateCharacterNames.java UCD-DIRECTORY OUTPUT-DIRECTORY
 *
 * A line is the name of a character: a letter, '0' + how many letters it shares with the name before it (at most
 * 74), and the rest of the name. "#" in it is the character's number in hexadecimal. What stands in front tells how
 * many characters without a name lie before it: "!" one, "*" two, "$n$" n. Each 32nd line shares nothing and has the
 * character in front instead, "%c%".
 */
public final class GenerateCharacterNames {
    static final int GROUP = 32, MOST = 74;

    public static void main(String[] args) throws IOException {
        Path ucd = Path.of(args[0]);
        boolean[] known = new boolean[0x110000];
        for (String line : Files.readAllLines(ucd.resolve("DerivedAge.txt"))) {
            String[] f = line.replaceFirst("#.*", "").split(";");
            if (f.length < 2 || Double.parseDouble(f[1].trim()) > 13.0) continue;
            String[] r = f[0].trim().split("\\.\\.");
            int last = Integer.parseInt(r[r.length - 1], 16);
            for (int c = Integer.parseInt(r[0], 16); c <= last; c++) known[c] = true;
        }
        // Controls have an old name; those without get the one of the list of aliases, and so does the one whose
        // old name became that of a younger character.
        Map<Integer, String> aliases = new HashMap<>();
        for (String line : Files.readAllLines(ucd.resolve("NameAliases.txt"))) {
            String[] f = line.split(";");
            if (line.endsWith(";figment") || line.startsWith("0007;") && line.endsWith(";abbreviation"))
                aliases.put(Integer.parseInt(f[0], 16), f[1]);
        }
        StringBuilder text = new StringBuilder();
        String before = "";
        int count = 0, expected = 0;
        for (String line : Files.readAllLines(ucd.resolve("UnicodeData.txt"))) {
            String[] f = line.split(";", -1);
            int c = Integer.parseInt(f[0], 16);
            String name = f[1].equals("<control>") ? aliases.getOrDefault(c, f[10]) : f[1];
            if (!known[c] || name.isEmpty() || name.startsWith("<")) continue;
            String hex = String.format("%04X", c);
            if (name.endsWith(hex)) name = name.substring(0, name.length() - hex.length()) + "#";
            int shared = 0;
            if (count++ % GROUP == 0) {
                text.append('%').append(c).append('%');
            } else {
                while (shared < MOST && shared < name.length() && shared < before.length()
                       && name.charAt(shared) == before.charAt(shared)) shared++;
                int gap = c - expected;
                if (gap == 1) text.append('!');
                else if (gap == 2) text.append('*');
                else if (gap > 0) text.append('$').append(gap).append('$');
            }
            text.append((char) ('0' + shared)).append(name, shared, name.length()).append('\n');
            before = name;
            expected = c + 1;
        }
        Files.writeString(Path.of(args[1], "jdk/internal/text/CharacterNames.txt"),
                          "# SPDX-License-Identifier: MIT\n# Made by tools/unicode/GenerateCharacterNames.java\n" + text);
    }
}
