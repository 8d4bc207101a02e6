/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A file for errors that go with the output is made, and stays empty. */
public class ErrorFiles {

    static ProcessBuilder both() {
        return new ProcessBuilder("sh", "-c", "echo out; echo err >&2").redirectErrorStream(true);
    }

    static void show(String name, String output, File errors) throws Exception {
        System.out.println(name + " " + output.replace('\n', ' ') + Files.size(errors.toPath()));
        errors.delete();
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("errors");
        File errors = folder.resolve("errors").toFile();
        File output = folder.resolve("output").toFile();

        Process one = both().redirectError(errors).start();
        show("one", new String(one.getInputStream().readAllBytes()), errors);

        ProcessBuilder cat = new ProcessBuilder("cat").redirectOutput(output);
        for (Process each : ProcessBuilder.startPipeline(
            List.of(both().redirectError(errors), cat)
        )) each.waitFor();
        show("pipeline", Files.readString(output.toPath()), errors);

        Files.writeString(errors.toPath(), "before");
        both().redirectError(ProcessBuilder.Redirect.appendTo(errors)).start().waitFor();
        System.out.println(Files.readString(errors.toPath()));
        both().redirectError(errors).start().waitFor();
        show("again", "", errors);

        try {
            both().redirectError(folder.resolve("none/errors").toFile()).start();
            System.out.println("started");
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage().replace(folder.toString(), "folder"));
        }
        output.delete();
        Files.delete(folder);
    }
}
