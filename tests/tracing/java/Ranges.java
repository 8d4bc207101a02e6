/* SPDX-License-Identifier: MIT */
import com.ibm.uvm.instrumenting.InstrumentVMSupport;

/**
 * How many renames a collection needs that moves a million objects, by what holds them. Each shape
 * is allocated while nothing else is and collected once. Arguments: the library, and how many
 * objects.
 */
public class Ranges {

    static class Node {

        Node left, right;
        int value;
    }

    static Object kept;

    static Node tree(int levels) {
        Node node = new Node();
        if (levels > 1) {
            node.left = tree(levels - 1);
            node.right = tree(levels - 1);
        }
        return node;
    }

    static Object make(String shape, int count) {
        if (shape.equals("list")) {
            Node first = new Node(),
                last = first;
            for (int i = 1; i < count; i++) last = last.left = new Node();
            return first;
        }
        if (shape.equals("reversed list")) {
            Node first = null;
            for (int i = 0; i < count; i++) {
                Node node = new Node();
                node.left = first;
                first = node;
            }
            return first;
        }
        if (shape.equals("tree")) return tree(32 - Integer.numberOfLeadingZeros(count));
        Node[] array = new Node[count];
        for (int i = 0; i < count; i++) array[i] = new Node();
        if (shape.equals("shuffled array")) {
            java.util.Random random = new java.util.Random(1);
            for (int i = count; i > 1; i--) {
                int j = random.nextInt(i);
                Node x = array[i - 1];
                array[i - 1] = array[j];
                array[j] = x;
            }
        }
        if (shape.equals("array, half of it dead")) for (int i = 0; i < count; i++) if (
            i % 64 < 32
        ) array[i] = null;
        return array;
    }

    public static void main(String[] args) {
        System.load(args[0]);
        InstrumentVMSupport.tracingStartup(args[0]);
        int count = Integer.parseInt(args[1]);
        for (String shape : new String[] {
            "array",
            "array, half of it dead",
            "shuffled array",
            "list",
            "reversed list",
            "tree"
        }) {
            kept = null;
            System.gc();
            InstrumentVMSupport.tracingBegin(
                InstrumentVMSupport.InsTrcTypeExeOff |
                    InstrumentVMSupport.InsTrcTypeGCOn |
                    InstrumentVMSupport.InsTrcTypeAllocOn
            );
            Trace.set(6, 0);
            kept = make(shape, count);
            System.gc();
            long collections = Trace.count(4) + Trace.count(6);
            System.out.println(
                shape +
                    ": objects " +
                    Trace.count(16) +
                    " renames " +
                    Trace.count(17) +
                    " deletions " +
                    (Trace.count(9) + Trace.count(10)) +
                    " collections " +
                    collections
            );
            InstrumentVMSupport.tracingEnd();
            Trace.take();
        }
    }
}
