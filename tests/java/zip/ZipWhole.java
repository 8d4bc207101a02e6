/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.TimeZone;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * ZipEntry, ZipFile and the streams of archives, member by member; archives with odd ends, sizes
 * and names.
 */
public class ZipWhole extends Whole {

    static final byte[] TEXT = "some text, some text, some text".getBytes(StandardCharsets.UTF_8);

    static String all(ZipEntry e) {
        return (
            e +
            " " +
            e.getName() +
            " " +
            e.getSize() +
            " " +
            e.getCompressedSize() +
            " " +
            e.getCrc() +
            " " +
            e.getMethod() +
            " " +
            Arrays.toString(e.getExtra()) +
            " " +
            e.getComment() +
            " " +
            e.isDirectory() +
            " " +
            e.getTime() +
            " " +
            e.getLastModifiedTime()
        );
    }

    static void entries() {
        ZipEntry e = new ZipEntry("a/b.txt");
        p(all(e));
        for (long time : new long[] {
            0,
            315532800000L,
            315532799000L,
            1700000000123L,
            4354819198000L,
            4354819200000L,
            Long.MAX_VALUE / 2,
            -5
        }) {
            e.setTime(time);
            p(time, e.getTime(), e.getLastModifiedTime());
        }
        p(
            e.setLastModifiedTime(FileTime.fromMillis(1234567890123L)) == e,
            e.getTime(),
            e.getLastModifiedTime()
        );
        t(() -> e.setLastModifiedTime(null));
        for (long size : new long[] { 0, -1, 0xffffffffL, 0x100000000L, Long.MAX_VALUE }) {
            t(() -> e.setSize(size));
            t(() -> e.setCrc(size));
            e.setCompressedSize(size);
            p(e.getSize(), e.getCrc(), e.getCompressedSize());
        }
        for (int method : new int[] { 0, 8, -1, 9, 1 }) t(() -> e.setMethod(method));
        t(() -> e.setComment("c".repeat(70000)));
        e.setComment("comment");
        t(() -> e.setExtra(new byte[70000]));
        e.setExtra(new byte[] { 1, 2, 1, 0, 5 });
        p(e.getExtra(), e.getComment().length());
        e.setExtra(null);
        e.setComment(null);
        p(e.getExtra(), e.getComment());
        ZipEntry copy = new ZipEntry(e),
            clone = (ZipEntry) e.clone();
        copy.setSize(77);
        p(
            all(copy).equals(all(e)),
            all(clone).equals(all(e)),
            e.hashCode() == clone.hashCode(),
            e.equals(clone),
            e.hashCode()
        );
        t(() -> new ZipEntry((String) null));
        t(() -> new ZipEntry((ZipEntry) null));
        t(() -> new ZipEntry("n".repeat(65536)));
        p(
            new ZipEntry("n".repeat(65535)).getName().length(),
            new ZipEntry("").isDirectory(),
            new ZipEntry("d/").isDirectory()
        );
    }

