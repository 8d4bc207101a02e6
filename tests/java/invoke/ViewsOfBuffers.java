/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.RandomAccessFile;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;

/**
 * A view of a ByteBuffer reaches its bytes, wherever they lie, and nothing of the buffer itself.
 */
public class ViewsOfBuffers {
    static final VarHandle BIG = MethodHandles.byteBufferViewVarHandle(int[].class,
        ByteOrder.BIG_ENDIAN);
    static final VarHandle LITTLE = MethodHandles.byteBufferViewVarHandle(int[].class,
        ByteOrder.LITTLE_ENDIAN);
    static final VarHandle LONGS = MethodHandles.byteBufferViewVarHandle(long[].class,
        ByteOrder.BIG_ENDIAN);

    static String state(ByteBuffer b) {
        return b.position() + " " + b.limit() + " " + b.capacity() + " " + b.isReadOnly() + " "
            + b.isDirect() + " " + b.order();
    }

    /* Each place that fits is written and read; the sum of what the bytes are then. */
    static long fill(ByteBuffer b) {
        long sum = 0;
        for (int i = 0; i + 4 <= b.limit(); i++) {
            BIG.set(b, i, 0x01020304 * (i + 1));
            sum = sum * 31 + (int) LITTLE.get(b, i);
        }
        for (int i = 0; i + 8 <= b.limit(); i += 8) {
            sum = sum * 31 + (long) LONGS.getAndAdd(b, i, 0x0101010101010101L);
            sum += (boolean) LONGS.compareAndSet(b, i, (long) LONGS.getVolatile(b, i), (long) i)
                ? 1 : 0;
        }
        for (int i = 0; i < b.limit(); i++) {
            sum = sum * 31 + b.get(i);
        }
        return sum;
    }

    static String refusal(Runnable r) {
        try {
            r.run();
            return "none";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        List<ByteBuffer> buffers = new ArrayList<>();
        for (int size : new int[] {0, 3, 4, 24, 64, 4096, 1 << 20}) {
            buffers.add(ByteBuffer.allocate(size));
            buffers.add(ByteBuffer.allocateDirect(size));
        }
        buffers.add(ByteBuffer.allocateDirect(64).position(8).limit(40).slice());
        buffers.add(ByteBuffer.wrap(new byte[64], 8, 32).slice());
        for (ByteBuffer b : buffers) {
            if (b.limit() > 4096) {
                b.limit(512);
            }
            String before = state(b);
            long sum = fill(b);
            System.out.println(before + ": " + Long.toHexString(sum)
                + (state(b).equals(before) ? "" : " became " + state(b)));
            ByteBuffer read = b.asReadOnlyBuffer();
            System.out.println(refusal(() -> BIG.set(read, 0, 1)) + " "
                + refusal(() -> BIG.getAndAdd(read, 0, 1)) + " "
                + refusal(() -> BIG.get(read, b.limit() - 3)) + " "
                + refusal(() -> BIG.set(b, -1, 1)) + " "
                + refusal(() -> LITTLE.setVolatile(b, 1, 1)));
        }

        /* Two mappings of two gigabytes: whatever half of an address is taken for a length,
           one of them has any. */
        File file = File.createTempFile("views", null);
        List<ByteBuffer> mapped = new ArrayList<>();
        try (RandomAccessFile open = new RandomAccessFile(file, "rw")) {
            open.setLength(Integer.MAX_VALUE);
            for (int i = 0; i < 2; i++) {
                mapped.add(open.getChannel().map(FileChannel.MapMode.READ_ONLY, 0,
                    Integer.MAX_VALUE));
            }
        } finally {
            file.delete();
        }
        for (ByteBuffer b : mapped) {
            long found = 0;
            for (int i = 0; i < 256; i++) {
                found |= (int) BIG.get(b, i) | (int) LITTLE.get(b, i) | (long) LONGS.get(b, i);
            }
            for (int i = 0; i < 256; i += 8) {
                found |= (int) BIG.getVolatile(b, i) | (long) LONGS.getAcquire(b, i);
            }
            System.out.println(found + " " + refusal(() -> BIG.get(b, Integer.MAX_VALUE - 3))
                + " " + (int) BIG.get(b, Integer.MAX_VALUE - 4));
        }
    }
}
