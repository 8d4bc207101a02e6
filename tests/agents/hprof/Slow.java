// SPDX-License-Identifier: MIT
/** Calls that last, and more that do not. */
public class Slow {
    static void sleep(int milliseconds) throws InterruptedException {
        if (milliseconds > 0) Thread.sleep(milliseconds);
    }

    static void throwing() throws InterruptedException {
        sleep(450);
        throw new IllegalStateException();
    }

    static int quick(int x) {
        return x * 7;
    }

    static int notChosen(int x) {
        return quick(x) + quick(x + 1);
    }

    public static void main(String[] arguments) throws Exception {
        int sum = 0;
        for (int i = 0; i < 5000; i++) sum += notChosen(i);
        sleep(0);
        Thread other = new Thread(() -> sleepQuietly(), "other");
        other.start();
        other.join();
        try {
            throwing();
        } catch (IllegalStateException e) {
            System.out.println(sum);
        }
    }

    private static void sleepQuietly() {
        try {
            sleep(500);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
