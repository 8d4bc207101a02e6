/* SPDX-License-Identifier: MIT */
/* Files, RandomAccessFile, file streams, filters with their protected parts, pushback, tokenizer,
 * readers and writers over arrays and text: every member at its edges. */
import java.io.*;
import java.nio.CharBuffer;
import java.nio.charset.*;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;
import java.util.zip.*;

public class FilesAndFiltersWhole extends Whole {

    static File dir;

    static String bare(Object o) {
        return String.valueOf(o).replace(dir.getPath(), "DIR");
    }

    static void f(Body body) {
        try {
            p(bare(text(body.get())));
        } catch (Throwable e) {
            p("!", bare(text(e)));
        }
    }

    static void files() throws Exception {
        File a = new File(dir, "a.txt"),
            sub = new File(dir.getPath(), "sub"),
            deep = new File(sub, "x/y"),
            none = new File((String) null, "none"),
            nothing = new File((File) null, "n");
        p(
            a.exists(),
            a.createNewFile(),
            a.createNewFile(),
            a.exists(),
            a.isFile(),
            a.isDirectory(),
            a.isHidden(),
            a.length(),
            a.canRead(),
            a.canWrite(),
            a.canExecute(),
            sub.mkdir(),
            sub.mkdir(),
            deep.mkdir(),
            deep.mkdirs(),
            deep.mkdirs(),
            sub.isDirectory(),
            none,
            nothing,
            none.isAbsolute(),
            a.isAbsolute(),
            none.getParent(),
            none.getParentFile(),
            bare(a.getParent()),
            a.getName(),
            bare(a.getPath()),
            bare(a.getAbsolutePath()),
            bare(a.getAbsoluteFile()),
            bare(a)
        );
        p(
            a.compareTo(new File(dir, "b.txt")) < 0,
            a.compareTo(a),
            a.equals(new File(a.getPath())),
            a.equals(null),
            a.hashCode() == (a.getPath().hashCode() ^ 1234321),
            bare(a.toURI().getPath()),
            bare(a.toURL().getPath()),
            bare(a.toPath()),
            new File("x//y/").getPath(),
            new File("").getPath().length(),
            new File("/").getName(),
            new File("/").getParent(),
            new File("a/../b/./c").getPath(),
            bare(new File(dir, "sub/../a.txt").getCanonicalPath()),
            bare(new File(dir, "./a.txt").getCanonicalFile())
        );
        p(
            a.setLastModified(1234567890000L),
            a.lastModified(),
            new File(dir, "no").lastModified(),
            new File(dir, "no").setLastModified(1),
            new File(dir, "no").length(),
            new File(dir, "no").delete(),
            new File(dir, "no").list(),
            new File(dir, "no").listFiles()
        );
        t(() -> a.setLastModified(-1));
        p(
            a.setReadOnly(),
            a.setWritable(true),
            a.setReadable(false, true),
            a.setReadable(true),
            a.setExecutable(true, false),
            a.canExecute(),
            a.setExecutable(false),
            a.setWritable(false, false),
            a.setWritable(true, true),
            a.setReadable(true, false)
        );
        new FileOutputStream(new File(dir, "b.txt")).close();
        String[] names = dir.list(),
            some = dir.list((d, n) -> n.endsWith(".txt") && d.equals(dir));
        Arrays.sort(names);
        Arrays.sort(some);
        File[] filtered = dir.listFiles((FileFilter) File::isDirectory),
            named = dir.listFiles((FilenameFilter) (d, n) -> n.startsWith("a"));
        p(
            names,
            some,
            filtered.length,
            filtered[0].getName(),
            named[0].getName(),
            dir.listFiles().length,
            dir.listFiles((FileFilter) null).length,
            dir.list(null).length,
            a.list()
        );
        File temp = File.createTempFile("pre", ".suf", dir),
            plain = File.createTempFile("pre", null, dir);
        p(
            temp.getName().startsWith("pre"),
            temp.getName().endsWith(".suf"),
            plain.getName().endsWith(".tmp"),
            temp.exists(),
            temp.delete(),
            plain.delete()
        );
        t(() -> File.createTempFile("x", "y", dir));
        t(() -> File.createTempFile("abc", "y", new File(dir, "none")));
        File renamed = new File(dir, "renamed");
        p(
            a.renameTo(renamed),
            a.exists(),
            renamed.exists(),
            a.renameTo(renamed),
            renamed.renameTo(a),
            sub.delete(),
            sub.exists(),
            File.listRoots(),
            a.getTotalSpace() > 0,
            a.getUsableSpace() > 0,
            a.getFreeSpace() > 0,
            new File(dir, "q/r").getTotalSpace(),
            File.separator,
            File.separatorChar,
            File.pathSeparator,
            File.pathSeparatorChar
        );
        t(() -> new File((String) null));
        t(() -> new File("a", null));
        t(() -> new File((java.net.URI) null));
        t(() -> new File(new java.net.URI("http://x/y")));
        t(() -> new File(new java.net.URI("file:x")));
        t(() -> new File(new java.net.URI("file:///x%20y")));
        f(() -> new File(dir, "q/r").createNewFile());
        f(() -> new File("a\0b").createNewFile());
        p(
            new File("a\0b").exists(),
            new File("a\0b").mkdir(),
            new File("").exists(),
            new File("").getAbsolutePath().equals(System.getProperty("user.dir"))
        );
    }

