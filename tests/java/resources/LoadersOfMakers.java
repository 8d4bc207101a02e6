/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;
import java.net.InetSocketAddress;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.logging.Logger;

/**
 * Threads that the library makes for its own work on the first thread that needs them do not keep
 * that thread's context loader.
 */
public class LoadersOfMakers {

    interface Work {
        Object run() throws Exception;
    }

    static Object kept;

    static WeakReference<ClassLoader> after(Work work) throws Exception {
        ClassLoader loader = new URLClassLoader(new URL[0]);
        Thread maker = new Thread(() -> {
            try {
                kept = work.run();
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        maker.setContextClassLoader(loader);
        maker.start();
        maker.join();
        return new WeakReference<>(loader);
    }

    static void show(String name, Work work) throws Exception {
        WeakReference<ClassLoader> loader = after(work);
        for (int i = 0; i < 100 && loader.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        System.out.println(name + " " + (loader.get() == null ? "gone" : "kept"));
        kept = null;
    }

    public static void main(String[] args) throws Exception {
        show("nothing", () -> null);
        show("loggers", () -> Logger.getLogger("of.makers"));
        show("cleaner", Cleaner::create);
        show("files", () -> {
            File file = File.createTempFile("makers", null);
            file.deleteOnExit();
            return file;
        });
        show("process", () -> {
            Process process = new ProcessBuilder("cat").start();
            process.onExit();
            return process;
        });
        show("watch", () -> {
            WatchService service = FileSystems.getDefault().newWatchService();
            Path.of(System.getProperty("java.io.tmpdir"))
                .register(service, StandardWatchEventKinds.ENTRY_DELETE);
            return service;
        });
        show("channels", () -> {
            InetSocketAddress any = new InetSocketAddress("127.0.0.1", 0);
            AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open();
            server.bind(any).accept();
            return server;
        });
        System.exit(0);
    }
}
