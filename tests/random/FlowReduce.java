// SPDX-License-Identifier: MIT
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * FlowReduce seed folder seconds command...: leaves out what can be left out of a class of Flow, as
 * long as the command, run with the
 * folder and the class's name as last arguments, still exits with 1 ("they differ"). The folder
 * holds the smallest class then;
 * prints what is left out of it, as arguments of Flow.
 */
class FlowReduce {

    private static long seed;
    private static Path folder;
    private static List<String> command;

    private static List<String> parts(Set<String> without) throws Exception {
        Flow flow = new Flow(seed, without);
        Files.write(folder.resolve(flow.name + ".class"), flow.program());
        List<String> parts = new ArrayList<>(flow.parts);
        parts.removeAll(without);
        return parts;
    }

    private static boolean differs(Set<String> without) throws Exception {
        parts(without);
        List<String> all = new ArrayList<>(command);
        all.add(folder.toString());
        all.add("PF" + seed);
        return (
            new ProcessBuilder(all)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor() == 1
        );
    }

    public static void main(String[] args) throws Exception {
        seed = Long.parseLong(args[0]);
        folder = Path.of(args[1]);
        command = Arrays.asList(args).subList(3, args.length);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(args[2]));
        Set<String> without = new HashSet<>();
        List<String> parts = parts(without);
        int before = parts.size(),
            left;
        do {
            left = parts.size();
            for (int step = Math.max(1, parts.size() / 2); step > 0; step /= 2) for (
                int at = 0;
                at < parts.size() && System.nanoTime() < end;

            ) {
                Set<String> more = new HashSet<>(without);
                more.addAll(parts.subList(at, Math.min(at + step, parts.size())));
                if (differs(more)) {
                    without = more;
                    parts = parts(without);
                } else {
                    at += step;
                }
            }
        } while (parts.size() < left && System.nanoTime() < end);
        parts(without);
        System.out.println("PF" + seed + ": " + before + " parts reduced to " + parts.size());
        System.out.println(String.join(" ", without));
    }
}
