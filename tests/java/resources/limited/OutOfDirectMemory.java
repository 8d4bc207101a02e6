// SPDX-License-Identifier: MIT
import java.nio.ByteBuffer;
import java.util.*;

/** Direct memory has a limit of its own; what is dropped comes back. */
public class OutOfDirectMemory {

    public static void main(String[] args) throws Exception {
        List<ByteBuffer> buffers = new ArrayList<>();
        for (int round = 0; round < 2; round++) {
            try {
                while (true) buffers.add(ByteBuffer.allocateDirect(4 << 20));
            } catch (OutOfMemoryError e) {
                System.out.println(
                    e.getMessage().replaceAll("[0-9]+", "N") + " after " + buffers.size()
                );
            }
            buffers.clear();
            System.gc();
        }
        ByteBuffer b = ByteBuffer.allocateDirect(1 << 20);
        System.out.println(b.capacity());
    }
}