    static byte[] archive() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ZipOutputStream out = new ZipOutputStream(bytes, StandardCharsets.UTF_8);
        t(() -> out.setComment("x".repeat(70000)));
        out.setComment("the archive's comment \u00e9");
        out.setLevel(9);
        ZipEntry first = new ZipEntry("first.txt");
        first.setTime(1000000000000L);
        first.setComment("entry's comment");
        first.setExtra(new byte[] { 9, 9, 2, 0, 1, 2 });
        out.putNextEntry(first);
        out.write(TEXT, 0, TEXT.length);
        out.closeEntry();
        out.closeEntry();
        out.setMethod(ZipOutputStream.STORED);
        ZipEntry stored = new ZipEntry("dir/stored \u20ac \ud83d\ude00");
        t(() -> out.putNextEntry(stored));
        stored.setSize(TEXT.length);
        CRC32 crc = new CRC32();
        crc.update(TEXT);
        stored.setCrc(crc.getValue());
        out.putNextEntry(stored);
        out.write(TEXT[0]);
        out.write(TEXT, 1, TEXT.length - 1);
        t(() -> out.write(TEXT, 3, 40));
        out.setMethod(ZipOutputStream.DEFLATED);
        out.setLevel(Deflater.BEST_SPEED);
        ZipEntry directory = new ZipEntry("dir/");
        out.putNextEntry(directory);
        p(directory.getMethod(), stored.getCompressedSize());
        t(() -> out.putNextEntry(new ZipEntry("dir/")));
        t(() -> out.setMethod(5));
        t(() -> out.setLevel(10));
        out.putNextEntry(new ZipEntry("empty"));
        out.finish();
        out.finish();
        t(() -> out.putNextEntry(new ZipEntry("late")));
        t(() -> out.write(TEXT, 0, 1));
        out.close();
        out.close();
        t(() -> out.putNextEntry(new ZipEntry("late")));
        return bytes.toByteArray();
    }

    static class Open extends ZipInputStream {

        Open(byte[] bytes) {
            super(new ByteArrayInputStream(bytes));
        }

        @Override
        protected ZipEntry createZipEntry(String name) {
            return super.createZipEntry("<" + name + ">");
        }
    }

    static void streams(byte[] bytes) throws IOException {
        ZipInputStream in = new ZipInputStream(
            new ByteArrayInputStream(bytes),
            StandardCharsets.UTF_8
        );
        t(() -> in.read());
        p(in.available(), in.read(new byte[3], 1, 2));
        for (ZipEntry e; (e = in.getNextEntry()) != null; ) {
            p(
                e,
                e.getMethod(),
                e.getComment(),
                in.available(),
                in.skip(3),
                in.read(),
                in.read(new byte[50], 10, 5)
            );
            t(() -> in.skip(-1));
            t(() -> in.read(new byte[2], 1, 2));
            t(() -> in.read(null, 0, 1));
            p(
                in.readAllBytes().length,
                in.available(),
                in.read(),
                e.getSize(),
                e.getCompressedSize() > 0,
                e.getCrc()
            );
            in.closeEntry();
            in.closeEntry();
            p(in.available());
        }
        p(in.getNextEntry(), in.read());
        in.close();
        in.close();
        t(() -> in.getNextEntry());
        t(() -> in.read());
        t(() -> in.available());
        t(() -> in.skip(1));
        t(() -> in.closeEntry());
        Open open = new Open(bytes);
        p(open.getNextEntry(), open.getNextEntry(), open.getNextEntry());
        t(() -> new ZipInputStream(new ByteArrayInputStream(bytes), null));
        t(() -> new ZipInputStream(null));
        t(() -> new ZipOutputStream(new ByteArrayOutputStream(), null));
        t(() -> new ZipOutputStream(new ByteArrayOutputStream()).close());
        t(() -> new ZipInputStream(new ByteArrayInputStream(new byte[0])).getNextEntry());
        t(() -> new ZipInputStream(new ByteArrayInputStream(TEXT)).getNextEntry());
        byte[] cut = Arrays.copyOf(bytes, 50),
            damaged = bytes.clone();
        for (int i = 60; i < 70; i++) damaged[i] ^= 0x55;
        for (byte[] each : new byte[][] { cut, damaged }) {
            ZipInputStream bad = new ZipInputStream(new ByteArrayInputStream(each));
            t(() -> bad.getNextEntry());
            t(() -> bad.readAllBytes().length);
        }
        ZipOutputStream wrong = new ZipOutputStream(new ByteArrayOutputStream());
        ZipEntry e = new ZipEntry("stored");
        e.setMethod(ZipEntry.STORED);
        e.setSize(3);
        e.setCrc(1);
        wrong.putNextEntry(e);
        wrong.write(TEXT, 0, 3);
        t(() -> wrong.closeEntry());
        t(() -> wrong.write(1));
        ZipEntry f = new ZipEntry("sizes");
        f.setMethod(ZipEntry.STORED);
        f.setSize(3);
        f.setCompressedSize(4);
        f.setCrc(1);
        t(() -> new ZipOutputStream(new ByteArrayOutputStream()).putNextEntry(f));
        ZipEntry g = new ZipEntry("deflated");
        g.setMethod(ZipEntry.DEFLATED);
        g.setSize(3);
        g.setCompressedSize(4);
        g.setCrc(1);
        ZipOutputStream declared = new ZipOutputStream(new ByteArrayOutputStream());
        declared.putNextEntry(g);
        declared.write(TEXT, 0, 2);
        t(() -> declared.closeEntry());
    }

    static void files(File folder, byte[] bytes) throws IOException {
        File file = new File(folder, "a.zip");
        Files.write(file.toPath(), bytes);
        ZipFile[] all = {
            new ZipFile(file),
            new ZipFile(file.getPath()),
            new ZipFile(file, StandardCharsets.UTF_8),
            new ZipFile(file.getPath(), StandardCharsets.ISO_8859_1),
            new ZipFile(file, ZipFile.OPEN_READ),
            new ZipFile(file, ZipFile.OPEN_READ, StandardCharsets.UTF_8)
        };
        for (ZipFile zip : all) {
            p(
                zip.size(),
                zip.getComment(),
                zip.getName().equals(file.getPath()),
                zip.stream().map(ZipEntry::getName).toList()
            );
            zip.close();
        }
        ZipFile zip = new ZipFile(file);
        for (ZipEntry e : Collections.list(zip.entries())) {
            p(all(e).replaceAll(" \\d{13} \\d{4}-.*", ""));
            InputStream in = zip.getInputStream(e);
            p(
                in.available(),
                in.skip(2),
                in.read(),
                in.readAllBytes().length,
                in.read(),
                in.available()
            );
            in.close();
        }
        p(
            zip.getEntry("first.txt").getTime(),
            zip.getEntry("dir"),
            zip.getEntry("dir/"),
            zip.getEntry("none"),
            zip.getEntry("")
        );
        t(() -> zip.getEntry(null));
        t(() -> zip.getInputStream(null));
        p(
            zip.getInputStream(new ZipEntry("none")),
            zip.getInputStream(new ZipEntry("first.txt")).readAllBytes().length
        );
        InputStream open = zip.getInputStream(zip.getEntry("first.txt"));
        p(open.read());
        zip.close();
        zip.close();
        t(() -> open.read());
        t(() -> zip.size());
        t(() -> zip.entries());
        t(() -> zip.getEntry("x"));
        t(() -> zip.getComment());
        t(() -> zip.stream());
        t(() -> zip.getInputStream(new ZipEntry("x")));
        p(zip.getName().endsWith("a.zip"));
        ZipFile delete = new ZipFile(file, ZipFile.OPEN_READ | ZipFile.OPEN_DELETE);
        p(file.exists(), delete.size());
        delete.close();
        p(file.exists());
        t(() -> new ZipFile(file, 7));
        t(() -> new ZipFile((File) null));
        t(() -> new ZipFile((String) null));
        t(() -> new ZipFile(file, (java.nio.charset.Charset) null));
        try {
            new ZipFile(file);
        } catch (IOException e) {
            p(e.getClass(), e.getMessage().endsWith("a.zip"));
        }
        try {
            new ZipFile(folder);
        } catch (IOException e) {
            p(e instanceof ZipException || e instanceof FileNotFoundException);
        }
        odd(new File(folder, "odd.zip"), bytes);
    }

    static void odd(File file, byte[] bytes) throws IOException {
        int end = bytes.length - 22;
        while (
                bytes[end] != 'P' ||
                bytes[end + 1] != 'K' ||
                bytes[end + 2] != 5 ||
                bytes[end + 3] != 6
            )
            end--;
        int centre = (bytes[end + 16] & 255) | ((bytes[end + 17] & 255) << 8);
        for (int i = 0; i < 16; i++) {
            byte[] copy = bytes.clone();
            switch (i) {
                case 0 -> copy = new byte[0];
                case 1 -> copy = Arrays.copyOf(copy, 21);
                case 2 -> copy = Arrays.copyOf(copy, copy.length - 1);
                case 3 -> copy = Arrays.copyOf(copy, copy.length + 100);
                case 4 -> copy[end + 16] += 3;
                case 5 -> copy[end + 12] += 3;
                case 6 -> copy[end + 10]++;
                case 7 -> copy[centre] = 'X';
                case 8 -> copy[centre + 28] = (byte) 200;
                case 9 -> copy[centre + 8] |= 1;
                case 10 -> copy[centre + 10] = 12;
                case 11 -> copy[centre + 42] = 5;
                case 12 -> copy[0] = 'X';
                case 13 -> {
                    copy = new byte[bytes.length + 9];
                    System.arraycopy(bytes, 0, copy, 9, bytes.length);
                }
                case 14 -> copy[centre + 46] = (byte) 0xff;
                default -> copy[centre + 20] = 1;
            }
            Files.write(file.toPath(), copy);
            StringBuilder line = new StringBuilder().append(i);
            try (ZipFile zip = new ZipFile(file)) {
                line.append(' ').append(zip.size());
                for (ZipEntry e : Collections.list(zip.entries())) {
                    line.append(' ').append(e.getName());
                    try (InputStream in = zip.getInputStream(e)) {
                        line.append('=').append(in.readAllBytes().length);
                    } catch (IOException x) {
                        line.append('!')
                            .append(x.getClass().getSimpleName())
                            .append(x.getMessage());
                    }
                }
            } catch (IOException e) {
                line.append(" ! ").append(e.toString().replace(file.getPath(), "FILE"));
            }
            p(line);
        }
        file.delete();
    }

    public static void main(String[] args) throws IOException {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        entries();
        byte[] bytes = archive();
        streams(bytes);
        File folder = Files.createTempDirectory("zips").toFile();
        try {
            files(folder, bytes);
        } finally {
            File[] rest = folder.listFiles();
            for (File each : rest) each.delete();
            p(folder.delete());
        }
    }
}
