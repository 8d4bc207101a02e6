/* SPDX-License-Identifier: MIT */
/* Accesses to an array that was checked at the same index before, and what must be checked all the
 * same: the index or the array has changed between, the sum has wrapped around, control comes from
 * elsewhere. */
public class KnownBounds {

    static int seen;

    static int compound(int[] a, int i) {
        a[i] += 3;
        a[i] = a[i] * 2 + a[i + 1] - a[i + 1];
        a[i + 1]++;
        return a[i] + a[i + 1];
    }

    static int steps(int[] a, int i) {
        int sum = a[i];
        i++;
        sum += a[i] + a[i - 1];
        i += 2;
        sum += a[i] + a[i - 3];
        i = i - 1;
        sum = sum * 3 + a[i] + a[i + 1];
        return sum;
    }

    static int other(int[] a, int[] b, int i) {
        int sum = a[i];
        a = b;
        sum += a[i];
        return sum;
    }

    static int assigned(int[] a, int i) {
        return a[i] + a[(i = i + 1)] + a[i] + a[i + 1] * a[(i += 1)] + a[i++] + a[i];
    }

    static int pushed(int[] a, int i) {
        return a[i + 1] + sum(i + 1, (i = 2), a[i + 1], a[i]);
    }

    static int sum(int x, int y, int z, int u) {
        return x + 10 * y + 100 * z + 1000 * u;
    }

    static int wrapped(int[] a, int i) {
        int first = 0;
        try {
            first = a[i + 1];
        } catch (ArrayIndexOutOfBoundsException e) {
            first = -7;
        }
        return first + a[i + 1 - 1 + 1];
    }

    static int branches(int[] a, int i, boolean which) {
        int sum = 0;
        if (which) sum += a[i];
        else sum += 5;
        sum += a[i];
        for (int k = i; k < i + 3; k++) {
            sum += a[k];
            if ((k & 1) == 0) continue;
            sum += a[k] + a[k - 1];
        }
        return sum + a[i];
    }

    static int numbers(int[] a) {
        seen = 0;
        a[3] = a[2] + 1;
        seen = 1;
        a[3] += a[2];
        seen = 2;
        a[5]++;
        seen = 3;
        return a[3] + a[5] + a[2];
    }

    static int reused(Object[] objects, int which, int i) {
        int sum = 0;
        {
            int[] a = (int[]) objects[which];
            sum += a[i] + a[i + 1];
        }
        {
            int[] b = (int[]) objects[1 - which];
            sum += b[i] + b[i + 1];
        }
        {
            long wide = sum;
            sum += (int) (wide >> 1);
        }
        return sum;
    }

    static int caught(int[] a, int i) {
        int sum = 0;
        try {
            sum += a[i];
            sum += a[i + 1];
            sum += a[i + 2];
        } catch (ArrayIndexOutOfBoundsException e) {
            try {
                sum += a[i] * 10;
            } catch (ArrayIndexOutOfBoundsException again) {
                sum += 1000;
            }
        }
        return sum;
    }

    interface Call {
        int run();
    }

    static String text(Call call) {
        try {
            return "" + call.run();
        } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
            return (
                e.getClass().getSimpleName() +
                (e instanceof NullPointerException ? "" : " " + e.getMessage()) +
                " " +
                seen
            );
        }
    }

    static int[] made(int length) {
        int[] a = new int[length];
        for (int i = 0; i < length; i++) a[i] = i * 7 + 1;
        return a;
    }

    static String round() {
        StringBuilder out = new StringBuilder();
        int[] indices = {
            0,
            1,
            2,
            3,
            4,
            -1,
            -2,
            5,
            Integer.MAX_VALUE,
            Integer.MIN_VALUE,
            Integer.MAX_VALUE - 1
        };
        for (int index : indices) {
            final int i = index;
            out.append(i).append(": ");
            out.append(text(() -> compound(made(5), i)))
                .append(", ")
                .append(text(() -> steps(made(6), i)))
                .append(", ");
            out.append(text(() -> other(made(5), made(3), i)))
                .append(", ")
                .append(text(() -> other(made(3), null, i)))
                .append(", ");
            out.append(text(() -> assigned(made(6), i)))
                .append(", ")
                .append(text(() -> pushed(made(5), i)))
                .append(", ");
            out.append(text(() -> wrapped(made(4), i)))
                .append(", ")
                .append(text(() -> branches(made(6), i, true)))
                .append(", ");
            out.append(text(() -> branches(made(6), i, false)))
                .append(", ")
                .append(text(() -> caught(made(4), i)))
                .append(", ");
            out.append(text(() -> reused(new Object[] { made(5), made(2) }, 0, i))).append(", ");
            out.append(text(() -> numbers(i < 0 ? null : made(i > 9 ? 3 : i + 2)))).append('\n');
        }
        return out.toString();
    }

    public static void main(String[] args) {
        String first = round();
        System.out.print(first);
        for (int i = 0; i < 60; i++) if (!round().equals(first)) System.out.println(
            "round " + i + " differs:\n" + round()
        );
    }
}
