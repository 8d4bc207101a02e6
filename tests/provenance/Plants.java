/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Makes a small library with copies of several kinds, which the comparison has to find, from the
 * source that is
 * installed: by program, so that nobody reads it and none of it stands in this tree. Prints which
 * file is which kind.
 */
public final class Plants {

    private static final String HOME = "java/util/";

    private final Path library;
    private final List<SourceFile> theirs;

    private Plants(Path library, List<SourceFile> theirs) {
        this.library = library;
        this.theirs = theirs;
    }

    public static void main(String[] arguments) throws IOException {
        Path library = Path.of(arguments[0]);
        Plants plants = new Plants(
            library,
            Provenance.theirs(Path.of(arguments[1]), p -> p.matches("java/(util|lang)/\\w+\\.java"))
        );
        plants.renamed();
        plants.moved(HOME + "PlantedMove.java");
        plants.moved("java/text/PlantedMove.java");
        plants.table();
        plants.names();
    }

    private void write(String kind, String path, String declarations) throws IOException {
        Path file = library.resolve(path);
        Files.createDirectories(file.getParent());
        String name = file.getFileName().toString().replace(".java", "");
        Files.writeString(file, "class " + name + " {\n" + declarations + "\n}\n");
        System.out.println(path + " " + kind);
    }

    /** Of the units that can stand alone once more, the first of such a length. */
    private SourceFile.Unit unit(int least, Predicate<SourceFile.Unit> wanted) {
        for (SourceFile f : theirs)
            for (SourceFile.Unit u : f.units)
                if (
                    f.path.startsWith(HOME) &&
                    u.words.size() >= least &&
                    u.words.size() <= 2 * least &&
                    !u.words.contains("->") &&
                    !u.words.contains("new") &&
                    u.words.contains("for") &&
                    Character.isLowerCase(u.name.charAt(0)) &&
                    !u.owner.contains(".") &&
                    wanted.test(u)
                ) return u;
        throw new IllegalStateException("no unit of that kind");
    }

    private SourceFile home(SourceFile.Unit u) {
        return theirs
            .stream()
            .filter(f -> f.units.contains(u))
            .findFirst()
            .orElseThrow();
    }

    private static String body(List<String> words) {
        return "{ " + String.join(" ", words) + " }";
    }

    private static Set<String> locals(SourceFile.Unit u) {
        Set<String> locals = new HashSet<>();
        for (int i = 1; i < u.words.size(); i++) {
            String before = u.words.get(i - 1),
                word = u.words.get(i);
            if (
                Words.isName(word) &&
                !Words.KEYWORDS.contains(word) &&
                (Set.of("int", "long", "boolean", "char").contains(before) ||
                    (Words.isName(before) && Character.isUpperCase(before.charAt(0))))
            ) locals.add(word);
        }
        return locals;
    }

    /** A method under another name in the same class, all its locals renamed. */
    private void renamed() throws IOException {
        SourceFile.Unit u = unit(150, x -> locals(x).size() >= 3);
        Map<String, String> names = new HashMap<>();
        for (String local : locals(u)) names.put(local, "renamed" + names.size());
        List<String> words = u.words
            .stream()
            .map(w -> names.getOrDefault(w, w))
            .toList();
        write("renamed", home(u).path, "    void another() " + body(words));
    }

    /** A private method, word by word, elsewhere. */
    private void moved(String path) throws IOException {
        SourceFile.Unit u = unit(100, x -> home(x).own.contains(x.name));
        write("moved", path, "    private void " + u.name + "() " + body(u.words));
    }

    private void table() throws IOException {
        SourceFile.Table t = theirs
            .stream()
            .flatMap(f -> f.tables.stream())
            .filter(x -> Arrays.stream(x.numbers()).distinct().count() > 30)
            .findFirst()
            .orElseThrow();
        write(
            "table",
            HOME + "PlantedTable.java",
            "    static final long[] NUMBERS = {" +
                Arrays.stream(t.numbers())
                    .mapToObj(n -> "0x" + Long.toHexString(n) + "L")
                    .collect(Collectors.joining(", ")) +
                "};"
        );
    }

    /** Fields called like the private members of the class, and nothing else. */
    private void names() throws IOException {
        Map<String, Integer> known = new HashMap<>();
        for (SourceFile f : theirs) f.own.forEach(n -> known.merge(n, 1, Integer::sum));
        for (SourceFile f : theirs) {
            List<String> rare = new ArrayList<>();
            for (String n : f.own)
                if (
                    n.length() > 6 &&
                    known.get(n) == 1 &&
                    !f.documented.contains(n) &&
                    !f.serial.contains(n)
                ) rare.add(n);
            if (rare.size() < 12 || Files.exists(library.resolve(f.path))) continue;
            write(
                "names",
                f.path,
                rare
                    .stream()
                    .map(n -> "    private int " + n + ";")
                    .collect(Collectors.joining("\n"))
            );
            return;
        }
        throw new IllegalStateException("no such class");
    }
}
