// SPDX-License-Identifier: MIT
/**
 * Makes objects that an agent refers to before the next one is told of them, then one of another
 * class on each of 40 threads.
 */
public final class Early {

    static final class Shared {}

    static final class Held {}

    private static volatile Object sink;

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 50; i++) sink = new Shared();
        Thread[] threads = new Thread[40];
        for (int i = 0; i < threads.length; i++) threads[i] = new Thread(() -> sink = new Held());
        Class.forName("Early$Held");
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        System.out.println(sink != null);
    }
}
