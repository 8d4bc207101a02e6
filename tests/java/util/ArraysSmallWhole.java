/* SPDX-License-Identifier: MIT */
/*
 * Arrays over boolean, byte, short, char: equal, compare, mismatch, copy, fill, sort, search,
 * prefix, bad ranges.
 */
import java.util.*;

public class ArraysSmallWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        {
            boolean[] a = { true, false, true, true },
                b = a.clone();
            p(
                a,
                Arrays.toString(a),
                Arrays.toString((boolean[]) null),
                Arrays.hashCode(a),
                Arrays.hashCode((boolean[]) null),
                Arrays.hashCode(new boolean[0]),
                Arrays.equals(a, b),
                Arrays.equals(a, null),
                Arrays.equals((boolean[]) null, null)
            );
            p(
                Arrays.equals(a, 1, 3, b, 1, 3),
                Arrays.equals(a, 0, 2, b, 1, 3),
                Arrays.compare(a, b),
                Arrays.compare(a, new boolean[0]),
                Arrays.compare(a, null),
                Arrays.compare(null, a),
                Arrays.compare(a, 0, 2, b, 1, 3),
                Arrays.mismatch(a, b),
                Arrays.mismatch(a, Arrays.copyOf(a, 2)),
                Arrays.mismatch(a, 0, 3, b, 1, 4)
            );
            b[2] = false;
            p(Arrays.equals(a, b), Arrays.mismatch(a, b), Integer.signum(Arrays.compare(a, b)));
            p(
                Arrays.copyOf(a, 2),
                Arrays.copyOf(a, a.length + 2),
                Arrays.copyOfRange(a, 1, 3),
                Arrays.copyOfRange(a, a.length, a.length + 1),
                Arrays.copyOf(a, 0)
            );
            t(() -> Arrays.copyOf(a, -1));
            t(() -> Arrays.copyOfRange(a, 3, 2));
            t(() -> Arrays.copyOfRange(a, -1, 2));
            t(() -> Arrays.copyOfRange(a, 99, 100));
            t(() -> Arrays.copyOf((boolean[]) null, 1));
            Arrays.fill(b, false);
            p(b);
            Arrays.fill(b, 1, 3, a[0]);
            p(b);
            t(() -> Arrays.fill(b, 2, 1, a[0]));
            t(() -> Arrays.fill(b, -1, 1, a[0]));
            t(() -> Arrays.fill(b, 0, 99, a[0]));
            t(() -> Arrays.equals(a, 0, 99, b, 0, 1));
            t(() -> Arrays.mismatch(a, 2, 1, b, 0, 1));
            t(() -> Arrays.compare(a, 0, 1, null, 0, 1));
        }
        {
            byte[] a = { 3, -128, 127, 0, -1, 3 },
                b = a.clone();
            p(
                a,
                Arrays.toString(a),
                Arrays.toString((byte[]) null),
                Arrays.hashCode(a),
                Arrays.hashCode((byte[]) null),
                Arrays.hashCode(new byte[0]),
                Arrays.equals(a, b),
                Arrays.equals(a, null),
                Arrays.equals((byte[]) null, null)
            );
            p(
                Arrays.equals(a, 1, 3, b, 1, 3),
                Arrays.equals(a, 0, 2, b, 1, 3),
                Arrays.compare(a, b),
                Arrays.compare(a, new byte[0]),
                Arrays.compare(a, null),
                Arrays.compare(null, a),
                Arrays.compare(a, 0, 2, b, 1, 3),
                Arrays.mismatch(a, b),
                Arrays.mismatch(a, Arrays.copyOf(a, 2)),
                Arrays.mismatch(a, 0, 3, b, 1, 4)
            );
            b[2] = (byte) -7;
            p(Arrays.equals(a, b), Arrays.mismatch(a, b), Integer.signum(Arrays.compare(a, b)));
            p(
                Integer.signum(Arrays.compareUnsigned(a, b)),
                Integer.signum(Arrays.compareUnsigned(a, 0, 3, b, 1, 3)),
                Arrays.compareUnsigned(a, null)
            );
            p(
                Arrays.copyOf(a, 2),
                Arrays.copyOf(a, a.length + 2),
                Arrays.copyOfRange(a, 1, 3),
                Arrays.copyOfRange(a, a.length, a.length + 1),
                Arrays.copyOf(a, 0)
            );
            t(() -> Arrays.copyOf(a, -1));
            t(() -> Arrays.copyOfRange(a, 3, 2));
            t(() -> Arrays.copyOfRange(a, -1, 2));
            t(() -> Arrays.copyOfRange(a, 99, 100));
            t(() -> Arrays.copyOf((byte[]) null, 1));
            Arrays.fill(b, (byte) -7);
            p(b);
            Arrays.fill(b, 1, 3, a[0]);
            p(b);
            t(() -> Arrays.fill(b, 2, 1, a[0]));
            t(() -> Arrays.fill(b, -1, 1, a[0]));
            t(() -> Arrays.fill(b, 0, 99, a[0]));
            t(() -> Arrays.equals(a, 0, 99, b, 0, 1));
            t(() -> Arrays.mismatch(a, 2, 1, b, 0, 1));
            t(() -> Arrays.compare(a, 0, 1, null, 0, 1));
            byte[] s = a.clone();
            Arrays.sort(s, 1, 4);
            p(s);
            Arrays.sort(s);
            p(s);
            for (byte k : a)
                System.out.print(
                    Arrays.binarySearch(s, k) + " " + Arrays.binarySearch(s, 1, 3, k) + " "
                );
            p(Arrays.binarySearch(s, (byte) -7), Arrays.binarySearch(new byte[0], (byte) -7));
            t(() -> Arrays.sort(s, 2, 1));
            t(() -> Arrays.sort(s, 0, 99));
            t(() -> Arrays.binarySearch(s, -1, 2, (byte) -7));
            t(() -> Arrays.sort((byte[]) null));
            byte[] big = new byte[9000];
            for (int i = 0; i < big.length; i++) big[i] = (byte) (((i * 7919L) % 8191) - 4000);
            byte[] same = big.clone(),
                part = big.clone();
            Arrays.sort(big);
            Arrays.parallelSort(same);
            Arrays.parallelSort(part, 100, 8900);
            p(
                Arrays.equals(big, same),
                Arrays.hashCode(big),
                Arrays.hashCode(part),
                big[0],
                big[4500],
                big[8999]
            );
        }
        {
            short[] a = { 3, -32768, 32767, 0, -1, 3 },
                b = a.clone();
            p(
                a,
                Arrays.toString(a),
                Arrays.toString((short[]) null),
                Arrays.hashCode(a),
                Arrays.hashCode((short[]) null),
                Arrays.hashCode(new short[0]),
                Arrays.equals(a, b),
                Arrays.equals(a, null),
                Arrays.equals((short[]) null, null)
            );
            p(
                Arrays.equals(a, 1, 3, b, 1, 3),
                Arrays.equals(a, 0, 2, b, 1, 3),
                Arrays.compare(a, b),
                Arrays.compare(a, new short[0]),
                Arrays.compare(a, null),
                Arrays.compare(null, a),
                Arrays.compare(a, 0, 2, b, 1, 3),
                Arrays.mismatch(a, b),
                Arrays.mismatch(a, Arrays.copyOf(a, 2)),
                Arrays.mismatch(a, 0, 3, b, 1, 4)
            );
            b[2] = (short) -7;
            p(Arrays.equals(a, b), Arrays.mismatch(a, b), Integer.signum(Arrays.compare(a, b)));
            p(
                Integer.signum(Arrays.compareUnsigned(a, b)),
                Integer.signum(Arrays.compareUnsigned(a, 0, 3, b, 1, 3)),
                Arrays.compareUnsigned(a, null)
            );
            p(
                Arrays.copyOf(a, 2),
                Arrays.copyOf(a, a.length + 2),
                Arrays.copyOfRange(a, 1, 3),
                Arrays.copyOfRange(a, a.length, a.length + 1),
                Arrays.copyOf(a, 0)
            );
            t(() -> Arrays.copyOf(a, -1));
            t(() -> Arrays.copyOfRange(a, 3, 2));
            t(() -> Arrays.copyOfRange(a, -1, 2));
            t(() -> Arrays.copyOfRange(a, 99, 100));
            t(() -> Arrays.copyOf((short[]) null, 1));
            Arrays.fill(b, (short) -7);
            p(b);
            Arrays.fill(b, 1, 3, a[0]);
            p(b);
            t(() -> Arrays.fill(b, 2, 1, a[0]));
            t(() -> Arrays.fill(b, -1, 1, a[0]));
            t(() -> Arrays.fill(b, 0, 99, a[0]));
            t(() -> Arrays.equals(a, 0, 99, b, 0, 1));
            t(() -> Arrays.mismatch(a, 2, 1, b, 0, 1));
            t(() -> Arrays.compare(a, 0, 1, null, 0, 1));
            short[] s = a.clone();
            Arrays.sort(s, 1, 4);
            p(s);
            Arrays.sort(s);
            p(s);
            for (short k : a)
                System.out.print(
                    Arrays.binarySearch(s, k) + " " + Arrays.binarySearch(s, 1, 3, k) + " "
                );
            p(Arrays.binarySearch(s, (short) -7), Arrays.binarySearch(new short[0], (short) -7));
            t(() -> Arrays.sort(s, 2, 1));
            t(() -> Arrays.sort(s, 0, 99));
            t(() -> Arrays.binarySearch(s, -1, 2, (short) -7));
            t(() -> Arrays.sort((short[]) null));
            short[] big = new short[9000];
            for (int i = 0; i < big.length; i++) big[i] = (short) (((i * 7919L) % 8191) - 4000);
            short[] same = big.clone(),
                part = big.clone();
            Arrays.sort(big);
            Arrays.parallelSort(same);
            Arrays.parallelSort(part, 100, 8900);
            p(
                Arrays.equals(big, same),
                Arrays.hashCode(big),
                Arrays.hashCode(part),
                big[0],
                big[4500],
                big[8999]
            );
        }
        {
            char[] a = { 'c', 'a', '\uffff', '\0', 'z', 'c' },
                b = a.clone();
            p(
                a,
                Arrays.toString(a),
                Arrays.toString((char[]) null),
                Arrays.hashCode(a),
                Arrays.hashCode((char[]) null),
                Arrays.hashCode(new char[0]),
                Arrays.equals(a, b),
                Arrays.equals(a, null),
                Arrays.equals((char[]) null, null)
            );
            p(
                Arrays.equals(a, 1, 3, b, 1, 3),
                Arrays.equals(a, 0, 2, b, 1, 3),
                Arrays.compare(a, b),
                Arrays.compare(a, new char[0]),
                Arrays.compare(a, null),
                Arrays.compare(null, a),
                Arrays.compare(a, 0, 2, b, 1, 3),
                Arrays.mismatch(a, b),
                Arrays.mismatch(a, Arrays.copyOf(a, 2)),
                Arrays.mismatch(a, 0, 3, b, 1, 4)
            );
            b[2] = 'q';
            p(Arrays.equals(a, b), Arrays.mismatch(a, b), Integer.signum(Arrays.compare(a, b)));
            p(
                Arrays.copyOf(a, 2),
                Arrays.copyOf(a, a.length + 2),
                Arrays.copyOfRange(a, 1, 3),
                Arrays.copyOfRange(a, a.length, a.length + 1),
                Arrays.copyOf(a, 0)
            );
            t(() -> Arrays.copyOf(a, -1));
            t(() -> Arrays.copyOfRange(a, 3, 2));
            t(() -> Arrays.copyOfRange(a, -1, 2));
            t(() -> Arrays.copyOfRange(a, 99, 100));
            t(() -> Arrays.copyOf((char[]) null, 1));
            Arrays.fill(b, 'q');
            p(b);
            Arrays.fill(b, 1, 3, a[0]);
            p(b);
            t(() -> Arrays.fill(b, 2, 1, a[0]));
            t(() -> Arrays.fill(b, -1, 1, a[0]));
            t(() -> Arrays.fill(b, 0, 99, a[0]));
            t(() -> Arrays.equals(a, 0, 99, b, 0, 1));
            t(() -> Arrays.mismatch(a, 2, 1, b, 0, 1));
            t(() -> Arrays.compare(a, 0, 1, null, 0, 1));
            char[] s = a.clone();
            Arrays.sort(s, 1, 4);
            p(s);
            Arrays.sort(s);
            p(s);
            for (char k : a)
                System.out.print(
                    Arrays.binarySearch(s, k) + " " + Arrays.binarySearch(s, 1, 3, k) + " "
                );
            p(Arrays.binarySearch(s, 'q'), Arrays.binarySearch(new char[0], 'q'));
            t(() -> Arrays.sort(s, 2, 1));
            t(() -> Arrays.sort(s, 0, 99));
            t(() -> Arrays.binarySearch(s, -1, 2, 'q'));
            t(() -> Arrays.sort((char[]) null));
            char[] big = new char[9000];
            for (int i = 0; i < big.length; i++) big[i] = (char) (((i * 7919L) % 8191) - 4000);
            char[] same = big.clone(),
                part = big.clone();
            Arrays.sort(big);
            Arrays.parallelSort(same);
            Arrays.parallelSort(part, 100, 8900);
            p(
                Arrays.equals(big, same),
                Arrays.hashCode(big),
                Arrays.hashCode(part),
                big[0],
                big[4500],
                big[8999]
            );
        }
    }
}
