/* SPDX-License-Identifier: MIT */
/* System.exit from another thread while main sleeps; finally blocks do not run, hooks do. */
public class ExitStatus {

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(
            new Thread(() -> System.out.println("hook " + Thread.currentThread().isAlive()))
        );
        new Thread(() -> {
            try {
                System.out.println("exiting");
                System.exit(42);
            } finally {
                System.out.println("never");
            }
        }).start();
        try {
            Thread.sleep(1000000);
        } finally {
            System.out.println("never either");
        }
    }
}
