// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * C code as gcc tells of it: each function in static single assignment form, with its blocks, in the files that
 * `-fdump-tree-ssa-lineno-blocks` leaves. Functions of headers are in many of them; the first counts.
 */
class Program {
    record Call(String callee, List<String> arguments, String result, String place) {}

    static final class Statement {
        final List<String> uses = new ArrayList<>();
        String definition;
        String text;
        String right = "";
        Call call;
        String place;
    }

    static final class Block {
        final List<Statement> statements = new ArrayList<>();
        final List<Statement> merges = new ArrayList<>();
        final List<Integer> successors = new ArrayList<>();
    }

    static final class Function {
        final String name;
        final String file;
        final List<String> parameters = new ArrayList<>();
        final Map<String, String> types = new HashMap<>();
        final Map<Integer, Block> blocks = new TreeMap<>();
        final Map<String, Statement> definitions = new HashMap<>();
        final List<Statement> calls = new ArrayList<>();
        String result = "";

        Function(String name, String file) {
            this.name = name;
            this.file = file;
        }

        String typeOf(String name) {
            String type = types.get(name);
            int end = name.lastIndexOf('_');
            return type != null ? type : end > 0 ? types.getOrDefault(name.substring(0, end), "") : "";
        }
    }

    final Map<String, Function> functions = new LinkedHashMap<>();
    /** What may be called through a field of this name. */
    final Map<String, Set<String>> fields = new HashMap<>();

    static boolean isObject(String type) { return type.matches("(const |volatile )*(struct )?Object \\*"); }

    // ---- Reading ----

    static final Pattern PLACE = Pattern.compile("\\[([\\w./-]+:\\d+):\\d+(?: discrim \\d+)?\\] ?");
    static final Pattern NAME = Pattern.compile("(?<![\\w.>\"])((?:[A-Za-z_]\\w*?(?:\\.\\d+)?)?_\\d+)(?:\\(D\\))?(?![\\w.]*\\w* \\()");
    static final Pattern HEADER = Pattern.compile("^;; Function (\\S+) ");
    static final Pattern CALL = Pattern.compile("^(?:(\\S.*?) = )?([A-Za-z_][\\w.]*(?:\\(D\\))?) \\((.*)\\);(?: \\[.*\\])*$");
    static final Pattern SET = Pattern.compile("^((?:[A-Za-z_]\\w*(?:\\.\\d+)?)?_\\d+) = (.*);$");
    static final Pattern MERGE = Pattern.compile("^# (\\S+) = PHI <(.*)>$");
    static final Pattern STORE = Pattern.compile("^.*(?:->|\\.)(\\w+) = &?([A-Za-z_]\\w*);$");

    void read(Path dump, String file) throws IOException {
        Function function = null;
        Block block = null;
        boolean inside = false;
        String pending = "";
        for (String line : Files.readAllLines(dump)) {
            Matcher header = HEADER.matcher(line);
            if (header.find()) {
                function = new Function(header.group(1), file);
                inside = false;
                continue;
            }
            if (function == null) continue;
            if (!inside) {
                if (line.equals("{")) {
                    inside = true;
                    block = null;
                    // Functions of headers are in every dump that uses them, and the same everywhere.
                    if (functions.putIfAbsent(function.name, function) != null) function = null;
                } else if (line.contains(" (") && !line.startsWith(";;")) {
                    declaration(function, line);
                }
                continue;
            }
            if (line.equals("}")) {
                function = null;
                continue;
            }
            String text = line.strip();
            if (text.startsWith(";;   basic block ")) {
                block = function.blocks.computeIfAbsent(number(text.substring(17)), n -> new Block());
                pending = "";
            } else if (text.startsWith(";;    succ:")) {
                pending = "succ";
                successor(block, text.substring(11));
            } else if (text.startsWith(";;    ") && pending.equals("succ")) {
                successor(block, text.substring(2));
            } else if (text.startsWith(";;")) {
                pending = "";
            } else if (block == null) {
                variable(function, text);
            } else if (!text.isEmpty()) {
                statement(function, block, text);
            }
        }
    }

