/* SPDX-License-Identifier: MIT */
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/** A source file taken apart: its units of code, the names of its interface and its own, comments, tables of numbers. */
final class SourceFile {
    static final int TABLE = 32;
    private static final int LONG_LAMBDA = 30;
    private static final Pattern NAMES = Pattern.compile("[A-Za-z_$][\\w$']*"), SAMPLE = Pattern.compile("<pre>.*?</pre>", Pattern.DOTALL);
    private static final Set<String> BETWEEN_NUMBERS = Set.of(",", "-", "{", "}", "(", ")", "byte", "short");

    /** Code that stands together: a body, an initializer; classes and long lambdas in it are units of their own. */
    static final class Unit {
        final String owner, name;
        final int firstLine, lastLine;
        final List<String> words = new ArrayList<>();
        // What the comparison makes of them.
        int[] raw, shape;
        Set<String> variables;
        int control;

        Unit(String owner, String name, int firstLine, int lastLine) {
            this.owner = owner;
            this.name = name;
            this.firstLine = firstLine;
            this.lastLine = lastLine;
        }

        String title() {
            return owner.isEmpty() ? name : owner + "." + name;
        }
    }

    record Table(int line, long[] numbers) {
    }

    final String path;
    final Words words;
    final List<Unit> units = new ArrayList<>();
    final List<Table> tables = new ArrayList<>();
    final Set<String> members = new HashSet<>(), own = new HashSet<>(); // of all members; of those that are no interface
    final Set<String> published = new HashSet<>(), documented = new HashSet<>(), serial = new HashSet<>();
    final List<List<String>> samples = new ArrayList<>(); // code that the documentation shows

    private SourceFile(String path, String text) {
        this.path = path;
        words = new Words(text);
        findTables();
    }

    static SourceFile java(String path, String text, CompilationUnitTree tree, SourcePositions positions) {
        SourceFile file = new SourceFile(path, text);
        file.new Reader(tree, positions).scan(tree.getTypeDecls(), null);
        return file;
    }

    static SourceFile c(String path, String text) {
        String without = Pattern.compile("(?m)^[ \\t]*#(?:.*\\\\\\n)*.*$").matcher(text)
            .replaceAll(m -> "\n".repeat((int) m.group().chars().filter(c -> c == '\n').count()));
        SourceFile file = new SourceFile(path, without);
        file.readC();
        return file;
    }

    /** A file of numbers in hexadecimal. */
    static SourceFile numbers(String path, String text) {
        SourceFile file = new SourceFile(path, "");
        String[] all = text.strip().split("\\s+");
        if (all.length >= TABLE && List.of(all).stream().allMatch(s -> s.matches("[0-9a-f]{1,16}")))
            file.tables.add(new Table(1, List.of(all).stream().mapToLong(s -> Long.parseUnsignedLong(s, 16)).toArray()));
        return file;
    }

    private void findTables() {
        List<Long> numbers = new ArrayList<>();
        for (int i = 0; i <= words.size(); i++) {
            String word = i < words.size() ? words.texts.get(i) : ";";
            char last = word.charAt(word.length() - 1), first = word.charAt(0);
            if (first >= '0' && first <= '9' || first == '.' && word.length() > 1 && last != '.') numbers.add(number(word));
            else if (!BETWEEN_NUMBERS.contains(word)) {
                if (numbers.size() >= TABLE)
                    tables.add(new Table(words.line(words.place(i - 1)), numbers.stream().mapToLong(n -> n).toArray()));
                numbers.clear();
            }
        }
    }

