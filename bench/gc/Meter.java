/* SPDX-License-Identifier: MIT */
/* Runs a program on the JDK's java and writes to a file, when it ends, the CPU nanoseconds of the
 * threads that collected: the pauses that java logs are wall time alone. Arguments: file, program,
 * its arguments. */
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

public class Meter {
    static long collecting() throws Exception {
        long sum = 0;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(Path.of("/proc/self/task"))) {
            for (Path thread : threads) {
                try {
                    String name = Files.readString(thread.resolve("comm")).trim();
                    if (!name.equals("VM Thread") && !name.startsWith("GC Thread")) continue;
                    sum += Long.parseLong(
                        Files.readString(thread.resolve("schedstat")).trim().split(" ")[0]);
                } catch (IOException e) {
                    // one of the program's, which has ended meanwhile
                }
            }
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        String[] rest = Arrays.copyOfRange(args, 2, args.length);
        Class.forName(args[1]).getMethod("main", String[].class).invoke(null, (Object) rest);
        Files.writeString(Path.of(args[0]), collecting() + "\n");
    }
}
