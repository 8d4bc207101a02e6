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
        Object[] array = { new Functions() };
        Driver.object(1, array[0]);
        Driver.object(2, array);
        Object[] arrays = {
            new int[7],
            new boolean[9],
            new char[9],
            new float[9],
            new double[9],
            new byte[9],
            new short[9],
            new long[9],
            new int[2][9]
        };
        for (int i = 0; i < arrays.length; i++) Driver.object(3 + i, arrays[i]);
        outer(2); // call traces
        Lines.call(11);
        Driver.step(3); // GC off
        garbage(2000);
        Driver.step(4); // GC on again
        Driver.step(5); // system threads
        Driver.step(6); // raw monitors
        garbage(500);
        Driver.step(7); // another holds GC off
        Driver.step(12); // many collect
        Thread.currentThread().interrupt();
        Driver.step(8); // status
        Thread.interrupted();
        Driver.step(9); // disabling
        garbage(100);
        Driver.step(10);
        System.out.println("ran");
    }
}
