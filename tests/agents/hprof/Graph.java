/* SPDX-License-Identifier: MIT */
import java.util.HashMap;
import java.util.Map;

/** Makes objects of every kind of field and prints what a heap dump of it must say. */
public class Graph {
    static class Base {
        long wide = -3;
        Base outer;
    }

    static class Node extends Base {
        boolean flag = true;
        byte small = -1;
        char letter = 'x';
        short medium = -2;
        int value;
        float single = 1.5f;
        double real = 2.25;
        String name;
        Node next;
        Object[] array;
    }

    static Node head;
    static int[] numbers = {3, 1, 4, 1, 5};
    static final int LENGTH = 500;

    public static void main(String[] args) {
        Map<String, Object> map = new HashMap<>();
        long sum = 0;
        for (int i = 0; i < LENGTH; i++) {
            Node node = new Node();
            node.value = i * 7;
            node.name = "node " + i;
            node.next = head;
            node.outer = i % 2 == 0 ? node : null;
            node.array = new Object[] {node, new int[i % 5], new String[][] {{"deep"}}, null};
            head = node;
            sum += node.value;
            if (i % 50 == 0) map.put(node.name, node);
        }
        System.out.println("list " + LENGTH + " " + sum + " Graph$Node");
        System.out.println("last node " + (LENGTH - 1) + " true -1 x -2 1.5 2.25 -3");
        System.out.println("array java.lang.Object[] 4 java.lang.String[][]");
        System.out.println("numbers [3, 1, 4, 1, 5]");
        System.out.println("Graph$Node " + LENGTH);
        System.out.println("root of Graph true");
        System.out.println("main thread true");
        if (args.length > 0 && args[0].equals("collected")) System.gc();
        if (map.size() != LENGTH / 50) throw new AssertionError();
    }
}
