/* SPDX-License-Identifier: MIT */
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;

/**
 * An asynchronous channel of a file that is closed under what it was asked for, and one that was
 * closed before.
 */
public class ClosedMeanwhile {

    public static void main(String[] args) throws Exception {
        Path file = Files.createTempFile("closed", null);
        Set<String> seen = new TreeSet<>();
        for (int round = 0; round < 5; round++) {
            AsynchronousFileChannel channel = AsynchronousFileChannel.open(
                file,
                StandardOpenOption.WRITE,
                StandardOpenOption.READ
            );
            List<Future<Integer>> writes = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                writes.add(channel.write(ByteBuffer.allocate(3_000_000), i)); // in several pieces
            }
            channel.close();
            for (Future<Integer> write : writes)
                try {
                    write.get();
                } catch (ExecutionException e) {
                    seen.add(e.getCause().getClass().getName());
                }
            try {
                channel.read(ByteBuffer.allocate(1), 0).get();
            } catch (ExecutionException e) {
                System.out.print(round == 0 ? e.getCause().getClass().getName() + "\n" : "");
            }
        }
        seen.remove("java.nio.channels.AsynchronousCloseException");
        System.out.println("else " + seen);
        Files.delete(file);
    }
}
