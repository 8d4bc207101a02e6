/* SPDX-License-Identifier: MIT */
/* Runtime.halt skips the hooks. */
public class HaltStatus {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("halting");
        Runtime.getRuntime().halt(7);
    }
}
