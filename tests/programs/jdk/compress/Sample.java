// SPDX-License-Identifier: MIT
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.*;
import org.apache.commons.compress.archivers.sevenz.*;
import org.apache.commons.compress.archivers.tar.*;
import org.apache.commons.compress.archivers.zip.*;
import org.apache.commons.compress.compressors.*;

// Archives and compressors: what is written is read again, and its bytes are those that java wrote.
public class Sample {

    public static void main(String[] args) throws Exception {
        byte[] data = new byte[8000];
        Random random = new Random(7);
        for (int i = 0; i < data.length; i++) data[i] = (byte) (
            i % 100 < 60 ? 'a' + ((i / 100) % 20) : random.nextInt(8)
        );
        for (String kind : new String[] {
            "gz",
            "bzip2",
            "xz",
            "lzma",
            "deflate",
            "snappy-framed",
            "lz4-block",
            "lz4-framed"
        }) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (
                OutputStream o = new CompressorStreamFactory().createCompressorOutputStream(
                    kind,
                    out
                )
            ) {
                o.write(data);
            }
            byte[] back = new CompressorStreamFactory()
                .createCompressorInputStream(kind, new ByteArrayInputStream(out.toByteArray()))
                .readAllBytes();
            CRC32 crc = new CRC32();
            if (!kind.equals("gz")) crc.update(out.toByteArray());
            System.out.println(
                kind +
                    " " +
                    out.size() +
                    " " +
                    Long.toHexString(crc.getValue()) +
                    " " +
                    Arrays.equals(data, back)
            );
        }
        for (String kind : new String[] { "zip", "tar", "cpio", "ar" }) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (
                ArchiveOutputStream o = new ArchiveStreamFactory().createArchiveOutputStream(
                    kind,
                    out
                )
            ) {
                for (int i = 1; i <= 3; i++) {
                    byte[] part = Arrays.copyOf(data, i * 1000);
                    ArchiveEntry e;
                    switch (kind) {
                        case "zip":
                            e = new ZipArchiveEntry("f" + i);
                            ((ZipArchiveEntry) e).setTime(86400000L * 5000);
                            break;
                        case "tar":
                            TarArchiveEntry t = new TarArchiveEntry("f" + i);
                            t.setSize(part.length);
                            t.setModTime(0);
                            t.setIds(0, 0);
                            e = t;
                            break;
                        case "ar":
                            e = new org.apache.commons.compress.archivers.ar.ArArchiveEntry(
                                "f" + i,
                                part.length,
                                0,
                                0,
                                0644,
                                0
                            );
                            break;
                        default:
                            e = new org.apache.commons.compress.archivers.cpio.CpioArchiveEntry(
                                "f" + i,
                                part.length
                            );
                    }
                    o.putArchiveEntry(e);
                    o.write(part);
                    o.closeArchiveEntry();
                }
                o.finish();
            }
            ArchiveInputStream in = new ArchiveStreamFactory().createArchiveInputStream(
                kind,
                new ByteArrayInputStream(out.toByteArray())
            );
            for (ArchiveEntry e; (e = in.getNextEntry()) != null; ) System.out.println(
                kind + " " + e.getName() + " " + e.getSize() + " " + in.readAllBytes().length
            );
        }
        File seven = new File("a.7z");
        try (SevenZOutputFile o = new SevenZOutputFile(seven)) {
            SevenZArchiveEntry e = new SevenZArchiveEntry();
            e.setName("x");
            o.putArchiveEntry(e);
            o.write(data);
            o.closeArchiveEntry();
        }
        try (SevenZFile f = new SevenZFile(seven)) {
            System.out.println(f.getNextEntry().getName() + " " + f.read() + " " + seven.length());
        }
        try {
            new CompressorStreamFactory()
                .createCompressorInputStream("xz", new ByteArrayInputStream(new byte[20]))
                .read();
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
    }
}
