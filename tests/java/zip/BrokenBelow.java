/* SPDX-License-Identifier: MIT */
import java.io.*; import java.util.zip.*; import java.util.jar.*;

/** Streams of zip and gzip above streams that fail or tell nonsense: they end, and say it. */
public class BrokenBelow {

    interface Th {
        void run() throws Throwable;
    }

    static void t(String w, Th x) {
        try {
            x.run();
            System.out.println(w + " ok");
        } catch (Throwable e) {
            System.out.println(w + " " + e);
        }
    }

    static class Broken extends OutputStream {

        boolean whole;

        public void write(byte[] b, int o, int l) throws IOException {
            throw new IOException("full");
        }

        public void write(int b) throws IOException {
            if (whole) throw new IOException("full one");
        }

        public void write(byte[] b) throws IOException {
            if (whole) throw new IOException("full array");
        }

        public void close() {
            System.out.println("closed below");
        }
    }

    public static void main(String[] a) throws Exception {
        byte[] in = new byte[512];
        new java.util.Random(5).nextBytes(in);
        for (int k = 0; k < 6; k++) {
            Broken o = new Broken();
            Deflater mine = new Deflater();
            OutputStream s =
                k == 0
                    ? new GZIPOutputStream(o)
                    : k == 1
                      ? new DeflaterOutputStream(o)
                      : k == 2
                        ? new DeflaterOutputStream(o, mine)
                        : k == 3
                          ? new ZipOutputStream(o)
                          : k == 4
                            ? new JarOutputStream(o)
                            : new InflaterOutputStream(o);
            if (k == 3 || k == 4) t(k + "put", () ->
                ((ZipOutputStream) s).putNextEntry(new ZipEntry(""))
            );
            t(k + "write", () -> s.write(in, 0, in.length));
            if (k == 3 || k == 4) t(k + "closeEntry", () -> ((ZipOutputStream) s).closeEntry());
            else if (k != 5) t(k + "finish", () -> ((DeflaterOutputStream) s).finish());
            if (k != 2) t(k + "write", () -> s.write(in, 0, in.length));
            t(k + "close", () -> s.close());
            t(k + "close", () -> s.close());
            if (k == 2) t("mine", () -> System.out.println(mine.getTotalIn()));
        }
        for (int bad : new int[] { -33, -1, 256, 1000 })
            for (int after = 0; after < 14; after++) {
                int n = after;
                byte[] head = {
                    31,
                    (byte) 139,
                    8,
                    31,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    3,
                    0,
                    1,
                    2,
                    'n',
                    0,
                    'c',
                    0,
                    0,
                    0,
                    3,
                    0
                };
                InputStream is = new InputStream() {
                    int at;

                    public int read() {
                        return at < n ? head[at++] & 255 : bad;
                    }

                    public int read(byte[] b, int o, int l) {
                        int c = read();
                        if (c == -1) return -1;
                        b[o] = (byte) c;
                        return 1;
                    }

                    public String toString() {
                        return "I";
                    }
                };
                t(bad + " " + after, () -> new GZIPInputStream(is));
            }
    }
}
