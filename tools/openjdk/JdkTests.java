/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.tools.ToolProvider;

/**
 * Runs tests of OpenJDK's, as their tags describe them, on {@code java} and on a VM beside it.
 *
 * A test is one {@code @test} comment of a source, or a class of a folder whose properties say that its classes are
 * tests. It is compiled against java.base and java.logging alone, and {@code java} has no more modules when it runs
 * it: what then fails to compile, or fails on {@code java}, is set aside with the reason. With XJDK=yes the VM runs on the JDK's
 * library (-Xjdk), and all modules are there, exported and opened as the test's tags ask. A program counts for one
 * check, which its exit status decides; a class of test methods counts for as many as it has methods
 * ({@link MethodRunner} prints one line for each). Only checks that pass on {@code java} are asked of the VM.
 *
 * Arguments: the sources' root (which has {@code test/jdk}), a work folder, the VM's launcher, the jar of TestNG's
 * annotations; then regular expressions that choose tests by their path. Environment: SHARE (half; other: the other half; all; a number n: of the half one in n), JOBS, LIMIT (seconds), XJDK.
 */
public class JdkTests {
    static final String MODULES = "java.base,java.logging";
    static final List<String> AREAS = List.of("io", "lang", "math", "net", "nio", "security", "text", "time", "util");
    static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    static final Pattern TAG = Pattern.compile("(?m)^[\\s/*]*@(\\w+)\\b");

    /** One action of a test: a class to run, with what both VMs are given. */
    record Action(boolean methods, String main, List<String> options, List<String> arguments) {}

    static final class Test {
        final String id;
        final Path file;
        final Path root; // where packages of the source begin
        final List<Action> actions = new ArrayList<>();
        final Set<String> build = new LinkedHashSet<>();
        final List<Path> libraries = new ArrayList<>();
        final Set<String> access = new LinkedHashSet<>(); // options of the launcher
        String aside;

        Test(String id, Path file, Path root) {
            this.id = id;
            this.file = file;
            this.root = root;
        }

        String area() {
            int end = id.lastIndexOf('/');
            String[] parts = id.substring(0, Math.max(end, 0)).split("/");
            return parts[0] + (parts.length > 1 && !parts[0].equals("time") && Character.isLowerCase(parts[1].charAt(0)) ? "/" + parts[1] : "");
        }
    }

    static Path base;
    static Path areas;
    static Path work;
    static Path testng;
    static Path runner;
    static int limit;
    static final boolean jdk = "yes".equals(System.getenv("XJDK"));

    public static void main(String[] args) throws Exception {
        base = Path.of(args[0]).toAbsolutePath().resolve("test/jdk");
        areas = base.resolve("java");
        work = Path.of(args[1]).toAbsolutePath();
        String vm = Path.of(args[2]).toAbsolutePath().toString();
        testng = Path.of(args[3]).toAbsolutePath();
        List<Pattern> wanted = Arrays.stream(args).skip(4).map(Pattern::compile).collect(Collectors.toList());
        limit = Integer.parseInt(System.getenv().getOrDefault("LIMIT", "60"));
        int jobs = Integer.parseInt(System.getenv().getOrDefault("JOBS", "" + Runtime.getRuntime().availableProcessors()));
        String share = System.getenv().getOrDefault("SHARE", "half");
        boolean all = share.equals("all"), other = share.equals("other");
        int each = share.matches("[1-9][0-9]*") ? Integer.parseInt(share) : 1;
        String java = System.getProperty("java.home") + "/bin/java";
        Files.createDirectories(work);
        runner = work.resolve("runner");
        Path own = Path.of(System.getProperty("runner"));
        if (!compile(runner, own.getParent(), List.of(own), testng.toString(), List.of(), Set.of(), new StringWriter()))
            throw new IOException(own + " does not compile");

        List<Test> tests = new ArrayList<>();
        for (String area : AREAS) tests.addAll(find(areas.resolve(area)));
        tests.removeIf(test -> !all && chosen(test.id, each) == other);
        if (!wanted.isEmpty()) tests.removeIf(test -> wanted.stream().noneMatch(p -> p.matcher(test.id).find()));

        Map<String, Set<String>> expected = new ConcurrentHashMap<>(recorded());
        Map<String, int[]> counts = new TreeMap<>();
        Map<String, String> failures = new TreeMap<>();
        ExecutorService pool = Executors.newFixedThreadPool(jobs);
        List<Future<?>> running = new ArrayList<>();
        int[] done = {0};
        for (Test test : tests)
            running.add(pool.submit(() -> {
                check(test, java, vm, expected, counts, failures);
                synchronized (counts) {
                    if (++done[0] % 100 == 0) System.err.println(done[0] + " of " + tests.size() + " tests");
                }
                return null;
            }));
        for (Future<?> one : running) one.get();
        pool.shutdown();
        report(tests, counts, failures);
    }

