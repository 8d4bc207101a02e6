// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds raw objects that live across a safepoint. A collection may move or free every object that nothing but a C variable
 * holds, so no variable with an object's address, or with one inside it, may be read after a call that may collect. In each
 * function liveness is solved backwards over the blocks. The contract of a function that may come to a safepoint says so.
 *
 * <p>`Safepoints SOURCES DUMPS EXCEPTIONS`: the sources' root, a folder with gcc's files, and a file of exceptions, one in a
 * line: function, callee, and after a colon the reason. Exceptions that nothing needs are errors, too.
 */
public class Safepoints extends Calls {


    static final List<String> FOLDERS = List.of("events", "gc", "vm", "interp", "jit", "jvmpi", "attach", "tracing", "classlib/native");

    /** Functions that answer an address inside the object that they are given: "function#index". */
    final Set<String> derives = new HashSet<>();
    static final Pattern INSIDE = Pattern.compile("^&?([\\w.]+)(?:\\(D\\))?(?: \\+ .*|->.*)?$");

    // ---- What is an address of an object or lies inside one ----

    Set<String> watched(Function f) {
        Set<String> watched = new HashSet<>();
        for (String p : f.parameters)
            if (isObject(f.typeOf(p))) watched.add(p + "(D)");
        for (boolean changed = true; changed;) {
            changed = false;
            for (Block b : f.blocks.values()) {
                for (Statement s : b.merges) changed |= !watched.contains(s.definition) && isWatchedMerge(f, s, watched) && watched.add(s.definition);
                for (Statement s : b.statements)
                    changed |= s.definition != null && !watched.contains(s.definition) && isWatched(f, s, watched) && watched.add(s.definition);
            }
        }
        return watched;
    }

    boolean isParameterObject(Function f, String name) {
        int end = name.lastIndexOf('_');
        return !f.definitions.containsKey(name) && end > 0 && f.parameters.contains(name.substring(0, end)) && isObject(f.typeOf(name));
    }

    boolean holds(Function f, String name, Set<String> watched) { return watched.contains(name) || isParameterObject(f, name); }

    boolean isWatchedMerge(Function f, Statement s, Set<String> watched) {
        if (isObject(f.typeOf(s.definition))) return true;
        for (String use : s.uses)
            if (holds(f, use.replaceFirst("\\(\\d+\\)$", "").replace("(D)", ""), watched)) return true;
        return false;
    }

    boolean isWatched(Function f, Statement s, Set<String> watched) {
        String type = f.typeOf(s.definition);
        if (isObject(type)) return true;
        if (!type.endsWith("*")) return false;
        if (s.call != null) {
            for (int i = 0; i < s.call.arguments().size(); i++)
                if (derives.contains(s.call.callee() + "#" + i) && holds(f, plain(s.call.arguments().get(i)), watched)) return true;
            return false;
        }
        Matcher inner = INSIDE.matcher(s.right);
        if (!inner.matches() || s.right.contains("->") && !s.right.startsWith("&")) return false;
        return holds(f, inner.group(1), watched);
    }

    /** Functions that answer an address inside an object that they were given. */
    void findDeriving() {
        for (boolean changed = true; changed;) {
            changed = false;
            for (Function f : functions.values()) {
                if (!f.result.endsWith("*") || isObject(f.result)) continue;
                for (int i = 0; i < f.parameters.size(); i++)
                    if (!derives.contains(f.name + "#" + i) && isObject(f.typeOf(f.parameters.get(i))) && answersInside(f)) changed |= derives.add(f.name + "#" + i);
            }
        }
    }

    boolean answersInside(Function f) {
        Set<String> watched = watched(f);
        for (Block b : f.blocks.values())
            for (Statement s : b.statements)
                if (s.text.startsWith("return") && !s.uses.isEmpty() && holds(f, s.uses.get(0), watched)) return true;
        return false;
    }

