// SPDX-License-Identifier: MIT
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;
import java.util.zip.*;
public class FilesAndZips {
    public static void main(String[] a) throws Exception {
        Path d = Files.createTempDirectory("x"), f = d.resolve("f.txt");
        Files.writeString(f, "hello\nworld\n");
        System.out.println(Files.readAllLines(f) + " " + Files.size(f));
        try (FileChannel c =
                        FileChannel.open(f, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer b = c.map(FileChannel.MapMode.READ_WRITE, 0, c.size());
            b.put(0, (byte) 'H');
            b.force();
        }
        System.out.println(Files.readString(f).charAt(0));
        try (var s = Files.list(d)) {
            System.out.println(s.count());
        }
        Path z = d.resolve("a.zip");
        try (ZipOutputStream o = new ZipOutputStream(new FileOutputStream(z.toFile()))) {
            o.putNextEntry(new ZipEntry("e"));
            o.write(new byte[1000]);
            o.closeEntry();
        }
        try (ZipFile zf = new ZipFile(z.toFile())) {
            System.out.println(zf.getEntry("e").getSize() + " "
                    + zf.getInputStream(zf.getEntry("e")).readAllBytes().length);
        }
        CRC32 crc = new CRC32();
        crc.update("abc".getBytes());
        System.out.println(Long.toHexString(crc.getValue()));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(bo)) {
            g.write("zip zip zip".getBytes());
        }
        System.out.println(new String(
                new GZIPInputStream(new ByteArrayInputStream(bo.toByteArray())).readAllBytes()));
        System.out.println(Files.readAttributes(f, "posix:*").size() > 5);
        System.out.println(Files.exists(Path.of("/nonexistent")));
        try {
            Files.readString(Path.of("/nonexistent"));
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage());
        }
        try (RandomAccessFile r = new RandomAccessFile(f.toFile(), "rw")) {
            r.seek(3);
            r.write('L');
            System.out.println(r.length());
        }
        try (FileSystem fs = FileSystems.newFileSystem(z)) {
            System.out.println(Files.size(fs.getPath("e")));
        }
        FileSystem jrt = FileSystems.getFileSystem(java.net.URI.create("jrt:/"));
        System.out.println(Files.exists(jrt.getPath("/modules/java.base/java/lang/Object.class")));
        try (var walk = Files.walk(d)) {
            walk.sorted(Comparator.reverseOrder()).forEach(p -> p.toFile().delete());
        }
        System.out.println(Files.exists(d));
        Scanner sc = new Scanner("1 2.5 three");
        System.out.println(sc.nextInt() + sc.nextDouble() + sc.next());
        ByteBuffer db = ByteBuffer.allocateDirect(64);
        db.putLong(0, 5);
        System.out.println(db.getLong(0) + " " + db.order());
        Properties p = new Properties();
        p.load(new StringReader("a=b\nc: d"));
        System.out.println(new TreeMap<>(p));
        System.out.println(FilesAndZips.class.getResource("FilesAndZips.class") != null);
    }
}
