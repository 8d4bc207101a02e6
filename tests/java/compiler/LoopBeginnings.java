/* SPDX-License-Identifier: MIT */
/* What a compiled loop looks at once, before its first turn: objects that every turn reads, indexes
 * that only count up to an array's length. Nothing may happen earlier than in the turn that does
 * it, and nothing that has to be checked may be left out. */
import java.util.*;

public class LoopBeginnings {

    static final class Box {

        int value = 3;
        Box next;
    }

    static int before;
    static int[] shared = { 9, 8, 7 };

    static int eachOf(int[] a) {
        int sum = 0;
        for (int x : a) sum += x;
        return sum;
    }

    static int from(int[] a, int start) {
        int sum = 0;
        for (int i = start; i < a.length; i++) {
            before++;
            sum += a[i];
        }
        return sum;
    }

    static int twiceUp(int[] a, int start) {
        int sum = 0;
        for (int i = start; i < a.length; i++) {
            sum += a[i];
            if (sum > 1_000_000) i++;
            i++;
        }
        return sum;
    }

    static int byTwo(int[] a, int start) {
        int sum = 0;
        for (int i = start; i < a.length; i += 2) sum += a[i];
        return sum;
    }

    static int upThenRead(int[] a) {
        int sum = 0;
        int i = 0;
        while (i < a.length) {
            sum += a[i];
            i++;
            sum += 2 * a[i];
        }
        return sum;
    }

    static int downInside(int[] a, int until) {
        int sum = 0,
            turns = 0;
        for (int i = 0; i < a.length; i++) {
            if (turns++ == until) i -= 5;
            sum += a[i];
        }
        return sum;
    }

    static int otherArray(int[] a, int[] b) {
        int n = a.length,
            sum = 0;
        a = b;
        for (int i = 0; i < n; i++) sum += a[i];
        return sum;
    }

