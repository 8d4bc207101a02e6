// SPDX-License-Identifier: MIT
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Buffers given to a Deflater and an Inflater: their position goes on as they are read, and when
 * the program moves it, that counts.
 */
public class BuffersAsInput {
    static ByteBuffer[] forms(byte[] bytes, int length) {
        ByteBuffer heap = ByteBuffer.wrap(bytes, 0, length),
            direct = ByteBuffer.allocateDirect(length), part = ByteBuffer.allocate(length + 7);
        direct.put(bytes, 0, length).flip();
        part.position(5).limit(5 + length);
        part.duplicate().put(bytes, 0, length);
        return new ByteBuffer[] {heap, direct, part, heap.asReadOnlyBuffer()};
    }

    static String at(ByteBuffer b) { return b.position() + " of " + b.limit(); }

    public static void main(String[] args) throws DataFormatException {
        byte[] text = new byte[5000];
        Random random = new Random(3);
        for (int i = 0;
            i < text.length; i++) text[i] = (byte) ("abcdefgh".charAt(random.nextInt(8)));
        byte[] packed = new byte[6000];
        int size = 0;
        for (ByteBuffer from : forms(text, text.length)) {
            Deflater d = new Deflater();
            d.setInput(from);
            System.out.println("deflater is given " + at(from) + " " + d.needsInput());
            d.finish();
            size = 0;
            while (!d.finished()) size += d.deflate(packed, size, 100);
            System.out.println("has read to " + at(from) + " " + d.needsInput() + " "
                + d.getBytesRead());
        }
        for (ByteBuffer from : forms(packed, size)) {
            Inflater f = new Inflater();
            f.setInput(from);
            System.out.println("inflater is given " + (from.position()
                == from.limit() - f.getRemaining()) + " " + f.needsInput());
            ByteBuffer out = ByteBuffer.allocate(5000);
            boolean same = true;
            while (!f.finished()) {
                out.limit(Math.min(out.position() + 999, 5000));
                f.inflate(out);
                same &= f.getRemaining() == from.remaining() && f.needsInput()
                    == !from.hasRemaining();
            }
            System.out.println("agrees " + same + " " + from.hasRemaining() + " "
                + Arrays.equals(out.array(), text));
        }
        ByteBuffer moved = ByteBuffer.wrap(packed, 0, size);
        Inflater f = new Inflater();
        moved.position(size);
        f.setInput(moved);
        System.out.println(f.needsInput() + " " + f.inflate(new byte[10]));
        moved.position(0);
        System.out.println(f.needsInput() + " " + f.getRemaining() / size + " "
            + f.inflate(new byte[10]));
        f.setInput(new byte[0]);
        System.out.println(f.needsInput() + " " + (moved.position() > 0));
        f.reset();
        moved.position(3);
        f.setInput(moved);
        f.reset();
        System.out.println(f.needsInput() + " " + moved.position());
        f.setInput(moved);
        try {
            f.inflate(new byte[10]);
        } catch (DataFormatException e) {
            System.out.println("bad, at " + moved.position() + " after " + f.getBytesRead());
        }
        ByteBuffer dictionary = ByteBuffer.wrap(new byte[] {1, 2, 3});
        try {
            new Inflater().setDictionary(dictionary);
        } catch (IllegalArgumentException e) {
            System.out.println("no dictionary wanted: " + dictionary.position());
        }
        new Deflater().setDictionary(dictionary);
        System.out.println("taken: " + dictionary.position());
        try {
            f.setInput((ByteBuffer) null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
