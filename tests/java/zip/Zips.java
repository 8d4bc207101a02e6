/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Enumeration;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

public class Zips {
    public static void main(String[] args) throws Exception {
        byte[] data = new byte[20000];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (i * i >> 7);
        }
        CRC32 crc = new CRC32();
        crc.update(data);
        crc.update(7);
        Adler32 adler = new Adler32();
        adler.update(data, 3, 500);
        adler.update(300);
        System.out.println(crc.getValue() + " " + adler.getValue());

        Deflater d = new Deflater(9);
        d.setInput(data);
        d.finish();
        byte[] packed = new byte[30000];
        int n = d.deflate(packed);
        System.out.println(d.finished() + " " + d.getTotalIn() + " " + (n == d.getTotalOut()) + " "
                + d.getAdler());
        d.end();
        Inflater inf = new Inflater();
        inf.setInput(packed, 0, n);
        byte[] back = new byte[20000];
        int m = 0;
        while (!inf.finished()) {
            m += inf.inflate(back, m, Math.min(777, back.length - m));
        }
        System.out.println(m + " " + java.util.Arrays.equals(data, back) + " "
                + inf.getRemaining() + " " + inf.needsDictionary());
        inf.reset();
        inf.setInput(new byte[] {1, 2, 3, 4});
        try {
            inf.inflate(back);
        } catch (DataFormatException e) {
            System.out.println(e.getMessage());
        }
        inf.end();

        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(b)) {
            g.write(data);
        }
        try (GZIPInputStream g = new GZIPInputStream(new ByteArrayInputStream(b.toByteArray()))) {
            System.out.println(java.util.Arrays.equals(data, g.readAllBytes()));
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream(new byte[20]));
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }

        File file = File.createTempFile("zips", ".zip");
        try (ZipOutputStream z = new ZipOutputStream(new FileOutputStream(file))) {
            z.setComment("a comment");
            z.putNextEntry(new ZipEntry("dir/"));
            z.closeEntry();
            ZipEntry e = new ZipEntry("dir/a.bin");
            e.setComment("remark");
            z.putNextEntry(e);
            z.write(data);
            z.closeEntry();
            ZipEntry s = new ZipEntry("stored");
            s.setMethod(ZipEntry.STORED);
            s.setSize(3);
            CRC32 c = new CRC32();
            c.update("abc".getBytes());
            s.setCrc(c.getValue());
            z.putNextEntry(s);
            z.write("abc".getBytes());
            try {
                z.putNextEntry(new ZipEntry("stored"));
            } catch (ZipException x) {
                System.out.println(x.getMessage());
            }
        }
        try (ZipFile z = new ZipFile(file)) {
            System.out.println(z.size() + " " + z.getComment());
            Enumeration<? extends ZipEntry> all = z.entries();
            while (all.hasMoreElements()) {
                ZipEntry e = all.nextElement();
                byte[] x = z.getInputStream(e).readAllBytes();
                System.out.println(e + " " + e.getSize() + " " + e.getMethod() + " "
                        + Long.toHexString(e.getCrc()) + " " + e.isDirectory() + " "
                        + e.getComment() + " " + x.length);
            }
            System.out.println(z.getEntry("none") + " " + z.getEntry("dir"));
        }
        try (ZipInputStream z = new ZipInputStream(new java.io.FileInputStream(file))) {
            ZipEntry e;
            while ((e = z.getNextEntry()) != null) {
                byte[] x = z.readAllBytes();
                System.out.println(e.getName() + " " + x.length + " " + e.getSize());
            }
        }
        file.delete();

        Manifest man = new Manifest();
        man.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        man.getMainAttributes().putValue("Long", "x".repeat(150));
        Attributes own = new Attributes();
        own.putValue("Key", "value");
        man.getEntries().put("res/t.txt", own);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        man.write(text);
        System.out.print(text.toString().replace("\r", ""));
        System.out.println(new Manifest(new ByteArrayInputStream(text.toByteArray())).equals(man));
        File jarFile = File.createTempFile("zips", ".jar");
        try (JarOutputStream j = new JarOutputStream(new FileOutputStream(jarFile), man)) {
            j.putNextEntry(new JarEntry("res/t.txt"));
            j.write("resource".getBytes());
            j.closeEntry();
        }
        try (JarFile j = new JarFile(jarFile)) {
            JarEntry e = j.getJarEntry("res/t.txt");
            System.out.println(e.getAttributes().getValue("KEY") + " "
                    + j.getManifest().getMainAttributes().size());
        }
        try (JarInputStream j = new JarInputStream(new java.io.FileInputStream(jarFile))) {
            System.out.println((j.getManifest() != null) + " " + j.getNextJarEntry());
        }
        URL[] urls = {jarFile.toURI().toURL()};
        try (URLClassLoader l = new URLClassLoader(urls, null)) {
            try (InputStream in = l.getResourceAsStream("res/t.txt")) {
                System.out.println(new String(in.readAllBytes()));
            }
            URL u = l.getResource("res/t.txt");
            System.out.println(u.getProtocol() + " " + u.getPath().endsWith(".jar!/res/t.txt"));
            System.out.println(l.getResource("res/none"));
            try {
                l.loadClass("no.Such");
            } catch (ClassNotFoundException e) {
                System.out.println(e.getMessage());
            }
        }
        jarFile.delete();
    }
}
