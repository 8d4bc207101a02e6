/* SPDX-License-Identifier: MIT */
import java.nio.file.*;

/** A program starts itself once more by what java.home holds. */
public class HomeStarts {

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            System.out.println(String.join("|", args) + " " + System.getProperty("a.property"));
            System.exit(7);
        }
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process again = new ProcessBuilder(java, "-Xmx32m", "-Da.property=of the second",
            "-cp", System.getProperty("java.class.path"), "HomeStarts", "one", "a b")
            .redirectOutput(ProcessBuilder.Redirect.INHERIT)
            .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        System.out.println(again.waitFor());
    }
}
