/* SPDX-License-Identifier: MIT */
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Small archives with zip64 records in every place, entries of one name, and many entries. */
public class Zip64 {
    private static final long ONES = 0xffffffffL;
    private static Path file;

    /** An entry as the directory tells of it; -1: as it is. */
    private static class Entry {
        final String name;
        final String text;
        long size = -1;
        long packed = -1;
        long offset = -1;
        byte[] extra = {};

        Entry(String name, String text) {
            this.name = name;
            this.text = text;
        }

        Entry told(long size, long packed, long offset, long... wide) {
            this.size = size;
            this.packed = packed;
            this.offset = offset;
            Bytes field = new Bytes().put(2, 1, 8 * wide.length);
            for (long v : wide) {
                field.put(8, v);
            }
            extra = field.toByteArray();
            return this;
        }
    }

    private static class Bytes extends ByteArrayOutputStream {
        Bytes put(int width, long... values) {
            for (long v : values) {
                for (int i = 0; i < width; i++) {
                    write((int) (v >>> 8 * i));
                }
            }
            return this;
        }

        Bytes put(byte[] b) {
            writeBytes(b);
            return this;
        }
    }

    private static long or(long told, long real) {
        return told == -1 ? real : told;
    }

    /** end: count, size, offset; wide: those of the zip64 record and extra bytes; -1: true. */
    private static byte[] zip(String before, long[] end, long[] wide, Entry... entries) {
        Bytes out = new Bytes().put(before.getBytes());
        Bytes directory = new Bytes();
        for (Entry e : entries) {
            byte[] name = e.name.getBytes();
            byte[] text = e.text.getBytes();
            CRC32 sum = new CRC32();
            sum.update(text);
            directory.put(4, 0x02014b50).put(2, 45, 45, 0, 0, 0, 33).put(4, sum.getValue())
                .put(4, or(e.packed, text.length), or(e.size, text.length))
                .put(2, name.length, e.extra.length, 0, 0, 0).put(4, 0, or(e.offset, out.size()))
                .put(name).put(e.extra);
            out.put(4, 0x04034b50).put(2, 45, 0, 0, 0, 33).put(4, sum.getValue())
                .put(4, text.length, text.length).put(2, name.length, 0).put(name).put(text);
        }
        long start = out.size();
        out.put(directory.toByteArray());
        long position = out.size();
        if (wide != null) {
            out.put(4, 0x06064b50).put(8, 44 + wide[3]).put(2, 45, 45).put(4, 0, 0)
                .put(8, or(wide[0], entries.length), or(wide[0], entries.length))
                .put(8, or(wide[1], directory.size()), or(wide[2], start))
                .put(new byte[(int) wide[3]]).put(4, 0x07064b50, 0).put(8, position).put(4, 1);
        }
        long count = or(end[0], entries.length);
        return out.put(4, 0x06054b50).put(2, 0, 0, count, count)
            .put(4, or(end[1], directory.size()), or(end[2], start)).put(2, 0).toByteArray();
    }

    private static String read(ZipFile zip, ZipEntry e) {
        try (InputStream in = zip.getInputStream(e)) {
            return new String(in.readAllBytes());
        } catch (Exception x) {
            return x.getClass().getName();
        }
    }

    private static void show(String what, byte[] archive) throws Exception {
        Files.write(file, archive);
        StringBuilder row = new StringBuilder(what).append(":");
        try (ZipFile zip = new ZipFile(file.toFile())) {
            row.append(' ').append(zip.size());
            for (ZipEntry e : Collections.list(zip.entries())) {
                row.append(" [").append(e).append(' ').append(e.getSize()).append(' ')
                    .append(e.getCompressedSize()).append(' ').append(read(zip, e)).append(']');
            }
            row.append(zip.getEntry("a") == null ? " none" : " " + read(zip, zip.getEntry("a")));
        } catch (Exception e) {
            row.append(' ').append(e);
        }
        row.append(" stream");
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (ZipEntry e; (e = in.getNextEntry()) != null;) {
                row.append(' ').append(e).append('=').append(new String(in.readAllBytes()));
            }
        }
        System.out.println(row);
    }

    private static void many(int count) throws Exception {
        List<String> names = new ArrayList<>();
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setMethod(ZipOutputStream.STORED);
            for (int i = 0; i < count; i++) {
                ZipEntry e = new ZipEntry("n" + i);
                e.setSize(0);
                e.setCrc(0);
                e.setTime(0);
                zip.putNextEntry(e);
            }
        }
        byte[] b = Files.readAllBytes(file);
        StringBuilder tail = new StringBuilder();
        for (int i = b.length - 98; i < b.length; i++) {
            tail.append(String.format("%02x", b[i]));
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            System.out.println(count + ": " + zip.size() + " " + zip.getEntry("n" + (count - 1))
                + " " + zip.getEntry("n" + count) + " " + zip.stream().count() + " " + tail);
        }
    }

    public static void main(String[] args) throws Exception {
        file = Files.createTempFile("zip64", ".zip");
        long[] same = {-1, -1, -1};
        long[] ones = {0xffff, ONES, ONES};
        long[] wide = {-1, -1, -1, 0};
        Entry a = new Entry("a", "A1");
        Entry b = new Entry("b", "B1");
        show("plain", zip("", same, null, a, b));
        show("zip64", zip("", ones, wide, a, b));
        show("zip64 beside true numbers", zip("", same, wide, a, b));
        show("only the count is there", zip("", new long[] {0xffff, -1, -1}, wide, a, b));
        show("extensible", zip("", ones, new long[] {-1, -1, -1, 10}, a, b));
        show("behind a script", zip("#!run\n", ones, wide, a, b));
        show("empty", zip("", ones, wide));
        show("no record", zip("", ones, null, a, b));
        show("huge count", zip("", ones, new long[] {1L << 40, -1, -1, 0}, a, b));
        show("negative count", zip("", ones, new long[] {-2, -1, -1, 0}, a, b));
        show("huge size", zip("", ones, new long[] {-1, 1L << 40, -1, 0}, a, b));
        show("huge offset", zip("", ones, new long[] {-1, -1, 1L << 40, 0}, a, b));
        show("small count", zip("", ones, new long[] {1, -1, -1, 0}, a, b));
        show("large count", zip("", ones, new long[] {3, -1, -1, 0}, a, b));
        show("sizes", zip("", same, null, new Entry("a", "A1").told(ONES, ONES, -1, 2, 2), b));
        show("all", zip("", same, null, new Entry("a", "A1").told(ONES, ONES, ONES, 2, 2, 0), b));
        show("size", zip("", same, null, new Entry("a", "A1").told(ONES, -1, -1, 2), b));
        show("position", zip("", same, null, b, new Entry("a", "A1").told(-1, -1, ONES, 33)));
        show("not wanted", zip("", same, null, new Entry("a", "A1").told(-1, -1, -1, 7, 7), b));
        show("negative size", zip("", same, null, new Entry("a", "A1").told(ONES, -1, -1, -5), b));
        show("of one name", zip("", same, null, a, b, new Entry("a", "A2"), new Entry("a", "A3")));
        many(65534);
        many(65535);
        Files.delete(file);
    }
}
