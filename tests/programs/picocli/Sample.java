/* SPDX-License-Identifier: MIT */
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A command with options of several types, a subcommand, help that is broken into lines, and what
 * it says to bad input.
 */
@Command(
    name = "sample",
    mixinStandardHelpOptions = true,
    version = "sample 1.0",
    sortOptions = false,
    usageHelpAutoWidth = false,
    description = {
        "Does nothing with what it is given, but says so at such a length that the text " +
            "has to be broken.",
        "100%% of it."
    },
    footer = "@|bold Footer|@ of the \u65E5\u672C\u8A9E help.",
    subcommands = Sample.Add.class
)
public class Sample implements Callable<Integer> {

    @Option(
        names = { "-n", "--number" },
        paramLabel = "N",
        defaultValue = "3",
        description = "How often; by default ${DEFAULT-VALUE}."
    )
    int number;

    @Option(names = "--unit", description = "One of: ${COMPLETION-CANDIDATES}.")
    TimeUnit unit = TimeUnit.SECONDS;

    @Option(
        names = "-D",
        mapFallbackValue = "yes",
        description = "Properties, each of which has a name and, when it is not left out, " +
            "a value of its own."
    )
    Map<String, String> properties;

    @Option(names = { "-v", "--verbose" }, description = "More of it.")
    boolean[] verbose = {};

    @Parameters(arity = "0..*", paramLabel = "FILE", description = "What it is done to.")
    List<String> files = new ArrayList<>();

    @Command(name = "add", description = "Adds numbers.")
    static class Add implements Callable<Integer> {

        @Parameters(arity = "1..*")
        List<Long> numbers;

        @Override
        public Integer call() {
            long sum = 0;
            for (long number : numbers) sum += number;
            System.out.println("sum " + sum);
            return (int) sum;
        }
    }

    @Override
    public Integer call() {
        System.out.println(
            number + " " + unit + " " + properties + " " + verbose.length + " " + files
        );
        return number;
    }

    static void run(String... arguments) {
        PrintWriter out = new PrintWriter(System.out, true);
        CommandLine line = new CommandLine(new Sample())
            .setOut(out)
            .setErr(out)
            .setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF));
        System.out.println("-> " + line.execute(arguments));
    }

    public static void main(String[] args) {
        run();
        run("--help");
        run("--version");
        run("-n", "5", "--unit=DAYS", "-Da=b", "-Dc", "-vvv", "x", "y z");
        run("-n=five");
        run("--unit", "weeks");
        run("--nonsense", "-n");
        run("add", "1", "2", "39");
        run("add", "one");
        run("add");
        new CommandLine(new Sample()).usage(System.out, Help.Ansi.ON);
    }
}
