// SPDX-License-Identifier: MIT
/** Threads that make arrays which are too large for their buffers, small objects, and calls. */
public class Beside {
    static int[] kept;

    static int make(int size) {
        kept = new int[size];
        return new Object[] {kept}.length;
    }

    public static void main(String[] arguments) throws Exception {
        for (int i = 0; i < Integer.parseInt(arguments[0]); i++) {
            Thread thread = new Thread(() -> {
                for (int n = 0;; n++) make(1500 + n % 1000);
            });
            thread.setDaemon(true);
            thread.start();
        }
        System.out.println("ready");
        System.out.flush();
        Thread.sleep(3_000_000);
    }
}