    /** Half of the tests: an even checksum of the name; of these, one in {@code each}. */
    static boolean chosen(String id, int each) {
        CRC32 sum = new CRC32();
        sum.update(id.getBytes(StandardCharsets.UTF_8));
        return (sum.getValue() & 1) == 0 && (sum.getValue() >> 1) % each == 0;
    }

    // ---- Tests and their tags ----
    static List<Test> find(Path area) throws IOException {
        List<Path> sources;
        try (Stream<Path> walk = Files.walk(area)) {
            sources = walk.filter(p -> p.toString().endsWith(".java")).sorted().collect(Collectors.toList());
        }
        List<Test> found = new ArrayList<>();
        for (Path source : sources) {
            String text = Files.readString(source, StandardCharsets.ISO_8859_1);
            int before = found.size();
            Map<String, String> properties = properties(source.getParent());
            Matcher comments = COMMENT.matcher(text);
            while (comments.find()) {
                String comment = comments.group();
                if (Pattern.compile("(?m)^[\\s/*]*@test\\b").matcher(comment).find())
                    found.add(described(source, comment, text, found.size() - before, properties));
            }
            if (found.size() == before && properties.containsKey("TestNG.root") && text.contains("@Test"))
                found.add(bare(source, text, properties));
        }
        return found;
    }

    /** What TEST.properties of the folder and of those around it say; the nearest wins. */
    static Map<String, String> properties(Path folder) throws IOException {
        Map<String, String> result = new HashMap<>();
        for (Path at = folder; at.startsWith(base); at = at.getParent()) {
            Path file = at.resolve("TEST.properties");
            if (!Files.exists(file)) continue;
            java.util.Properties read = new java.util.Properties();
            try (java.io.InputStream in = Files.newInputStream(file)) {
                read.load(in);
            }
            for (String name : read.stringPropertyNames()) result.putIfAbsent(name, read.getProperty(name));
            if (read.containsKey("TestNG.dirs")) result.putIfAbsent("TestNG.root", at.resolve(read.getProperty("TestNG.dirs").trim()).normalize().toString());
        }
        return result;
    }

    static String packageOf(String text) {
        Matcher declared = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;").matcher(text);
        return declared.find() ? declared.group(1) : "";
    }

    static Path rootOf(Path source, String text) {
        Path root = source.getParent();
        String declared = packageOf(text);
        if (!declared.isEmpty() && root.endsWith(declared.replace('.', '/')))
            for (int i = declared.split("\\.").length; i > 0; i--) root = root.getParent();
        return root;
    }

    static String nameOf(Path source, String text) {
        String simple = source.getFileName().toString().replaceFirst("\\.java$", "");
        String declared = packageOf(text);
        return declared.isEmpty() ? simple : declared + "." + simple;
    }

    static Test bare(Path source, String text, Map<String, String> properties) {
        Test test = new Test(areas.relativize(source).toString(), source, rootOf(source, text));
        addLibraries(test, properties.getOrDefault("lib.dirs", ""));
        askModules(test, properties.getOrDefault("modules", ""));
        test.actions.add(new Action(true, nameOf(source, text), List.of(), List.of()));
        return test;
    }

