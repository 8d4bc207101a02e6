/* SPDX-License-Identifier: MIT */
/*
 * Sorts of objects over data of many shapes: the order of equal ones, which are compared, how
 * contradictions end.
 */
import java.util.*;

public class SortsAskAlike {

    static final class Key {

        final int value, at;

        Key(int value, int at) {
            this.value = value;
            this.at = at;
        }
    }

    static int count;
    static long asked;

    static int value(int kind, int i, int length, int range, Random r) {
        switch (kind) {
            case 0:
                return r.nextInt(range);
            case 1:
                return i / (1 + (range % 7));
            case 2:
                return -i / 3;
            case 3:
                return r.nextInt(10) == 0 ? r.nextInt(length) : i;
            case 4:
                return i % (1 + (range % 300));
            case 5:
                return (i & 64) == 0 ? i : -i;
            default:
                return r.nextInt(100) == 0 ? 0 : i ^ 512;
        }
    }

    public static void main(String[] args) {
        Random r = new Random(args.length > 1 ? Long.parseLong(args[1]) : 11);
        for (int n = args.length > 0 ? Integer.parseInt(args[0]) : 250; n > 0; n--) {
            int length = r.nextInt(r.nextInt(4) == 0 ? 3000 : 200),
                kind = r.nextInt(7);
            int range = 1 + r.nextInt(r.nextBoolean() ? 10 : 100000),
                mod = 2 + r.nextInt(9);
            boolean contradicts = r.nextInt(5) == 0;
            Key[] keys = new Key[length];
            for (int i = 0; i < length; i++) keys[i] = new Key(value(kind, i, length, range, r), i);
            count = 0;
            asked = 0;
            String end = "sorted";
            try {
                Arrays.sort(keys, r.nextInt(3) == 0 ? r.nextInt(length + 1) : 0, length, (x, y) -> {
                    count++;
                    asked = asked * 31 + x.at * 7 + y.at;
                    return contradicts
                        ? (((x.value * 31) ^ y.value) % mod) - 1
                        : Integer.compare(x.value, y.value);
                });
            } catch (IllegalArgumentException e) {
                end = e.toString();
            }
            long order = 0;
            for (Key each : keys) order = order * 31 + each.at;
            System.out.println(
                length + " " + kind + " " + end + " " + count + " " + asked + " " + order
            );
        }
    }
}
