/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.nio.file.ClosedDirectoryStreamException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/**
 * Open folders that nobody closed give their descriptors back when they are collected, but one
 * that a view needs; one is closed although a thread waits in it.
 */
public class FoldersForgotten {

    private static Object kept;

    private static int open() {
        return new File("/proc/self/fd").list().length;
    }

    private static void many(Callable<?> opening) throws Exception {
        for (int i = 0; i < 20; i++) {
            kept = opening.call();
        }
        kept = null;
    }

    private static void forget(String what, Callable<?> opening) throws Exception {
        int before = open();
        many(opening);
        for (int i = 0; i < 500 && open() > before; i++) {
            System.gc();
            Thread.sleep(5);
        }
        System.out.println(what + ": " + (open() <= before));
    }

    private static SecureDirectoryStream<Path> stream(Path p) throws Exception {
        return (SecureDirectoryStream<Path>) Files.newDirectoryStream(p);
    }

    private static BasicFileAttributeView view(Path p) throws Exception {
        return stream(p.getParent()).getFileAttributeView(
            p.getFileName(),
            BasicFileAttributeView.class,
            LinkOption.NOFOLLOW_LINKS
        );
    }

    /** A thread that opens a pipe without a writer waits in its folder. */
    private static void waiting(Path folder) throws Exception {
        Path pipe = folder.resolve("pipe");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        int before = open();
        SecureDirectoryStream<Path> s = stream(folder);
        Thread reader = new Thread(() -> {
            try (var c = s.newByteChannel(pipe.getFileName(), Set.of())) {
                System.out.println("opened: " + c.isOpen());
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        reader.start();
        while (reader.getState() != Thread.State.RUNNABLE) {
            Thread.sleep(1);
        }
        Thread.sleep(20);
        System.gc();
        s.close();
        try {
            s.deleteFile(pipe.getFileName());
        } catch (ClosedDirectoryStreamException e) {
            System.out.println("closed, pipe is there: " + Files.exists(pipe));
        }
        Files.newOutputStream(pipe).close();
        reader.join();
        System.out.println("descriptors are back: " + (open() <= before));
        Files.delete(pipe);
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("forgotten");
        Files.createDirectory(folder.resolve("sub"));
        forget("streams", () -> Files.newDirectoryStream(folder));
        forget("their iterators", () -> Files.newDirectoryStream(folder).iterator().next());
        forget("those below", () -> stream(folder).newDirectoryStream(Path.of("sub")));
        forget("views", () -> view(folder.resolve("sub")));
        forget("lists", () -> Files.list(folder));
        forget("walks", () -> Files.walk(folder).iterator().next());
        BasicFileAttributeView view = view(folder.resolve("sub"));
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(5);
        }
        System.out.println("a view that is held: " + view.readAttributes().isDirectory());
        int before = open();
        for (int i = 0; i < 20; i++) {
            try (Stream<Path> all = Files.walk(folder)) {
                all.count();
            }
            Files.newDirectoryStream(folder).close();
        }
        System.out.println("closed: " + (open() <= before));
        waiting(folder);
        Files.delete(folder.resolve("sub"));
        Files.delete(folder);
    }
}
