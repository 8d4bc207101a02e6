/* SPDX-License-Identifier: MIT */
/* Objects of all life spans, in the manner of GCBench: a big tree and a big array of numbers live
 * throughout while trees of growing depth are built, from the top down (old objects are led to
 * young ones) and from the bottom up. Argument: rounds. */
public class LifeSpans {
    static final class Node {
        Node left, right;
        int first, second;

        Node() {}

        Node(Node left, Node right) {
            this.left = left;
            this.right = right;
        }
    }

    static final int LONG_LIVED = 17, LEAST = 4, MOST = 16;

    static void fill(int depth, Node node) {
        if (depth <= 0) return;
        node.left = new Node();
        node.right = new Node();
        fill(depth - 1, node.left);
        fill(depth - 1, node.right);
    }

    static Node build(int depth) {
        return depth <= 0 ? new Node() : new Node(build(depth - 1), build(depth - 1));
    }

    static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        Node kept = new Node();
        fill(LONG_LIVED, kept);
        double[] numbers = new double[1000000];
        for (int i = 0; i < numbers.length / 2; i++) numbers[i] = 1.0 / (i + 1);
        long seen = 0;
        for (int round = 0; round < rounds; round++) {
            for (int depth = LEAST; depth <= MOST; depth += 2) {
                int trees = (1 << MOST + 1) / (1 << depth);
                for (int i = 0; i < trees; i++) {
                    Node top = new Node();
                    fill(depth, top);
                    if (i == 0) seen += count(top);
                    top = null;
                    top = build(depth);
                    if (i == 0) seen += count(top);
                }
            }
        }
        System.out.println(seen + " " + count(kept) + " " + numbers[1000]);
    }
}
