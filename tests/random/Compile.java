// SPDX-License-Identifier: MIT
import java.io.File;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compile classpath source-folder class-folder option...: compiles each program alone, because the
 * compiler itself
 * fails with an internal error on a few; names those that compiled on standard output. A program
 * that is no valid
 * Java is a defect of the generator: exit status 1.
 */
class Compile {

    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        File[] sources = new File(args[1]).listFiles((folder, name) -> name.endsWith(".java"));
        Arrays.sort(sources);
        List<String> options = new ArrayList<>(
            List.of("-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-cp", args[0], "-d", args[2])
        );
        options.addAll(Arrays.asList(args).subList(3, args.length));
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        boolean invalid = false;
        for (File source : sources) {
            StringWriter messages = new StringWriter();
            boolean done = false;
            try {
                done = compiler
                    .getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
                    .call();
            } catch (RuntimeException | Error e) {
                messages.append("AssertionError");
            }
            if (done) System.out.println(source.getName().replace(".java", ""));
            else if (messages.toString().contains("error: ")) {
                System.err.println(messages);
                invalid = true;
            } else System.err.println(
                "javac itself fails on " + source.getName() + ", which is left out"
            );
        }
        System.exit(invalid ? 1 : 0);
    }
}