    static Test described(Path source, String comment, String text, int ordinal, Map<String, String> properties) {
        Test test = new Test(areas.relativize(source) + (ordinal == 0 ? "" : "#" + ordinal), source, rootOf(source, text));
        addLibraries(test, properties.getOrDefault("lib.dirs", ""));
        boolean modules = false;
        Matcher tags = TAG.matcher(comment);
        List<String[]> read = new ArrayList<>();
        for (int start = -1; ; ) {
            boolean more = tags.find();
            if (start >= 0) {
                String[] last = read.get(read.size() - 1);
                last[1] = comment.substring(start, more ? tags.start() : comment.length() - 2).replaceAll("(?m)^\\s*\\*", " ").replaceAll("\\s+", " ").trim();
            }
            if (!more) break;
            read.add(new String[] {tags.group(1), ""});
            start = tags.end();
        }
        for (String[] tag : read)
            switch (tag[0]) {
            case "library": addLibraries(test, tag[1]); break;
            case "build": test.build.addAll(List.of(tag[1].split(" "))); break;
            case "modules": modules = true; askModules(test, tag[1]); break;
            case "ignore": aside(test, "the JDK ignores it"); break;
            case "enablePreview": aside(test, "preview features"); break;
            case "requires":
                if (!tag[1].matches(".*(os\\.family *[!=]= *\"(linux|windows|mac)\".*|vm.bits.*|os\\.arch.*)")) aside(test, "requires " + tag[1]);
                else if (tag[1].matches(".*== *\"(windows|mac)\".*")) aside(test, "of another system");
                break;
            case "key":
                if (tag[1].matches(".*\\b(headful|printer|intermittent|sound)\\b.*")) aside(test, "key " + tag[1]);
                break;
            case "run": addAction(test, tag[1], nameOf(source, text)); break;
            default:
            }
        if (!modules) askModules(test, properties.getOrDefault("modules", ""));
        if (test.actions.isEmpty() && test.aside == null) {
            if (text.contains("org.junit")) aside(test, "runs in JUnit");
            else test.actions.add(new Action(false, nameOf(source, text), List.of(), List.of()));
        }
        if (text.contains("ProcessTools") || text.contains("JDKToolFinder") || text.matches("(?s).*\"(test|compile)\\.jdk\".*"))
            aside(test, "starts VMs of the JDK");
        if (text.matches("(?s).*[sS]etSecurityManager\\s*\\(\\s*[^n\\s].*")) asideIfAlone(test, "sets a security manager");
        if (text.contains("javax.tools.")) asideIfAlone(test, "needs java.compiler");
        return test;
    }

    static void aside(Test test, String reason) {
        if (test.aside == null) test.aside = reason;
    }

    /** On the embedded library. */
    static void asideIfAlone(Test test, String reason) {
        if (!jdk) aside(test, reason);
    }

    static void addLibraries(Test test, String names) {
        for (String name : names.trim().split("[\\s]+")) {
            if (name.isEmpty()) continue;
            Path at = test.file.getParent().resolve(name).normalize();
            if (name.startsWith("/test/")) at = base.getParent().getParent().resolve(name.substring(1));
            else if (name.startsWith("/")) at = base.resolve(name.substring(1));
            if (Files.isDirectory(at) && !test.libraries.contains(at)) test.libraries.add(at);
        }
    }

    static void askModules(Test test, String names) {
        for (String name : names.trim().split("\\s+"))
            if (jdk) {
                if (name.contains("/")) {
                    String kind = name.replaceFirst("[^:]*:?", "");
                    if (!kind.equals("open")) test.access.add("--add-exports=" + name.replaceFirst(":.*", "") + "=ALL-UNNAMED");
                    if (kind.endsWith("open")) test.access.add("--add-opens=" + name.replaceFirst(":.*", "") + "=ALL-UNNAMED");
                }
                if (name.contains("incubator")) test.access.add("--add-modules=" + name.replaceFirst("[/:].*", ""));
            } else if (name.startsWith("java.base/") && !name.matches("java.base/java\\..*:(open|\\+open)")) aside(test, "uses " + name.substring(10).replaceFirst(":.*", ""));
            else if (!name.isEmpty() && !name.startsWith("java.base") && !name.equals("java.logging")) aside(test, "needs " + name.replaceFirst("[/:].*", ""));
    }

