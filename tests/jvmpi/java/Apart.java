// SPDX-License-Identifier: MIT
/** Loads two classes on two threads at the same time. */
public final class Apart {
    static final class One {}
    static final class Two {}

    private static Thread loads(String name) {
        Thread thread = new Thread(() -> {
            try {
                Class.forName(name);
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        Thread one = loads("Apart$One"), two = loads("Apart$Two");
        one.join();
        two.join();
        System.out.println(true);
    }
}
