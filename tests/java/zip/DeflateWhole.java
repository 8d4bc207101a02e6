/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Checksum;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * Checksums, Deflater, Inflater and their streams, member by member; what is packed is only
 * compared unpacked.
 */
public class DeflateWhole extends Whole {

    static final byte[] DATA = new byte[3000];

    static void checksums() {
        for (Checksum sum : new Checksum[] { new CRC32(), new Adler32() }) {
            p(sum.getClass().getSimpleName(), sum.getValue());
            sum.update(DATA, 0, 100);
            p(sum.getValue());
            sum.update(-1);
            sum.update(0x1ff);
            p(sum.getValue());
            sum.update(new byte[0]);
            sum.update(new byte[] { 1, 2, 3 });
            p(sum.getValue());
            ByteBuffer heap = ByteBuffer.wrap(DATA, 10, 50),
                direct = ByteBuffer.allocateDirect(40);
            sum.update(heap);
            direct.put(DATA, 0, 40).flip().position(3);
            sum.update(direct.asReadOnlyBuffer());
            sum.update(direct);
            sum.update(ByteBuffer.wrap(DATA, 5, 9).asReadOnlyBuffer());
            p(sum.getValue(), heap.position(), direct.position());
            t(() -> sum.update((byte[]) null));
            t(() -> sum.update((ByteBuffer) null));
            t(() -> sum.update(DATA, -1, 2));
            t(() -> sum.update(DATA, 0, -2));
            t(() -> sum.update(DATA, 2999, 2));
            t(() -> sum.update(DATA, Integer.MAX_VALUE, Integer.MAX_VALUE));
            t(() -> sum.update(null, 0, 0));
            sum.reset();
            p(sum.getValue());
        }
        CRC32 crc = new CRC32();
        Adler32 adler = new Adler32();
        crc.update(DATA, 5, 6);
        crc.update(ByteBuffer.wrap(DATA, 0, 9));
        adler.update(ByteBuffer.wrap(DATA, 0, 9));
        p(crc.getValue(), adler.getValue());
        crc.reset();
        adler.reset();
        p(crc.getValue(), adler.getValue());
        Checksum own = new Checksum() {
            long value;

            public void update(int b) {
                value = value * 31 + b;
            }

            public void update(byte[] bytes, int from, int length) {
                for (int i = 0; i < length; i++) update(bytes[from + i]);
            }

            public long getValue() {
                return value;
            }

            public void reset() {
                value = 0;
            }
        };
        own.update(new byte[] { 1, 2 });
        own.update(ByteBuffer.wrap(DATA, 1, 4));
        ByteBuffer direct = ByteBuffer.allocateDirect(9000);
        direct.put(0, DATA);
        own.update(direct);
        p(own.getValue(), direct.remaining());
    }

    static byte[] pack(Deflater d, byte[] data) {
        d.setInput(data);
        d.finish();
        byte[] out = new byte[data.length + 100];
        int n = 0;
        while (!d.finished()) n += d.deflate(out, n, out.length - n);
        return Arrays.copyOf(out, n);
    }

    static boolean same(byte[] packed, boolean raw) throws DataFormatException {
        Inflater i = new Inflater(raw);
        i.setInput(packed);
        byte[] out = new byte[DATA.length + 10];
        int n = i.inflate(out);
        boolean good =
            n == DATA.length && i.finished() && Arrays.equals(Arrays.copyOf(out, n), DATA);
        i.end();
        return good;
    }

