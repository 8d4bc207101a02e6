// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Reduce program.java classpath work-folder seconds command...: makes a program smaller as long as
 * it compiles and the
 * command, run with the folder of its classes and its name as last arguments, still exits with 1
 * ("they differ"). Lines go,
 * first many at a time, with what their braces enclose. Writes the program anew whenever it got
 * smaller.
 */
class Reduce {

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
    private final Path program;
    private final String name, classpath;
    private final Path work;
    private final List<String> command;
    private final long end;
    private int tries;

    private Reduce(String[] args) {
        program = Path.of(args[0]);
        name = program.getFileName().toString().replace(".java", "");
        classpath = args[1];
        work = Path.of(args[2]);
        end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(args[3]));
        command = List.of(args).subList(4, args.length);
    }

    private boolean hasTime() {
        return System.nanoTime() < end;
    }

    private static void empty(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (var all = Files.list(folder)) {
            for (Path file : all.toList()) Files.delete(file);
        }
    }

    private boolean compiles(List<String> lines) throws IOException {
        Path source = work.resolve("source").resolve(name + ".java"),
            classes = work.resolve("classes");
        Files.createDirectories(source.getParent());
        empty(classes);
        Files.write(source, lines);
        List<String> options = List.of(
            "-nowarn",
            "-Xlint:none",
            "-g",
            "-cp",
            classpath,
            "-d",
            classes.toString()
        );
        try {
            return compiler
                .getTask(
                    new StringWriter(),
                    files,
                    null,
                    options,
                    null,
                    files.getJavaFileObjects(source)
                )
                .call();
        } catch (RuntimeException | Error e) {
            return false; /* of the compiler itself */
        }
    }

    private boolean differs(List<String> lines) throws IOException, InterruptedException {
        tries++;
        if (!compiles(lines)) return false;
        List<String> all = new ArrayList<>(command);
        all.add(work.resolve("classes").toString());
        all.add(name);
        return (
            new ProcessBuilder(all)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor() == 1
        );
    }

    /** Where what begins in the line ends: behind the brace that closes the ones it opens. */
    private static int endOf(List<String> lines, int at) {
        int depth = 0;
        for (int i = at; i < lines.size(); i++) {
            String line = lines.get(i).replaceAll("\"(\\\\.|[^\"\\\\])*\"|'(\\\\.|[^'\\\\])'", "");
            for (char c : line.toCharArray()) {
                if (c == '{') depth++;
                if (c == '}') depth--;
            }
            if (depth <= 0) return i + 1;
        }
        return lines.size();
    }

    private static List<String> without(List<String> lines, int from, int to) {
        List<String> rest = new ArrayList<>(lines.subList(0, from));
        rest.addAll(lines.subList(to, lines.size()));
        return rest;
    }

    /** One round over the program, `step` statements or declarations at a time. */
    private List<String> round(List<String> lines, int step)
        throws IOException, InterruptedException {
        for (int at = 0; at < lines.size() && hasTime(); ) {
            int to = at;
            for (int i = 0; i < step && to < lines.size(); i++) to = endOf(lines, to);
            List<String> rest = without(lines, at, to);
            if (differs(rest)) {
                lines = rest;
                Files.write(program, lines);
            } else {
                at++;
            }
        }
        return lines;
    }

    private void run() throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>(Files.readAllLines(program));
        lines.removeIf(String::isBlank);
        int before = lines.size(),
            size;
        if (!differs(lines)) {
            System.out.println(name + ": not to be reduced, alone it does not differ");
            return;
        }
        do {
            size = lines.size();
            for (int step = 16; step >= 1; step /= 4) lines = round(lines, step);
        } while (lines.size() < size && hasTime());
        System.out.println(
            name + ": " + before + " lines reduced to " + lines.size() + " in " + tries + " tries"
        );
    }

    public static void main(String[] args) throws Exception {
        new Reduce(args).run();
    }
}
