/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.Reader;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.Set;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** Channels of files: of streams and of paths, positions, scattering, transfers, maps and locks. */
public class FileChannelWhole extends Whole {

    static Path directory;

    static ByteBuffer bytes(String s) {
        return ByteBuffer.wrap(s.getBytes(StandardCharsets.ISO_8859_1));
    }

    static String text(ByteBuffer b) {
        ByteBuffer d = b.duplicate();
        byte[] a = new byte[d.remaining()];
        d.get(a);
        return new String(a, StandardCharsets.ISO_8859_1);
    }

    static String content(Path p) throws Exception {
        return Files.readString(p, StandardCharsets.ISO_8859_1);
    }

    static String hide(Throwable e) {
        return (
            e.getClass().getName() +
            ": " +
            String.valueOf(e.getMessage()).replace(directory.toString(), "D")
        );
    }

    /** Like t, without the directory's name. */
    static void h(Body body) {
        try {
            p(body.get());
        } catch (Throwable e) {
            System.out.println("! " + hide(e));
        }
    }

    static void streams() throws Exception {
        File f = directory.resolve("s").toFile();
        FileOutputStream out = new FileOutputStream(f);
        FileChannel c = out.getChannel();
        p(c == out.getChannel(), c.isOpen(), c.position(), c.size());
        out.write(65);
        p(c.position(), c.write(bytes("bcd")), c.position(), c.size());
        t(() -> c.read(ByteBuffer.allocate(1)));
        t(() -> c.map(FileChannel.MapMode.READ_ONLY, 0, 1));
        c.position(1);
        out.write('B');
        c.force(true);
        c.force(false);
        out.close();
        p(c.isOpen(), content(f.toPath()));
        t(() -> c.position());
        t(() -> c.write(bytes("x")));
        FileOutputStream more = new FileOutputStream(f, true);
        p(more.getChannel().position(), more.getChannel().write(bytes("EF")));
        more.getChannel().close();
        t(() -> {
            more.write(1);
            return null;
        });
        FileInputStream in = new FileInputStream(f);
        FileChannel r = in.getChannel();
        ByteBuffer b = ByteBuffer.allocate(3);
        p(in.read(), r.position(), r.read(b), r.position(), in.read(), text(b.flip()));
        t(() -> r.write(bytes("x")));
        t(() -> r.truncate(0));
        p(
            r.read(ByteBuffer.allocate(0)),
            r.read(ByteBuffer.allocate(9)),
            r.read(ByteBuffer.allocate(9))
        );
        t(() -> r.read(ByteBuffer.allocate(3).asReadOnlyBuffer()));
        t(() -> r.read((ByteBuffer) null));
        r.close();
        t(() -> in.read());
        t(() -> r.size());
        RandomAccessFile ra = new RandomAccessFile(f, "rw");
        FileChannel w = ra.getChannel();
        ra.seek(2);
        p(w.position(), w.write(bytes("--")), ra.getFilePointer(), content(f.toPath()));
        w.position(100);
        p(w.position(), w.size(), w.read(ByteBuffer.allocate(1)));
        t(() -> w.position(-1));
        ra.close();
        p(w.isOpen());
        FileChannel late = ra.getChannel();
        p(late.isOpen(), late == w);
        RandomAccessFile ro = new RandomAccessFile(f, "r");
        t(() -> ro.getChannel().write(bytes("q")));
        ro.close();
        p(ro.getChannel().isOpen());
        FileInputStream closed = new FileInputStream(f);
        closed.close();
        p(closed.getChannel().isOpen());
    }