    // ---- What lives where ----

    final Map<String, String> exceptions = new LinkedHashMap<>();
    final Set<String> needed = new HashSet<>();
    int errors;

    void check(Function f) {
        Set<String> watched = watched(f);
        Map<Integer, Set<String>> in = new HashMap<>();
        for (boolean changed = true; changed;) {
            changed = false;
            List<Integer> order = new ArrayList<>(f.blocks.keySet());
            Collections.reverse(order);
            for (int n : order) {
                Set<String> live = liveOut(f, n, f.blocks.get(n).successors, in, watched);
                walk(f, f.blocks.get(n), live, watched, false);
                if (!live.equals(in.put(n, live))) changed = true;
            }
        }
        for (int n : f.blocks.keySet()) {
            Block b = f.blocks.get(n);
            walk(f, b, liveOut(f, n, b.successors, in, watched), watched, true);
            // A call whose zero leads elsewhere: what is needed there alone.
            for (Statement s : b.statements) {
                if (s.call == null || successorsOf(f, b, s) == b.successors) continue;
                Set<String> live = liveOut(f, n, successorsOf(f, b, s), in, watched);
                for (int i = b.statements.size(); b.statements.get(--i) != s;) {
                    live.remove(b.statements.get(i).definition);
                    for (String use : b.statements.get(i).uses) if (holds(f, use, watched)) live.add(use);
                }
                live.remove(s.definition);
                if (!live.isEmpty()) tell(f, s, live);
            }
        }
    }

    Set<String> liveOut(Function f, int n, List<Integer> successors, Map<Integer, Set<String>> in, Set<String> watched) {
        Set<String> live = new HashSet<>();
        for (int next : successors) {
            if (!f.blocks.containsKey(next)) continue;
            live.addAll(in.getOrDefault(next, Set.of()));
            for (Statement merge : f.blocks.get(next).merges)
                if (holds(f, merge.definition, watched))
                    for (String use : merge.uses)
                        if (use.endsWith("(" + n + ")")) {
                            String name = use.substring(0, use.lastIndexOf('(')).replace("(D)", "");
                            if (holds(f, name, watched)) live.add(name);
                        }
        }
        return live;
    }

    void walk(Function f, Block b, Set<String> live, Set<String> watched, boolean tell) {
        for (int i = b.statements.size(); --i >= 0;) {
            Statement s = b.statements.get(i);
            if (s.definition != null) live.remove(s.definition);
            if (tell && s.call != null && !live.isEmpty() && successorsOf(f, b, s) == b.successors) tell(f, s, live);
            for (String use : s.uses)
                if (holds(f, use, watched)) live.add(use);
        }
        for (Statement merge : b.merges) live.remove(merge.definition);
    }

    void tell(Function f, Statement s, Set<String> live) {
        String by = safepointOf(f, s.call);
        if (by == null) return;
        String callee = s.call.callee().matches("_\\d+") ? "*" : s.call.callee();
        if (exceptions.containsKey(f.name + " " + callee)) {
            needed.add(f.name + " " + callee);
            return;
        }
        Set<String> names = new TreeSet<>();
        for (String name : live) names.add(name.replaceFirst("_\\d+$", ""));
        System.out.println(s.place + ": " + f.name + ": " + named(names) + " lives across " + s.call.callee() + ", which may come to a safepoint"
                + path(by));
        errors++;
    }

    // ---- What headers say ----

    static final Pattern HEAD = Pattern.compile("\\bAll\\b[^.:]*: \\*\\*Safepoint");
    static final Pattern DECLARED = Pattern.compile("(?m)^(?!static|typedef|return|#)[A-Za-z][\\w \\*]*?\\b(\\w+)\\((?:[^;{}]*)\\)[^;{}()]*;[^\\n]*");