    static void access() throws Exception {
        File file = new File(dir, "raf");
        RandomAccessFile r = new RandomAccessFile(file, "rw");
        p(r.length(), r.getFilePointer(), r.read(), r.getFD().valid());
        r.writeBoolean(true);
        r.writeByte(-1);
        r.writeShort(-2);
        r.writeChar('\u20ac');
        r.writeInt(Integer.MIN_VALUE);
        r.writeLong(Long.MAX_VALUE);
        r.writeFloat(Float.NaN);
        r.writeDouble(-0.0);
        r.writeBytes("by\u0142es");
        r.writeChars("ch\u00e9");
        r.writeUTF("utf\0\u00e9\u20ac\ud83d\ude00");
        r.write(257);
        r.write(new byte[] { 1, 2, 3 });
        r.write(new byte[] { 1, 2, 3 }, 1, 1);
        p(r.length(), r.getFilePointer());
        r.seek(0);
        p(
            r.readBoolean(),
            r.readByte(),
            r.readShort(),
            r.readChar(),
            r.readInt(),
            r.readLong(),
            r.readFloat(),
            r.readDouble()
        );
        byte[] five = new byte[5];
        r.readFully(five);
        p(
            five,
            r.readChar(),
            r.readChar(),
            r.readChar(),
            r.readUTF(),
            r.readUnsignedByte(),
            r.read(five, 1, 2),
            five,
            r.read(five),
            five,
            r.read(five),
            r.read(five, 0, 0),
            r.read()
        );
        r.seek(1);
        p(
            r.readUnsignedByte(),
            r.readUnsignedShort(),
            r.skipBytes(3),
            r.skipBytes(-1),
            r.skipBytes(1000),
            r.getFilePointer()
        );
        t(() -> r.readInt());
        t(() -> r.readFully(five, 1, 3));
        t(() -> r.readFully(five, 4, 3));
        t(() -> r.read(five, -1, 3));
        t(() -> r.seek(-1));
        r.setLength(3);
        p(r.length(), r.getFilePointer());
        r.seek(10);
        r.write(new byte[] { 'a', '\r', '\n', 'b', '\n', 'c', '\r', 'd' });
        p(r.length());
        r.seek(10);
        p(r.readLine(), r.readLine(), r.readLine(), r.readLine(), r.readLine());
        r.setLength(30);
        r.seek(25);
        p(r.read(), r.length());
        t(() -> r.setLength(-1));
        t(() -> r.writeUTF("x".repeat(65536)));
        r.getFD().sync();
        r.close();
        r.close();
        t(() -> r.read());
        t(() -> r.length());
        p(r.getFD().valid());
        RandomAccessFile only = new RandomAccessFile(file.getPath(), "r");
        f(() -> {
            only.write(1);
            return 0;
        });
        only.close();
        new RandomAccessFile(file, "rws").close();
        new RandomAccessFile(file.getPath(), "rwd").close();
        t(() -> new RandomAccessFile(file, "w"));
        t(() -> new RandomAccessFile((File) null, "r"));
        f(() -> new RandomAccessFile(new File(dir, "none"), "r"));
        f(() -> new RandomAccessFile(dir, "r"));
        f(() -> new RandomAccessFile(dir, "rw"));
    }