    static void opened() throws Exception {
        Path f = directory.resolve("o");
        h(() -> FileChannel.open(f));
        h(() -> FileChannel.open(f, StandardOpenOption.WRITE));
        h(() ->
            FileChannel.open(
                directory.resolve("none/x"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE
            )
        );
        h(() -> FileChannel.open(f, StandardOpenOption.READ, StandardOpenOption.APPEND));
        h(() ->
            FileChannel.open(f, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.APPEND)
        );
        h(() -> FileChannel.open(f, StandardOpenOption.READ, StandardOpenOption.CREATE));
        h(() -> FileChannel.open(f, (StandardOpenOption) null));
        h(() -> FileChannel.open(directory, StandardOpenOption.WRITE));
        try (
            FileChannel c = FileChannel.open(
                f,
                Set.of(
                    StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.READ
                ),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            )
        ) {
            p(Files.getPosixFilePermissions(f));
            p(c.write(bytes("0123456789")), c.write(bytes("ab"), 3), c.position(), content(f));
            ByteBuffer d = ByteBuffer.allocateDirect(5);
            p(
                c.read(d, 2),
                c.position(),
                text(d.flip()),
                c.read(ByteBuffer.allocate(3), 10),
                c.read(ByteBuffer.allocate(3), 9)
            );
            t(() -> c.read(ByteBuffer.allocate(1), -1));
            t(() -> c.write(ByteBuffer.allocate(1), -1));
            t(() -> c.read(null, 0));
            t(() -> c.write(null, 0));
            ByteBuffer[] many = {
                ByteBuffer.allocate(2),
                ByteBuffer.allocate(0),
                ByteBuffer.allocateDirect(3),
                ByteBuffer.allocate(9)
            };
            c.position(0);
            p(
                c.read(many),
                text(many[0].flip()),
                text(many[2].flip()),
                text(many[3].flip()),
                c.read(many, 0, 0)
            );
            many[3].clear();
            p(c.read(many, 3, 1));
            t(() -> c.read(many, 3, 2));
            t(() -> c.write(many, -1, 2));
            c.position(c.size());
            p(
                c.write(new ByteBuffer[] { bytes("X"), bytes(""), bytes("YZ") }),
                c.write(new ByteBuffer[] { bytes("q"), bytes("r") }, 1, 1),
                content(f)
            );
            p(c.write(bytes("past"), 20), c.size());
            p(c.truncate(30).size(), c.truncate(4).size(), c.position(), content(f));
            t(() -> c.truncate(-1));
            ByteBuffer part = bytes("abcdef").position(2).limit(4);
            p(c.write(part, 0), part.position(), content(f));
        }
        h(() -> FileChannel.open(f, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
        try (
            FileChannel c = FileChannel.open(f, StandardOpenOption.APPEND, StandardOpenOption.SYNC)
        ) {
            c.position(0);
            p(c.position(), c.write(bytes("end")), c.position(), content(f));
            t(() -> c.read(ByteBuffer.allocate(1)));
        }
        try (
            SeekableByteChannel c = Files.newByteChannel(
                f,
                EnumSet.of(
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.DSYNC
                )
            )
        ) {
            p(c.size(), c.write(bytes("new")), c.position(1).position(), c.truncate(2).size());
        }
        try (
            SeekableByteChannel c = Files.newByteChannel(
                f,
                LinkOption.NOFOLLOW_LINKS,
                StandardOpenOption.READ
            )
        ) {
            p(c.read(ByteBuffer.allocate(9)));
        }
        Path gone = directory.resolve("gone");
        try (
            FileChannel c = FileChannel.open(
                gone,
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE,
                StandardOpenOption.DELETE_ON_CLOSE,
                StandardOpenOption.SPARSE
            )
        ) {
            p(c.write(bytes("x")));
        }
        p(Files.exists(gone));
        try (SeekableByteChannel c = Files.newByteChannel(directory)) {
            t(() -> c.read(ByteBuffer.allocate(1)));
        }
        h(() -> {
            Files.createSymbolicLink(directory.resolve("link"), f);
            return FileChannel.open(directory.resolve("link"), LinkOption.NOFOLLOW_LINKS);
        });
    }

    static void transfers() throws Exception {
        Path f = directory.resolve("t");
        Path g = directory.resolve("u");
        byte[] big = new byte[300_000];
        for (int i = 0; i < big.length; i++) big[i] = (byte) ((i * 31) >> 3);
        Files.write(f, big);
        try (
            FileChannel a = FileChannel.open(f);
            FileChannel b = FileChannel.open(
                g,
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE,
                StandardOpenOption.READ
            )
        ) {
            p(
                a.transferTo(0, a.size(), b),
                a.position(),
                b.position(),
                b.size(),
                Files.mismatch(f, g)
            );
            p(
                a.transferTo(299_990, 1000, b),
                a.transferTo(300_000, 1, b),
                a.transferTo(400_000, 1, b),
                b.size()
            );
            t(() -> a.transferTo(-1, 1, b));
            t(() -> a.transferTo(0, -1, b));
            t(() -> b.transferTo(0, 1, a));
            t(() -> a.transferFrom(b, 0, 1));
            p(b.transferFrom(a, 10, 5), a.position(), b.position());
            p(
                b.transferFrom(a, b.size() + 1, 5),
                b.transferFrom(a, 0, Long.MAX_VALUE),
                a.position()
            );
            t(() -> b.transferFrom(a, -1, 1));
            p(
                b.transferFrom(
                    Channels.newChannel(new ByteArrayInputStream(new byte[] { 1, 2, 3 })),
                    2,
                    10
                )
            );
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            p(b.transferTo(1, 4, Channels.newChannel(out)), out.toByteArray());
            ByteBuffer huge = ByteBuffer.allocate(300_000);
            a.position(0);
            while (huge.hasRemaining() && a.read(huge) > 0) {}
            p(java.util.Arrays.equals(huge.array(), big));
            FileChannel c = FileChannel.open(f);
            c.close();
            t(() -> a.transferTo(0, 1, c));
            t(() -> b.transferFrom(c, 0, 1));
            t(() -> c.transferTo(0, 1, b));
        }
    }

    static void maps() throws Exception {
        Path f = directory.resolve("m");
        try (
            FileChannel c = FileChannel.open(
                f,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE
            )
        ) {
            p(
                FileChannel.MapMode.READ_ONLY,
                FileChannel.MapMode.READ_WRITE,
                FileChannel.MapMode.PRIVATE
            );
            MappedByteBuffer m = c.map(FileChannel.MapMode.READ_WRITE, 0, 10);
            p(c.size(), m, m.isDirect(), m.isReadOnly());
            m.put(bytes("hello"));
            p(m.force() == m, m.load() == m, m.isLoaded(), m.force(2, 3) == m);
            t(() -> m.force(2, 9));
            ByteBuffer r = ByteBuffer.allocate(5);
            c.read(r, 0);
            p(text(r.flip()));
            MappedByteBuffer ro = c.map(FileChannel.MapMode.READ_ONLY, 1, 4);
            p(ro, text(ro), ro.isReadOnly(), ro.get(0));
            t(() -> ro.put((byte) 1));
            t(() -> ro.compact());
            MappedByteBuffer own = c.map(FileChannel.MapMode.PRIVATE, 0, 5);
            own.put(0, (byte) 'J');
            p(text(own), (char) m.get(0));
            m.put(4, (byte) '!');
            p(text(ro));
            MappedByteBuffer s = m.position(2).slice();
            MappedByteBuffer d = m.duplicate();
            MappedByteBuffer part = m.slice(1, 3);
            p(s, d, part, text(part), m.limit(6).mark().reset().rewind().flip().clear());
            m.position(3);
            p(m.compact(), (char) m.get(0), m.asReadOnlyBuffer());
            p(
                m.order(java.nio.ByteOrder.LITTLE_ENDIAN).putInt(0, 0x64636261).getInt(0),
                text(m.clear().slice(0, 4))
            );
            MappedByteBuffer at = c.map(FileChannel.MapMode.READ_WRITE, 5000, 3);
            at.put(0, (byte) 'Z');
            p(c.size());
            r.clear();
            p(c.read(r, 5000), text(r.flip()));
            p(
                c.map(FileChannel.MapMode.READ_ONLY, 0, 0),
                c.map(FileChannel.MapMode.READ_ONLY, 0, 0).load().isLoaded()
            );
            t(() -> c.map(null, 0, 1));
            t(() -> c.map(FileChannel.MapMode.READ_ONLY, -1, 1));
            t(() -> c.map(FileChannel.MapMode.READ_ONLY, 0, -1));
            t(() -> c.map(FileChannel.MapMode.READ_ONLY, 0, 1L << 31));
            t(() -> c.map(FileChannel.MapMode.READ_ONLY, Long.MAX_VALUE, 1));
            c.close();
            t(() -> c.map(FileChannel.MapMode.READ_ONLY, 0, 1));
            p((char) at.get(0));
        }
        try (FileChannel c = FileChannel.open(f)) {
            t(() -> c.map(FileChannel.MapMode.READ_WRITE, 0, 1));
            t(() -> c.map(FileChannel.MapMode.PRIVATE, 0, 1));
            t(() -> c.map(FileChannel.MapMode.READ_ONLY, 0, 1 << 20));
        }
        MappedByteBuffer plain = (MappedByteBuffer) ByteBuffer.allocateDirect(4);
        p(
            plain.isLoaded(),
            plain.load() == plain,
            plain.force() == plain,
            plain.force(9, 9) == plain
        );
        for (int i = 0; i < 50; i++) try (FileChannel c = FileChannel.open(f)) {
            c.map(FileChannel.MapMode.READ_ONLY, 0, c.size()).get(7);
        }
    }

    static void locks() throws Exception {
        Path f = directory.resolve("l");
        try (
            FileChannel c = FileChannel.open(
                f,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE
            );
            FileChannel r = FileChannel.open(f);
            FileChannel other = FileChannel.open(f, StandardOpenOption.WRITE)
        ) {
            FileLock l = c.lock();
            p(
                l,
                l.isShared(),
                l.isValid(),
                l.position(),
                l.size(),
                l.channel() == c,
                l.acquiredBy() == c
            );
            p(l.overlaps(5, 6), l.overlaps(-5, 3));
            t(() -> c.tryLock());
            t(() -> other.tryLock(5, 6, false));
            t(() -> other.lock(5, 6, true));
            t(() -> r.lock());
            l.release();
            l.release();
            p(l, l.isValid());
            FileLock a = c.tryLock(0, 10, true);
            FileLock b = other.tryLock(10, 10, false);
            p(a, b);
            t(() -> r.tryLock(9, 1, true));
            a.close();
            FileLock again = r.tryLock(9, 1, true);
            p(again);
            other.close();
            p(b, b.isValid());
            t(() -> b.release());
            t(() -> c.lock(-1, 1, false));
            t(() -> c.lock(1, -1, false));
            t(() -> c.lock(Long.MAX_VALUE, 1, false));
            t(() -> other.lock());
            again.release();
        }
    }

    static void interrupted() throws Exception {
        Path f = directory.resolve("l");
        FileChannel c = FileChannel.open(f, StandardOpenOption.READ, StandardOpenOption.WRITE);
        Thread.currentThread().interrupt();
        t(() -> c.read(ByteBuffer.allocate(1)));
        p(Thread.interrupted(), c.isOpen());
        t(() -> c.read(ByteBuffer.allocate(1)));
    }

    static void channels() throws Exception {
        Path f = directory.resolve("c");
        try (
            FileChannel c = FileChannel.open(
                f,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE
            )
        ) {
            OutputStream out = Channels.newOutputStream(c);
            out.write('a');
            out.write("bcdef".getBytes());
            out.flush();
            c.position(0);
            InputStream in = Channels.newInputStream(c);
            p(
                in.available(),
                in.read(),
                in.skip(2),
                in.read(new byte[9], 1, 2),
                in.available(),
                in.skip(99),
                in.read()
            );
            c.position(0);
            Writer w = Channels.newWriter(c, "UTF-8");
            w.write("h\u00e9 \u4f60\ud83d\ude00\n12 3.5 end\n");
            w.flush();
            c.position(0);
            Reader rd = Channels.newReader(c, StandardCharsets.UTF_8);
            char[] chars = new char[7];
            p(rd.read(chars), new String(chars));
            c.position(0);
            Scanner s = new Scanner(c, StandardCharsets.UTF_8);
            p(s.next(), s.next(), s.nextInt(), s.nextDouble(), s.next(), s.hasNext());
            c.position(13);
            p(new Scanner((ReadableByteChannel) c, "UTF-8").nextLine());
            c.position(12);
            p(new Scanner((ReadableByteChannel) c).nextInt());
            t(() -> new Scanner(c, "no such"));
            t(() -> new Scanner((ReadableByteChannel) null));
            t(() -> new Scanner(c, (String) null));
            Channels.newWriter(c, StandardCharsets.UTF_16BE.newEncoder(), 16).close();
            p(c.isOpen());
        }
        ByteArrayInputStream source = new ByteArrayInputStream(new byte[20_000]);
        ReadableByteChannel r = Channels.newChannel(source);
        ByteBuffer b = ByteBuffer.allocate(15_000);
        p(r.read(b), r.read(b), r.read(b.clear()), r.read(b), b.position());
        p(r.read(b.clear()));
        t(() -> r.read(ByteBuffer.allocate(1).asReadOnlyBuffer()));
        r.close();
        p(r.isOpen());
        t(() -> r.read(ByteBuffer.allocate(1)));
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        WritableByteChannel w = Channels.newChannel(sink);
        p(w.write(bytes("some")), w.write(ByteBuffer.allocateDirect(10_000)), sink.size());
        w.close();
        t(() -> w.write(bytes("x")));
        t(() -> Channels.newChannel((InputStream) null));
        t(() -> Channels.newInputStream((ReadableByteChannel) null));
        t(() -> Channels.newReader(null, "UTF-8"));
        t(() -> Channels.newWriter(w, (String) null));
        FileInputStream in = new FileInputStream(f.toFile());
        p(Channels.newChannel(in) == in.getChannel());
        in.close();
    }

    public static void main(String[] args) throws Exception {
        directory = Files.createTempDirectory("channels");
        try {
            streams();
            opened();
            transfers();
            maps();
            locks();
            interrupted();
            channels();
        } finally {
            for (File f : directory.toFile().listFiles()) f.delete();
            Files.delete(directory);
        }
    }
}
