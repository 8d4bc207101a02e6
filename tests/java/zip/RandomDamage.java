/* SPDX-License-Identifier: MIT */
/*
 * Streams and archives in pieces of random sizes, whole and damaged: bytes, counts, exceptions.
 * Arguments: how many, seed.
 */
import java.util.*;
import java.util.zip.*;
import java.io.*;
import java.nio.*;

public class RandomDamage extends Seeded {

    static byte[] data() {
        int n = pick(0, 1, 5, 100, 1000, 40000);
        byte[] b = new byte[r.nextInt(n + 1)];
        int k = r.nextInt(3),
            m = 1 + r.nextInt(255);
        for (int i = 0; i < b.length; i++) b[i] = (byte) (
            k == 0 ? r.nextInt() : k == 1 ? r.nextInt(m) : i / m
        );
        return b;
    }

    static byte[] deflate(byte[] in, boolean raw, byte[] dict) {
        Deflater d = new Deflater(r.nextInt(11) - 1, raw);
        d.setStrategy(r.nextInt(3));
        if (dict != null) d.setDictionary(dict);
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        int at = 0;
        byte[] buf = new byte[1 + r.nextInt(600)];
        while (!d.finished()) {
            if (d.needsInput()) {
                int n = Math.min(in.length - at, 1 + r.nextInt(1 + in.length));
                d.setInput(in, at, n);
                at += n;
                if (at == in.length) d.finish();
                else if (r.nextInt(4) == 0) {
                    d.setLevel(r.nextInt(10));
                }
            }
            int n = d.deflate(
                buf,
                0,
                buf.length,
                at < in.length && r.nextInt(4) == 0
                    ? pick(Deflater.SYNC_FLUSH, Deflater.FULL_FLUSH)
                    : Deflater.NO_FLUSH
            );
            o.write(buf, 0, n);
        }
        if (d.getBytesRead() != in.length || d.getBytesWritten() != o.size()) throw new Error();
        int adler = d.getAdler();
        d.end();
        return o.toByteArray();
    }

    static String inflate(byte[] c, boolean raw, byte[] dict) {
        StringBuilder s = new StringBuilder();
        CRC32 crc = new CRC32();
        Inflater f = new Inflater(raw);
        int at = 0;
        byte[] buf = new byte[1 + r.nextInt(2000)];
        boolean buffer = r.nextInt(3) == 0;
        try {
            for (int guard = 0; guard < 100000; guard++) {
                int n = buffer ? 0 : f.inflate(buf, 0, buf.length);
                if (buffer) {
                    ByteBuffer bb = ByteBuffer.wrap(buf);
                    n = f.inflate(bb);
                    if (bb.position() != n) s.append("?");
                }
                crc.update(buf, 0, n);
                if (n == 0) {
                    if (f.finished()) {
                        s.append("finished");
                        break;
                    }
                    if (f.needsDictionary()) {
                        s.append("dict ").append(Integer.toHexString(f.getAdler()));
                        if (dict == null) break;
                        f.setDictionary(dict);
                        continue;
                    }
                    if (f.needsInput()) {
                        int k = Math.min(c.length - at, 1 + r.nextInt(300));
                        if (k == 0) {
                            s.append("starved");
                            break;
                        }
                        f.setInput(c, at, k);
                        at += k;
                    }
                }
            }
        } catch (Throwable e) {
            s.append(e);
        }
        s.append(' ')
            .append(f.getTotalOut())
            .append(' ')
            .append(crc.getValue())
            .append(' ')
            .append(f.getBytesRead())
            .append(' ')
            .append(f.getRemaining())
            .append(' ')
            .append(f.finished())
            .append(Integer.toHexString(f.getAdler()));
        f.end();
        return s.toString();
    }

    static byte[] damage(byte[] b) {
        b = b.clone();
        for (int n = 1 + r.nextInt(2); n > 0 && b.length > 0; n--) {
            int i = r.nextInt(pick(Math.min(b.length, 8), Math.min(b.length, 60), b.length));
            b[i] = (byte) (r.nextInt(2) == 0 ? r.nextInt() : b[i] ^ (1 << r.nextInt(8)));
        }
        if (r.nextInt(4) == 0) b = Arrays.copyOf(b, r.nextInt(b.length + 1));
        return b;
    }