    static void addAction(Test test, String text, String itself) {
        List<String> words = new ArrayList<>(List.of(text.split(" ")));
        String[] kind = words.remove(0).split("/");
        if (kind[0].equals("build")) {
            test.build.addAll(words);
            return;
        }
        if (kind[0].equals("clean") || kind[0].equals("ignore")) return;
        if (!kind[0].equals("main") && !kind[0].equals("testng")) {
            aside(test, kind[0].equals("junit") ? "runs in JUnit" : "action " + kind[0]);
            return;
        }
        for (String how : kind) {
            if (how.startsWith("policy=") || how.startsWith("java.security.policy=") || how.startsWith("secure=")) aside(test, "sets a security manager");
            if (how.equals("manual")) aside(test, "manual");
            if (how.equals("native")) aside(test, "native code of its own");
            if (how.equals("fail")) aside(test, "is to fail");
        }
        List<String> options = new ArrayList<>();
        while (!words.isEmpty() && words.get(0).startsWith("-")) {
            String option = words.remove(0);
            if (option.startsWith("-Djava.security.manager") || option.startsWith("-Djava.security.policy")) asideIfAlone(test, "sets a security manager");
            if (option.startsWith("-agent") || option.startsWith("-javaagent") || option.equals("-m") || option.startsWith("--module-path") || option.startsWith("--patch-module")
                    || option.startsWith("-Xbootclasspath") || option.equals("--enable-preview") || option.equals("--add-modules"))
                aside(test, "option " + option.replaceFirst("[:=].*", ""));
            options.add(option);
            if (List.of("--add-opens", "--add-exports", "-cp", "-classpath", "--limit-modules").contains(option) && !words.isEmpty()) options.add(words.remove(0));
        }
        String main = words.isEmpty() ? itself : words.remove(0);
        test.actions.add(new Action(kind[0].equals("testng"), main, options, words));
    }

