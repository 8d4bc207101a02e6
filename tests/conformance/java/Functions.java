/* SPDX-License-Identifier: MIT */

/** Calls the agent from places it knows. */
public class Functions {
    static int sink;

    static void inner(int n) {
        Driver.step(n);
    }

    static void middle(int n) {
        inner(n);
        sink++;
    }

    static void outer(int n) {
        middle(n);
        sink++;
    }

    static void garbage(int n) {
        for (int i = 0; i < n; i++) sink += new byte[1000].length;
    }

    public static void main(String[] args) throws Exception {
        Driver.step(1); // requests
        Object[] array = {new Functions()};
        Driver.object(1, array[0]);
        Driver.object(2, array);
        Driver.object(3, new int[7]);
        outer(2); // call traces
        Driver.step(3); // GC off
        garbage(2000);
        Driver.step(4); // GC on again
        Driver.step(5); // system threads
        Driver.step(6); // raw monitors
        Driver.step(7); // another holds GC off
        Thread.currentThread().interrupt();
        Driver.step(8); // status
        Thread.interrupted();
        Driver.step(9); // disabling
        garbage(100);
        Driver.step(10);
        System.out.println("ran");
    }
}