    /** An integer itself, another number as it is represented. */
    private static long number(String word) {
        String text = word.replace("_", "").toLowerCase();
        boolean hexadecimal = text.startsWith("0x");
        try {
            if (hexadecimal ? !text.contains("p") : text.matches("\\d+[lu]*")) {
                text = text.replaceAll("[lu]+$", "");
                if (hexadecimal) return Long.parseUnsignedLong(text.substring(2), 16);
                if (text.startsWith("0b")) return Long.parseUnsignedLong(text.substring(2), 2);
                return text.length() > 1 && text.charAt(0) == '0' ? Long.parseUnsignedLong(text, 8) : Long.parseUnsignedLong(text);
            }
            return Double.doubleToRawLongBits(Double.parseDouble(text));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** The words between two places, but for what lies in the holes. */
    private Unit unit(String owner, String name, int declared, int from, int to, TreeMap<Integer, Integer> holes) {
        Unit unit = new Unit(owner, name, words.line(words.place(words.from(declared))), words.line(Math.max(from, to - 1)));
        for (int i = words.from(from); i < words.size() && words.place(i) < to; i++) {
            Map.Entry<Integer, Integer> hole = holes.floorEntry(words.place(i));
            if (hole == null || words.place(i) >= hole.getValue()) unit.words.add(words.texts.get(i));
        }
        units.add(unit);
        return unit;
    }

    private void readC() {
        Map<Integer, Integer> pairs = Words.pairs(words.texts);
        for (int i = 0, start = 0; i < words.size(); i++) {
            String word = words.texts.get(i), before = i > 0 ? words.texts.get(i - 1) : "";
            if (word.equals(";")) start = i + 1;
            if (!word.equals("{") || !pairs.containsKey(i)) continue;
            int end = pairs.get(i);
            boolean function = before.equals(")");
            if (function || before.equals("=")) {
                String name = "?";
                for (int k = start; k < i; k++) {
                    boolean last = words.texts.get(k + 1).equals(function ? "(" : "[") || words.texts.get(k + 1).equals("=");
                    if (last && Words.isName(words.texts.get(k))) name = words.texts.get(k);
                    if (last && function) break;
                }
                members.add(name);
                own.add(name);
                unit("", name, words.place(start), words.place(i) + 1, words.place(end), new TreeMap<>());
            }
            i = end;
            start = end + 1;
        }
    }

    /** Walks a file as the compiler's parser understands it. */
    private final class Reader extends TreeScanner<Void, Void> {
        private final CompilationUnitTree file;
        private final SourcePositions positions;
        private String owner = ""; // the classes around, with dots
        private String unitName = "?";
        private boolean open; // members are public without saying so
        private boolean memberLevel = true;
        private boolean serializable;
        private TreeMap<Integer, Integer> holes = new TreeMap<>();

        Reader(CompilationUnitTree file, SourcePositions positions) {
            this.file = file;
            this.positions = positions;
        }

        private int start(Tree tree) {
            return (int) positions.getStartPosition(file, tree);
        }

        private int end(Tree tree) {
            return (int) positions.getEndPosition(file, tree);
        }

        private boolean isOpen(Set<Modifier> flags) {
            return open && !flags.contains(Modifier.PRIVATE) || flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED);
        }

        private void member(String name, int start, boolean isOpen) {
            members.add(name);
            if (!isOpen) {
                own.add(name);
                return;
            }
            int first = words.from(start);
            for (int i = first; i < words.size() && !";{=".contains(words.texts.get(i)); i++)
                if (Words.isName(words.texts.get(i))) published.add(words.texts.get(i));
            String comment = null;
            for (Words.Comment c : words.comments)
                if (c.at() < words.place(first) && (first == 0 || c.at() > words.place(first - 1))) comment = c.text();
            if (comment == null) return;
            for (Matcher m = NAMES.matcher(comment); m.find();) documented.add(m.group());
            for (Matcher m = SAMPLE.matcher(comment); m.find();) {
                String code = m.group().replaceAll("</?\\w+>|\\{@code|(?m:^\\s*\\*)", " ").replace("&lt;", "<").replace("&gt;", ">");
                samples.add(new Words(code).texts);
            }
        }

        private void className(ClassTree c, String name, boolean isMember) {
            boolean isOpen = isOpen(c.getModifiers().getFlags());
            if (isMember) member(name, start(c), isOpen);
            body(c, owner.isEmpty() ? name : owner + "." + name, isOpen && isMember
                && (c.getKind() == Tree.Kind.INTERFACE || c.getKind() == Tree.Kind.ANNOTATION_TYPE));
        }

        private void body(ClassTree c, String newOwner, boolean newOpen) {
            String oldOwner = owner, oldName = unitName;
            boolean oldOpen = open, oldLevel = memberLevel, oldSerializable = serializable;
            owner = newOwner;
            open = newOpen;
            memberLevel = true;
            serializable = c.getMembers().stream().anyMatch(m -> m instanceof VariableTree v && v.getName().contentEquals("serialVersionUID"));
            if (serializable) serial.add(newOwner.substring(newOwner.lastIndexOf('.') + 1));
            scan(c.getMembers(), null);
            owner = oldOwner;
            open = oldOpen;
            memberLevel = oldLevel;
            serializable = oldSerializable;
            unitName = oldName;
        }

        @Override public Void visitClass(ClassTree c, Void none) {
            boolean isMember = memberLevel;
            className(c, c.getSimpleName().toString(), isMember);
            if (!isMember) holes.put(start(c), end(c));
            return null;
        }

        @Override public Void visitMethod(MethodTree m, Void none) {
            String name = m.getName().toString();
            int start = start(m);
            if (start < 0) return null; // the compiler's own constructor
            member(name, start, isOpen(m.getModifiers().getFlags()));
            if (m.getBody() != null) code(name, start, start(m.getBody()) + 1, end(m.getBody()) - 1, m.getBody().getStatements());
            return null;
        }

        @Override public Void visitVariable(VariableTree v, Void none) {
            if (!memberLevel) return super.visitVariable(v, none);
            String name = v.getName().toString();
            int start = start(v);
            Set<Modifier> flags = v.getModifiers().getFlags();
            int first = words.from(start);
            if (first < words.size() && words.texts.get(first).equals(name) && v.getInitializer() instanceof NewClassTree constant) {
                enumConstant(name, start, constant);
                return null;
            }
            member(name, start, isOpen(flags));
            if (serializable && !isOpen(flags) && !flags.contains(Modifier.STATIC) && !flags.contains(Modifier.TRANSIENT)) serial.add(name);
            Tree value = v.getInitializer();
            if (value != null) code(name, start, start(value), end(value), List.of(value));
            return null;
        }

        private void enumConstant(String name, int start, NewClassTree constant) {
            List<? extends Tree> arguments = constant.getArguments();
            if (!arguments.isEmpty()) code(name, start, start(arguments.get(0)), end(arguments.get(arguments.size() - 1)), arguments);
            if (constant.getClassBody() != null) body(constant.getClassBody(), owner + "." + name, false);
        }

        @Override public Void visitBlock(BlockTree b, Void none) {
            if (!memberLevel) return super.visitBlock(b, none);
            code(b.isStatic() ? "<clinit>" : "<init>", start(b), start(b) + 1, end(b) - 1, b.getStatements());
            return null;
        }

        @Override public Void visitNewClass(NewClassTree n, Void none) {
            if (n.getClassBody() == null) return super.visitNewClass(n, none);
            scan(n.getEnclosingExpression(), none);
            scan(n.getArguments(), none);
            // The body alone is a hole: what stands before its brace is code of the unit.
            int last = end(n), from = last - 1;
            Tree before = n.getArguments().isEmpty() ? n.getIdentifier() : n.getArguments().get(n.getArguments().size() - 1);
            for (int i = words.from(end(before)); i < words.size() && words.place(i) < last; i++)
                if (words.texts.get(i).equals("{")) {
                    from = words.place(i);
                    break;
                }
            String type = n.getIdentifier().toString().replaceAll("(?s)[^\\w$].*", "");
            body(n.getClassBody(), owner + ".new " + type, false);
            holes.put(from, last);
            return null;
        }

        @Override public Void visitLambdaExpression(LambdaExpressionTree l, Void none) {
            if (!(l.getBody() instanceof BlockTree b) || words.from(end(b) - 1) - words.from(start(b)) <= LONG_LAMBDA)
                return super.visitLambdaExpression(l, none);
            code(unitName + "/lambda", start(b), start(b) + 1, end(b) - 1, b.getStatements());
            holes.put(start(b), end(b));
            return null;
        }

        private void code(String name, int declared, int from, int to, List<? extends Tree> trees) {
            TreeMap<Integer, Integer> outerHoles = holes;
            String outerName = unitName;
            boolean outerLevel = memberLevel;
            holes = new TreeMap<>();
            unitName = name;
            memberLevel = false;
            scan(trees, null);
            unit(owner, name, declared, from, to, holes);
            holes = outerHoles;
            unitName = outerName;
            memberLevel = outerLevel;
        }
    }
}
