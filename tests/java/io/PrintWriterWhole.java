/* SPDX-License-Identifier: MIT */
/* PrintWriter: every member, to texts and bytes, closed and failing. */
import java.io.*;
import java.nio.charset.*;
import java.util.*;

public class PrintWriterWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        StringWriter b = new StringWriter();
        PrintWriter w = new PrintWriter(b);
        for (Object o : new Object[] { null, "s", List.of(1) }) {
            w.print(o);
            w.println(o);
        }
        w.print((String) null);
        w.println((String) null);
        w.print(true);
        w.println(false);
        w.print('\u20ac');
        w.println('c');
        w.print(1);
        w.println(-2);
        w.print(3L);
        w.println(Long.MIN_VALUE);
        w.print(-0f);
        w.println(1e10f);
        w.print(Double.NaN);
        w.println(1e-5);
        w.print(new char[] { 'x', 'y' });
        w.println(new char[] { 'z' });
        w.println();
        w.printf("%5d|%-5s|%05.1f%n", 42, "ab", 2.25)
            .printf(Locale.ROOT, "%,d", 1234567)
            .format("%x", 255)
            .format(Locale.ROOT, "%s%n", "end");
        w.append('q').append("rst").append("uvwxyz", 1, 3).append(null).append(null, 0, 2);
        t(() -> w.print((char[]) null));
        t(() -> w.format(null));
        t(() -> w.format("%d", "x"));
        t(() -> w.append("abc", 2, 9));
        w.flush();
        p(w.checkError());
        w.write(65);
        w.write("BC");
        w.write("ABCD", 2, 2);
        w.write(new char[] { '1', '2' });
        w.write(new char[] { '1', '2' }, 1, 1);
        t(() -> w.write("abc", 2, 5));
        t(() -> w.write(new char[2], 1, 5));
        p(b);
        w.close();
        w.print("lost");
        p(w.checkError(), b.toString().length());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintWriter auto = new PrintWriter(bytes, true),
            latin = new PrintWriter(bytes, true, StandardCharsets.ISO_8859_1);
        auto.print("a");
        p(bytes.size());
        auto.println("b");
        p(bytes.size());
        latin.printf("%s%n", "\u00e9");
        p(bytes.toByteArray());
        t(() -> new PrintWriter((Writer) null));
        t(() -> new PrintWriter("/nonexistent/file"));
        t(() -> new PrintWriter(new File("/nonexistent/file"), "UTF-8"));
        PrintWriter failing = new PrintWriter(
            new Writer() {
                public void write(char[] c, int from, int n) throws IOException {
                    throw new IOException("full");
                }

                public void flush() {}

                public void close() {}
            }
        );
        failing.print("x");
        p(failing.checkError());
    }
}
