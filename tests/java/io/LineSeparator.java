// SPDX-License-Identifier: MIT
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;

/** -Dline.separator ends the lines of every printer; set later, it changes nothing. */
public class LineSeparator {
    static class Own extends PrintStream {
        Own(ByteArrayOutputStream to) { super(to); }
    }

    static void lines(PrintStream to) {
        to.println("text");
        to.println(5);
        to.println(2.5);
        to.println();
        to.println(new char[] {'c', 'h'});
        to.println((Object) null);
        to.printf("format%n");
    }

    public static void main(String[] args) {
        System.setProperty("line.separator", "?");
        lines(System.out);
        ByteArrayOutputStream own = new ByteArrayOutputStream();
        lines(new Own(own));
        System.out.print("own " + own.toString().replace(System.lineSeparator(), "<end>") + "\n");
        StringWriter text = new StringWriter();
        new PrintWriter(text).println("writer");
        System.out.print(text + " " + System.lineSeparator().length() + "\n");
    }
}
