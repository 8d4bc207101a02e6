/* SPDX-License-Identifier: MIT */
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Finds places of a class library that resemble another implementation of the same interface more than independent work
 * does: what is called the same, what runs the same, whatever it is called, and what was moved. It reads the other source
 * as data and prints places and figures of this side only, so that whoever mends a place does so from the specification.
 */
public final class Provenance {
    private static final int AT_ONCE = 32;

    private Provenance() {
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 3) {
            System.err.println("usage: Provenance LIBRARY[:MORE] SOURCES.zip ALLOW");
            System.exit(2);
        }
        String[] libraries = arguments[0].split(":");
        Path library = Path.of(libraries[0]);
        Allowances allowed = new Allowances(Path.of(arguments[2]), library);
        allowed.complaints.forEach(System.out::println);
        if (!allowed.complaints.isEmpty()) System.exit(2);
        List<SourceFile> ours = new ArrayList<>();
        for (String directory : libraries) ours.addAll(ours(Path.of(directory)));
        Comparison comparison = new Comparison(ours, theirs(Path.of(arguments[1]), ours), allowed);
        comparison.findings.forEach(System.out::println);
        comparison.notes.forEach(System.out::println);
        List<String> complaints = allowed.unneeded();
        complaints.forEach(System.out::println);
        int flagged = comparison.findings.size() + comparison.notes.size();
        System.out.println(flagged + " flagged");
        System.exit(!complaints.isEmpty() ? 2 : flagged > 0 ? 1 : 0);
    }

    static List<SourceFile> ours(Path library) throws IOException {
        Map<String, String> java = new HashMap<>();
        List<SourceFile> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(library)) {
            for (Path p : all.filter(Files::isRegularFile).sorted().toList()) {
                String path = library.relativize(p).toString();
                if (isCode(path)) java.put(path, Files.readString(p));
                else if (path.startsWith("native/") && path.matches(".*\\.[ch]")) files.add(SourceFile.c(path, Files.readString(p)));
                else if (path.endsWith(".txt")) files.add(SourceFile.numbers(path, Files.readString(p)));
            }
        }
        files.addAll(parse(java));
        return files;
    }

    private static boolean isCode(String path) {
        return path.endsWith(".java") && !path.contains("-info.");
    }

    /** Of the packages that the library has, and those below. Modules, which the archive names first, say nothing here. */
    static List<SourceFile> theirs(Path archive, List<SourceFile> ours) throws IOException {
        Set<String> packages = new HashSet<>(Set.of("java/lang"));
        for (SourceFile f : ours) packages.add(parent(f.path));
        return theirs(archive, path -> packages.contains(parent(path)) || packages.contains(parent(parent(path))));
    }

    static List<SourceFile> theirs(Path archive, Predicate<String> wanted) throws IOException {
        Map<String, String> java = new HashMap<>();
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            for (ZipEntry e : Collections.list(zip.entries())) {
                String name = e.getName();
                int module = name.indexOf('/');
                String path = module > 0 && name.substring(0, module).contains(".") ? name.substring(module + 1) : name;
                if (isCode(path) && wanted.test(path)) java.put(path, new String(zip.getInputStream(e).readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return parse(java);
    }

    private static String parent(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    /** Files taken apart, in the order of their paths. */
    private static List<SourceFile> parse(Map<String, String> texts) {
        List<String> paths = texts.keySet().stream().sorted().toList();
        SourceFile[] files = new SourceFile[paths.size()];
        IntStream.range(0, (paths.size() + AT_ONCE - 1) / AT_ONCE).parallel()
            .forEach(i -> parse(paths, i * AT_ONCE, Math.min(paths.size(), (i + 1) * AT_ONCE), texts, files));
        return List.of(files);
    }

    private static void parse(List<String> paths, int from, int to, Map<String, String> texts, SourceFile[] files) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<Text> sources = new ArrayList<>();
        for (int i = from; i < to; i++) sources.add(new Text(i, texts.get(paths.get(i))));
        JavacTask task = (JavacTask) compiler.getTask(null, null, d -> { }, List.of("-proc:none"), null, sources);
        try {
            Trees trees = Trees.instance(task);
            for (CompilationUnitTree tree : task.parse()) {
                int i = Integer.parseInt(tree.getSourceFile().toUri().getPath().replaceAll("\\D", ""));
                files[i] = SourceFile.java(paths.get(i), texts.get(paths.get(i)), tree, trees.getSourcePositions());
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(int index, String text) {
            super(URI.create("text:///" + index + ".java"), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override public CharSequence getCharContent(boolean ignore) {
            return text;
        }
    }
}
