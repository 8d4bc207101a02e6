/* SPDX-License-Identifier: MIT */
/*
 * Formatter: what becomes of failures of what it writes to, of flush and close; how refused
 * specifiers are named.
 */
import java.io.*;
import java.util.*;

public class FormatterEnds {

    static class Failing implements Appendable, Closeable, Flushable {

        public Appendable append(CharSequence c) throws IOException {
            throw new IOException("append " + c);
        }

        public Appendable append(char c) {
            return this;
        }

        public Appendable append(CharSequence c, int from, int to) {
            return this;
        }

        public void flush() throws IOException {
            System.out.println("flush");
            throw new IOException("flush");
        }

        public void close() throws IOException {
            System.out.println("close");
            throw new IOException("close");
        }

        public String toString() {
            throw new IllegalStateException();
        }
    }

    static class Throwing extends Writer {

        public void write(char[] c, int from, int count) {}

        public void flush() {
            throw new IllegalStateException("flush");
        }

        public void close() {
            throw new IllegalStateException("close");
        }
    }

    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("ok");
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        Formatter f = new Formatter(new Failing());
        System.out.println(f.ioException());
        f.format("%s", 1);
        System.out.println(f.ioException());
        f.flush();
        System.out.println(f.ioException());
        f.close();
        System.out.println(f.ioException());
        f.close();
        t(f::flush);
        t(f::out);
        t(f::locale);
        t(f::toString);
        t(() -> f.format("x"));
        Formatter plain = new Formatter(new StringBuilder("q"));
        plain.flush();
        plain.close();
        plain.close();
        System.out.println(plain.ioException());
        Formatter thrown = new Formatter(new Throwing());
        t(thrown::flush);
        t(thrown::close);
        t(thrown::close);
        t(thrown::flush);
        String[] flags = { "-", "#", "+", " ", "0", ",", "(", "<" };
        for (String kind : new String[] {
            "b",
            "S",
            "c",
            "d",
            "x",
            "E",
            "f",
            "g",
            "a",
            "tY",
            "%",
            "n"
        }) {
            for (String one : flags) {
                for (String other : flags) {
                    String text = "%s%2$" + one + other + (one.equals("0") ? "9" : "") + kind;
                    try {
                        String.format(
                            Locale.US,
                            text,
                            1,
                            kind.equals("f")
                                ? (Object) 2.5
                                : kind.equals("tY")
                                  ? new Date(0)
                                  : (Object) 65
                        );
                    } catch (IllegalFormatException e) {
                        System.out.println(text + " " + e);
                    }
                }
            }
        }
    }
}
