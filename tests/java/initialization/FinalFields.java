// SPDX-License-Identifier: MIT
/** Blank finals, constants seen before construction ends, finals captured, arrays of finals. */
public class FinalFields {
    final int a;
    final int b;
    final int K = 7;
    final String seen;
    static final int STATIC;
    static { int s = 0; for (int i = 0; i < 5; i++) s += i; STATIC = s; }
    FinalFields(int n) { seen = look(); a = n; if (n > 2) b = 1; else b = 2; }
    FinalFields() { this(42); }
    String look() { return a + "/" + b + "/" + K; }

    public static void main(String[] args) throws Exception {
        FinalFields f = new FinalFields(3);
        System.out.println(f.a + " " + f.b + " " + f.K + " " + f.seen);
        System.out.println(new FinalFields().a);
        final int local;
        if (args.length == 0) local = 1;
        else local = 2;
        System.out.println(local);
        final int[] arr = {1};
        arr[0]++;
        System.out.println(arr[0]);
        for (final int x : new int[] {1, 2}) System.out.print(x);
        System.out.println("");
        final int y;
        switch (arr[0]) { case 2: y = 20; break; default: y = 30; }
        System.out.println(y);
        int z = 5;
        Runnable r = () -> System.out.println(z + y);
        r.run();
        boolean t = true;
        final int w;
        while (true) { if (t) { w = 8; break; } }
        System.out.println(w);
        System.out.println(STATIC);
    }
}
