/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Writes what differs by a primitive type alone from the one template there is: classes, or members of one class. The head
 * of a template is a table: lines that begin with "#", columns between bars. The first names the columns, each other one is
 * a type. In the text $name$ stands for what the type has in that column.
 *
 * <p>A template with the first column's name in its own makes a file for each type, in whose name the type stands there;
 * another makes one file. More lines that begin with "#" are about the text up to the "# end" that belongs to them:
 * <pre>
 * # each              text that comes for each type in turn
 * # each Int Long     the same, for these types
 * # only Int Long     text that these types alone have: in the file of a type or within "each"
 * # except Int Long   text that all types but these have
 * </pre>
 * Run: java Variants.java LIBRARY OUTPUT
 */
public final class Variants {
    private final Path template;
    private final List<String> lines;
    private final List<String[]> rows = new ArrayList<>();
    private final String[] names;
    private final int head;

    private Variants(Path template) throws IOException {
        this.template = template;
        lines = Files.readAllLines(template);
        int n = 0;
        while (n < lines.size() && lines.get(n).startsWith("#")) rows.add(cells(lines.get(n++)));
        if (rows.size() < 2) throw refuse(1, "no table of types");
        head = n;
        names = rows.remove(0);
        for (String[] row : rows)
            if (row.length != names.length) throw refuse(2 + rows.indexOf(row), row.length + " columns, not " + names.length);
    }

    public static void main(String[] arguments) throws IOException {
        Path library = Path.of(arguments[0]), output = Path.of(arguments[1]);
        try (Stream<Path> all = Files.walk(library)) {
            for (Path template : all.filter(p -> p.toString().endsWith(".template")).sorted().toList())
                new Variants(template).write(output.resolve(library.relativize(template)).getParent());
        }
    }

    private static String[] cells(String line) {
        return Arrays.stream(line.substring(1).split("(?<=\\s)\\|(?=\\s|$)", -1)).map(String::strip).toArray(String[]::new);
    }

    private IOException refuse(int line, String why) {
        return new IOException(template + ":" + line + ": " + why);
    }

    private void write(Path directory) throws IOException {
        Files.createDirectories(directory);
        String name = template.getFileName().toString().replace(".template", ".java");
        if (!name.contains(names[0])) Files.writeString(directory.resolve(name), text(head, lines.size(), null));
        else for (String[] row : rows) Files.writeString(directory.resolve(name.replace(names[0], row[0])), text(head, lines.size(), row));
    }

    /** The lines as one type has them, or, without a type, as the file of all types does. */
    private String text(int from, int to, String[] row) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < to; i++) {
            String line = lines.get(i);
            if (!line.startsWith("#")) {
                text.append(filled(line, i, row)).append('\n');
                continue;
            }
            String[] words = line.substring(1).strip().split("\\s+");
            Set<String> types = new TreeSet<>(Arrays.asList(words).subList(1, words.length));
            for (String type : types)
                if (rows.stream().noneMatch(r -> r[0].equals(type))) throw refuse(i + 1, "no type of the table: " + type);
            boolean each = words[0].equals("each"), only = words[0].equals("only");
            if (!each && (!only && !words[0].equals("except") || row == null || types.isEmpty()))
                throw refuse(i + 1, "has no meaning here: " + line);
            int end = end(i, to);
            if (each) {
                for (String[] one : rows)
                    if (types.isEmpty() || types.contains(one[0])) text.append(text(i + 1, end, one));
            } else if (types.contains(row[0]) == only) text.append(text(i + 1, end, row));
            i = end;
        }
        return text.toString();
    }

    /** Where the block ends that begins in a line. */
    private int end(int from, int to) throws IOException {
        int open = 0;
        for (int i = from; i < to; i++) {
            if (lines.get(i).startsWith("#")) open += lines.get(i).substring(1).strip().equals("end") ? -1 : 1;
            if (open == 0) return i;
        }
        throw refuse(from + 1, "no # end");
    }

    private String filled(String line, int number, String[] row) throws IOException {
        if (row != null)
            for (int i = 0; i < names.length; i++) line = line.replace("$" + names[i] + "$", row[i]);
        if (line.contains("$")) throw refuse(number + 1, "a name that no column has, or of no type");
        return line;
    }
}
