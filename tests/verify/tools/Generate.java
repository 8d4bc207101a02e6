// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes an assembly file that gives every instruction of opcodes.def the operands it wants
 * (accepted) and, one
 * operand at a time, another type (rejected), for both verifiers. Expectations are "ok" and
 * "VerifyError"; the
 * reference JVM says whether they are right.
 *
 * java Generate opcodes.def output.jasm
 */
public final class Generate {

    static final StringBuilder OUT = new StringBuilder();

    static final Map<Character, String> GOOD = Map.of(
        'I',
        "iconst_1",
        'F',
        "fconst_1",
        'J',
        "lconst_1",
        'D',
        "dconst_1",
        'A',
        "aconst_null"
    );
    /** One value of another type. */
    static final Map<Character, String> BAD = Map.of(
        'I',
        "fconst_1",
        'F',
        "iconst_1",
        'J',
        "dconst_1",
        'D',
        "lconst_1",
        'A',
        "iconst_1"
    );

    static void begin(String name, int version, boolean good) {
        OUT.append("\nexpect ")
            .append(good ? "ok" : "VerifyError")
            .append("\nclass public ")
            .append(name)
            .append('_')
            .append(version)
            .append("\n  version ")
            .append(version)
            .append('\n');
    }

    static void method(String descriptor) {
        OUT.append("  method public static test ")
            .append(descriptor)
            .append("\n    stack 16 locals 16\n");
    }

    static void line(String s) {
        OUT.append("    ").append(s).append('\n');
    }

    /** How to have the reference that the instruction wants, and one of another class. */
    static String reference(String name, boolean wrong) {
        Map<String, String> arrays = new LinkedHashMap<>();
        String[] prefixes = { "i", "l", "f", "d", "b", "c", "s" };
        String[] types = { "int", "long", "float", "double", "byte", "char", "short" };
        for (int i = 0; i < prefixes.length; i++) {
            arrays.put(prefixes[i] + "aload", types[i]);
            arrays.put(prefixes[i] + "astore", types[i]);
        }
        if (arrays.containsKey(name)) {
            String type = arrays.get(name);
            return (
                "iconst_1\n    newarray " + (!wrong ? type : type.equals("int") ? "long" : "int")
            );
        }
        if (name.equals("aaload") || name.equals("aastore")) return (
            "iconst_1\n    " + (wrong ? "newarray int" : "anewarray java/lang/Object")
        );
        if (name.equals("arraylength")) return wrong
            ? "ldc \"text\""
            : "iconst_1\n    newarray int";
        if (name.equals("athrow")) return wrong ? "ldc \"text\"" : "aconst_null";
        return "aconst_null";
    }

    static String operands(String letters) {
        StringBuilder s = new StringBuilder();
        for (char c : letters.toCharArray()) {
            switch (c) {
                case 'b':
                case 's':
                    s.append(" 1");
                    break;
                case 'l':
                    s.append(" 2");
                    break;
                case 'o':
                case 'O':
                    s.append(" L");
                    break;
                case 'T':
                    s.append(" 0 L L");
                    break;
                case 'L':
                    s.append(" L 5:L");
                    break;
                case 'K':
                    s.append(" java/lang/String");
                    break;
                case 't':
                    s.append(" int");
                    break;
                default:
                    break;
            }
        }
        return s.toString();
    }

    static String returnType(String name) {
        return name.equals("ireturn")
            ? "I"
            : name.equals("lreturn")
              ? "J"
              : name.equals("freturn")
                ? "F"
                : name.equals("dreturn")
                  ? "D"
                  : name.equals("areturn")
                    ? "Ljava/lang/Object;"
                    : "V";
    }

    static void body(
        String name,
        String letters,
        String pops,
        int wrong,
        boolean wrongClass,
        boolean falls,
        String canonical,
        String implicit,
        int version
    ) {
        method("()" + returnType(name));
        if (name.matches("[ilfda]load.*") || name.equals("iinc")) {
            char kind = name.equals("iinc")
                ? 'I'
                : "ilfda".indexOf(name.charAt(0)) == 1
                  ? 'J'
                  : Character.toUpperCase(name.charAt(0));
            String local = implicit.equals("NONE") ? "2" : implicit;
            String value = wrong == 0 ? BAD.get(kind) : GOOD.get(kind);
            line(value);
            char c = value.charAt(0);
            line(c + "store " + local);
        }
        for (int i = 0; i < pops.length(); i++) {
            char c = pops.charAt(i);
            if (i == wrong) line(BAD.get(c));
            else if (c == 'A') line(
                name.equals("aastore") && i == 2 ? "aconst_null" : reference(name, wrongClass)
            );
            else line(GOOD.get(c));
        }
        line(name + operands(letters));
        if (
            falls ||
            letters.indexOf('o') >= 0 ||
            letters.indexOf('O') >= 0 ||
            letters.equals("T") ||
            letters.equals("L")
        ) {
            if (letters.matches("[oOTL]")) {
                if (falls) line("nop");
                OUT.append("L:\n");
                line("frame");
            }
            line("return");
        }
    }

