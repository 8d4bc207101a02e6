/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;

/**
 * Watch services that nobody closed give their descriptors and threads back when they are
 * collected; one of which a key is in use goes on.
 */
public class WatchersForgotten {
    private static Object kept;

    private static int open() {
        return new File("/proc/self/fd").list().length;
    }

    private static WatchService opened(Path folder) throws Exception {
        WatchService service = FileSystems.getDefault().newWatchService();
        folder.register(service, StandardWatchEventKinds.ENTRY_CREATE);
        return service;
    }

    private static WatchKey keyAlone(Path folder) throws Exception {
        WatchService service = FileSystems.getDefault().newWatchService();
        return folder.register(service, StandardWatchEventKinds.ENTRY_CREATE);
    }

    private static void many(Path folder) throws Exception {
        for (int i = 0; i < 20; i++) {
            kept = opened(folder);
        }
        kept = null;
    }

    private static void collect() throws Exception {
        System.gc();
        Thread.sleep(5);
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("watched");
        opened(folder).close(); // what is opened once only, and stays
        int before = open();
        many(folder);
        while (open() > before + 6) { // cleaning is another thread's; a stack may hold one
            collect();
        }
        WatchKey key = keyAlone(folder);
        for (int i = 0; i < 10; i++) {
            collect();
        }
        Files.createFile(folder.resolve("made"));
        int heard = 0;
        while (heard == 0) {
            Thread.sleep(1);
            heard = key.pollEvents().size();
        }
        System.out.println("a key of a service that nobody holds hears " + heard);
        WatchService closed = opened(folder);
        closed.close();
        closed.close();
        try {
            closed.poll();
        } catch (ClosedWatchServiceException e) {
            System.out.println("closed");
        }
        Files.delete(folder.resolve("made"));
        Files.delete(folder);
    }
}
