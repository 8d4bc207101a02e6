/* SPDX-License-Identifier: MIT */
/* Allocation-heavy: small objects and arrays, most of which die at once. Argument: how many
 * rounds. */
public class Objects {
    Objects next;
    int value;

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 20, sum = 0;
        Objects[] kept = new Objects[1000];
        for (int i = 0; i < rounds; i++)
            for (int k = 0; k < 20000; k++) {
                Objects o = new Objects();
                o.value = k;
                o.next = kept[k % 1000];
                if (k % 20 == 0) {
                    o.next = null;
                    kept[k % 1000] = o;
                }
                sum += o.value + new int[4].length;
            }
        System.out.println(sum);
    }
}
