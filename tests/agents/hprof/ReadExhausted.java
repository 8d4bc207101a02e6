/* SPDX-License-Identifier: MIT */
import java.io.File;
import org.graalvm.visualvm.lib.jfluid.heap.Heap;
import org.graalvm.visualvm.lib.jfluid.heap.HeapFactory;
import org.graalvm.visualvm.lib.jfluid.heap.Instance;
import org.graalvm.visualvm.lib.jfluid.heap.JavaClass;
import org.graalvm.visualvm.lib.jfluid.heap.PrimitiveArrayInstance;
import org.graalvm.visualvm.lib.jfluid.heap.ThreadObjectGCRoot;

/**
 * What a heap dump made at Exhaust's OutOfMemoryError must hold: prints "good" or what is missing.
 */
public class ReadExhausted {

    public static void main(String[] args) throws Exception {
        Heap heap = HeapFactory.createHeap(new File(args[0]));
        JavaClass cells = heap.getJavaClassByName("Exhaust$Cell");
        check(cells.getInstancesCount() > 1000, "cells");
        java.util.BitSet ids = new java.util.BitSet();
        for (Object o : cells.getInstances()) {
            Instance cell = (Instance) o;
            PrimitiveArrayInstance data = (PrimitiveArrayInstance) cell.getValueOfField("data");
            check(data == null || data.getLength() == 1000, "data");
            ids.set((int) (long) (Long) cell.getValueOfField("id"));
        }
        check(
            ids.cardinality() >= cells.getInstancesCount() - 1,
            "ids are those of different cells"
        );
        int longest = 0;
        for (Object o : heap.getJavaClassByName("long[]").getInstances())
            longest = Math.max(longest, ((PrimitiveArrayInstance) o).getLength());
        check(longest == 200_000, "the big array");
        Instance kept = (Instance) heap.getJavaClassByName("Exhaust").getValueOfStaticField("kept");
        check(kept.getJavaClass().getName().equals("java.util.ArrayList"), "the list");
        check(
            ((Instance) cells.getInstances().get(7)).getNearestGCRootPointer() != null,
            "a path from a root"
        );
        boolean main = false;
        for (Object root : heap.getGCRoots()) {
            if (!(root instanceof ThreadObjectGCRoot)) continue;
            StackTraceElement[] trace = ((ThreadObjectGCRoot) root).getStackTrace();
            main |= trace.length > 0 && trace[trace.length - 1].getMethodName().equals("main");
        }
        check(main, "main's trace");
        /* Those of primitive types are no classes of the dump, and all others have names. */
        int mirrors = 0;
        for (java.util.Iterator<?> all = heap.getAllInstancesIterator(); all.hasNext(); ) if (
            ((Instance) all.next()).getJavaClass().getName().equals("java.lang.Class")
        ) mirrors++;
        check(mirrors == 9, "nine primitive types as instances: " + mirrors);
        for (Object c : heap.getAllClasses())
            check(((JavaClass) c).getName().matches("[^/]+"), "a name: " + c);
        System.out.println("good");
    }

    static void check(boolean holds, String what) {
        if (!holds) System.out.println("missing: " + what);
    }
}
