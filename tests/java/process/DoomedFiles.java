/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Files that are to be deleted at the end: each once, the last first, those of the last threads
 * too, none later.
 */
public class DoomedFiles {
    static File made(Path folder, String name) throws IOException {
        File file = folder.resolve(name).toFile();
        file.createNewFile();
        file.deleteOnExit();
        return file;
    }

    /* For ever, until it is refused. */
    static void asks() {
        File file = new File("no such file");
        for (;;) {
            file.deleteOnExit();
        }
    }

    static void dooms(Path folder) throws Exception {
        folder.resolve("inner").toFile().mkdir();
        folder.resolve("inner").toFile().deleteOnExit();
        File first = made(folder.resolve("inner"), "first");
        first.deleteOnExit();
        made(folder, "second");
        folder.resolve("kept").toFile().createNewFile();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                made(folder, "late");
                System.out.println("ends " + first.exists());
            } catch (IOException e) {
                System.out.println(e);
            }
        }));
        Thread asking = new Thread(DoomedFiles::asks);
        asking.setUncaughtExceptionHandler((t, e) -> {
            if (!(e instanceof IllegalStateException)) {
                System.out.println(e);
            }
        });
        asking.start();
        Thread.sleep(100);
        System.exit(3);
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            dooms(Path.of(args[0]));
        }
        Path folder = Files.createTempDirectory("doomed");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process again = new ProcessBuilder(java, "-Xmx32m", "-cp",
            System.getProperty("java.class.path"), "DoomedFiles", folder.toString())
            .redirectOutput(ProcessBuilder.Redirect.INHERIT)
            .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        System.out.println(again.waitFor() + " " + Arrays.toString(folder.toFile().list()));
        Files.delete(folder.resolve("kept"));
        Files.delete(folder);
    }
}
