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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;

/**
 * Threads that the library makes for its own work on the first thread that needs them do not keep
 * that thread's context loader, nor the loader of the class that needs them.
 */
public class LoadersOfMakers {

    static Object kept;

    /** Of another loader. */
    public static class Work implements Runnable {

        public static Object made(String name) throws Exception {
            switch (name) {
                case "loggers":
                    return Logger.getLogger("of.makers");
                case "cleaner":
                    return Cleaner.create();
                case "files":
                    File file = File.createTempFile("makers", null);
                    file.deleteOnExit();
                    return file;
                case "times":
                    return new CompletableFuture<Void>().orTimeout(1, TimeUnit.HOURS);
                case "process":
                    Process process = new ProcessBuilder("cat").start();
                    process.onExit();
                    return process;
                case "watch":
                    WatchService service = FileSystems.getDefault().newWatchService();
                    Path.of(System.getProperty("java.io.tmpdir"))
                        .register(service, StandardWatchEventKinds.ENTRY_DELETE);
                    return service;
                case "channels":
                    InetSocketAddress any = new InetSocketAddress("127.0.0.1", 0);
                    AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open();
                    server.bind(any).accept();
                    return server;
                default:
                    return null;
            }
        }

        @Override
        public void run() {
            try {
                Thread thread = Thread.currentThread();
                Class<?> outer = ClassLoader.getSystemClassLoader().loadClass("LoadersOfMakers");
                outer.getMethod("keep", Object.class).invoke(null, made(thread.getName()));
            } catch (Exception e) {
                System.out.println(e);
            }
        }
    }

    public static void keep(Object made) {
        kept = made;
    }

    static WeakReference<ClassLoader> after(String name) throws Exception {
        URL here = LoadersOfMakers.class.getProtectionDomain().getCodeSource().getLocation();
        ClassLoader loader = new URLClassLoader(new URL[] { here }, null);
        Class<?> work = loader.loadClass("LoadersOfMakers$Work");
        Runnable made = (Runnable) work.getConstructor().newInstance();
        Thread maker = new Thread(made, name);
        maker.setContextClassLoader(loader);
        maker.start();
        maker.join();
        return new WeakReference<>(loader);
    }

    static void show(String name) throws Exception {
        WeakReference<ClassLoader> loader = after(name);
        for (int i = 0; i < 100 && loader.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        System.out.println(name + " " + (loader.get() == null ? "gone" : "kept"));
        kept = null;
    }

    public static void main(String[] args) throws Exception {
        String[] all = { "nothing", "loggers", "cleaner", "files", "times", "process", "watch" };
        for (String name : all) show(name);
        show("channels");
        System.exit(0);
    }
}
