/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.visualvm.lib.jfluid.heap.GCRoot;
import org.graalvm.visualvm.lib.jfluid.heap.Heap;
import org.graalvm.visualvm.lib.jfluid.heap.HeapFactory;
import org.graalvm.visualvm.lib.jfluid.heap.Instance;
import org.graalvm.visualvm.lib.jfluid.heap.JavaClass;
import org.graalvm.visualvm.lib.jfluid.heap.ObjectArrayInstance;
import org.graalvm.visualvm.lib.jfluid.heap.PrimitiveArrayInstance;
import org.graalvm.visualvm.lib.jfluid.heap.ThreadObjectGCRoot;

/**
 * Reads a heap dump of Graph with VisualVM's library and prints what it finds, in Graph's own
 * words.
 */
public class ReadHeap {

    public static void main(String[] args) throws Exception {
        Heap heap = HeapFactory.createHeap(new File(args[0]));
        JavaClass graph = heap.getJavaClassByName("Graph");
        Instance head = (Instance) graph.getValueOfStaticField("head");
        int length = 0;
        long sum = 0;
        for (Instance i = head; i != null; i = (Instance) i.getValueOfField("next")) {
            length++;
            sum += (Integer) i.getValueOfField("value");
            Instance outer = (Instance) i.getValueOfField("outer");
            if (outer != null && outer.getInstanceId() != i.getInstanceId()) System.out.println(
                "wrong outer"
            );
        }
        System.out.println("list " + length + " " + sum + " " + head.getJavaClass().getName());
        StringBuilder name = new StringBuilder();
        Instance text = (Instance) head.getValueOfField("name");
        for (Object b : ((PrimitiveArrayInstance) text.getValueOfField("value")).getValues())
            name.append((char) Integer.parseInt((String) b));
        System.out.println(
            "last " +
                name +
                " " +
                head.getValueOfField("flag") +
                " " +
                head.getValueOfField("small") +
                " " +
                head.getValueOfField("letter") +
                " " +
                head.getValueOfField("medium") +
                " " +
                head.getValueOfField("single") +
                " " +
                head.getValueOfField("real") +
                " " +
                head.getValueOfField("wide")
        );
        ObjectArrayInstance array = (ObjectArrayInstance) head.getValueOfField("array");
        System.out.println(
            "array " +
                array.getJavaClass().getName() +
                " " +
                array.getLength() +
                " " +
                ((Instance) array.getValues().get(2)).getJavaClass().getName()
        );
        System.out.println(
            "numbers " +
                ((PrimitiveArrayInstance) graph.getValueOfStaticField("numbers")).getValues()
        );
        System.out.println(
            "Graph$Node " + heap.getJavaClassByName("Graph$Node").getInstancesCount()
        );
        System.out.println("root of Graph " + (head.getNearestGCRootPointer() != null));
        boolean main = false;
        for (Object root : heap.getGCRoots()) {
            if (!(root instanceof ThreadObjectGCRoot)) continue;
            StackTraceElement[] trace = ((ThreadObjectGCRoot) root).getStackTrace();
            String type = ((GCRoot) root).getInstance().getJavaClass().getName();
            main |= trace != null && type.equals("java.lang.Thread");
        }
        System.out.println("main thread " + main);
        /* Every class's own count agrees with a walk over all instances. */
        List<String> wrong = new ArrayList<>();
        java.util.Map<JavaClass, Integer> counts = new java.util.HashMap<>();
        for (
            java.util.Iterator<?> all = heap.getAllInstancesIterator();
            all.hasNext();

        ) counts.merge(((Instance) all.next()).getJavaClass(), 1, Integer::sum);
        for (Object c : heap.getAllClasses())
            if (((JavaClass) c).getInstancesCount() != counts.getOrDefault(c, 0)) wrong.add(
                ((JavaClass) c).getName()
            );
        if (!wrong.isEmpty()) System.out.println("counts differ: " + wrong);
    }
}
