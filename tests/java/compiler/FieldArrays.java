/* SPDX-License-Identifier: MIT */
/* An array that a field holds is checked once for an index, as long as neither changes; and small
 * methods that change its elements are parts of their callers. Exceptions come where they are due,
 * with nothing done behind them. */
public class FieldArrays {
    int[] ints;
    long[] longs;
    byte[] bytes;
    Object[] objects;
    FieldArrays other;
    int at;
    static int[] shared = {1, 2, 3};

    FieldArrays(int length) {
        ints = new int[length];
        longs = new long[length];
        bytes = new byte[length];
        objects = new Object[length];
        for (int i = 0; i < length; i++) {
            ints[i] = i * 7;
            longs[i] = i * 70_000_000_000L;
            bytes[i] = (byte) (i * 70);
            objects[i] = "o" + i;
        }
        other = this;
    }

    void swap(int i, int j) {
        int t = ints[i];
        ints[i] = ints[j];
        ints[j] = t;
    }

    void swapLongs(int i, int j) {
        long t = longs[i];
        longs[i] = longs[j];
        longs[j] = t;
    }

    void turn(int i) {
        bytes[i] = (byte) ~bytes[i];
        bytes[i + 1] ^= bytes[i];
        bytes[i + 1]++;
    }

    /* The second index is checked only after the first element has changed. */
    void late(int i, int j) {
        ints[i]++;
        ints[j] += 2;
    }

    void push(int value) { ints[at++] = value; }

    int pop() { return ints[--at]; }

    /* The array is another one between the two accesses. */
    int replaced(int i, int[] by) {
        int before = ints[i];
        ints = by;
        return before * 1000 + ints[i];
    }

    int replacedElsewhere(FieldArrays it, int i, int[] by) {
        int before = ints[i];
        it.ints = by;
        return before * 1000 + ints[i];
    }

    void shrink() { ints = new int[1]; }

    int replacedByCall(int i) {
        int before = ints[i];
        shrinkSlowly(i);
        return before * 1000 + ints[i];
    }

    void shrinkSlowly(int n) {
        for (int i = 0; i < n; i++) if (i == n - 1) shrink();
    }

    int replacedByInlined(int i) {
        int before = ints[i];
        shrink();
        return before * 1000 + ints[i];
    }

    int indexChanges(int i, int step) {
        int sum = ints[i];
        i += step;
        sum = sum * 100 + ints[i];
        i++;
        return sum * 100 + ints[i];
    }

    int offsets(int i) {
        return ints[i + 1] + ints[i] * 3 + ints[i + 1] * 5 + ints[i - 1] + ints[i - 1];
    }

    int branches(int i, boolean which) {
        if (which) ints[i]++;
        else other.ints[i] += 2;
        return ints[i];
    }

    int chosen(boolean which, int i, int j) {
        int sum = 0;
        if (which) sum = ints[i];
        else ints = new int[2];
        return sum + ints[i] + ints[j];
    }

    static void exchange(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    int known() { return ints[2] + ints[1] * 2 + ints[2] * 3; }

    static String attempt(int kind, FieldArrays f, int i, int j) {
        try {
            switch (kind) {
            case 0: f.swap(i, j); break;
            case 1: f.swapLongs(i, j); break;
            case 2: f.turn(i); break;
            case 3: f.late(i, j); break;
            case 4: return "replaced " + f.replaced(i, new int[j]);
            case 5: return "elsewhere " + f.replacedElsewhere(f, i, new int[j]);
            case 6: return "elsewhere " + f.replacedElsewhere(new FieldArrays(1), i, new int[j]);
            case 7: return "call " + f.replacedByCall(i);
            case 8: return "inlined " + f.replacedByInlined(i);
            case 9: return "index " + f.indexChanges(i, j);
            case 10: return "offsets " + f.offsets(i);
            case 11: return "branches " + f.branches(i, j > 2);
            case 12: return "chosen " + f.chosen(j > 2, i, j);
            case 13: f.other.swap(i, j); break;
            case 14: exchange(f.ints, i, j); break;
            case 15: exchange(shared, i, j); break;
            case 16: f.other.other.late(j, i); break;
            case 17: return "known " + f.known();
            case 18: f.push(i); f.push(j); return "pop " + f.pop() + " " + f.pop() + " " + f.at;
            case 19: f.swap(i, i); f.swap(j + 1, j); f.swap(j, j + 1); f.swap(i, j); break;
            case 20: f.ints[i] = f.ints[j]; f.other.ints[j] = f.ints[i] + 1; break;
            case 21: f.ints = null; f.swap(i, j); break;
            case 22: f.other = null; f.other.swap(i, j); break;
            default: throw new AssertionError();
            }
            return state(f);
        } catch (RuntimeException e) {
            return e + " in " + e.getStackTrace()[0].getMethodName() + ":"
                + e.getStackTrace()[0].getLineNumber() + " " + state(f);
        }
    }

    static String state(FieldArrays f) {
        long sum = f.at;
        if (f.ints != null) for (int x : f.ints) sum = sum * 31 + x;
        for (long x : f.longs) sum = sum * 31 + x;
        for (byte x : f.bytes) sum = sum * 31 + x;
        for (int x : shared) sum = sum * 31 + x;
        return Long.toHexString(sum);
    }

    public static void main(String[] args) {
        int[] indexes = {0, 1, 2, 3, 4, 5, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] sums = new long[23];
        for (int round = 0; round < 40; round++)
            for (int kind = 0; kind < sums.length; kind++)
                for (int i : indexes)
                    for (int j : indexes) {
                        if ((kind == 4 || kind == 5 || kind == 6) && (j < 0 || j > 5)) continue;
                        shared = new int[] {1, 2, 3};
                        sums[kind] = sums[kind] * 31
                            + attempt(kind, new FieldArrays(5), i, j).hashCode();
                    }
        for (int kind = 0; kind < sums.length; kind++) {
            System.out.println(kind + " " + Long.toHexString(sums[kind]));
            shared = new int[] {1, 2, 3};
            for (int i = 1; i < 6; i += 2)
                System.out.println("  " + attempt(kind, new FieldArrays(5), i, 3)
                    + " " + attempt(kind, new FieldArrays(5), 3, 5));
        }
    }
}