    // ---- Compiling ----
    static boolean compile(Path out, Path roots, List<Path> files, String classPath, List<Path> libraries, Set<String> access, StringWriter errors) throws IOException {
        Files.createDirectories(out);
        String places = Stream.concat(Stream.of(roots), libraries.stream()).map(Path::toString).collect(Collectors.joining(":"));
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-proc:none", "-g", "-encoding", "UTF-8", "-implicit:class", "-XDignore.symbol.file", "-d", out.toString(),
                "-cp", out + ":" + classPath, "-sourcepath", places));
        if (!jdk) arguments.addAll(List.of("--limit-modules", MODULES));
        for (String option : access) if (!option.startsWith("--add-opens")) arguments.add(option);
        for (Path file : files) arguments.add(file.toString());
        javax.tools.JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (javax.tools.StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = arguments.subList(0, arguments.size() - files.size());
            return compiler.getTask(new PrintWriter(errors), manager, null, options, null, manager.getJavaFileObjectsFromPaths(files)).call();
        }
    }

    static Path classes(Test test) {
        return work.resolve("classes").resolve(test.id.replace('/', '_').replace(".java", ""));
    }

    /** Also where a run of the test has removed some of its classes. */
    static void prepare(Test test) throws IOException {
        Path out = classes(test);
        Path mark = out.resolve(".compiled");
        String[] last = Files.exists(mark) ? Files.readString(mark).split("\n", 2) : new String[] {"", ""};
        if (!last[0].equals("" + files(out))) {
            remove(out);
            Set<Path> files = new LinkedHashSet<>(List.of(test.file));
            List<String> also = new ArrayList<>(test.build);
            test.actions.forEach(action -> also.add(action.main()));
            List<Path> places = new ArrayList<>(List.of(test.root, test.file.getParent()));
            places.addAll(test.libraries);
            for (String name : also)
                for (Path place : places) {
                    Path file = place.resolve(name.replace('.', '/') + ".java");
                    if (name.endsWith(".*")) {
                        Path folder = place.resolve(name.substring(0, name.length() - 2).replace('.', '/'));
                        if (!Files.isDirectory(folder)) continue;
                        try (Stream<Path> listed = Files.list(folder)) {
                            listed.filter(p -> p.toString().endsWith(".java")).forEach(files::add);
                        }
                        break;
                    }
                    if (Files.exists(file)) {
                        files.add(file);
                        break;
                    }
                }
            StringWriter errors = new StringWriter();
            String result = "";
            try {
                if (!compile(out, test.root, new ArrayList<>(files), testng.toString(), test.libraries, test.access, errors)) result = whyNot(errors.toString());
            } catch (RuntimeException | IOException e) {
                result = "does not compile: " + e;
            }
            Files.createDirectories(out);
            Files.deleteIfExists(mark);
            last = new String[] {"" + files(out), result};
            Files.writeString(mark, last[0] + "\n" + result);
        }
        if (!last[1].isEmpty()) aside(test, last[1]);
    }

    static long files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return 0;
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(p -> Files.isRegularFile(p) && !p.endsWith(".compiled")).count();
        }
    }

    /** The first thing that the compiler lacks, in words. */
    static String whyNot(String errors) {
        Matcher lacking = Pattern.compile("package ([\\w.]+) (does not exist|is not visible)|\\(package ([\\w.]+) is declared").matcher(errors);
        if (lacking.find()) return "needs package " + (lacking.group(1) != null ? lacking.group(1) : lacking.group(3));
        Matcher first = Pattern.compile("error: (.*)").matcher(errors);
        return "does not compile: " + (first.find() ? first.group(1) : errors.strip());
    }

    static void remove(Path folder) throws IOException {
        if (!Files.exists(folder, java.nio.file.LinkOption.NOFOLLOW_LINKS)) return;
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path at, BasicFileAttributes a) {
                at.toFile().setWritable(true);
                at.toFile().setReadable(true);
                at.toFile().setExecutable(true);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path at, BasicFileAttributes a) throws IOException {
                Files.delete(at);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path at, IOException e) throws IOException {
                Files.delete(at);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    // ---- Running ----
    /** What passes: "program" of a program, the names of methods else; with what the VM wrote kept beside. */
    static Set<String> run(Test test, List<String> command, String side) throws Exception {
        Set<String> passed = new LinkedHashSet<>();
        Path place = work.resolve("run-" + side).resolve(classes(test).getFileName());
        remove(place);
        Files.createDirectories(place);
        Path output = work.resolve("output-" + side).resolve(classes(test).getFileName() + ".txt");
        Files.createDirectories(output.getParent());
        Files.deleteIfExists(output);
        boolean good = true;
        for (Action action : test.actions) {
            List<String> line = new ArrayList<>(command);
            Path own = classes(test);
            String path = own + ":" + test.file.getParent() + (action.methods() ? ":" + runner + ":" + testng : "");
            Map<String, String> replaced = new LinkedHashMap<>();
            replaced.put("${test.src}", test.file.getParent().toString());
            replaced.put("${test.classes}", own.toString());
            replaced.put("${test.class.path}", path);
            line.add("-Dtest.src=" + test.file.getParent());
            line.add("-Dtest.src.path=" + test.file.getParent());
            line.add("-Dtest.root=" + base);
            line.add("-Dtest.classes=" + own);
            line.add("-Dtest.class.path=" + path);
            line.add("-Dtest.file=" + test.file);
            line.add("-Dtest.name=" + test.id);
            line.add("-Dtest.vm.opts=");
            line.add("-Dtest.java.opts=");
            line.add("-Dtest.timeout.factor=1.0");
            line.add("-Djdk.test.lib.random.seed=4711");
            line.add("-Dseed=4711");
            line.addAll(test.access);
            line.addAll(List.of("-cp", path));
            for (String option : action.options()) line.add(replace(option, replaced));
            if (action.methods()) line.add("MethodRunner");
            line.add(action.main());
            for (String argument : action.arguments()) line.add(replace(argument, replaced));
            ProcessBuilder builder = new ProcessBuilder(line).directory(place.toFile()).redirectErrorStream(true)
                    .redirectInput(new java.io.File("/dev/null")).redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()));
            Process process = builder.start();
            boolean ended = process.waitFor(limit, TimeUnit.SECONDS);
            if (!ended) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly().waitFor();
                Files.writeString(output, "\n(ended after " + limit + " s)\n", java.nio.file.StandardOpenOption.APPEND);
            }
            int status = process.exitValue();
            if (action.methods()) {
                for (String read : Files.readString(output, StandardCharsets.ISO_8859_1).split("\n"))
                    if (read.startsWith("@passed ")) passed.add(read.substring(8));
            } else if (!ended || status != 0) {
                good = false;
                Files.writeString(output, "(exit status " + status + ")\n", java.nio.file.StandardOpenOption.APPEND);
                break; // later actions build on earlier ones
            }
        }
        if (good && test.actions.stream().anyMatch(action -> !action.methods())) passed.add("program");
        remove(place);
        return passed;
    }

    static String replace(String text, Map<String, String> by) {
        for (Map.Entry<String, String> entry : by.entrySet()) text = text.replace(entry.getKey(), entry.getValue());
        return text;
    }

    static void check(Test test, String java, String vm, Map<String, Set<String>> expected, Map<String, int[]> counts, Map<String, String> failures) throws Exception {
        if (test.aside == null) prepare(test);
        if (test.aside != null) return;
        Set<String> right = expected.get(test.id);
        if (right == null) {
            List<String> referee = new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
            if (!jdk) referee.addAll(List.of("--limit-modules", MODULES));
            right = run(test, referee, "java");
            expected.put(test.id, right);
            record(test.id, right);
        }
        if (right.isEmpty()) {
            aside(test, jdk ? "fails on java" : "fails on java with these modules");
            return;
        }
        prepare(test);
        List<String> launcher = new ArrayList<>(List.of(vm, "-XX:+IgnoreUnrecognizedVMOptions"));
        if (jdk) launcher.add("-Xjdk:" + System.getProperty("java.home"));
        Set<String> ours = run(test, launcher, "vm");
        List<String> missing = right.stream().filter(name -> !ours.contains(name)).collect(Collectors.toList());
        Path output = work.resolve("output-vm").resolve(classes(test).getFileName() + ".txt");
        if (missing.isEmpty()) Files.deleteIfExists(output);
        synchronized (counts) {
            int[] count = counts.computeIfAbsent(test.area(), unused -> new int[2]);
            count[0] += right.size() - missing.size();
            count[1] += right.size();
            if (!missing.isEmpty()) {
                failures.put(test.id, missing.equals(List.of("program")) ? "" : missing.size() + " of " + right.size() + ": " + String.join(" ", missing));
                System.err.println("fails: " + test.id + " " + failures.get(test.id));
            }
        }
    }

    // ---- What java did, kept between runs ----
    static Map<String, Set<String>> recorded() throws IOException {
        Map<String, Set<String>> result = new HashMap<>();
        Path file = work.resolve("java.tsv");
        if (Files.exists(file))
            for (String line : Files.readAllLines(file)) {
                String[] parts = line.split("\t", -1);
                Set<String> names = new LinkedHashSet<>(Arrays.asList(parts).subList(1, parts.length));
                names.remove("");
                result.put(parts[0], names);
            }
        return result;
    }

    static synchronized void record(String id, Set<String> passed) throws IOException {
        Files.writeString(work.resolve("java.tsv"), id + "\t" + String.join("\t", passed) + "\n", java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.APPEND);
    }

    // ---- The report ----
    static void report(List<Test> tests, Map<String, int[]> counts, Map<String, String> failures) throws IOException {
        StringBuilder aside = new StringBuilder();
        Map<String, Integer> reasons = new TreeMap<>();
        for (Test test : tests)
            if (test.aside != null) {
                aside.append(test.id).append('\t').append(test.aside).append('\n');
                reasons.merge(test.aside.replaceFirst("^(requires|key|option|action|does not compile:?|needs package|uses) .*", "$1 ..."), 1, Integer::sum);
            }
        Files.writeString(work.resolve("aside.tsv"), aside);
        StringBuilder failing = new StringBuilder();
        failures.forEach((id, what) -> failing.append(id).append('\t').append(what).append('\n'));
        Files.writeString(work.resolve("failures.tsv"), failing);
        System.out.println("set aside (" + work.resolve("aside.tsv") + "):");
        reasons.forEach((reason, count) -> System.out.printf("  %5d  %s%n", count, reason));
        System.out.println("failing (" + work.resolve("failures.tsv") + "; what they wrote: " + work.resolve("output-vm") + "):");
        failures.forEach((id, what) -> System.out.println("  " + id + (what.isEmpty() ? "" : "  " + what)));
        System.out.println("passed, of those that java passes:");
        int[] sum = new int[2];
        counts.forEach((area, count) -> {
            System.out.printf("  %-24s %6d of %6d%n", area, count[0], count[1]);
            sum[0] += count[0];
            sum[1] += count[1];
        });
        System.out.printf("%d of %d passed (%.2f %%)%n", sum[0], sum[1], sum[1] == 0 ? 0 : Math.floor(1e4 * sum[0] / sum[1]) / 100);
        System.exit(failures.isEmpty() && sum[1] > 0 ? 0 : 1);
    }
}
