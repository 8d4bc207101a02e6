/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.HexFormat;

/**
 * What a PrintStream prints piece by piece is one text to its charset: marks come once, shifts last
 * until the end.
 */
public final class PrintedCharsets {

    private PrintedCharsets() {}

    private static void print(String charset) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, charset);
        out.print("");
        out.print('a');
        out.print("\u3042");
        out.print("\u3044x");
        out.print('\ud83d');
        out.print('\ude00');
        out.println(12);
        out.printf("%s-%d", "\u00e9", 1);
        out.append("abc", 1, 2).append('\u3046');
        out.println(new char[] { '\u0416', 'z' });
        out.write(1);
        out.print("\u3042");
        out.flush();
        int open = bytes.size();
        out.close();
        System.out.println(
            charset +
                " " +
                HexFormat.of().formatHex(bytes.toByteArray()) +
                " " +
                (bytes.size() - open) +
                " " +
                out.checkError()
        );
    }

    public static void main(String[] arguments) throws Exception {
        for (String name : new String[] {
            "UTF-16",
            "UTF-16LE",
            "UTF-16BE",
            "UTF-8",
            "US-ASCII",
            "ISO-8859-1"
        })
            print(name);
        System.out.println(Charset.forName("UTF-16").newEncoder().maxBytesPerChar());
        ByteArrayOutputStream empty = new ByteArrayOutputStream();
        new PrintStream(empty, false, "UTF-16").close();
        System.out.println(empty.size());
        for (String name : new String[] { "UTF-8", "UTF-16", "US-ASCII" }) {
            ByteArrayOutputStream half = new ByteArrayOutputStream();
            PrintStream out = new PrintStream(half, false, name);
            out.print("a\ud83d");
            out.close();
            System.out.println(name + " " + HexFormat.of().formatHex(half.toByteArray()));
        }
    }
}
