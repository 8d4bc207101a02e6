// SPDX-License-Identifier: MIT
/**
 * Exceptions through many frames, of the program's and of the VM's making, finally blocks, a stack
 * that ends.
 */
public class Thrown {

    static class Mine extends Exception {

        final int depth;

        Mine(int depth) {
            super("at " + depth);
            this.depth = depth;
        }
    }

    private static int finals;

    static int dig(int depth, int kind) throws Mine {
        try {
            if (depth > 0) return dig(depth - 1, kind) + 1;
            switch (kind) {
                case 0:
                    throw new Mine(finals);
                case 1:
                    return new int[2][0][kind].length / depth;
                case 2:
                    return ((String) (Object) Thrown.class).length();
                case 3:
                    return new int[1][-1].length;
                default:
                    return ((Object) null).hashCode();
            }
        } finally {
            finals++;
        }
    }

    static synchronized int endless(int n) {
        return endless(n + 1) + 1;
    }

    public static void main(String[] args) throws Exception {
        int caught = 0;
        for (int i = 0; i < 200; i++) {
            try {
                dig(i % 30, i % 5);
            } catch (Mine | RuntimeException e) {
                caught += e.getStackTrace().length > 0 ? 1 : 0;
            }
        }
        Thread last = new Thread(
            null,
            () -> {
                try {
                    endless(0);
                } catch (StackOverflowError e) {
                    finals++;
                }
            },
            "deep",
            256 << 10
        );
        last.start();
        last.join();
        Thread uncaught = new Thread(() -> {
            throw new IllegalStateException("nobody catches this");
        });
        uncaught.setUncaughtExceptionHandler((t, e) -> finals++);
        uncaught.start();
        uncaught.join();
        System.out.println(caught + " " + finals);
    }
}
