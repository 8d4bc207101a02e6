// SPDX-License-Identifier: MIT
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;

/* What flags of traces, processors, collections and direct memory change. */
public class Flags {

    static void fail(int depth) {
        if (depth == 0) throw new IllegalStateException("at the bottom");
        fail(depth - 1);
    }

    public static void main(String[] args) {
        try {
            fail(3000);
        } catch (IllegalStateException e) {
            System.out.println("frames of an exception: " + e.getStackTrace().length);
        }
        try {
            String text = args.length > 5 ? "" : null;
            text.length();
        } catch (NullPointerException e) {
            System.out.println("message: " + e.getMessage());
            System.out.println("frames: " + e.getStackTrace().length);
        }
        System.out.println("processors: " + Runtime.getRuntime().availableProcessors());
        WeakReference<Object> weak = new WeakReference<>(new Object());
        System.gc();
        System.out.println("collected: " + (weak.get() == null));
        try {
            System.out.println("direct buffer: " + ByteBuffer.allocateDirect(1 << 20).capacity());
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        new Exception("printed").printStackTrace();
    }
}
