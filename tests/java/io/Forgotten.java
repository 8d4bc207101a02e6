/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.RandomAccessFile;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** What a program forgot to close is closed by a collection. */
public class Forgotten {
    private static final int COUNT = 20;

    private static Object kept;
    private static long lockAt;

    interface Opening {
        Object open() throws Exception;
    }

    private static int open() {
        return new File("/proc/self/fd").list().length;
    }

    private static void forget(String name, Opening opening) throws Exception {
        kept = opening.open(); // what is opened once only, and stays
        int before = open();
        for (int i = 0; i < COUNT; i++) {
            kept = opening.open();
        }
        kept = null;
        /* The one from before may go, too, and cleaning is another thread's: it is waited for. */
        while (open() > before) {
            System.gc();
            Thread.sleep(5);
        }
        System.out.println(name + " are closed");
    }

    public static void main(String[] args) throws Exception {
        File jar = File.createTempFile("forgotten", ".jar");
        jar.deleteOnExit();
        try (ZipOutputStream zip = new ZipOutputStream(new FileOutputStream(jar))) {
            zip.putNextEntry(new ZipEntry("entry"));
            zip.write(65);
        }
        URL[] urls = {jar.toURI().toURL()};
        forget("input streams", () -> new FileInputStream(jar));
        forget("output streams", () -> new FileOutputStream("/dev/null"));
        forget("random files", () -> new RandomAccessFile(jar, "rw"));
        forget("their channels", () -> new RandomAccessFile(jar, "r").getChannel());
        forget("channels", () -> FileChannel.open(jar.toPath()));
        forget("channels with a lock", () -> {
            FileChannel channel = FileChannel.open(jar.toPath(), StandardOpenOption.WRITE);
            return channel.lock(lockAt++, 1, false);
        });
        forget("streams of paths", () -> Files.newInputStream(jar.toPath()));
        forget("readers", () -> new FileReader(jar));
        forget("zip files", () -> new ZipFile(jar));
        forget("jars", () -> new JarFile(jar));
        forget("class loaders", () -> {
            URLClassLoader loader = new URLClassLoader(urls, null);
            System.out.print(loader.getResource("entry") == null ? "no entry\n" : "");
            return loader;
        });
        FileInputStream stream = new FileInputStream(jar);
        java.io.FileDescriptor descriptor = stream.getFD();
        stream = null;
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        System.out.println("one that is held: " + descriptor.valid() + ", "
            + new FileInputStream(descriptor).read());
    }
}
