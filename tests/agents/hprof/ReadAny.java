/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.graalvm.visualvm.lib.jfluid.heap.FieldValue;
import org.graalvm.visualvm.lib.jfluid.heap.GCRoot;
import org.graalvm.visualvm.lib.jfluid.heap.Heap;
import org.graalvm.visualvm.lib.jfluid.heap.HeapFactory;
import org.graalvm.visualvm.lib.jfluid.heap.Instance;
import org.graalvm.visualvm.lib.jfluid.heap.JavaFrameGCRoot;
import org.graalvm.visualvm.lib.jfluid.heap.ObjectArrayInstance;
import org.graalvm.visualvm.lib.jfluid.heap.ObjectFieldValue;
import org.graalvm.visualvm.lib.jfluid.heap.ThreadObjectGCRoot;

/**
 * Any heap dump in VisualVM's library: each reference leads to an instance, each instance has a
 * path from a root. The
 * library goes through no referent; what a soft one alone keeps, or a finalizer, needs no path.
 */
public class ReadAny {

    static List<Instance> references(Instance instance) {
        List<Instance> list = new ArrayList<>();
        for (Object o : (List<?>) instance.getFieldValues())
            if (o instanceof ObjectFieldValue) list.add(((ObjectFieldValue) o).getInstance());
        if (instance instanceof ObjectArrayInstance) list.addAll(
            ((ObjectArrayInstance) instance).getValues()
        );
        list.removeIf(i -> i == null);
        return list;
    }

    static Set<Long> softly(Heap heap) {
        Set<Long> seen = new HashSet<>();
        ArrayDeque<Instance> left = new ArrayDeque<>();
        for (Iterator<?> all = heap.getAllInstancesIterator(); all.hasNext(); ) {
            Instance instance = (Instance) all.next();
            String name = instance.getJavaClass().getName();
            if (
                !name.equals("java.lang.ref.SoftReference") &&
                !name.equals("java.lang.ref.Finalizer")
            ) continue;
            Instance referent = (Instance) instance.getValueOfField("referent");
            if (referent != null && seen.add(referent.getInstanceId())) left.add(referent);
        }
        for (Instance i; (i = left.poll()) != null; ) for (Instance to : references(i))
            if (seen.add(to.getInstanceId())) left.add(to);
        return seen;
    }

    public static void main(String[] args) throws Exception {
        Heap heap = HeapFactory.createHeap(new File(args[0]));
        TreeMap<String, Integer> wrong = new TreeMap<>();
        Set<Long> softly = softly(heap);
        int instances = 0;
        for (Iterator<?> all = heap.getAllInstancesIterator(); all.hasNext(); instances++) {
            Instance instance = (Instance) all.next();
            for (Object o : (List<?>) instance.getFieldValues()) {
                FieldValue value = (FieldValue) o;
                if (
                    value instanceof ObjectFieldValue &&
                    ((ObjectFieldValue) value).getInstance() == null &&
                    !value.getValue().equals("0")
                ) wrong.merge(
                    "a field leads to nothing: " + value.getField().getName(),
                    1,
                    Integer::sum
                );
            }
            if (
                instance.getNearestGCRootPointer() == null &&
                !softly.contains(instance.getInstanceId())
            ) wrong.merge("no path to " + instance.getJavaClass().getName(), 1, Integer::sum);
        }
        // Of a thread's stack: the library looks for each frame from the start each time.
        Map<Long, Integer> depths = new HashMap<>();
        for (Object root : heap.getGCRoots()) {
            Instance at = ((GCRoot) root).getInstance();
            if (at == null) wrong.merge("a root is nothing", 1, Integer::sum);
            if (!(root instanceof ThreadObjectGCRoot)) continue;
            StackTraceElement[] trace = ((ThreadObjectGCRoot) root).getStackTrace();
            if (trace == null) wrong.merge("a thread has no trace", 1, Integer::sum);
            else if (at != null) depths.put(at.getInstanceId(), trace.length);
        }
        for (Object root : heap.getGCRoots()) {
            if (!(root instanceof JavaFrameGCRoot)) continue;
            JavaFrameGCRoot frame = (JavaFrameGCRoot) root;
            GCRoot thread = frame.getThreadGCRoot();
            Instance of = thread == null ? null : thread.getInstance();
            Integer depth = of == null ? null : depths.get(of.getInstanceId());
            if (depth == null || frame.getFrameNumber() >= depth) wrong.merge(
                "a frame is none of its thread's",
                1,
                Integer::sum
            );
        }
        System.out.println(
            wrong.isEmpty() && instances > 1000 ? "good" : instances + " instances " + wrong
        );
    }
}
