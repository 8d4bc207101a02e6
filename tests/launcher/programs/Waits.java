/* SPDX-License-Identifier: MIT */
/* Says "ready" and waits for a signal; a hook tells that it came. */
public class Waits {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("hook begins");
            try {
                Thread.sleep(300);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
            System.out.println("hook ends");
        }));
        System.out.println("ready");
        Thread.sleep(60000);
        System.out.println("never");
    }
}
