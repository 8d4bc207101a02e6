// SPDX-License-Identifier: MIT
import java.util.*;

/** for, while, do and enhanced for: scope, empty parts, updates, continue, iterators. */
public class Loops {

    static int[] make(int[] c) {
        c[0]++;
        return new int[] { 7, 8 };
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0, j = 10; i < j; i += 3, j--) System.out.print(i + ":" + j + " ");
        System.out.println("");
        int n = 0;
        for (;;) {
            if (++n > 3) break;
        }
        System.out.println(n);
        int w = 5;
        while (w-- > 0) System.out.print(w);
        System.out.println("");
        do {
            n -= 2;
            if (n == 2) continue;
        } while (n > 0);
        System.out.println(n);
        for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) {
            if (j == 1) continue;
            if (i == 2) break;
            System.out.print(i + "" + j + " ");
        }
        System.out.println("");
        for (double d = 0; d < 1; d += 0.3) System.out.print(d + " ");
        System.out.println("");
        for (char c = 'a'; c <= 'e'; c++) System.out.print(c);
        System.out.println("");
        for (long l = 1; l > 0; l <<= 13) System.out.print(l + " ");
        System.out.println("");
        for (byte b = 120; b > 0; b++) System.out.print(b + " ");
        System.out.println("");
        for (String s = "x"; s.length() < 5; s += s) System.out.print(s + " ");
        System.out.println("");
        int[] a = { 1, 2, 3 };
        for (int x : a) {
            x *= 2;
            a = new int[0];
            System.out.print(x + " ");
        }
        System.out.println(a.length);
        for (var e : Map.of("k", 1).entrySet()) System.out.println(e.getKey() + e.getValue());
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        try {
            for (int x : l) l.remove((Integer) x);
        } catch (ConcurrentModificationException e) {
            System.out.println("modified");
        }
        for (Iterator<Integer> it = l.iterator(); it.hasNext(); ) if (it.next() == 2) it.remove();
        System.out.println(l);
        for (int[] row : new int[][] { { 1, 2 }, {}, { 3 } })
            for (long x : row) System.out.print(x + " ");
        System.out.println("");
        int calls[] = { 0 };
        for (int x : make(calls)) System.out.print(x);
        System.out.println(calls[0]);
        for (int i = 0; i < 2; i++) {
            int fresh = 0;
            fresh++;
            System.out.print(fresh);
        }
        System.out.println("");
        for (Object o : new String[] { "s", null }) System.out.print(o + " ");
        System.out.println("");
        boolean first = true;
        while (first) {
            first = false;
            for (int i = 0; ; i++) if (i == 4) break;
        }
        float f = 0;
        while (f + 1 != f && n++ < 50) f = f * 2 + 1;
        System.out.println(f);
        int x = 3;
        for (x = 10; x < 12; x++);
        System.out.println(x);
    }
}
