/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.LineNumberReader;
import java.io.StringReader;
import java.util.Random;

/**
 * The line numbers after random calls of a LineNumberReader, with ends of lines of all kinds and a
 * last line without one.
 */
public final class NumberedLines {

    private NumberedLines() {}

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(12);
        for (int i = 0; i < length; i++) text.append("ab\n\r".charAt(random.nextInt(4)));
        return text.toString();
    }

    private static LineNumberReader reader(String text, Random random) {
        StringReader source = new StringReader(text);
        return random.nextBoolean()
            ? new LineNumberReader(source)
            : new LineNumberReader(source, 1 + random.nextInt(5));
    }

    private static String shown(String text) {
        return text.replace("\n", "N").replace("\r", "R").replace('\0', '.');
    }

    private static String readSome(LineNumberReader in, int length) throws IOException {
        char[] chars = new char[5];
        int n = in.read(chars, 1, length);
        return "read " + length + ": " + n + shown(new String(chars));
    }

    private static String call(LineNumberReader in, Random random) throws IOException {
        switch (random.nextInt(8)) {
            case 0:
                return "read: " + in.read();
            case 1:
                return readSome(in, random.nextInt(4));
            case 2:
                return "line: " + in.readLine();
            case 3:
                return "skipped " + in.skip(random.nextInt(4));
            case 4:
                in.mark(random.nextInt(6));
                return "marked";
            case 5:
                in.reset();
                return "reset";
            case 6:
                in.setLineNumber(7);
                return "set";
            default:
                return "ready: " + in.ready();
        }
    }

    public static void main(String[] arguments) {
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            String text = text(random);
            LineNumberReader in = reader(text, random);
            StringBuilder log = new StringBuilder(shown(text));
            for (int i = 0; i < 10; i++) {
                String done;
                try {
                    done = call(in, random);
                } catch (IOException e) {
                    done = e.getMessage();
                }
                log.append("; ").append(done).append(" @").append(in.getLineNumber());
            }
            System.out.println(log);
        }
    }
}
