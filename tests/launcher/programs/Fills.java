// SPDX-License-Identifier: MIT

/** Fills the heap three times with arrays of a length, and says how often it was full. */
public class Fills {
    private static final class Node {
        private Node next;
        private byte[] bytes;
    }

    public static void main(String[] args) {
        int length = Integer.parseInt(args[0]), full = 0;
        for (int round = 0; round < 3; round++) {
            try {
                Node first = null;
                while (true) {
                    Node node = new Node();
                    node.next = first;
                    node.bytes = new byte[length];
                    first = node;
                }
            } catch (OutOfMemoryError e) {
                full++;
            }
        }
        System.out.println("full " + full + " times");
    }
}
