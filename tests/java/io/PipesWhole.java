/* SPDX-License-Identifier: MIT */
/* Piped streams, readers and writers: every member, in one thread and between two. */
import java.io.*;
import java.nio.charset.*;
import java.util.*;
public class PipesWhole extends Whole {
    @SuppressWarnings({"deprecation", "removal", "unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(8), unconnected = new PipedInputStream();
        PipedOutputStream out = new PipedOutputStream();
        t(() -> in.read());
        t(() -> out.write(1));
        out.connect(in);
        t(() -> out.connect(in));
        t(() -> in.connect(out));
        t(() -> new PipedInputStream(0));
        out.write(1);
        out.write(new byte[] {2, 3, 4}, 1, 2);
        out.flush();
        byte[] b = new byte[9];
        p(in.available(), in.read(), in.read(b, 0, 9), b, in.available(), in.read(b, 0, 0));
        t(() -> in.read(b, 8, 2));
        t(() -> out.write(b, 8, 2));
        t(() -> out.write(null, 0, 1));
        Thread writer = new Thread(() -> {
            try (out) {
                for (int i = 0; i < 50; i++) out.write(i);
            } catch (IOException e) {
                p(e);
            }
        });
        writer.start();
        int sum = 0;
        for (int c; (c = in.read()) >= 0;) sum += c;
        writer.join();
        p(sum, in.read(), in.read(b));
        in.close();
        t(() -> in.read());
        t(() -> out.write(1));
        PipedReader r = new PipedReader(8), other = new PipedReader(new PipedWriter());
        PipedWriter w = new PipedWriter(r);
        w.write('x');
        w.write(new char[] {'y', 'z'}, 0, 2);
        w.write("ab");
        w.flush();
        char[] c = new char[9];
        p(r.ready(), r.read(), r.read(c, 0, 9), c, r.ready(), other.ready());
        t(() -> r.read(c, 8, 2));
        t(() -> w.write(c, 8, 2));
        t(() -> w.connect(r));
        t(() -> r.connect(w));
        t(() -> new PipedReader(-1));
        t(() -> new PipedWriter().write('a'));
        t(() -> new PipedReader().read());
        w.close();
        p(r.read(), r.read(c, 0, 2));
        r.close();
        t(() -> r.read());
        t(() -> r.ready());
    }
}
