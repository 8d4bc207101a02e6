/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.HexFormat;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * The times of entries: what is kept before an archive is written, its bytes, and what both readers
 * find in them.
 */
public class EntryTimes extends Shown {

    private static final String[] MOMENTS = {
        "1601-01-01T00:00:00Z",
        "1969-12-31T23:59:59.999Z",
        "1979-12-31T23:59:59Z",
        "1980-01-01T00:00:00Z",
        "1980-01-01T12:00:01.5Z",
        "2001-02-03T04:05:07.123456789Z",
        "2024-03-31T01:30:00Z",
        "2038-01-19T03:14:07Z",
        "2038-01-19T03:14:08Z",
        "2097-11-29T00:00:00Z",
        "2099-12-31T23:59:59Z",
        "2107-12-31T23:59:59Z",
        "2108-01-02T00:00:00Z",
        "9999-01-01T00:00:00Z"
    };

    private static void show(ZipEntry e) {
        byte[] extra = e.getExtra();
        show(
            e.getName(),
            () ->
                e.getTime() +
                " " +
                e.getLastModifiedTime() +
                " " +
                e.getLastAccessTime() +
                " " +
                e.getCreationTime() +
                " " +
                (extra == null ? "-" : HexFormat.of().formatHex(extra))
        );
        show("    local", e::getTimeLocal);
    }

    private static FileTime time(String s) {
        return FileTime.from(Instant.parse(s));
    }

    private static void whatEntriesKeep() {
        ZipEntry e = new ZipEntry("new");
        show(e);
        for (String m : MOMENTS) {
            e = new ZipEntry("time " + m);
            e.setTime(Instant.parse(m).toEpochMilli());
            show(e);
            show(new ZipEntry(e));
            show((ZipEntry) e.clone());
            e = new ZipEntry("modified " + m);
            show("same", () -> new ZipEntry("").setLastModifiedTime(time(m)).getName().isEmpty());
            show(e.setLastModifiedTime(time(m)));
            e.setTime(1000000000000L);
            show(e);
            e = new ZipEntry("local " + m);
            e.setTimeLocal(LocalDateTime.parse(m.substring(0, m.length() - 1)));
            show(e);
        }
        e = new ZipEntry("all");
        show(e.setLastAccessTime(time(MOMENTS[4])).setCreationTime(time(MOMENTS[5])));
        ZipEntry f = e;
        show("null", () -> f.setLastAccessTime(null));
        show("null", () -> f.setCreationTime(null));
        show("null", () -> f.setLastModifiedTime(null));
        show("null", () -> {
            f.setTimeLocal(null);
            return f;
        });
        show(f);
    }

    private static void extra(String what, String hex) {
        ZipEntry e = new ZipEntry(what);
        show(what, () -> {
            e.setExtra(HexFormat.of().parseHex(hex));
            return e;
        });
        show(e);
    }

    /** Fields that are whole, short, repeated, too long, of unknown kinds. */
    private static void whatFieldsTell() {
        String ticks = "00c0d8d6f1ef1501";
        String none = "0000000000000080";
        String ntfs = "0a00200000000000" + "01001800";
        extra("ntfs", ntfs + ticks + none + ticks);
        extra("ntfs early", ntfs + "ffffffffffffffff" + "0100000000000000" + "0000000000000000");
        extra("ntfs far", ntfs + "ffffffffffffff7f" + "0100000000000080" + ticks);
        extra("ntfs short", "0a001f0000000000" + "01001800" + ticks + ticks + ticks.substring(2));
        extra("ntfs long", "0a00240000000000" + "01001800" + ticks + ticks + ticks + "01020304");
        extra("ntfs other tag", "0a00200000000000" + "02001800" + ticks + ticks + ticks);
        extra("ntfs other size", "0a00200000000000" + "01001000" + ticks + ticks + ticks);
        extra("extended", "55540d00" + "07" + "01020304" + "05060708" + "ffffffff");
        extra("extended modified", "55540500" + "01" + "01020304");
        extra("extended accessed", "55540500" + "02" + "01020384");
        extra("extended created", "55540500" + "04" + "01020304");
        extra("extended central", "55540500" + "07" + "01020304");
        extra("extended short", "55540400" + "07" + "010203");
        extra("extended none", "55540100" + "00");
        extra("extended flags", "55540900" + "fd" + "01020304" + "05060708");
        extra("extended empty", "55540000");
        extra("extended empty and more", "55540000" + "55540500" + "01" + "01020304");
        extra("both", ntfs + ticks + none + ticks + "55540500" + "01" + "01020304");
        extra(
            "both reversed",
            "55540900" + "03" + "01020304" + "01020304" + ntfs + none + none + ticks
        );
        extra("unknown first", "fecaf00d" + "55540500" + "01" + "01020304");
        extra("unknown", "feca0200" + "abcd" + "55540500" + "01" + "01020304");
        extra("too long", "feca0300" + "abcd");
        extra("cut", "555405");
        extra("nothing", "");
        show("null", () -> {
            ZipEntry e = new ZipEntry("null");
            e.setExtra(null);
            return e.getExtra();
        });
        show("too big", () -> {
            new ZipEntry("e").setExtra(new byte[0x10000]);
            return "";
        });
    }

