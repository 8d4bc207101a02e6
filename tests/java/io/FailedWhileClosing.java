/* SPDX-License-Identifier: MIT */
import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Arrays;

/** When the last characters cannot be written, nor what is below closed, both are told. */
public class FailedWhileClosing {
    private static final class Bad extends Writer {
        private final IOException writing;
        private final IOException closing;
        int closed;

        Bad(IOException writing, IOException closing) {
            this.writing = writing;
            this.closing = closing;
        }

        private static void fail(IOException e) throws IOException {
            if (e != null) {
                throw e;
            }
        }

        @Override
        public void write(char[] c, int from, int length) throws IOException {
            fail(writing);
        }

        @Override
        public void flush() {}

        @Override
        public void close() throws IOException {
            closed++;
            fail(closing);
        }
    }

    private static void close(String label, Closeable c) {
        try {
            c.close();
            System.out.println(label + ": closed");
        } catch (IOException | IllegalArgumentException e) {
            System.out.println(label + ": " + e + " " + Arrays.toString(e.getSuppressed()));
        }
    }

    public static void main(String[] args) throws IOException {
        IOException write = new IOException("write");
        IOException close = new IOException("close");
        IOException[][] faults = {{null, null}, {write, null}, {null, close}, {write, close},
            {close, close}};
        for (IOException[] f : faults) {
            Bad bad = new Bad(f[0], f[1]);
            BufferedWriter w = new BufferedWriter(bad);
            w.write("x");
            close("buffered", w);
            close("again", w);
            System.out.println(bad.closed);
            PrintWriter p = new PrintWriter(new Bad(f[0], f[1]));
            p.write("x");
            close("printed", p);
            System.out.println(p.checkError());
        }
        OutputStream out = new BufferedOutputStream(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("byte");
            }

            @Override
            public void close() throws IOException {
                throw new IOException("end");
            }
        });
        out.write(1);
        close("bytes", out);
        close("again", out);
    }
}