    static void streams() throws Exception {
        String name = new File(dir, "s").getPath();
        FileOutputStream o = new FileOutputStream(name);
        o.write('a');
        o.write(new byte[] { 'b', 'c', 'd' }, 1, 1);
        o.write(new byte[] { 'x', '\n' });
        p(o.getFD().valid());
        o.close();
        t(() -> o.write(1));
        p(o.getFD().valid());
        try (FileOutputStream more = new FileOutputStream(name, true)) {
            more.write("more".getBytes());
        }
        try (FileOutputStream more = new FileOutputStream(new File(name), true)) {
            new FileOutputStream(more.getFD()).write('!');
        }
        FileInputStream i = new FileInputStream(name);
        byte[] b = new byte[4];
        p(
            i.available(),
            i.read(),
            i.read(b),
            b,
            i.skip(2),
            i.available(),
            i.read(b, 1, 1),
            b,
            i.readNBytes(1),
            i.readAllBytes(),
            i.read(),
            i.read(b),
            i.read(b, 0, 0),
            i.available(),
            i.skip(-3),
            i.read(),
            i.readNBytes(9),
            i.getFD().valid()
        );
        t(() -> i.read(b, 3, 2));
        t(() -> i.readNBytes(-1));
        FileInputStream same = new FileInputStream(i.getFD());
        p(same.read());
        i.close();
        i.close();
        t(() -> i.read());
        t(() -> i.available());
        t(() -> new FileInputStream((String) null));
        t(() -> new FileInputStream((FileDescriptor) null));
        t(() -> new FileOutputStream((FileDescriptor) null));
        f(() -> new FileInputStream(new File(dir, "none")));
        f(() -> new FileInputStream(dir));
        f(() -> new FileOutputStream(dir));
        f(() -> new FileOutputStream(new File(dir, "none/x")));
        p(
            new FileDescriptor().valid(),
            FileDescriptor.in.valid(),
            FileDescriptor.out.valid(),
            FileDescriptor.err.valid()
        );
        t(() -> new FileDescriptor().sync());
        FileWriter[] writers = {
            new FileWriter(name),
            new FileWriter(new File(name), true),
            new FileWriter(name, true),
            new FileWriter(name, StandardCharsets.UTF_8, true),
            new FileWriter(new File(name), StandardCharsets.ISO_8859_1, true)
        };
        for (FileWriter w : writers) {
            w.write("\u00e9|");
            w.close();
        }
        p(new FileReader(name, StandardCharsets.UTF_8).read() >= 0, Files.size(Path.of(name)) >= 9);
        for (FileWriter w : new FileWriter[] {
            new FileWriter(new File(name), StandardCharsets.UTF_16BE),
            new FileWriter(name, StandardCharsets.US_ASCII)
        }) {
            w.write("z\u00e9");
            w.close();
            p(Files.readAllBytes(Path.of(name)));
        }
        try (
            FileReader r = new FileReader(name);
            FileReader q = new FileReader(new File(name));
            FileReader s = new FileReader(new File(name), StandardCharsets.US_ASCII);
            FileInputStream in = new FileInputStream(name);
            FileReader d = new FileReader(in.getFD())
        ) {
            char[] c = new char[3];
            CharBuffer cb = CharBuffer.allocate(2);
            p(
                r.ready(),
                r.read(c, 1, 2),
                c,
                q.read(cb),
                cb.flip(),
                s.read(),
                d.read(),
                s.ready(),
                r.read(c, 0, 0),
                r.read()
            );
        }
        try (
            FileOutputStream fo = new FileOutputStream(name);
            FileWriter w = new FileWriter(fo.getFD())
        ) {
            w.write("fd");
            w.append("!+", 0, 1).append("-");
        }
        p(Files.readString(Path.of(name)));
        PrintStream[] prints = {
            new PrintStream(new File(name)),
            new PrintStream(new File(name), "UTF-8"),
            new PrintStream(new File(name), StandardCharsets.UTF_16LE),
            new PrintStream(name, "US-ASCII"),
            new PrintStream(name, StandardCharsets.ISO_8859_1),
            new PrintStream(name)
        };
        for (PrintStream s : prints) s.close();
        PrintWriter[] printers = {
            new PrintWriter(new File(name)),
            new PrintWriter(new File(name), StandardCharsets.UTF_16LE),
            new PrintWriter(name, "US-ASCII"),
            new PrintWriter(name, StandardCharsets.ISO_8859_1)
        };
        for (PrintWriter s : printers) s.close();
        try (
            PrintStream s = new PrintStream(name, StandardCharsets.UTF_16BE);
            PrintWriter w = new PrintWriter(new FileOutputStream(name, true))
        ) {
            s.print("\u00e9");
            s.flush();
            w.print('w');
        }
        p(Files.readAllBytes(Path.of(name)));
        t(() -> new PrintStream(name, "none"));
        t(() -> new PrintWriter(name, "none"));
        class Err extends PrintStream {

            Err() {
                super(new ByteArrayOutputStream());
            }

            void set() {
                setError();
            }

            void unset() {
                clearError();
            }
        }
        class WErr extends PrintWriter {

            WErr() {
                super(new StringWriter());
            }

            void set() {
                setError();
            }

            void unset() {
                clearError();
            }

            Writer below() {
                return out;
            }
        }
        Err e = new Err();
        e.set();
        WErr w = new WErr();
        w.set();
        p(e.checkError(), w.checkError(), w.below().getClass());
        e.unset();
        w.unset();
        p(e.checkError(), w.checkError());
    }

