/* SPDX-License-Identifier: MIT */
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Regular expressions on a log: groups, alternatives, lazy and possessive repeats, look-around,
 * replacing.
 */
public class Expressions {
    public static void main(String[] args) {
        int lines = args.length > 0 ? Integer.parseInt(args[0]) : 1500;
        Pattern entry = Pattern.compile("^(\\d{4})-(\\d\\d)-(\\d\\d) \\[(\\w+)\\] ([^:]+): (.*)$");
        Pattern address = Pattern.compile("(?i)\\b[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,4}\\b");
        Pattern number = Pattern.compile("(?<![\\w.])-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?(?!\\w)");
        Pattern words = Pattern.compile("alpha|beta|gamma|delta|epsilon");
        Pattern quoted = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|'.*?'");
        long sum = 0;
        for (int i = 0; i < lines; i++) {
            String line = "2024-0" + i % 10 + "-1" + i % 7 + " [main" + i % 5
                    + "] org.example.Part" + i + ": user" + i
                    + "@mail.example.org said \"a \\\" b" + i
                    + "\" and 'c' with -" + i + ".5e3 of gamma delta x" + i;
            Matcher m = entry.matcher(line);
            if (!m.matches()) throw new AssertionError(line);
            sum = sum * 31 + Integer.parseInt(m.group(2)) + m.group(5).length() + m.start(6);
            for (Matcher f = address.matcher(line); f.find();) sum += f.end();
            for (Matcher f = number.matcher(line); f.find();) sum += f.group().length();
            for (Matcher f = words.matcher(line); f.find();) sum += f.start();
            for (Matcher f = quoted.matcher(line); f.find();) sum = sum * 7 + f.end() - f.start();
            sum += line.replaceAll("(\\w+)@(\\w+)", "$2 at $1").hashCode();
        }
        System.out.println(sum);
    }
}
