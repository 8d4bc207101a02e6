/* SPDX-License-Identifier: MIT */
/* Daemon threads do not keep the VM alive, others do; hooks run when the last has ended. */
public class Threads {
    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        new Thread(() -> {
            try {
                Thread.sleep(200);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
            System.out.println("worker ends");
        }).start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("main ends");
    }
}