    /** A contract stands in the comment before a run of declarations, beside one, or, for all, in the head of the header. */
    void checkContracts(Path root, Path header) throws IOException {
        String text = Files.readString(header);
        int guard = text.indexOf("#ifndef");
        if (guard > 0 && HEAD.matcher(text.substring(0, guard)).find()) return;
        Matcher m = DECLARED.matcher(text);
        while (m.find()) {
            if (!reaches.containsKey(m.group(1)) || m.group().contains("**Safepoint")) continue;
            String before = text.substring(0, m.start());
            int end = before.lastIndexOf("*/"), start = end < 0 ? -1 : before.lastIndexOf("/*", end);
            boolean adjoins = end >= 0 && !before.substring(end).contains("\n\n") && before.lastIndexOf('\n', start) == start - 1;
            // Comments beside earlier declarations of the run are skipped.
            while (end >= 0 && !before.substring(end).contains("\n\n") && !adjoins) {
                end = before.lastIndexOf("*/", end - 1);
                start = end < 0 ? -1 : before.lastIndexOf("/*", end);
                adjoins = end >= 0 && before.lastIndexOf('\n', start) == start - 1 && !before.substring(end).contains("\n\n");
            }
            if (adjoins && before.substring(start, end).contains("**Safepoint")) continue;
            long line = before.chars().filter(c -> c == '\n').count() + 1;
            System.out.println(root.relativize(header) + ":" + line + ": " + m.group(1) + " may come to a safepoint, and its contract does not say so"
                    + path(reaches.get(m.group(1))));
            errors++;
        }
    }

    static String named(Set<String> names) {
        names.remove("");
        return names.isEmpty() ? "an object" : String.join(", ", names);
    }

    String path(String by) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; by != null && !by.isEmpty() && i < 12; i++, by = reaches.get(by)) path.append(i == 0 ? ": " : " > ").append(by);
        return path.toString();
    }

    public static void main(String[] args) throws IOException {
        if (args.length != 3) throw new IllegalArgumentException("usage: Safepoints SOURCES DUMPS EXCEPTIONS");
        Path root = Path.of(args[0]);
        Safepoints all = new Safepoints();
        for (String line : Files.readAllLines(Path.of(args[2]))) {
            if (line.isBlank() || line.startsWith("#")) continue;
            int colon = line.indexOf(':');
            if (colon < 0) throw new IllegalArgumentException(args[2] + ": no reason: " + line);
            all.exceptions.put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
        }
        Path dumps = Path.of(args[1]);
        for (Path dump : find(dumps, ".ssa")) {
            String file = dumps.relativize(dump).toString().replaceFirst("(\\.\\d+t)?\\.ssa$", "");
            if (Files.exists(root.resolve(file))) all.read(dump, file); // else it is what a file that is gone left
        }
        List<Path> headers = new ArrayList<>();
        for (String folder : FOLDERS) {
            if (!Files.isDirectory(root.resolve(folder))) continue;
            for (Path source : find(root.resolve(folder), ".c", ".h")) all.readSource(source);
            if (!folder.equals("gc")) headers.addAll(find(root.resolve(folder), ".h"));
        }
        all.handFunctions();
        all.reach();
        all.findZero();
        all.findDeriving();
        // The collector's own functions run while the world stands still, as do those that it calls.
        for (Function f : all.functions.values())
            if (!f.file.startsWith("gc/")) all.check(f);
        for (Path header : headers) all.checkContracts(root, header);
        for (String exception : all.exceptions.keySet())
            if (!all.needed.contains(exception)) {
                System.out.println("nothing needs the exception " + exception);
                all.errors++;
            }
        System.out.println("safepoints: " + all.functions.size() + " functions, " + all.reaches.size() + " may come to one; " + all.errors + " errors");
        if (all.errors > 0) System.exit(1);
    }

    static List<Path> find(Path folder, String... endings) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(p -> Stream.of(endings).anyMatch(p.toString()::endsWith)).sorted().toList();
        }
    }
}
