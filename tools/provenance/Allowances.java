/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the two sides may share, as the list of entries says. Each gives a reason and is needed; there are few.
 *
 *     names PATTERN NAME... | reason   these names in the files that match
 *     from FILE | reason               every name that FILE quotes, a path from the library's directory
 *     unit PATH UNIT | reason          a unit that a published text dictates wholly
 */
final class Allowances {
    static final int MOST = 25;
    private static final Pattern QUOTED = Pattern.compile("\"([\\w$]+)\"");

    private record Entry(int line, String kind, String where, Set<String> names, Set<String> unused) {
        boolean allows(String path, String name) {
            if (!names.contains(name)) return false;
            boolean here = kind.equals("from") || (kind.equals("unit") ? path.equals(where)
                : FileSystems.getDefault().getPathMatcher("glob:" + where).matches(Path.of(path)));
            if (here && kind.equals("from")) unused.clear();
            else if (here) unused.remove(name);
            return here;
        }
    }

    private final List<Entry> entries = new ArrayList<>();
    private final Path file;
    final List<String> complaints = new ArrayList<>();

    Allowances(Path file, Path library) throws IOException {
        this.file = file;
        int number = 0, count = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            count++;
            int bar = line.indexOf('|');
            if (bar < 0 || line.substring(bar + 1).isBlank()) {
                complain(number, "an entry without a reason");
                continue;
            }
            String[] words = line.substring(0, bar).strip().split("\\s+");
            String kind = words[0];
            boolean fits = kind.equals("from") ? words.length == 2 : kind.equals("unit") ? words.length == 3
                : kind.equals("names") && words.length > 2;
            if (!fits) {
                complain(number, "neither names PATTERN NAME... nor from FILE nor unit PATH UNIT");
                continue;
            }
            Set<String> names = new HashSet<>(List.of(words).subList(Math.min(2, words.length), words.length));
            if (kind.equals("from")) {
                Path from = library.resolve(words[1]);
                if (!Files.exists(from)) complain(number, "no file " + words[1]);
                else for (Matcher m = QUOTED.matcher(Files.readString(from)); m.find();) names.add(m.group(1));
            }
            entries.add(new Entry(number, kind, words[1], names, new HashSet<>(names)));
        }
        if (count > MOST) complain(number, count + " entries, " + MOST + " may be");
    }

    private void complain(int line, String what) {
        complaints.add(file + ":" + line + ": " + what);
    }

    boolean isName(String path, String name) {
        boolean allowed = false;
        for (Entry e : entries) allowed |= !e.kind.equals("unit") && e.allows(path, name);
        return allowed;
    }

    boolean isUnit(String path, String unit) {
        boolean allowed = false;
        for (Entry e : entries) allowed |= e.kind.equals("unit") && e.allows(path, unit);
        return allowed;
    }

    /** What stands here and allows nothing. */
    List<String> unneeded() {
        List<String> all = new ArrayList<>();
        for (Entry e : entries)
            if (e.kind.equals("from") ? !e.unused.isEmpty() || e.names.isEmpty() : !e.unused.isEmpty())
                all.add(file + ":" + e.line + ": allows nothing" + (e.kind.equals("from") ? "" : ": " + String.join(" ", e.unused)));
        return all;
    }
}
