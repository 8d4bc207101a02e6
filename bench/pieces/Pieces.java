/* SPDX-License-Identifier: MIT */
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.Random;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Small pieces of what programs live on: maps, recursion, exceptions, checksums, digests, text.
    Prints for each the microseconds of its best run of TIMES (15). */
public class Pieces {
    interface Piece {
        int run() throws Exception;
    }

    static int times = 15, sink;

    static void time(String name, Piece piece) throws Exception {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < times; i++) {
            long begin = System.nanoTime();
            sink += piece.run();
            best = Math.min(best, System.nanoTime() - begin);
        }
        System.out.printf("%s\t%.1f%n", name, best / 1e3);
    }

    // ---- Maps ----

    static void maps() throws Exception {
        int keys = 1024;
        String[] equal = new String[keys];
        HashMap<String, Integer> map = new HashMap<>();
        for (int i = 0; i < keys; i++) {
            equal[i] = "key" + i * 7;
            map.put("key" + i * 7, i);
        }
        String[] same = map.keySet().toArray(new String[0]);
        time("HashMap.get, equal key", () -> sum(map, equal));
        time("HashMap.get, the same key", () -> sum(map, same));
        time("HashMap.put", () -> {
            HashMap<String, Integer> made = new HashMap<>();
            for (String key : equal) made.put(key, made.size());
            return made.size();
        });
        time("HashMap.merge", () -> {
            HashMap<String, Integer> made = new HashMap<>();
            for (String key : equal) made.merge(key, 1, Integer::sum);
            return made.size();
        });
    }

    static int sum(HashMap<String, Integer> map, String[] keys) {
        int sum = 0;
        for (int round = 0; round < 100; round++) for (String key : keys) sum += map.get(key);
        return sum;
    }

    // ---- Recursion ----

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int takeuchi(int x, int y, int z) {
        if (y >= x) return z;
        return takeuchi(takeuchi(x - 1, y, z), takeuchi(y - 1, z, x), takeuchi(z - 1, x, y));
    }

    static int permutations(int[] of, int n) {
        int count = 1;
        for (int i = n - 1; i >= 0; i--) {
            swap(of, n - 1, i);
            count += permutations(of, n - 1);
            swap(of, n - 1, i);
        }
        return count;
    }

    static void swap(int[] of, int i, int j) {
        int x = of[i];
        of[i] = of[j];
        of[j] = x;
    }

    static int hanoi(int disks, int from, int to) {
        if (disks == 0) return 0;
        int other = 3 - from - to;
        return hanoi(disks - 1, from, other) + 1 + hanoi(disks - 1, other, to);
    }

    // ---- Exceptions ----

    static final RuntimeException MADE = new RuntimeException("made before");

    static int throwsAtEven(int i, boolean makes) {
        if ((i & 1) != 0) return i;
        throw makes ? new IllegalStateException("made now") : MADE;
    }

    static int throwsBelow(int depth) {
        if (depth == 0) throw MADE;
        return throwsBelow(depth - 1) + 1;
    }

    static int caught(boolean makes) {
        int count = 0;
        for (int i = 0; i < 10_000; i++) {
            try {
                count += throwsAtEven(i, makes) & 1;
            } catch (RuntimeException e) {
                count++;
            }
        }
        return count;
    }

    static void exceptions() throws Exception {
        time("throw, caught by the caller", () -> caught(false));
        time("make and throw", () -> caught(true));
        time("throw, caught twenty callers up", () -> {
            int count = 0;
            for (int i = 0; i < 1000; i++) {
                try {
                    count += throwsBelow(20);
                } catch (RuntimeException e) {
                    count++;
                }
            }
            return count;
        });
    }

    // ---- Bytes ----

    static void sums(String name, Checksum sum, byte[] bytes) throws Exception {
        time(name + ", a megabyte", () -> {
            sum.reset();
            sum.update(bytes, 0, bytes.length);
            return (int) sum.getValue();
        });
        time(name + ", forty bytes", () -> {
            sum.reset();
            for (int i = 0; i < 10_000; i++) sum.update(bytes, i, 40);
            return (int) sum.getValue();
        });
    }

    static void bytes() throws Exception {
        byte[] bytes = new byte[1 << 20];
        new Random(1).nextBytes(bytes);
        sums("CRC32", new CRC32(), bytes);
        sums("CRC32C", new CRC32C(), bytes);
        sums("Adler32", new Adler32(), bytes);
        for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            time(name + ", a megabyte", () -> digest.digest(bytes)[0]);
        }
        time("clone, a megabyte", () -> bytes.clone().length);
        time("Base64, there and back", () ->
            Base64.getDecoder().decode(Base64.getEncoder().encode(bytes)).length);
        time("Arrays: copy, equals, mismatch, hashCode", () -> {
            byte[] copy = Arrays.copyOf(bytes, bytes.length);
            int sum = Arrays.equals(copy, bytes) ? 1 : 0;
            copy[copy.length - 1]++;
            return sum + Arrays.mismatch(copy, bytes) + Arrays.hashCode(copy);
        });
    }

    // ---- Text ----

    static void text() throws Exception {
        Random random = new Random(2);
        StringBuilder made = new StringBuilder();
        for (int i = 0; i < 1 << 18; i++) made.append((char) ('a' + random.nextInt(20)));
        String text = made.toString(), wide = text.replace('c', '\u0416'), copy = new String(made);
        time("indexOf a character", () -> text.indexOf('z'));
        time("indexOf a character, wide", () -> wide.indexOf('z'));
        time("lastIndexOf a character", () -> text.lastIndexOf('z'));
        time("indexOf a string", () -> text.indexOf("abcdefgz"));
        time("indexOf a string, wide", () -> wide.indexOf("ab\u0416defgz"));
        time("lastIndexOf a string", () -> text.lastIndexOf("zgfedcba"));
        time("equals", () -> text.equals(copy) ? 1 : 0);
        time("compareTo", () -> text.compareTo(copy));
        time("hashCode", () -> new String(made).hashCode());
        time("split", () -> text.split("a").length);
        time("replace", () -> text.replace("ab", "xyz").length());
        time("toUpperCase", () -> text.toUpperCase().length());
        time("getBytes", () -> text.getBytes(StandardCharsets.UTF_8).length);
        time("getBytes, wide", () -> wide.getBytes(StandardCharsets.UTF_8).length);
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0) times = Integer.parseInt(args[0]);
        maps();
        time("recursion: Fibonacci", () -> fibonacci(25));
        time("recursion: Takeuchi", () -> takeuchi(15, 10, 5));
        time("recursion: permutations", () -> permutations(new int[8], 8));
        time("recursion: Hanoi", () -> hanoi(15, 0, 2));
        exceptions();
        bytes();
        text();
        if (sink == 42) System.out.println();
    }
}