    private static void add(ZipOutputStream z, ZipEntry e, String extra) throws Exception {
        if (extra != null) {
            e.setExtra(HexFormat.of().parseHex(extra));
        }
        z.putNextEntry(e);
        z.write(e.getName().length());
        z.closeEntry();
    }

    private static byte[] archive() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(out)) {
            int n = 0;
            for (String m : MOMENTS) {
                ZipEntry e = new ZipEntry("t" + n);
                e.setTime(Instant.parse(m).toEpochMilli());
                add(z, e, null);
                add(z, new ZipEntry("m" + n).setLastModifiedTime(time(m)), null);
                ZipEntry a = new ZipEntry("a" + n).setLastAccessTime(time(m));
                a.setTime(1000000001000L);
                add(z, a, null);
                ZipEntry c = new ZipEntry("c" + n).setCreationTime(time(m));
                c.setTimeLocal(LocalDateTime.of(1999, 12, 31, 23, 59, 59));
                add(z, c, "feca0200abcd");
                n++;
            }
            ZipEntry e = new ZipEntry("all")
                .setLastModifiedTime(time(MOMENTS[5]))
                .setLastAccessTime(time(MOMENTS[4]))
                .setCreationTime(time(MOMENTS[6]));
            add(z, e, null);
            e = new ZipEntry("all late")
                .setLastModifiedTime(time(MOMENTS[5]))
                .setLastAccessTime(FileTime.from(1L << 40, TimeUnit.MICROSECONDS))
                .setCreationTime(time(MOMENTS[10]));
            add(z, e, "feca0200abcd" + "fefe0000");
            for (String extra : new String[] {
                "55540d00" + "07" + "01020304" + "05060708" + "ffffffff",
                "0a0020000000000001001800" +
                    "00c0d8d6f1ef1501" +
                    "0000000000000080" +
                    "00c0d8d6f1ef1501",
                "feca0200abcd" + "0100100000000000000000010000000000000002" + "fefe0000",
                "feca02",
                "01"
            }) {
                e = new ZipEntry("extra " + extra);
                e.setTimeLocal(LocalDateTime.of(2011, 12, 31, 23, 59, 59));
                add(z, e, extra);
            }
        }
        return out.toByteArray();
    }

    /** A field that ends beyond its entry: the stream takes it, the file does not. */
    private static void damaged() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(out)) {
            add(z, new ZipEntry("good").setLastModifiedTime(time(MOMENTS[5])), null);
            add(z, new ZipEntry("bad").setLastModifiedTime(time(MOMENTS[5])), "feca0300abcd");
        }
        show("stream", () -> {
            ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(out.toByteArray()));
            return (
                HexFormat.of().formatHex(z.getNextEntry().getExtra()) +
                HexFormat.of().formatHex(z.getNextEntry().getExtra())
            );
        });
        File f = File.createTempFile("times", ".zip");
        try (FileOutputStream file = new FileOutputStream(f)) {
            file.write(out.toByteArray());
            show("file", () -> new ZipFile(f));
        } finally {
            f.delete();
        }
    }

    private static void archives() throws Exception {
        byte[] b = archive();
        System.out.println(HexFormat.of().formatHex(b));
        try (ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(b))) {
            for (ZipEntry e; (e = z.getNextEntry()) != null; ) {
                show(e);
            }
        }
        File f = File.createTempFile("times", ".zip");
        try {
            try (FileOutputStream out = new FileOutputStream(f)) {
                out.write(b);
            }
            try (ZipFile z = new ZipFile(f)) {
                for (ZipEntry e : Collections.list(z.entries())) {
                    show(e);
                }
                show(z.getEntry("all"));
            }
        } finally {
            f.delete();
        }
    }

    public static void main(String[] args) throws Exception {
        for (String zone : new String[] { "UTC", "America/St_Johns" }) {
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            System.out.println(zone);
            whatEntriesKeep();
            archives();
        }
        whatFieldsTell();
        damaged();
    }
}