    static void deflater() throws Exception {
        for (int level = -1; level <= 9; level++) for (boolean raw : new boolean[] {
            false,
            true
        }) {
            Deflater d = new Deflater(level, raw);
            byte[] packed = pack(d, DATA);
            p(
                level,
                raw,
                same(packed, raw),
                d.getTotalIn(),
                d.getBytesRead(),
                d.getTotalOut() == packed.length,
                d.getBytesWritten() == packed.length,
                d.needsInput(),
                d.finished()
            );
            d.end();
        }
        t(() -> new Deflater(10));
        t(() -> new Deflater(-2, true));
        Deflater d = new Deflater();
        t(() -> d.setLevel(11));
        t(() -> d.setStrategy(3));
        t(() -> d.setStrategy(-1));
        for (int strategy : new int[] {
            Deflater.FILTERED,
            Deflater.HUFFMAN_ONLY,
            Deflater.DEFAULT_STRATEGY
        }) {
            d.reset();
            d.setStrategy(strategy);
            d.setLevel(strategy + 1);
            p(strategy, same(pack(d, DATA), false), d.getAdler());
        }
        d.reset();
        p(d.needsInput(), d.finished(), d.getTotalIn(), d.getTotalOut(), d.getAdler());
        p(d.deflate(new byte[10]), d.deflate(new byte[0]));
        t(() -> d.setInput((byte[]) null));
        t(() -> d.setInput((ByteBuffer) null));
        t(() -> d.setInput(DATA, 1, 3000));
        t(() -> d.setInput(DATA, -1, 1));
        t(() -> d.deflate((byte[]) null));
        t(() -> d.deflate(new byte[5], 1, 5));
        t(() -> d.deflate(new byte[5], 0, 5, 4));
        t(() -> d.deflate((ByteBuffer) null));
        t(() -> d.deflate(ByteBuffer.allocate(4).asReadOnlyBuffer()));
        t(() -> d.setDictionary((byte[]) null));
        t(() -> d.setDictionary(DATA, 2999, 2));
        d.reset();
        d.setInput(DATA, 100, 200);
        p(d.needsInput());
        byte[] out = new byte[5000];
        int n = d.deflate(out, 0, out.length, Deflater.SYNC_FLUSH);
        int m = d.deflate(out, n, out.length - n, Deflater.FULL_FLUSH);
        p(n > 4, d.needsInput(), d.finished(), d.getTotalIn());
        d.setInput(ByteBuffer.wrap(DATA, 300, 100));
        ByteBuffer direct = ByteBuffer.allocateDirect(300);
        d.finish();
        int k = d.deflate(direct);
        p(k == direct.position(), d.finished(), d.getTotalIn(), m >= 0);
        direct.flip();
        direct.get(out, n + m, k);
        Inflater i = new Inflater();
        i.setInput(out, 0, n + m + k);
        byte[] back = new byte[400];
        p(
            i.inflate(back, 50, 300),
            i.finished(),
            i.getRemaining(),
            Arrays.equals(back, 50, 350, DATA, 100, 400)
        );
        ByteBuffer source = ByteBuffer.allocateDirect(64);
        source.put(DATA, 0, 64).flip();
        d.reset();
        d.setInput(source);
        d.finish();
        k = d.deflate(out, 3, 200);
        p(source.position(), d.finished());
        i.reset();
        i.setInput(out, 3, k);
        p(i.inflate(back), Arrays.equals(back, 0, 64, DATA, 0, 64));
        d.end();
        d.end();
        t(() -> d.deflate(new byte[5]));
        t(() -> d.getTotalIn());
        t(() -> d.getAdler());
        t(() -> d.reset());
        t(() -> d.setDictionary(new byte[3]));
        t(() -> d.getBytesWritten());
    }

    static void inflater() throws Exception {
        byte[] words = "the dictionary of words".getBytes("ISO-8859-1");
        Deflater d = new Deflater(9);
        d.setDictionary(words);
        byte[] packed = pack(d, "words of the dictionary".getBytes("ISO-8859-1"));
        Inflater i = new Inflater();
        p(
            i.needsInput(),
            i.needsDictionary(),
            i.getRemaining(),
            i.getAdler(),
            i.getTotalIn(),
            i.getTotalOut()
        );
        p(i.inflate(new byte[4]), i.needsInput());
        i.setInput(packed);
        byte[] out = new byte[100];
        p(i.inflate(out), i.needsDictionary(), i.needsInput(), i.getAdler());
        t(() -> i.setDictionary(new byte[] { 1, 2 }));
        i.setDictionary(words, 0, words.length);
        p(
            i.inflate(out),
            i.finished(),
            new String(out, 0, 23, "ISO-8859-1"),
            i.getBytesRead() == packed.length,
            i.getBytesWritten(),
            i.getTotalIn() == packed.length,
            i.getTotalOut()
        );
        p(i.inflate(out), i.needsInput(), i.getRemaining());
        i.reset();
        i.setInput(ByteBuffer.wrap(packed));
        p(i.inflate(ByteBuffer.allocate(50)), i.needsDictionary());
        i.setDictionary(words);
        ByteBuffer direct = ByteBuffer.allocateDirect(20);
        p(
            i.inflate(direct),
            direct.position(),
            i.finished(),
            i.inflate(ByteBuffer.allocate(9)),
            i.finished()
        );
        t(() -> i.inflate(ByteBuffer.allocate(4).asReadOnlyBuffer()));
        t(() -> i.inflate((byte[]) null));
        t(() -> i.inflate(new byte[4], 3, 2));
        t(() -> i.setInput(new byte[4], 3, 2));
        t(() -> i.setInput((byte[]) null));
        t(() -> i.setInput((ByteBuffer) null));
        t(() -> i.setDictionary((byte[]) null));
        t(() -> i.setDictionary(new byte[4], -1, 2));
        byte[] plain = pack(new Deflater(), DATA),
            raw = pack(new Deflater(6, true), DATA);
        String[] damages = { "header", "method", "checksum", "block", "cut", "raw", "distance" };
        for (String damage : damages) {
            byte[] copy = plain.clone();
            boolean nowrap = false;
            switch (damage) {
                case "header" -> copy[0] = 0x55;
                case "method" -> {
                    copy[0] = 0x79;
                    copy[1] = 0x01;
                }
                case "checksum" -> copy[copy.length - 1]++;
                case "block" -> {
                    nowrap = true;
                    copy = new byte[] { 7, 7 };
                }
                case "cut" -> copy = Arrays.copyOf(copy, copy.length / 2);
                case "raw" -> copy = raw;
                default -> {
                    nowrap = true;
                    copy = new byte[] { 0x63, 0x04, 0x02, 0, 0, 0 };
                }
            }
            Inflater each = new Inflater(nowrap);
            each.setInput(copy);
            byte[] into = new byte[4000];
            try {
                p(damage, each.inflate(into) > 0, each.finished(), each.needsInput());
            } catch (DataFormatException e) {
                p(damage, e, each.getRemaining() >= 0);
            }
            each.end();
        }
        i.end();
        i.end();
        t(() -> i.inflate(new byte[4]));
        t(() -> i.getTotalIn());
        t(() -> i.reset());
        t(() -> i.getAdler());
        t(() -> new DataFormatException());
        p(
            new DataFormatException("x"),
            new DataFormatException().getMessage(),
            new ZipException(),
            new ZipException("y")
        );
    }

