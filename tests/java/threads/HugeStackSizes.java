// SPDX-License-Identifier: MIT
// A thread may ask for any size of stack: the request is a hint, or the start fails with an
// OutOfMemoryError,
// after which the thread was never started; the VM goes on either way.
public class HugeStackSizes {

    static volatile int ran;

    public static void main(String[] arguments) throws Exception {
        long[] sizes = {
            0,
            1,
            -1,
            4096,
            1L << 20,
            1L << 30,
            1L << 31,
            1L << 40,
            1L << 46,
            Long.MAX_VALUE,
            Long.MIN_VALUE
        };
        for (long size : sizes) {
            ran = 0;
            Thread thread = new Thread(null, () -> ran = 1, "asks for " + size, size);
            boolean refused = false;
            try {
                thread.start();
            } catch (OutOfMemoryError e) {
                refused = true;
                if (
                    !e.getMessage().startsWith("unable to create native thread")
                ) System.out.println(e);
            }
            thread.join();
            boolean consistent = refused
                ? ran == 0 && thread.getState() == Thread.State.NEW
                : ran == 1 && thread.getState() == Thread.State.TERMINATED;
            System.out.println(
                size + ": " + consistent + " " + thread.isAlive() + " " + Thread.activeCount()
            );
        }
        Thread deep = new Thread(
            null,
            () -> System.out.println("deep enough: " + (depth(0) >= 50000)),
            "deep",
            64 << 20
        );
        deep.start();
        deep.join();
    }

    static int depth(int n) {
        return n == 50000 ? n : depth(n + 1);
    }
}