    static void shuffle(String name, String pops, int version) {
        int n = pops.length();
        begin("Good_" + name, version, true);
        method("()V");
        for (int i = 0; i < n; i++) line("iconst_1");
        line(name);
        line("return");
        /* A long across the lower edge, and one whose half only is copied or moved. */
        begin("BadLow_" + name, version, false);
        method("()V");
        line("lconst_1");
        for (int i = 1; i < n; i++) line("iconst_1");
        line(name);
        line("return");
        if (n == 1) return;
        begin(
            "Top_" + name,
            version,
            !name.equals("swap") && !name.equals("dup_x1") && !name.equals("dup_x2")
        );
        method("()V");
        for (int i = 2; i < n; i++) line("iconst_1");
        line("lconst_1");
        line(name);
        line("return");
        if (n < 3) return;
        begin("Low_" + name, version, name.endsWith("_x2"));
        method("()V");
        line("lconst_1");
        for (int i = 2; i < n; i++) line("iconst_1");
        line(name);
        line("return");
        if (n < 4) return;
        begin("Middle_" + name, version, false);
        method("()V");
        line("iconst_1");
        line("lconst_1");
        line("iconst_1");
        line(name);
        line("return");
    }

    /**
     * What the specification lets an instruction take from the stack: 1, a value of a slot; 2, a
     * long or double.
     */
    static final Map<String, List<String>> FORMS = Map.of(
        "pop",
        List.of("1"),
        "pop2",
        List.of("11", "2"),
        "dup",
        List.of("1"),
        "dup_x1",
        List.of("11"),
        "dup_x2",
        List.of("111", "21"),
        "dup2",
        List.of("11", "2"),
        "dup2_x1",
        List.of("111", "12"),
        "dup2_x2",
        List.of("1111", "112", "211", "22"),
        "swap",
        List.of("11")
    );

    /**
     * Every stack of up to five slots: values of either size, or, where there are frames, slots
     * that hold nothing known (t).
     */
    static void stacks(String name, int version, String stack) {
        int size = stack.replace("2", "11").length();
        if (size > 0) {
            boolean good = FORMS.get(name).stream().anyMatch(stack::endsWith);
            begin("Stack" + stack + "_" + name, version, good);
            method("()V");
            for (char c : stack.toCharArray()) line(c == '2' ? "lconst_1" : "iconst_1");
            if (stack.contains("t")) {
                StringBuilder frame = new StringBuilder("frame /");
                for (char c : stack.toCharArray())
                    frame.append(c == '1' ? " int" : c == '2' ? " long" : " top");
                line("goto L");
                OUT.append("L:\n");
                line(frame.toString());
            }
            line(name);
            line("return");
        }
        if (size < 5) for (String next : version < 50
            ? new String[] { "1", "2" }
            : new String[] { "1", "2", "t" })
            if (size + (next.equals("2") ? 2 : 1) <= 5) stacks(name, version, stack + next);
    }

    static int slots(String letters) {
        return letters.replaceAll("[ !]", "").replaceAll("[JD]", "xx").length();
    }

    public static void main(String[] args) throws IOException {
        OUT.append("// SPDX-License-Identifier: MIT\n// Written by Generate.java.\n");
        for (int version : new int[] { 49, 52 }) {
            for (String row : Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8)) {
                if (!row.startsWith("OP(")) continue;
                String[] cells = row.substring(3, row.indexOf(')', 3)).split(",");
                String name = cells[1].trim(),
                    letters = cells[2].trim().replace("\"", ""),
                    effects = cells[5].trim().replace("\"", "");
                String canonical = cells[6].trim(),
                    implicit = cells[7].trim();
                if (effects.startsWith("*")) continue;
                String pops = effects.substring(0, effects.indexOf("->")).trim();
                if (pops.startsWith("a")) {
                    shuffle(name, pops, version);
                    stacks(name, version, "");
                    continue;
                }
                boolean falls = !effects.endsWith("!");
                begin("Good_" + name, version, true);
                body(name, letters, pops, -1, false, falls, canonical, implicit, version);
                List<Integer> wrongs = new ArrayList<>();
                for (int i = 0; i < pops.length(); i++) wrongs.add(i);
                if (name.matches("[ilfda]load.*") || name.equals("iinc")) wrongs.add(0);
                for (int wrong : wrongs) {
                    begin("Bad" + wrong + "_" + name, version, false);
                    body(name, letters, pops, wrong, false, falls, canonical, implicit, version);
                }
                if (pops.startsWith("A") && !reference(name, true).equals(reference(name, false))) {
                    begin("BadClass_" + name, version, false);
                    body(name, letters, pops, -1, true, falls, canonical, implicit, version);
                }
                if (!pops.isEmpty()) {
                    begin("BadEmpty_" + name, version, false);
                    method("()V");
                    line(name + operands(letters));
                    OUT.append("L:\n");
                    line("frame");
                    line("return");
                }
                if (slots(effects.substring(effects.indexOf("->") + 2)) > slots(pops)) {
                    begin("BadFull_" + name, version, false);
                    method("()" + returnType(name));
                    OUT.setLength(OUT.length() - "    stack 16 locals 16\n".length());
                    line(
                        "stack " +
                            (slots(effects.substring(effects.indexOf("->") + 2)) - 1) +
                            " locals 16"
                    );
                    for (char c : pops.toCharArray())
                        line(c == 'A' ? reference(name, false) : GOOD.get(c));
                    line(name + operands(letters));
                    line("return");
                }
            }
        }
        Files.writeString(Path.of(args[1]), OUT.toString());
    }
}
