/* SPDX-License-Identifier: MIT */
/* What the rarer events tell of. Arguments: "exceptions" that are thrown, leave frames and are
 * caught, "names" of threads, "threads" that start and end, or "collections"; and how many
 * rounds. */
public class Rare {
    static int deep(int n) {
        if (n == 0) throw new IllegalStateException();
        return deep(n - 1) + 1;
    }

    static int exceptions() {
        int caught = 0;
        for (int k = 0; k < 1000; k++) {
            try {
                caught += deep(k % 10);
            } catch (IllegalStateException e) {
                caught++;
            }
        }
        return caught;
    }

    static int names() {
        for (int k = 0; k < 1000; k++) Thread.currentThread().setName(k % 2 == 0 ? "one" : "two");
        return 1;
    }

    static int threads() throws InterruptedException {
        Thread t = new Thread(() -> { }, "short");
        t.start();
        t.join();
        return 1;
    }

    static int collections() {
        System.gc();
        return 1;
    }

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[1]), sum = 0;
        for (int i = 0; i < rounds; i++)
            switch (args[0]) {
            case "exceptions": sum += exceptions(); break;
            case "names": sum += names(); break;
            case "threads": sum += threads(); break;
            default: sum += collections();
            }
        System.out.println(sum);
    }
}
