/* SPDX-License-Identifier: MIT */
/** Makes 5000 arrays that die at once. */
public class Garbage {
    static volatile Object sink;

    public static void main(String[] args) {
        for (int i = 0; i < 5000; i++) sink = new short[500];
        sink = null;
        System.gc();
    }
}
