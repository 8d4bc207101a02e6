// SPDX-License-Identifier: MIT
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * CompileAll threads: compiles the folders of which standard input has lines "sources classes",
 * each by itself, in one
 * warm compiler. What the compiler says goes to a file beside the classes; a folder that compiles
 * gets a .stamp, the
 * others are printed.
 */
class CompileAll {

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] args) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        List<String> folders = lines.lines().collect(Collectors.toList());
        List<Future<Boolean>> done = new ArrayList<>();
        for (String folder : folders) done.add(threads.submit(() -> compile(folder.split(" "))));
        for (int i = 0; i < folders.size(); i++) if (!done.get(i).get()) System.out.println(
            folders.get(i)
        );
        threads.shutdown();
    }

    private static boolean compile(String[] folder) throws Exception {
        List<Path> sources;
        try (Stream<Path> files = Files.list(Path.of(folder[0]))) {
            sources = files
                .filter(file -> file.toString().endsWith(".java"))
                .sorted()
                .collect(Collectors.toList());
        }
        List<String> options = List.of(
            "-nowarn",
            "-Xlint:none",
            "-encoding",
            "UTF-8",
            "-d",
            folder[1]
        );
        boolean compiled;
        try (
            var log = Files.newBufferedWriter(Path.of(folder[1] + ".log"));
            StandardJavaFileManager manager = COMPILER.getStandardFileManager(null, null, null)
        ) {
            compiled = COMPILER.getTask(
                log,
                manager,
                null,
                options,
                null,
                manager.getJavaFileObjectsFromPaths(sources)
            ).call();
        }
        if (compiled) Files.createFile(Path.of(folder[1], ".stamp"));
        return compiled;
    }
}
