/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A source file in which initializers of tables are written again; everything else stays as it is. */
final class SourceFile {
    private static final int WIDTH = 96, UNITS = 80, LAST_UNITS = 83, MOST_UNITS = 84;
    private final Path in, out;
    private String text;

    /** A file below the root of the sources, which write() puts below another root, perhaps the same. */
    SourceFile(Path root, Path outRoot, String name) throws IOException {
        in = root.resolve(name);
        out = outRoot.resolve(name);
        text = Files.readString(in);
    }

    void write() throws IOException {
        Files.createDirectories(out.getParent());
        Files.writeString(out, text, StandardCharsets.UTF_8);
    }

    /** Where the value of a variable begins and ends: behind "=", before the semicolon that closes a line. */
    private int[] place(String variable) {
        Matcher m = Pattern.compile("[ *]" + variable + "(\\[\\])? =").matcher(text);
        if (!m.find()) {
            throw new IllegalArgumentException(in + " has no " + variable);
        }
        return new int[] {m.end(), text.indexOf(";\n", m.end())};
    }

    private void replace(String variable, String value) {
        int[] place = place(variable);
        text = text.substring(0, place[0]) + value + text.substring(place[1]);
    }

    /** An array of literals, as many a line as fit. */
    void array(String variable, List<String> literals, int indent) {
        StringBuilder all = new StringBuilder(" {");
        int column = WIDTH;
        for (int i = 0; i < literals.size(); i++) {
            String literal = literals.get(i) + (i + 1 < literals.size() ? "," : "");
            if (column + 1 + literal.length() > WIDTH) {
                all.append('\n').append(" ".repeat(indent)).append(literal);
                column = indent + literal.length();
            } else {
                all.append(' ').append(literal);
                column += 1 + literal.length();
            }
        }
        replace(variable, all.append('\n').append(" ".repeat(indent - 4)).append('}').toString());
    }

    /** A string, in pieces of one line each; characters that do not print are escaped. */
    void string(String variable, String value) {
        StringBuilder all = new StringBuilder();
        StringBuilder piece = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            piece.append(written(c));
            // Behind the last piece stands a semicolon: where that has no room, its last two characters stand alone.
            boolean crowded = i + 3 == value.length() && piece.length() + written(value.charAt(i + 1)).length()
                + written(value.charAt(i + 2)).length() > LAST_UNITS;
            boolean full = piece.length() >= UNITS || i + 1 == value.length()
                || piece.length() + written(value.charAt(i + 1)).length() > MOST_UNITS;
            if (full || crowded) {
                all.append(all.isEmpty() ? "\n            \"" : "\n            + \"").append(piece).append('"');
                piece.setLength(0);
            }
        }
        replace(variable, all.toString());
    }

    private static String written(char c) {
        return c == '"' || c == '\\' ? "\\" + c
            : c < ' ' ? String.format("\\%03o", (int) c)
            : c < 127 ? String.valueOf(c) : String.format("\\u%04X", (int) c);
    }

    /** The strings of a variable as they stand. */
    List<String> strings(String variable) {
        int[] place = place(variable);
        List<String> all = new ArrayList<>();
        Matcher m = Pattern.compile("\"([^\"]*)\"").matcher(text.substring(place[0], place[1]));
        while (m.find()) {
            all.add(m.group(1));
        }
        return all;
    }
}
