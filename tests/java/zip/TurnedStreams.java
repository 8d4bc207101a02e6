/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Random;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import java.util.zip.Deflater;
import java.util.zip.DeflaterInputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.InflaterOutputStream;
import java.util.zip.ZipError;

/** Streams that compress what is read and expand what is written, and the sum of Castagnoli. */
public class TurnedStreams extends Shown {
    private static byte[] text(int n, Random r) {
        byte[] b = new byte[n];
        for (int i = 0; i < n; i++) {
            b[i] = (byte) ('a' + (r.nextInt(4) == 0 ? r.nextInt(26) : i % 7));
        }
        return b;
    }

    private static byte[] deflated(byte[] b) throws IOException {
        ByteArrayOutputStream to = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(to)) {
            out.write(b);
        }
        return to.toByteArray();
    }

    /** Gives a few bytes at a time, sometimes none. */
    private static InputStream dripping(byte[] b, Random r) {
        return new ByteArrayInputStream(b) {
            @Override
            public synchronized int read(byte[] to, int off, int len) {
                int n = Math.min(len, r.nextInt(30));
                return n == 0 && len > 0 && available() > 0 ? 0 : super.read(to, off, n);
            }
        };
    }

    private static void roundTrips() throws IOException {
        Random r = new Random(11);
        int good = 0;
        for (int i = 0; i < 60; i++) {
            byte[] data = text(r.nextInt(i % 5 == 0 ? 3000 : 200), r);
            DeflaterInputStream in = new DeflaterInputStream(dripping(data, r),
                    new Deflater(i % 10), 1 + r.nextInt(100));
            ByteArrayOutputStream result = new ByteArrayOutputStream();
            InflaterOutputStream out = new InflaterOutputStream(result, new Inflater(),
                    1 + r.nextInt(100));
            byte[] piece = new byte[1 + r.nextInt(80)];
            for (int n; (n = in.read(piece, 0, 1 + r.nextInt(piece.length))) >= 0;) {
                out.write(piece, 0, n);
            }
            out.close();
            in.close();
            good += java.util.Arrays.equals(data, result.toByteArray()) ? 1 : 0;
        }
        System.out.println(good + " of 60");
    }

    private static void reading() throws IOException {
        DeflaterInputStream in = new DeflaterInputStream(
                new ByteArrayInputStream(text(5000, new Random(1))));
        System.out.println(in.available() + " " + in.markSupported() + " " + in.read() + " "
                + in.skip(0) + " " + in.skip(5) + " " + in.read(new byte[0]) + " "
                + (in.skip(Long.MAX_VALUE) > 500) + " " + in.available() + " " + in.read()
                + " " + in.available() + " " + in.read(new byte[3]) + " " + in.read(new byte[0])
                + " " + in.skip(3));
        in.mark(3);
        show("reset", () -> {
            in.reset();
            return "";
        });
        show("skip back", () -> in.skip(-1));
        show("null", () -> in.read(null, 0, 1));
        show("range", () -> in.read(new byte[3], 2, 2));
        in.close();
        in.close();
        show("closed", in::read);
        show("closed skip", () -> in.skip(1));
        show("closed available", in::available);
        show("null in", () -> new DeflaterInputStream(null));
        show("null deflater", () -> new DeflaterInputStream(InputStream.nullInputStream(), null));
        show("no room", () -> new DeflaterInputStream(InputStream.nullInputStream(),
                new Deflater(), 0));
        byte[] nothing = new DeflaterInputStream(InputStream.nullInputStream()).readAllBytes();
        System.out.println(new InflaterInputStream(new ByteArrayInputStream(nothing)).read());
        show("ended deflater", () -> {
            Deflater d = new Deflater();
            d.end();
            return new DeflaterInputStream(new ByteArrayInputStream(new byte[3]), d).read();
        });
    }

    private static void writing() throws IOException {
        byte[] data = text(700, new Random(2));
        byte[] packed = deflated(data);
        ByteArrayOutputStream to = new ByteArrayOutputStream();
        InflaterOutputStream out = new InflaterOutputStream(to);
        out.write(packed[0]);
        out.write(packed, 1, 0);
        out.write(packed, 1, packed.length - 3);
        out.flush();
        System.out.println(to.size() + " " + java.util.Arrays.equals(data, to.toByteArray()));
        out.write(packed, packed.length - 2, 2);
        out.write(new byte[] {1, 2, 3});
        out.finish();
        System.out.println(to.size() + " " + java.util.Arrays.equals(data, to.toByteArray()));
        show("write when finished", () -> {
            out.write(1);
            return "";
        });
        show("null", () -> {
            out.write(null, 0, 1);
            return "";
        });
        show("range", () -> {
            out.write(new byte[3], -1, 2);
            return "";
        });
        show("close when finished", () -> {
            out.close();
            return "";
        });
        show("closed", () -> {
            out.write(1);
            return "";
        });
        show("closed flush", () -> {
            out.flush();
            return "";
        });
        show("closed finish", () -> {
            out.finish();
            return "";
        });
        show("bad data", () -> {
            new InflaterOutputStream(to).write(new byte[] {7, 7, 7, 7});
            return "";
        });
        show("cut off", () -> {
            ByteArrayOutputStream some = new ByteArrayOutputStream();
            InflaterOutputStream o = new InflaterOutputStream(some);
            o.write(packed, 0, packed.length / 2);
            o.close();
            return some.size() > 0 && some.size() < data.length;
        });
        show("dictionary", () -> {
            Deflater d = new Deflater();
            d.setDictionary("abcdefg".getBytes());
            ByteArrayOutputStream with = new ByteArrayOutputStream();
            DeflaterOutputStream o = new DeflaterOutputStream(with, d);
            o.write("abcdefgabcdefg".getBytes());
            o.close();
            new InflaterOutputStream(to).write(with.toByteArray());
            return "";
        });
        show("null out", () -> new InflaterOutputStream(null));
        show("null inflater", () -> new InflaterOutputStream(OutputStream.nullOutputStream(),
                null));
        show("no room", () -> new InflaterOutputStream(OutputStream.nullOutputStream(),
                new Inflater(), 0));
        show("error", () -> new ZipError("broken") + " "
                + (new ZipError("") instanceof InternalError));
    }

    private static void sums() {
        Checksum c = new CRC32C();
        System.out.print(c.getValue());
        c.update("123456789".getBytes());
        System.out.print(" " + Long.toHexString(c.getValue()));
        c.reset();
        Random r = new Random(3);
        byte[] b = new byte[1000];
        r.nextBytes(b);
        for (int i = 0; i < 20; i++) {
            int from = r.nextInt(500);
            c.update(b, from, r.nextInt(500));
            c.update(r.nextInt());
            ByteBuffer buffer = (i % 2 == 0 ? ByteBuffer.wrap(b).asReadOnlyBuffer()
                    : ByteBuffer.allocateDirect(1000).put(0, b));
            buffer.position(from).limit(from + i);
            c.update(buffer);
            System.out.print(" " + buffer.position() + "/" + Long.toHexString(c.getValue()));
        }
        System.out.println();
        show("null array", () -> {
            c.update((byte[]) null, 0, 0);
            return "";
        });
        show("null buffer", () -> {
            c.update((ByteBuffer) null);
            return "";
        });
        show("range", () -> {
            c.update(b, 999, 2);
            return "";
        });
    }

    public static void main(String[] args) throws IOException {
        roundTrips();
        reading();
        writing();
        sums();
    }
}