    static class Inside extends BufferedInputStream {

        Inside(InputStream in, int n) {
            super(in, n);
        }

        String state() {
            return (
                count +
                " " +
                pos +
                " " +
                markpos +
                " " +
                marklimit +
                " " +
                buf.length +
                " " +
                (in != null)
            );
        }
    }

    static class Pushed extends PushbackInputStream {

        Pushed(InputStream in, int n) {
            super(in, n);
        }

        String state() {
            return pos + " " + Arrays.toString(buf);
        }
    }

    static void filters() throws Exception {
        Inside b = new Inside(new ByteArrayInputStream("0123456789".getBytes()), 4);
        byte[] c = new byte[6];
        p(
            b.state(),
            b.available(),
            b.read(),
            b.state(),
            b.markSupported(),
            b.skip(1),
            b.read(c, 0, 3),
            b.state(),
            c
        );
        b.mark(2);
        p(b.read(), b.read(), b.state());
        b.reset();
        p(b.read(), b.read(), b.read(), b.read(), b.available(), b.state());
        t(() -> b.reset());
        p(b.skip(9), b.skip(1), b.skip(-1), b.read(), b.read(c, 0, 0), b.read(c, 0, 1));
        t(() -> b.read(c, 5, 2));
        b.close();
        t(() -> b.read());
        t(() -> b.available());
        t(() -> b.skip(1));
        t(() -> b.reset());
        t(() -> new BufferedInputStream(null, 0));
        t(() -> new BufferedInputStream(null).read());
        class Arr extends ByteArrayInputStream {

            Arr(byte[] x, int o, int n) {
                super(x, o, n);
            }

            String state() {
                return count + " " + pos + " " + mark + " " + buf.length;
            }
        }
        Arr a = new Arr("abcdef".getBytes(), 1, 4);
        p(a.state(), a.available(), a.markSupported(), a.read(), a.skip(1), a.state());
        a.mark(0);
        p(
            a.readNBytes(c, 2, 9 - 5),
            c,
            a.read(),
            a.readAllBytes().length,
            a.read(c, 0, 1),
            a.read(c, 0, 0),
            a.skip(5)
        );
        a.reset();
        a.close();
        p(
            a.readAllBytes(),
            new Arr("abc".getBytes(), 5, 2).state(),
            new Arr("abc".getBytes(), 1, 9).state()
        );
        t(() -> a.read(c, 3, 9));
        t(() -> a.readNBytes(c, -1, 2));
        t(() -> new ByteArrayInputStream(null));
        Pushed u = new Pushed(new ByteArrayInputStream("xyz".getBytes()), 3);
        p(u.state(), u.read(), u.markSupported(), u.available());
        u.unread('A');
        u.unread(new byte[] { 'B', 'C' });
        p(u.state(), u.available());
        t(() -> u.unread(1));
        t(() -> u.unread(new byte[] { 1, 2, 3, 4 }, 0, 4));
        p(u.read(c, 0, 4), c, u.skip(1), u.read());
        u.mark(1);
        t(() -> u.reset());
        u.close();
        u.close();
        t(() -> u.read());
        t(() -> u.unread(1));
        t(() -> u.available());
        t(() -> new PushbackInputStream(null, 0));
        class Filter extends FilterInputStream {

            Filter(InputStream in) {
                super(in);
            }

            InputStream below() {
                return in;
            }
        }
        Filter f = new Filter(new ByteArrayInputStream("filter".getBytes()));
        f.mark(1);
        p(f.available(), f.read(), f.read(c), c, f.markSupported(), f.skip(1), f.read(c, 0, 1));
        f.reset();
        p(f.read(), f.below().available());
        f.close();
        class Filters extends FilterOutputStream {

            Filters(OutputStream out) {
                super(out);
            }

            OutputStream below() {
                return out;
            }
        }
        Filters o = new Filters(new ByteArrayOutputStream());
        o.write(1);
        o.write(new byte[] { 2, 3 });
        o.write(new byte[] { 4, 5, 6 }, 1, 1);
        o.flush();
        p(((ByteArrayOutputStream) o.below()).toByteArray());
        class Buffered extends BufferedOutputStream {

            Buffered(OutputStream out, int n) {
                super(out, n);
            }

            String state() {
                return count + " " + buf.length + " " + ((ByteArrayOutputStream) out).size();
            }
        }
        Buffered bo = new Buffered(new ByteArrayOutputStream(), 3);
        bo.write(1);
        bo.write(new byte[] { 1, 2 }, 0, 2);
        String first = bo.state();
        bo.write(9);
        String second = bo.state();
        bo.write(new byte[7], 0, 5);
        p(first, second, bo.state());
        bo.close();
        t(() -> new BufferedOutputStream(null, 0));
        class Grown extends ByteArrayOutputStream {

            Grown(int n) {
                super(n);
            }

            String state() {
                return count + " " + (buf.length >= count);
            }
        }
        Grown g = new Grown(0);
        g.write(new byte[100], 0, 100);
        p(g.state());
        class Counted extends DataOutputStream {

            Counted() {
                super(new ByteArrayOutputStream());
            }

            int inside() {
                return written;
            }
        }
        Counted n = new Counted();
        n.writeUTF("\u00e9");
        p(n.inside(), n.size());
        SequenceInputStream q = new SequenceInputStream(
            new ByteArrayInputStream("ab".getBytes()),
            new ByteArrayInputStream("cd".getBytes())
        );
        p(q.available(), q.read(c, 0, 6), q.read(c, 2, 4), c, q.read(), q.available());
        q.close();
        p(q.read());
        t(() -> new SequenceInputStream(null, null).read());
        t(() -> new SequenceInputStream(null));
    }

