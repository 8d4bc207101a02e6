/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.Random;

/** Blocks of all sizes through pipes of all sizes; what is there is read at once. */
public class PipesInBlocks {
    static final class Seen extends PipedInputStream {
        int received;
        int reads;

        Seen(PipedOutputStream out, int size) throws IOException {
            super(out, size);
        }

        @Override protected synchronized void receive(int b) throws IOException {
            received++;
            super.receive(b);
        }

        @Override public synchronized int read() throws IOException {
            reads++;
            return super.read();
        }

        String state() {
            return in + " " + out;
        }
    }

    public static void main(String[] args) throws Exception {
        PipedOutputStream to = new PipedOutputStream();
        Seen seen = new Seen(to, 10);
        byte[] got = new byte[20];
        for (int i = 0; i < 12; i++) {
            to.write(new byte[] {1, 2, 3, 4, 5, 6, 7}, i % 3, 4);
            to.write(i);
            to.write(got, 0, 0);
            int n = seen.available();
            int first = seen.read(got, 1, 3);
            String middle = seen.state();
            int rest = seen.read(got, 4, 16);
            System.out.println(n + " " + first + " " + middle + " " + rest + " "
                + seen.state() + " " + java.util.Arrays.toString(got));
        }
        to.write(got, 0, 10);
        System.out.println(seen.available() + " " + seen.state() + " "
            + seen.read(got) + " " + seen.state());
        System.out.println(seen.received + " received, " + seen.reads + " reads");
        for (int size : new int[] {1, 2, 7, 64, 1024, 5000}) {
            PipedOutputStream out = new PipedOutputStream();
            PipedInputStream in = new PipedInputStream(out, size);
            Thread writer = new Thread(() -> {
                Random r = new Random(size);
                byte[] block = new byte[3000];
                int next = 0;
                try (out) {
                    for (int sent = 0; sent < 200 * size;) {
                        int n = 1 + r.nextInt(Math.min(3 * size, 2999));
                        for (int i = 0; i < n; i++) block[i] = (byte) next++;
                        out.write(block, 0, n);
                        sent += n;
                    }
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            writer.start();
            Random r = new Random(1);
            byte[] block = new byte[4000];
            int next = 0, wrong = 0;
            for (;;) {
                int n = in.read(block, 0, 1 + r.nextInt(Math.min(2 * size, 4000)));
                if (n < 0) break;
                for (int i = 0; i < n; i++) if (block[i] != (byte) next++) wrong++;
            }
            writer.join();
            System.out.println(size + " " + next + " " + wrong);
        }
    }
}
