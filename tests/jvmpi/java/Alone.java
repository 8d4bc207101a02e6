// SPDX-License-Identifier: MIT
import java.util.HashMap;

/** One thread's work whose course depends on nothing from outside: no clock, no identity hashes. */
public class Alone {
    private static Object keep;

    static int work(int rounds) {
        HashMap<String, int[]> map = new HashMap<>();
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            map.put("key" + i % 37, new int[i % 50]);
            int[] got = map.get("key" + i % 11);
            sum += got == null ? 1 : got.length;
            if (i % 100 == 0) keep = new byte[i * 10];
            if (i % 64 == 0) sum += half(i);
        }
        return sum;
    }

    private static int half(int i) {
        try {
            return i / (i % 128);
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        System.out.println(work(400) > 0);
    }
}
