/* SPDX-License-Identifier: MIT */
/* Survivors: trees that live through some collections and then die, so that objects move and grow
 * old. Argument: how many rounds. */
public class Trees {
    Trees left, right;

    static Trees make(int depth) {
        Trees t = new Trees();
        if (depth > 0) {
            t.left = make(depth - 1);
            t.right = make(depth - 1);
        }
        return t;
    }

    int count() {
        return left == null ? 1 : 1 + left.count() + right.count();
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 20, sum = 0;
        Trees[] kept = new Trees[16];
        for (int i = 0; i < rounds; i++) {
            kept[i % kept.length] = make(13);
            sum += kept[(i + 1) % kept.length] == null ? 0 : kept[(i + 1) % kept.length].count();
        }
        System.out.println(sum);
    }
}