    static int arrayChanges(int[] a, int[] b, int when) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            if (i == when) a = b;
            sum += a[i];
        }
        return sum;
    }

    static int lengthChanges(int[] a, int more) {
        int n = a.length,
            sum = 0;
        for (int i = 0; i < n; i++) {
            sum += a[i];
            if (i == 1) n += more;
        }
        return sum;
    }

    static int lengthOfWhich(int[] a, int[] b, boolean which) {
        int n;
        if (which) n = a.length;
        else n = b.length;
        int sum = 0;
        for (int i = 0; i < n; i++) sum += a[i];
        return sum;
    }

    static int lengthThenOther(int[] a, int[] b) {
        int n = b.length;
        int m = n;
        n = a.length;
        int sum = 0;
        for (int i = 0; i < m; i++) sum += a[i];
        for (int i = 0; i < n; i++) sum += 10 * a[i];
        return sum;
    }

    static int field(Box box, int turns) {
        int sum = 0;
        for (int i = 0; i < turns; i++) {
            before++;
            sum += box.value;
        }
        return sum;
    }

    static int fieldLater(Box box, int turns) {
        int sum = 0;
        for (int i = 0; i < turns; i++) {
            before++;
            if (i >= 2) sum += box.value;
        }
        return sum;
    }

    static int chain(Box box) {
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += box.value;
            box = box.next;
        }
        return sum;
    }

    static int caught(Box box, int[] a, int start) {
        int caught = 0;
        for (int i = start; i < a.length; i++) {
            try {
                before += box.value;
                before += a[i];
            } catch (NullPointerException e) {
                caught += 100;
            } catch (ArrayIndexOutOfBoundsException e) {
                caught++;
            }
        }
        return caught;
    }

    static int caughtAround(Box box, int[] a, int start) {
        int seen = 0;
        try {
            for (int i = start; i < a.length; i++) {
                seen++;
                before += a[i] + box.value;
            }
        } catch (RuntimeException e) {
            return seen * 1000 + (e instanceof NullPointerException ? 1 : 2);
        }
        return seen;
    }

    static int elementNull(Box[] boxes) {
        int sum = 0;
        for (Box b : boxes) {
            before++;
            sum += b.value;
        }
        return sum;
    }

    static long nested(int[][] rows, int skip) {
        long sum = 0;
        outer: for (int[] row : rows) {
            for (int x : row) {
                if (x == skip) continue outer;
                if (x == -skip) break outer;
                sum += x;
            }
            sum *= 3;
        }
        return sum;
    }

    static int bothInOne(int[] a, int[] b, Box box) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            if ((a[i] & 1) == 0) continue;
            sum += a[i] * b[i] + box.value;
        }
        return sum;
    }

    static int ofAField(int start) {
        int sum = 0;
        for (int i = start; i < shared.length; i++) sum += shared[i];
        return sum;
    }

    static int stores(byte[] a, long[] b, int start) {
        for (int i = start; i < a.length; i++) {
            b[i] = a[i] * 3L;
            a[i] += 2;
        }
        return Arrays.hashCode(a) + Arrays.hashCode(b);
    }

    static int restarted(int[] a) {
        int sum = 0;
        for (int k = 0; k < 3; k++) {
            int i = k - 1;
            for (; i < a.length; i++) sum += a[i];
        }
        return sum;
    }

    interface Way {
        Object go() throws Exception;
    }

    static void show(String name, Way way) {
        before = 0;
        String answer;
        try {
            answer = "" + way.go();
        } catch (Exception e) {
            answer = e.getClass().getSimpleName() + ": " + e.getMessage();
        }
        System.out.println(name + " " + answer + " " + before);
    }

    static void all(int[] a, int[] b, Box box, Box none) {
        show("eachOf", () -> eachOf(a));
        show("eachOf null", () -> eachOf(null));
        for (int start = -2; start < 3; start++) {
            int s = start;
            show("from", () -> from(a, s));
            show("twiceUp", () -> twiceUp(a, s));
            show("byTwo", () -> byTwo(a, s));
            show("ofAField", () -> ofAField(s));
            show("caught", () -> caught(box, a, s));
            show("caught null", () -> caught(none, a, s));
            show("caughtAround", () -> caughtAround(box, a, s));
            show("caughtAround null", () -> caughtAround(none, a, s));
            show("stores", () -> stores(new byte[] { 1, 2, 3 }, new long[3], s));
            show("stores short", () -> stores(new byte[] { 1, 2, 3 }, new long[2], s));
        }
        show("from null", () -> from(null, 0));
        show("from min", () -> from(a, Integer.MIN_VALUE));
        show("byTwo odd", () -> byTwo(a, Integer.MIN_VALUE + 1));
        show("upThenRead", () -> upThenRead(a));
        for (int until = 0; until < 7; until++) {
            int u = until;
            show("downInside", () -> downInside(a, u));
        }
        show("otherArray", () -> otherArray(a, b));
        show("otherArray same", () -> otherArray(b, b));
        show("otherArray null", () -> otherArray(a, null));
        show("arrayChanges", () -> arrayChanges(a, b, 2));
        show("arrayChanges never", () -> arrayChanges(a, b, 99));
        show("lengthChanges", () -> lengthChanges(a, 2));
        show("lengthChanges less", () -> lengthChanges(a, -2));
        show("lengthOfWhich", () -> lengthOfWhich(b, a, false));
        show("lengthOfWhich own", () -> lengthOfWhich(b, a, true));
        show("lengthThenOther", () -> lengthThenOther(b, a));
        show("lengthThenOther less", () -> lengthThenOther(a, b));
        show("field", () -> field(box, 4));
        show("field null", () -> field(none, 4));
        show("field null, no turn", () -> field(none, 0));
        show("fieldLater null", () -> fieldLater(none, 2));
        show("fieldLater null, later", () -> fieldLater(none, 5));
        show("chain", () -> chain(box));
        show("elementNull", () -> elementNull(new Box[] { box, box, null, box }));
        show("elementNull none", () -> elementNull(new Box[] { box, box }));
        show("nested", () -> nested(new int[][] { { 1, 2, 3 }, { 4, 5 }, {}, { 6, 7 } }, 4));
        show("nested breaks", () ->
            nested(new int[][] { { 1, 2, 3 }, { -4, 5 }, {}, { 6, 7 } }, 4)
        );
        show("nested null", () -> nested(new int[][] { { 1, 2, 3 }, null }, 4));
        show("bothInOne", () -> bothInOne(a, a, box));
        show("bothInOne short", () -> bothInOne(a, b, box));
        show("bothInOne null", () -> bothInOne(a, a, none));
        show("restarted", () -> restarted(a));
    }

    public static void main(String[] args) {
        int[] a = { 5, 6, 7, 8, 9 },
            b = { 1, 2 };
        Box box = new Box();
        box.next = new Box();
        all(a, b, box, null);
        long sum = 0;
        int[] large = new int[3000];
        Arrays.setAll(large, i -> i % 7);
        for (int i = 0; i < 300; i++) {
            sum +=
                eachOf(large) +
                from(large, i) +
                byTwo(large, i & 1) +
                field(box, 100) +
                bothInOne(large, large, box) +
                otherArray(b, large);
            sum +=
                arrayChanges(large, large, 3) +
                lengthChanges(large, 0) +
                caughtAround(box, large, i) +
                fieldLater(box, 50) +
                caught(box, large, 2900);
            sum +=
                nested(new int[][] { large, a }, 99) +
                elementNull(new Box[] { box, box.next }) +
                stores(new byte[300], new long[300], i);
        }
        System.out.println(sum);
        all(a, b, box, null);
    }
}
