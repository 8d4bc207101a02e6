/* SPDX-License-Identifier: MIT */
/* An exception that leaves main: other threads still finish, hooks run, the status is 1. */
public class UncaughtInMain {

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {}
            System.out.println("after main " + main.isAlive());
        });
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        t.start();
        System.out.println("throwing");
        throw new Exception("from main", new Error("cause"));
    }
}
