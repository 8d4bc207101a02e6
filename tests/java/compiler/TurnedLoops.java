/* SPDX-License-Identifier: MIT */
/* Loops that test at their head, of each kind of test: their ends, continue and break, exceptions
 * out of the test itself, null at the end of a list, sums that wrap around, loops in loops, bodies
 * that never run. */
public class TurnedLoops {

    static final class Node {

        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static int limit = 5;
    int length;

    static int ints(int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) sum = sum * 3 + i;
        for (int i = to; i >= from; i -= 2) sum = sum * 5 - i;
        for (int i = from; i != to; i += i < to ? 1 : -1) sum ^= i;
        for (int i = to; i > 0; i--) sum += i;
        for (int i = from; i <= to; ) i += 1 + (sum & 1);
        int zero = to;
        while (zero != 0) zero /= 2;
        return sum + zero;
    }

    static long longs(long from, long to) {
        long sum = 0;
        for (long i = from; i < to; i++) sum = sum * 3 + i;
        long left = to;
        while (left > 0) left -= 3;
        while (left == 7) left++;
        return sum + left;
    }

    static double doubles(double to) {
        double sum = 0;
        for (double d = 0; d < to; d += 0.5) sum += d;
        float f = 8;
        while (f >= 1) f /= 3;
        return sum + f;
    }

    static int list(Node head) {
        int sum = 0;
        for (Node n = head; n != null; n = n.next) sum = sum * 7 + n.value;
        Node last = head;
        while (last.next != null) last = last.next;
        Node same = head;
        while (same == head) same = same.next;
        Node found = null,
            at = head;
        while (found == null) {
            if (at.value % 3 == 0) found = at;
            at = at.next;
        }
        return (
            sum +
            last.value +
            (same == null ? 0 : same.value) +
            found.value +
            (at == null ? -1 : at.value)
        );
    }

    static int array(int[] a, int skip) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            if (i == skip) continue;
            if (a[i] > 40) break;
            sum += a[i];
        }
        int k = 0;
        while (a[k] != 22) {
            k++;
            if (k == skip) continue;
            sum += k;
        }
        return sum;
    }

    int fields(TurnedLoops other) {
        int sum = 0;
        for (length = 0; length < limit; length++) sum += length * 2;
        while (other.length < length) other.length += 2;
        return sum + other.length;
    }

    static int nested(int n) {
        int sum = 0;
        outer: for (int i = 0; i < n; i++) {
            for (int k = i; k < n; k++) {
                if (k == 7) continue outer;
                sum += k;
            }
            int k = 0;
            while (k < i) {
                if ((k & 3) == 3) {
                    k += 2;
                    continue;
                }
                sum ^= k++;
            }
            if (i == 11) break outer;
        }
        return sum;
    }

    static int caught(int[] a) {
        int sum = 0,
            i = 0;
        try {
            while (a[i] > 0) sum += a[i++];
        } catch (ArrayIndexOutOfBoundsException e) {
            sum += 1000 * i;
        } catch (NullPointerException e) {
            sum -= 7;
        }
        return sum;
    }

    interface Call {
        Object run();
    }

    static String text(Call call) {
        try {
            return String.valueOf(call.run());
        } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
            return e.getClass().getSimpleName() + " at " + e.getStackTrace()[0].getLineNumber();
        }
    }

    static String round() {
        Node three = new Node(4, new Node(5, new Node(6, null))),
            none = new Node(1, new Node(2, null));
        int[] a = { 4, 9, 13, 22, 31, 44, 3 };
        StringBuilder out = new StringBuilder();
        out.append(text(() -> ints(2, 9)))
            .append(' ')
            .append(text(() -> ints(-3, 0)))
            .append(' ')
            .append(text(() -> ints(4, 4)))
            .append('\n');
        out.append(text(() -> longs(2, 9)))
            .append(' ')
            .append(text(() -> longs(9, 2)))
            .append(' ')
            .append(text(() -> doubles(3)))
            .append('\n');
        out.append(text(() -> doubles(Double.NaN)))
            .append(' ')
            .append(text(() -> list(three)))
            .append(' ')
            .append(text(() -> list(none)))
            .append(' ');
        out.append(text(() -> list(null))).append('\n');
        out.append(text(() -> array(a, 2)))
            .append(' ')
            .append(text(() -> array(new int[] { 1, 2 }, 0)))
            .append(' ');
        out.append(text(() -> array(null, 1))).append('\n');
        out.append(text(() -> new TurnedLoops().fields(new TurnedLoops())))
            .append(' ')
            .append(text(() -> new TurnedLoops().fields(null)));
        out.append(' ')
            .append(text(() -> nested(5)))
            .append(' ')
            .append(text(() -> nested(20)))
            .append('\n');
        out.append(text(() -> caught(a)))
            .append(' ')
            .append(text(() -> caught(new int[] { 1, 0, 5 })))
            .append(' ')
            .append(text(() -> caught(null)))
            .append('\n');
        return out.toString();
    }

    public static void main(String[] args) {
        String first = round();
        System.out.print(first);
        for (int i = 0; i < 600; i++) if (!round().equals(first)) System.out.println(
            "round " + i + " differs:\n" + round()
        );
    }
}
