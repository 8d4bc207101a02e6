/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Comments of entries that have no room are cut; versions of entries whose sizes come later. */
public class LongEntryComments {
    private static void comments() throws IOException {
        Path file = Files.createTempFile("comments", ".zip");
        for (String c : new String[] {"x", "\u00e4"}) {
            for (int length : new int[] {65534, 65535, 65536, 131073}) {
                try (ZipOutputStream z = new ZipOutputStream(
                    Files.newOutputStream(file), StandardCharsets.ISO_8859_1)) {
                    for (String name : new String[] {"a", "b"}) {
                        ZipEntry e = new ZipEntry(name);
                        e.setComment(c.repeat(length));
                        z.putNextEntry(e);
                    }
                }
                String read;
                try (ZipFile z = new ZipFile(file.toFile(), StandardCharsets.ISO_8859_1)) {
                    String first = z.getEntry("a").getComment();
                    read = z.size() + " " + first.length() + " "
                        + z.getEntry("b").getComment().equals(first);
                }
                System.out.println((int) c.charAt(0) + " " + length + ": " + read + " "
                    + Files.size(file));
            }
        }
        Files.delete(file);
    }

    private static void versions() throws IOException {
        long[] sizes = {-1, 0, 5, 0xffffffffL, 0x100000000L, Long.MAX_VALUE};
        for (long size : sizes) {
            for (long packed : sizes) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                try (ZipOutputStream z = new ZipOutputStream(bytes)) {
                    ZipEntry e = new ZipEntry("n");
                    e.setTime(1_000_000_000_000L);
                    if (size >= 0) e.setSize(size);
                    if (packed >= 0) e.setCompressedSize(packed);
                    z.putNextEntry(e);
                    z.write("hello".getBytes());
                }
                System.out.println(size + " " + packed + ": "
                    + HexFormat.of().formatHex(bytes.toByteArray()));
            }
        }
    }

    public static void main(String[] args) throws IOException {
        comments();
        versions();
    }
}
