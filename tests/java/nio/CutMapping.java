// SPDX-License-Identifier: MIT
import java.nio.*;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.util.concurrent.Callable;

/**
 * A mapped file that was cut off: touching what lies behind its end is an InternalError, each time,
 * and the VM goes on.
 */
public class CutMapping {

    static final int SIZE = 65536,
        LEFT = 4096;
    static Path file;

    static MappedByteBuffer cut(FileChannel.MapMode mode) throws Exception {
        try (
            FileChannel channel = FileChannel.open(
                file,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE
            )
        ) {
            Files.write(file, new byte[SIZE]);
            MappedByteBuffer buffer = channel.map(mode, 0, SIZE);
            buffer.get(SIZE - 1);
            channel.truncate(LEFT);
            return buffer;
        }
    }

    static MappedByteBuffer cut() throws Exception {
        return cut(FileChannel.MapMode.READ_WRITE);
    }

    static void twice(String what, Callable<Object> access) {
        for (int i = 0; i < 2; i++) once(what, access);
    }

    static void once(String what, Callable<Object> access) {
        try {
            System.out.println(what + " " + access.call());
        } catch (Exception | Error e) {
            System.out.println(what + " " + e);
        }
    }

    static int hot(MappedByteBuffer buffer, int index) {
        return buffer.getInt(index);
    }

    static void accesses() throws Exception {
        MappedByteBuffer b = cut();
        twice("what is left", () -> b.get(0));
        twice("get", () -> b.get(5000));
        twice("char", () -> b.getChar(7000));
        twice("int", () -> b.getInt(9000));
        twice("long", () -> b.order(ByteOrder.LITTLE_ENDIAN).getLong(13000));
        twice("double", () -> b.getDouble(13000));
        twice("put", () -> b.put(17000, (byte) 1));
        twice("put double", () -> b.putDouble(21000, 1.0));
        twice("view", () -> b.asIntBuffer().get(3000));
        MappedByteBuffer w = cut();
        for (int i = 0; i < 20000; i++) hot(w, 0);
        twice("hot", () -> hot(w, 8000));
        MappedByteBuffer readOnly = cut(FileChannel.MapMode.READ_ONLY);
        twice("read only", () -> readOnly.get(LEFT));
        MappedByteBuffer own = cut(FileChannel.MapMode.PRIVATE);
        once("private", () -> own.get(LEFT));
    }

    static void many() throws Exception {
        MappedByteBuffer b = cut();
        twice("get many", () -> b.get(0, new byte[30000]));
        twice("put many", () -> b.put(0, new byte[30000]));
        twice("into the heap", () ->
            ByteBuffer.allocate(60000).put(b.duplicate().position(4097).limit(30000))
        );
        twice("from one to another", () -> cut().put(b.duplicate()));
        twice("down", () -> b.duplicate().position(100).compact());
        twice("compare", () -> b.duplicate().position(LEFT).compareTo(ByteBuffer.allocate(10)));
        twice("hash", () -> b.hashCode());
        twice("mismatch", () -> b.mismatch(ByteBuffer.allocate(SIZE)));
        twice("load", () -> b.load());
        twice("force", () -> b.force() == b);
        twice("loaded", () -> b.isLoaded());
        twice("write", () -> {
            try (FileChannel other = FileChannel.open(file, StandardOpenOption.APPEND)) {
                return other.write(b.duplicate().position(2 * LEFT));
            }
        });
    }

    /** The file may grow again: then its bytes are there, and what was put reaches it. */
    static void again() throws Exception {
        MappedByteBuffer b = cut();
        once("before", () -> b.put(5000, (byte) 1));
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] { 7, 8, 9 }), 5000);
        }
        twice("grown", () -> b.get(5001));
        b.put(5002, (byte) 5);
        b.force();
        System.out.println(Files.readAllBytes(file)[5002]);
    }

    static void threads() throws Exception {
        MappedByteBuffer b = cut();
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) {
            int own = i;
            all[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) try {
                    b.get(LEFT * (own + 2) + k);
                } catch (InternalError e) {
                    continue;
                }
            });
            // java may throw some instructions later
            all[i].setUncaughtExceptionHandler((thread, late) -> {});
        }
        for (Thread thread : all) thread.start();
        for (Thread thread : all) thread.join();
        System.out.println("all ended");
    }

    public static void main(String[] arguments) throws Exception {
        file = Files.createTempFile("cut", "");
        try {
            accesses();
            many();
            again();
            threads();
        } finally {
            Files.delete(file);
        }
    }
}
