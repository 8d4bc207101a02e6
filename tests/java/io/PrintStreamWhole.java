/* SPDX-License-Identifier: MIT */
/* PrintStream: every member, to an array of bytes, closed and failing. */
import java.io.*;
import java.nio.charset.*;
import java.util.*;

public class PrintStreamWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        PrintStream w = new PrintStream(b);
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
        w.write(new byte[] { 66, 67 });
        w.write(new byte[] { 66, 67 }, 1, 1);
        w.writeBytes(new byte[] { 68 });
        p(b.toString("UTF-8"));
        w.close();
        w.print("lost");
        p(w.checkError(), b.size());
        b.reset();
        PrintStream latin = new PrintStream(b, true, "ISO-8859-1"),
            utf16 = new PrintStream(b, false, StandardCharsets.UTF_16BE);
        latin.println("\u00e9\u20ac");
        utf16.print("\u20ac");
        utf16.flush();
        p(b.toByteArray());
        t(() -> new PrintStream(b, true, "none"));
        t(() -> new PrintStream((OutputStream) null));
        t(() -> new PrintStream("/nonexistent/file"));
        PrintStream failing = new PrintStream(
            new OutputStream() {
                public void write(int c) throws IOException {
                    throw new IOException("full");
                }
            },
            true
        );
        failing.println("x");
        p(failing.checkError());
        PrintStream interrupted = new PrintStream(
            new OutputStream() {
                public void write(int c) throws IOException {
                    throw new InterruptedIOException("stopped");
                }
            },
            true
        );
        interrupted.print('c');
        p(interrupted.checkError(), Thread.interrupted());
    }
}
