/* SPDX-License-Identifier: MIT */
/* Leaves by exit or halt with a status, from the thread asked for, past its finally block. */
public class Exits {
    static void leave(String how, int status) {
        try {
            if (how.equals("halt")) Runtime.getRuntime().halt(status);
            System.exit(status);
        } finally {
            System.out.println("never");
        }
    }

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        int status = Integer.parseInt(args[1]);
        System.out.println("leaving");
        if (args.length == 2) leave(args[0], status);
        Thread thread = new Thread(() -> leave(args[0], status));
        thread.start();
        thread.join();
    }
}
