/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.nio.channels.Selector;

/** Selectors that nobody closed give their descriptors back when they are collected. */
public class SelectorsForgotten {
    private static Object kept;

    private static int open() {
        return new File("/proc/self/fd").list().length;
    }

    public static void main(String[] args) throws Exception {
        Selector.open().close(); // what is opened once only, and stays
        int before = open();
        for (int i = 0; i < 20; i++) {
            kept = Selector.open();
        }
        kept = null;
        while (open() > before + 6) { // cleaning is another thread's; a stack may hold one
            System.gc();
            Thread.sleep(5);
        }
        Selector closed = Selector.open();
        closed.close();
        closed.close();
        System.out.println("selectors are closed: " + !closed.isOpen());
    }
}
