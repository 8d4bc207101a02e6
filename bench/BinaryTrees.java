/* SPDX-License-Identifier: MIT */
/* Makes and forgets many binary trees while a big one lives. Argument: greatest depth. Measures
 * allocation, collection, recursion. */
public class BinaryTrees {
    static final class Tree {
        final Tree left, right;

        Tree(int depth) {
            left = depth > 0 ? new Tree(depth - 1) : null;
            right = depth > 0 ? new Tree(depth - 1) : null;
        }

        int count() {
            return left == null ? 1 : 1 + left.count() + right.count();
        }
    }

    public static void main(String[] args) {
        int most = args.length > 0 ? Integer.parseInt(args[0]) : 16;
        System.out.println("stretch " + new Tree(most + 1).count());
        Tree lives = new Tree(most);
        for (int depth = 4; depth <= most; depth += 4) {
            int trees = 1 << (most - depth + 4), sum = 0;
            for (int i = 0; i < trees; i++) sum += new Tree(depth).count();
            System.out.println(trees + " trees of depth " + depth + ": " + sum);
        }
        System.out.println("long lived " + lives.count());
    }
}
