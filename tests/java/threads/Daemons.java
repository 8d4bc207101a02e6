// SPDX-License-Identifier: MIT
/** The VM ends when the last thread that is no daemon ends; hooks run then; main may end first. */
public class Daemons {

    public static void main(String[] args) throws Exception {
        Thread d = new Thread(() -> {
            while (true)
                try {
                    Thread.sleep(1000);
                } catch (InterruptedException e) {}
        });
        d.setDaemon(true);
        d.start();
        Runtime.getRuntime().addShutdownHook(
            new Thread(() -> System.out.println("hook " + Thread.currentThread().isDaemon()))
        );
        Thread main = Thread.currentThread();
        Thread later = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {}
            System.out.println("after main " + main.getState());
            Thread last = new Thread(() -> System.out.println("last"));
            last.start();
        });
        later.start();
        System.out.println("main ends");
    }
}