    static String drain(InputStream in, int mode) throws IOException {
        CRC32 crc = new CRC32();
        long n = 0;
        byte[] buf = new byte[1 + r.nextInt(500)];
        StringBuilder s = new StringBuilder();
        try {
            for (;;) {
                if (mode == 0) {
                    int c = in.read();
                    if (c < 0) break;
                    crc.update(c);
                    n++;
                } else if (mode == 1) {
                    int k = in.read(buf, 0, buf.length);
                    if (k < 0) break;
                    crc.update(buf, 0, k);
                    n += k;
                } else {
                    long k = in.skip(1 + r.nextInt(50));
                    n += k;
                    if (k == 0) {
                        int c = in.read();
                        if (c < 0) break;
                        n++;
                    }
                }
                if (r.nextInt(50) == 0) s.append(in.available());
            }
        } catch (Exception e) {
            s.append(e);
        }
        return s + " " + n + " " + crc.getValue();
    }

    public static void main(String[] a) throws Exception {
        init(a, 4);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        for (int i = 0; i < count; i++) {
            byte[] in = data();
            boolean raw = r.nextBoolean();
            byte[] dict =
                r.nextInt(4) == 0 && in.length > 0
                    ? Arrays.copyOf(in, 1 + r.nextInt(in.length))
                    : null;
            long keep = r.nextLong();
            // compressed bytes by stored blocks made here so that both zlibs have the same
            byte[] z = raw && dict != null ? null : deflate(in, raw, dict);
            if (z != null) {
                p(
                    "inflate",
                    in.length,
                    raw,
                    dict != null,
                    inflate(z, raw, dict).replaceAll(" \\d+ 0 true", " N 0 true")
                );
            }
            r = new Random(keep);
            // own deflate stream: stored and fixed blocks by our writer
            byte[] s = stored(in, raw);
            p("stored", inflate(s, raw, null));
            for (int k = 0; k < 6; k++) {
                byte[] bad = damage(s.length > 300 ? stored(Arrays.copyOf(in, 50), raw) : s);
                p("bad", inflate(bad, raw, null));
                byte[] fx = damage(fixed(raw));
                p("badfixed", inflate(fx, raw, null));
                byte[] x = new byte[r.nextInt(60)];
                r.nextBytes(x);
                p("noise", inflate(x, true, null));
                if (x.length > 2) {
                    x[0] = 0x78;
                    x[1] = (byte) 0x9c;
                    p("noise2", inflate(x, false, null));
                }
            }
            // gzip
            ByteArrayOutputStream g = new ByteArrayOutputStream();
            g.write(new byte[] { 31, (byte) 139, 8, (byte) r.nextInt(32), 1, 2, 3, 4, 0, 3 });
            if (r.nextBoolean()) {
                g.write(4);
                g.write(0);
                g.write(new byte[] { 1, 2, 3, 4 });
            }
            if (r.nextBoolean()) {
                g.write("name\0".getBytes());
            }
            if (r.nextBoolean()) g.write("comment\0".getBytes());
            byte[] small = Arrays.copyOf(in, Math.min(in.length, 400));
            g.write(stored(small, true));
            CRC32 crc = new CRC32();
            crc.update(small);
            int cv = (int) crc.getValue();
            ByteBuffer tail = ByteBuffer.allocate(8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(cv)
                .putInt(small.length + (r.nextInt(5) == 0 ? 1 : 0));
            g.write(tail.array());
            byte[] gz = g.toByteArray();
            if (r.nextBoolean()) {
                g.write(r.nextBoolean() ? gz : new byte[r.nextInt(30)]);
                gz = g.toByteArray();
            }
            for (int k = 0; k < 4; k++) {
                byte[] x = k == 0 ? gz : damage(gz);
                int mode = r.nextInt(3),
                    size = 1 + r.nextInt(80);
                t("gz", () -> drain(new GZIPInputStream(new ByteArrayInputStream(x), size), mode));
            }
            byte[] clean = gzip(small);
            t("gzc", () -> drain(new GZIPInputStream(new ByteArrayInputStream(clean)), 1));
            for (int k = 0; k < 3; k++) {
                byte[] x = damage(clean);
                int mode = r.nextInt(3);
                t("gzd", () -> drain(new GZIPInputStream(new ByteArrayInputStream(x)), mode));
            }
            // zip
            ByteArrayOutputStream zo = new ByteArrayOutputStream();
            try (ZipOutputStream q = new ZipOutputStream(zo)) {
                if (r.nextBoolean()) q.setComment("archive");
                for (int k = r.nextInt(4); k >= 0; k--) {
                    ZipEntry e = new ZipEntry("n" + k + some("a/\u00e9\u4e00", 3));
                    e.setTime(1600000000000L);
                    byte[] d = Arrays.copyOf(in, Math.min(in.length, r.nextInt(100)));
                    e.setMethod(ZipEntry.STORED);
                    e.setSize(d.length);
                    CRC32 c = new CRC32();
                    c.update(d);
                    e.setCrc(c.getValue());
                    if (r.nextInt(3) == 0) e.setExtra(new byte[] { 1, 2, 2, 0, 5, 6 });
                    if (r.nextInt(3) == 0) e.setComment("c");
                    q.putNextEntry(e);
                    q.write(d);
                    q.closeEntry();
                }
            } catch (Exception e) {
                p(e);
            }
            byte[] zip = zo.toByteArray();
            p("zip", zip.length, Arrays.hashCode(zip));
            for (int k = 0; k < 6; k++) {
                byte[] x = k == 0 ? zip : damage(zip);
                t("zis", () -> zis(x));
                if (k < 4) t("zf", () -> zf(x));
            }
        }
    }

    static String zis(byte[] x) {
        StringBuilder s = new StringBuilder();
        try (ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(x))) {
            for (ZipEntry e; (e = z.getNextEntry()) != null; ) {
                s.append(e)
                    .append(e.getSize())
                    .append(' ')
                    .append(e.getCompressedSize())
                    .append(' ')
                    .append(e.getCrc())
                    .append(' ')
                    .append(e.getMethod())
                    .append(' ')
                    .append(e.getTime())
                    .append(Arrays.toString(e.getExtra()));
                if (r.nextInt(4) > 0) s.append(drain(z, 1));
            }
        } catch (Exception e) {
            s.append(e);
        }
        return s.toString();
    }

