/* SPDX-License-Identifier: MIT */
/* OutOfMemoryError is thrown, caught, and the memory comes back; impossible array sizes. */
import java.util.*;

public class OutOfMemory {

    static Object sink;

    static int huge(Runnable r) {
        try {
            r.run();
            return 0;
        } catch (OutOfMemoryError e) {
            return 1;
        }
    }

    public static void main(String[] args) {
        for (int round = 0; round < 2; round++) {
            List<byte[]> l = new ArrayList<>();
            boolean caught = false;
            try {
                while (true) l.add(new byte[256 << 20]);
            } catch (OutOfMemoryError e) {
                l = null;
                caught = true;
            }
            System.out.println("caught " + caught);
            sink = new byte[1 << 20];
            sink = null;
        }
        System.out.println(huge(() -> sink = new long[Integer.MAX_VALUE]));
        System.out.println(huge(() -> sink = new long[1 << 20][1 << 20]));
        System.out.println(huge(() -> sink = new double[3][Integer.MAX_VALUE]));
        try {
            sink = new byte[Integer.MAX_VALUE];
        } catch (OutOfMemoryError e) {
            System.out.println(
                "Requested array size exceeds VM limit".equals(e.getMessage()) ||
                    "Java heap space".equals(e.getMessage())
            );
        }
        sink = null;
        try {
            int n = -1;
            sink = new int[n];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            int n = -5;
            sink = new int[3][n][];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            int n = -7;
            sink = new String[0][n];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        String s = "x".repeat(1 << 20);
        System.out.println(s.length());
        try {
            s.repeat(1 << 20);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        System.out.println("done");
    }
}