    static void texts() throws Exception {
        char[] c = new char[5];
        class Chars extends CharArrayReader {

            Chars(char[] x, int o, int n) {
                super(x, o, n);
            }

            String state() {
                return count + " " + pos + " " + markedPos + " " + buf.length;
            }
        }
        Chars r = new Chars("abcdef".toCharArray(), 1, 4);
        CharBuffer cb = CharBuffer.allocate(2);
        p(r.state(), r.ready(), r.markSupported(), r.read(), r.skip(1), r.skip(-1));
        r.mark(-1);
        p(r.read(cb), cb.flip(), r.read(), r.read(c, 0, 2), r.skip(2), r.ready());
        r.reset();
        p(r.read(c, 1, 4), c, r.state());
        t(() -> r.read(c, 4, 4));
        r.close();
        t(() -> r.read());
        t(() -> r.ready());
        t(() -> r.skip(1));
        t(() -> r.mark(1));
        t(() -> r.reset());
        t(() -> new CharArrayReader("abc".toCharArray(), 4, 1));
        t(() -> new CharArrayReader("abc".toCharArray(), 1, -1));
        class Written extends CharArrayWriter {

            String state() {
                return count + " " + (buf.length >= count);
            }
        }
        Written w = new Written();
        w.write('a');
        w.write("bcdef", 1, 3);
        w.write("ghi".toCharArray(), 1, 2);
        w.append('x').append("yz").append(null).append("abcdef", 2, 4);
        w.flush();
        w.close();
        StringWriter to = new StringWriter();
        w.writeTo(to);
        p(w, w.size(), w.toCharArray(), w.state(), to);
        w.reset();
        p(w, w.size());
        t(() -> w.write("abc", 2, 5));
        t(() -> w.write(c, 2, 5));
        t(() -> new CharArrayWriter(-1));
        StringWriter s = new StringWriter(2);
        s.write('a');
        s.write("bc");
        s.write("defg", 1, 2);
        s.write("hij".toCharArray(), 1, 1);
        s.append('x').append("yz").append(null).append("abcdef", 2, 4).append(null, 1, 3);
        s.flush();
        s.close();
        s.write("after");
        p(s, s.getBuffer().length());
        t(() -> s.write("abc", 2, 5));
        t(() -> s.write(c, 2, 9));
        t(() -> s.write((String) null));
        t(() -> new StringWriter(-1));
        StringReader sr = new StringReader("0123456789");
        sr.mark(0);
        p(
            sr.ready(),
            sr.markSupported(),
            sr.read(),
            sr.skip(2),
            sr.read(c, 1, 3),
            c,
            sr.skip(-4),
            sr.read(),
            sr.skip(-99),
            sr.read(),
            sr.skip(99),
            sr.read(),
            sr.read(c, 0, 0),
            sr.read(c, 0, 1),
            sr.skip(-1)
        );
        sr.reset();
        p(sr.read());
        t(() -> sr.mark(-1));
        t(() -> sr.read(c, 4, 4));
        sr.close();
        t(() -> sr.read());
        t(() -> sr.ready());
        t(() -> sr.reset());
        t(() -> new StringReader(null));
        PushbackReader u = new PushbackReader(new StringReader("xyz"), 2);
        p(u.read(), u.ready(), u.markSupported());
        u.unread('A');
        u.unread('B');
        t(() -> u.unread(1));
        p(u.read(c, 0, 5), c, u.skip(1), u.read());
        u.unread("pq".toCharArray());
        t(() -> u.mark(1));
        t(() -> u.reset());
        p(u.skip(1), u.read());
        t(() -> u.skip(-1));
        t(() -> u.read(c, 4, 4));
        u.close();
        t(() -> u.read());
        t(() -> u.ready());
        t(() -> u.unread(1));
        PushbackReader one = new PushbackReader(new StringReader("k"));
        one.unread('j');
        p(one.read(), one.read(), one.read());
        t(() -> new PushbackReader(new StringReader(""), 0));
        class Filter extends FilterReader {

            Filter(Reader in) {
                super(in);
            }

            boolean same() {
                return lock == in;
            }
        }
        Filter f = new Filter(new StringReader("filter"));
        f.mark(9);
        p(f.same(), f.read(), f.read(c, 0, 2), f.skip(1), f.ready(), f.markSupported());
        f.reset();
        p(f.read());
        f.close();
        t(() -> f.read());
        class Filters extends FilterWriter {

            Filters(Writer out) {
                super(out);
            }

            Object below() {
                return out;
            }
        }
        Filters fw = new Filters(new StringWriter());
        fw.write('a');
        fw.write("bcd", 1, 1);
        fw.write("efg".toCharArray(), 1, 2);
        fw.append("x").flush();
        p(fw.below());
        fw.close();
        BufferedReader br = new BufferedReader(new StringReader("line\r\nnext\rlast"), 3);
        p(
            br.ready(),
            br.markSupported(),
            br.read(),
            br.read(c, 0, 5),
            c,
            br.readLine(),
            br.readLine(),
            br.readLine(),
            br.readLine(),
            br.read(c, 0, 1),
            br.read(c, 0, 0)
        );
        t(() -> br.read(c, 4, 4));
        br.close();
        t(() -> br.read());
        t(() -> br.ready());
        t(() -> br.lines().count());
        StringWriter below = new StringWriter();
        BufferedWriter bw = new BufferedWriter(below, 4);
        bw.write('a');
        bw.write("bcdefgh", 1, 5);
        bw.write("ijk".toCharArray(), 0, 2);
        bw.write("none", 2, -1);
        p(below);
        t(() -> bw.write("abc", 2, 5));
        t(() -> bw.write(c, 2, 5));
        bw.close();
        p(below);
        t(() -> bw.write(1));
        t(() -> bw.flush());
        bw.close();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OutputStreamWriter ow = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
        ow.append("abc").append("defg", 1, 3).append(null);
        ow.write("hijk", 1, 2);
        ow.write("\ud83d");
        ow.write("\ude00!".toCharArray(), 0, 2);
        ow.flush();
        p(bytes.toByteArray(), ow.getEncoding());
        ow.close();
        p(ow.getEncoding());
        InputStreamReader ir = new InputStreamReader(
            new ByteArrayInputStream(bytes.toByteArray()),
            "UTF-8"
        );
        p(ir.ready(), ir.read(cb.clear()), cb.flip(), ir.read(c, 2, 3), c, ir.read(c, 0, 0));
        t(() -> ir.read(c, 4, 4));
        ir.close();
        t(() -> ir.ready());
        class Locked extends Writer {

            Locked(Object o) {
                super(o);
            }

            @Override
            public void write(char[] x, int a, int n) {
                p("wrote", new String(x, a, n), Thread.holdsLock(lock));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        }
        Locked l = new Locked("lock".toCharArray());
        l.write('a');
        l.write("bcd");
        l.write("bcd", 1, 1);
        l.append("x").append('y').append(null, 0, 2);
        t(() -> new Locked(null));
        class Slow extends Reader {

            int left = 3;

            Slow() {
                super("lock");
            }

            @Override
            public int read(char[] x, int a, int n) {
                if (left-- <= 0) return -1;
                x[a] = (char) ('a' + left);
                return 1;
            }

            @Override
            public void close() {}

            boolean same() {
                return lock == "lock";
            }
        }
        Slow slow = new Slow();
        p(
            slow.same(),
            slow.read(),
            slow.skip(1),
            slow.ready(),
            slow.markSupported(),
            slow.transferTo(below),
            below,
            slow.read(),
            slow.read(CharBuffer.allocate(1))
        );
        t(() -> slow.mark(1));
        t(() -> slow.reset());
        t(() -> slow.skip(-1));
        p(Reader.nullReader().read(), Reader.nullReader().ready(), Reader.nullReader().skip(1));
        Writer.nullWriter().append("x").write(1);
    }

    @SuppressWarnings("deprecation")
    static void tokens() throws Exception {
        StreamTokenizer s = new StreamTokenizer(
            new StringReader(
                "word 12.5 -3 .5 'quo\\n\\101te' \"dbl\" /slash // no\n" +
                    "/* no */ a_b x.y 1e3 - -. + \u00e9"
            )
        );
        s.slashSlashComments(true);
        s.slashStarComments(true);
        s.eolIsSignificant(true);
        p(s, s.lineno());
        while (s.nextToken() != StreamTokenizer.TT_EOF) p(s.ttype, s.sval, s.nval, s, s.lineno());
        p(s);
        StreamTokenizer q = new StreamTokenizer(
            new ByteArrayInputStream("Ab#c 1|q w|;x%rest\nz \u0007".getBytes())
        );
        q.resetSyntax();
        q.wordChars('a', 'z');
        q.wordChars('A', 'Z');
        q.whitespaceChars(0, ' ');
        q.quoteChar('|');
        q.commentChar('%');
        q.ordinaryChar('q');
        q.ordinaryChars(';', '<');
        q.lowerCaseMode(true);
        q.parseNumbers();
        while (q.nextToken() != StreamTokenizer.TT_EOF) {
            p(q.ttype, q.sval, q.nval, q);
            if (q.ttype == ';') q.pushBack();
            if (q.ttype == ';') p(q.nextToken(), q);
        }
        t(() -> new StreamTokenizer((Reader) null));
        StringBufferInputStream sb = new StringBufferInputStream("ab\u0141") {
            @Override
            public String toString() {
                return buffer + count + pos;
            }
        };
        p(sb.read(), sb, sb.available());
        LineNumberInputStream l = new LineNumberInputStream(
            new ByteArrayInputStream("a\r\nb\rc\nd".getBytes())
        );
        byte[] c = new byte[9];
        l.mark(99);
        p(l.available(), l.read(c, 0, 3), c, l.getLineNumber(), l.skip(2), l.getLineNumber());
        l.reset();
        l.setLineNumber(7);
        p(
            l.read(),
            l.read(),
            l.read(),
            l.getLineNumber(),
            l.read(c, 0, 9),
            l.getLineNumber(),
            l.read()
        );
        class Piped extends PipedInputStream {

            Piped(PipedOutputStream o, int n) throws IOException {
                super(o, n);
            }

            String state() {
                return in + " " + out + " " + buffer.length;
            }
        }
        PipedOutputStream po = new PipedOutputStream();
        Piped pi = new Piped(po, 4);
        po.write(65);
        p(pi.state(), pi.available(), pi.read(), pi.state());
        PipedOutputStream back = new PipedOutputStream(new PipedInputStream());
        back.write(1);
        back.close();
        p(
            new PipedInputStream(new PipedOutputStream()).available(),
            new PipedReader(new PipedWriter(), 5).ready()
        );
        t(() -> new PipedInputStream(0));
        t(() -> new PipedInputStream(po));
        UncheckedIOException un = new UncheckedIOException("m", new IOException("c"));
        InterruptedIOException in = new InterruptedIOException("i");
        in.bytesTransferred = 4;
        InvalidClassException ic = new InvalidClassException("cls", "why");
        WriteAbortedException wa = new WriteAbortedException("m", new IOException("d"));
        p(
            un.getCause(),
            un,
            in.bytesTransferred,
            ic.classname,
            ic.getMessage(),
            new InvalidClassException("r").getMessage(),
            wa.getCause(),
            wa.detail,
            wa.getMessage()
        );
        t(() -> new UncheckedIOException(null));
    }

    static void remove(File f) {
        File[] all = f.listFiles();
        if (all != null) for (File each : all) remove(each);
        f.delete();
    }

    public static void main(String[] args) throws Exception {
        dir = Files.createTempDirectory("whole").toFile();
        try {
            files();
            access();
            streams();
        } finally {
            remove(dir);
        }
        p(dir.exists());
        filters();
        texts();
        tokens();
    }
}