    static class OpenDeflater extends DeflaterOutputStream {

        int blocks;

        OpenDeflater(ByteArrayOutputStream out) {
            super(out);
        }

        @Override
        protected void deflate() throws IOException {
            blocks++;
            super.deflate();
        }

        String state() {
            return buf.length + " " + def.finished();
        }
    }

    static class OpenInflater extends InflaterInputStream {

        int fills;

        OpenInflater(InputStream in) {
            super(in);
        }

        @Override
        protected void fill() throws IOException {
            fills++;
            super.fill();
        }

        String state() {
            return buf.length + " " + inf.finished() + " " + len;
        }
    }

    static void streams() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OpenDeflater open = new OpenDeflater(bytes);
        open.write(DATA[0]);
        open.write(DATA, 1, 2000);
        open.flush();
        p(open.state(), open.blocks > 0);
        open.write(DATA, 2001, 999);
        open.finish();
        open.finish();
        p(open.state());
        t(() -> open.write(5));
        open.close();
        open.close();
        p(same(bytes.toByteArray(), false));
        OpenInflater in = new OpenInflater(new ByteArrayInputStream(bytes.toByteArray()));
        p(
            in.available(),
            in.markSupported(),
            in.read() == (DATA[0] & 255),
            in.read(new byte[4], 1, 2),
            in.skip(10),
            in.skip(0)
        );
        t(() -> in.skip(-1));
        t(() -> in.reset());
        t(() -> in.read(null, 0, 1));
        t(() -> in.read(new byte[2], 1, 2));
        in.mark(5);
        p(
            in.state().length() > 0,
            in.fills > 0,
            in.read(new byte[0]),
            in.readAllBytes().length,
            in.read(),
            in.available(),
            in.skip(5)
        );
        in.close();
        in.close();
        t(() -> in.read());
        t(() -> in.available());
        t(() -> in.skip(1));
        InputStream cut = new InflaterInputStream(
            new ByteArrayInputStream(bytes.toByteArray(), 0, 300),
            new Inflater(),
            7
        );
        t(() -> cut.readAllBytes().length);
        t(() ->
            new InflaterInputStream(
                new ByteArrayInputStream(new byte[] { 1, 2, 3 }),
                new Inflater()
            ).read()
        );
        t(() -> new InflaterInputStream(null));
        t(() -> new InflaterInputStream(new ByteArrayInputStream(DATA), null));
        t(() -> new InflaterInputStream(new ByteArrayInputStream(DATA), new Inflater(), 0));
        t(() -> new DeflaterOutputStream(null));
        t(() -> new DeflaterOutputStream(bytes, (Deflater) null));
        t(() -> new DeflaterOutputStream(bytes, new Deflater(), 0));
        for (int kind = 0; kind < 5; kind++) {
            bytes.reset();
            Deflater d = new Deflater(1);
            DeflaterOutputStream out =
                kind == 0
                    ? new DeflaterOutputStream(bytes, true)
                    : kind == 1
                      ? new DeflaterOutputStream(bytes, d)
                      : kind == 2
                        ? new DeflaterOutputStream(bytes, d, 9)
                        : kind == 3
                          ? new DeflaterOutputStream(bytes, d, true)
                          : new DeflaterOutputStream(bytes, d, 10, true);
            out.write(DATA, 0, 500);
            out.flush();
            boolean flushed = bytes.size() > 100;
            t(() -> out.write(DATA, 3000, 1));
            t(() -> out.write(null, 0, 1));
            out.write(DATA, 500, 2500);
            out.close();
            p(kind, flushed, same(bytes.toByteArray(), false));
            t(() -> out.write(1));
        }
    }

    static class OpenGzip extends GZIPInputStream {

        OpenGzip(InputStream in) throws IOException {
            super(in, 16);
        }

        String state() {
            return crc.getValue() + " " + eos;
        }
    }

    static void gzip() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int kind = 0; kind < 4; kind++) {
            if (kind == 2) bytes.reset();
            GZIPOutputStream out =
                kind == 0
                    ? new GZIPOutputStream(bytes)
                    : kind == 1
                      ? new GZIPOutputStream(bytes, 5)
                      : kind == 2
                        ? new GZIPOutputStream(bytes, true)
                        : new GZIPOutputStream(bytes, 64, true);
            out.write(DATA, 0, 1000);
            out.flush();
            boolean flushed = bytes.size() > 100;
            out.finish();
            out.finish();
            t(() -> out.write(DATA, 0, 1));
            out.close();
            byte[] all = bytes.toByteArray();
            OpenGzip in = new OpenGzip(new ByteArrayInputStream(all));
            byte[] back = in.readAllBytes();
            p(
                kind,
                flushed,
                back.length,
                Arrays.equals(Arrays.copyOf(back, 1000), Arrays.copyOf(DATA, 1000)),
                in.state()
            );
            in.close();
            t(() -> in.read(new byte[1], 0, 1));
        }
        byte[] good = bytes.toByteArray();
        good = Arrays.copyOfRange(good, good.length / 2, good.length);
        for (int damage = 0; damage < 9; damage++) {
            ByteArrayOutputStream one = new ByteArrayOutputStream();
            try (GZIPOutputStream out = new GZIPOutputStream(one)) {
                out.write(DATA, 0, 100);
            }
            byte[] copy = one.toByteArray();
            switch (damage) {
                case 0 -> copy[0]++;
                case 1 -> copy[2]++;
                case 2 -> copy[copy.length - 8]++;
                case 3 -> copy[copy.length - 1]++;
                case 4 -> copy = Arrays.copyOf(copy, copy.length - 3);
                case 5 -> copy = Arrays.copyOf(copy, 5);
                case 6 -> copy = new byte[0];
                case 7 -> copy = Arrays.copyOf(copy, copy.length + 5);
                default -> {
                    // extra, name, comment, header checksum
                    byte[] named = new byte[copy.length + 11];
                    System.arraycopy(copy, 0, named, 0, 10);
                    named[3] = 4 + 8 + 16;
                    byte[] more = { 2, 0, 9, 9, 'n', 'a', 'm', 0, 'c', 'o', 0 };
                    System.arraycopy(more, 0, named, 10, 11);
                    System.arraycopy(copy, 10, named, 21, copy.length - 10);
                    copy = named;
                }
            }
            byte[] last = copy;
            t(() -> new GZIPInputStream(new ByteArrayInputStream(last)).readAllBytes().length);
        }
        t(() -> new GZIPInputStream(new ByteArrayInputStream(DATA), 0));
        t(() -> new GZIPInputStream(null));
        t(() -> new GZIPOutputStream(new ByteArrayOutputStream(), 0));
    }

    static void checked() throws Exception {
        CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream(DATA), new CRC32());
        p(
            in.read(),
            in.read(new byte[100], 50, 50),
            in.skip(1000),
            in.skip(0),
            in.getChecksum().getValue()
        );
        t(() -> in.skip(-1));
        t(() -> in.read(new byte[2], 1, 2));
        p(in.skip(5000), in.read(), in.read(new byte[1]), in.getChecksum().getValue());
        CheckedOutputStream out = new CheckedOutputStream(
            new ByteArrayOutputStream(),
            new Adler32()
        );
        out.write(300);
        out.write(DATA, 3, 100);
        out.write(DATA);
        p(out.getChecksum().getValue());
        t(() -> out.write(DATA, -1, 1));
        t(() -> new CheckedOutputStream(null, null).write(1));
        out.close();
    }

    public static void main(String[] args) throws Exception {
        Random random = new Random(5);
        for (int i = 0; i < DATA.length; i++) DATA[i] = (byte) (
            random.nextInt(3) == 0 ? random.nextInt() : i >> 3
        );
        checksums();
        deflater();
        inflater();
        streams();
        gzip();
        checked();
    }
}