    static int number(String text) { return Integer.parseInt(text.strip().split("\\D", 2)[0]); }

    static void successor(Block block, String text) {
        text = text.strip();
        if (!text.isEmpty() && Character.isDigit(text.charAt(0))) block.successors.add(number(text));
    }

    static void declaration(Function function, String line) {
        int open = line.indexOf(" (");
        int space = line.lastIndexOf(' ', open - 1);
        if (space < 0) return; // what gcc says of the pass
        function.result = line.substring(0, space);
        for (String parameter : split(line.substring(open + 2, line.lastIndexOf(')')))) {
            int end = parameter.lastIndexOf(' ');
            if (end < 0) continue;
            String name = parameter.substring(end + 1);
            function.parameters.add(name);
            function.types.put(name, parameter.substring(0, end));
        }
    }

    static void variable(Function function, String text) {
        if (!text.endsWith(";")) return;
        int end = text.lastIndexOf(' ');
        if (end < 0) return;
        String name = text.substring(end + 1, text.length() - 1), type = text.substring(0, end);
        // Two of one name: the one that is to be watched counts.
        function.types.merge(name, type, (a, b) -> isObject(a) ? a : b);
    }

    static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0, start = 0;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == '\\') i++;
            else if (c == '"') quoted = !quoted;
            else if (quoted) continue;
            else if (c == '(' || c == '{' || c == '[' || c == '<') depth++;
            else if (c == ')' || c == '}' || c == ']' || c == '>' && i > 0 && text.charAt(i - 1) != '-') depth--;
            else if (c == ',' && depth == 0) {
                parts.add(text.substring(start, i).strip());
                start = i + 1;
            }
        }
        if (!text.isBlank()) parts.add(text.substring(start).strip());
        return parts;
    }

    void statement(Function function, Block block, String line) {
        Statement s = new Statement();
        Matcher places = PLACE.matcher(line);
        s.place = places.find() ? places.group(1) : function.file;
        String text = places.replaceAll("").strip();
        s.text = text;
        Matcher merge = MERGE.matcher(text);
        if (merge.matches()) {
            s.definition = merge.group(1);
            s.uses.addAll(split(merge.group(2))); // name(block)
            block.merges.add(s);
            function.definitions.put(s.definition, s);
            return;
        }
        if (text.startsWith("#")) return;
        Matcher set = SET.matcher(text);
        String rest = text;
        if (set.matches()) {
            s.definition = set.group(1);
            rest = set.group(2);
            s.right = rest.replaceFirst("^\\([^)]*\\) ", "");
            function.definitions.put(s.definition, s);
        }
        Matcher call = CALL.matcher(text);
        if (call.matches() && !call.group(2).equals("if") && !call.group(2).equals("switch"))
            s.call = new Call(call.group(2).replace("(D)", ""), split(call.group(3)), call.group(1), s.place);
        Matcher store = STORE.matcher(text);
        if (store.matches()) fields.computeIfAbsent(store.group(1), f -> new HashSet<>()).add(store.group(2));
        Matcher names = NAME.matcher(rest.replaceAll("\"(\\\\.|[^\"\\\\])*\"", "\"\""));
        while (names.find()) s.uses.add(names.group(1));
        if (s.call != null && s.call.callee.matches(".*_\\d+")) s.uses.add(s.call.callee);
        block.statements.add(s);
        if (s.call != null) function.calls.add(s);
    }

    /** `.field = function` in initializers and by assignments. */
    void readSource(Path source) throws IOException {
        Matcher m = Pattern.compile("(?:\\.|->)(\\w+)\\s*=\\s*&?([a-z]\\w*)\\s*[,;})]").matcher(Files.readString(source));
        while (m.find()) fields.computeIfAbsent(m.group(1), f -> new HashSet<>()).add(m.group(2));
    }
}
