/* SPDX-License-Identifier: MIT */
/* Four threads allocate at once: each builds and drops trees, keeps a ring of the last ones, and
 * hands one in sixteen to its neighbour. Argument: trees per thread in thousands. */
import java.util.concurrent.atomic.AtomicReferenceArray;

public class Threads {
    static final class Node {
        final Node left, right;

        Node(int depth) {
            left = depth > 0 ? new Node(depth - 1) : null;
            right = depth > 0 ? new Node(depth - 1) : null;
        }

        int count() {
            return left == null ? 1 : 1 + left.count() + right.count();
        }
    }

    static final int THREADS = 4, RING = 256, DEPTH = 7;
    static final AtomicReferenceArray<Node> handed = new AtomicReferenceArray<>(THREADS);
    static final long[] sums = new long[THREADS];

    static void work(int number, int trees) {
        Node[] ring = new Node[RING];
        long sum = 0;
        for (int i = 0; i < trees; i++) {
            Node tree = new Node(DEPTH);
            sum += tree.count();
            ring[i % RING] = tree;
            if (i % 16 == 0) {
                Node other = handed.getAndSet((number + 1) % THREADS, tree);
                if (other != null) ring[(i + RING / 2) % RING] = other;
            }
        }
        for (Node tree : ring) if (tree != null) sum += tree.count();
        sums[number] = sum;
    }

    public static void main(String[] args) throws InterruptedException {
        int trees = (args.length > 0 ? Integer.parseInt(args[0]) : 25) * 1000;
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            int number = i;
            threads[i] = new Thread(new Runnable() {
                public void run() {
                    work(number, trees);
                }
            });
            threads[i].start();
        }
        long all = 0;
        for (int i = 0; i < THREADS; i++) {
            threads[i].join();
            all += sums[i];
        }
        System.out.println(all);
    }
}