    static String zf(byte[] x) throws Exception {
        File f = File.createTempFile("zf", ".zip");
        try {
            java.nio.file.Files.write(f.toPath(), x);
            StringBuilder s = new StringBuilder();
            try (ZipFile z = new ZipFile(f)) {
                s.append(z.size()).append(z.getComment());
                for (Enumeration<? extends ZipEntry> en = z.entries(); en.hasMoreElements(); ) {
                    ZipEntry e = en.nextElement();
                    s.append(e)
                        .append(e.getSize())
                        .append(' ')
                        .append(e.getCompressedSize())
                        .append(' ')
                        .append(e.getCrc())
                        .append(' ')
                        .append(e.getMethod())
                        .append(' ')
                        .append(e.getTime())
                        .append(e.getComment())
                        .append(Arrays.toString(e.getExtra()));
                    try (InputStream in = z.getInputStream(e)) {
                        s.append(drain(in, 1));
                    } catch (Exception q) {
                        s.append(q);
                    }
                }
            } catch (Exception e) {
                s.append(String.valueOf(e).replace(f.getPath(), "F"));
            }
            return s.toString();
        } finally {
            f.delete();
        }
    }

    static byte[] gzip(byte[] b) throws IOException {
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        try (
            GZIPOutputStream g = new GZIPOutputStream(o) {
                {
                    def.setLevel(0);
                }
            }
        ) {
            g.write(b);
        }
        return o.toByteArray();
    }

    static byte[] stored(byte[] in, boolean raw) {
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        if (!raw) {
            o.write(0x78);
            o.write(0x01);
        }
        int at = 0;
        do {
            int n = Math.min(in.length - at, 1 + r.nextInt(9000));
            o.write(at + n == in.length ? 1 : 0);
            o.write(n);
            o.write(n >> 8);
            o.write(~n);
            o.write(~n >> 8);
            o.write(in, at, n);
            at += n;
        } while (at < in.length);
        if (!raw) {
            Adler32 ad = new Adler32();
            ad.update(in);
            long v = ad.getValue();
            for (int k = 24; k >= 0; k -= 8) o.write((int) (v >> k));
        }
        return o.toByteArray();
    }

    static byte[] fixed(boolean raw) {
        return raw
            ? new byte[] { 75, 76, 74, 78, 76, 74, 78, 76, (byte) 202, 73, (byte) 204, 76, 4, 0 }
            : new byte[] {
                  120,
                  (byte) 156,
                  75,
                  76,
                  74,
                  78,
                  76,
                  74,
                  78,
                  4,
                  (byte) 210,
                  64,
                  (byte) 202,
                  73,
                  4,
                  0,
                  35,
                  11,
                  5,
                  1
              };
    }
}
