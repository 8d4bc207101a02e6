// SPDX-License-Identifier: MIT
import java.util.Map;

/**
 * JVMS 6.3: a hundred ways into the VM when nothing fits into the heap any more; each works
 * afterwards.
 */
public class EdgeOfTheHeap {

    static int refused, cuts;
    static Object sink;
    static Object[] filled;

    /* Until nothing fits any more, small things last; a few bytes may come free at any time. */
    static void fill() {
        Object[] list = null;
        int size = 1 << 20;
        while (size >= 1) {
            try {
                list = new Object[] { list, new byte[size] };
            } catch (OutOfMemoryError e) {
                size /= 4;
            }
        }
        filled = list;
    }

    static void full(WaysIntoTheVm.Act act, int[] tries) {
        for (int i = 0; i < 2; i++) {
            try {
                tries[0]++;
                sink = act.run();
            } catch (OutOfMemoryError e) {
                refused++;
            } catch (Throwable cut) {
                cuts++;
            }
        }
        sink = null;
    }

    public static void main(String[] arguments) throws Throwable {
        Map<String, WaysIntoTheVm.Act> acts = WaysIntoTheVm.all();
        WaysIntoTheVm.Act[] all = acts.values().toArray(new WaysIntoTheVm.Act[0]);
        int[] tries = new int[1];
        sink = Short.valueOf(
            (short) 3
        ); /* a class whose initializer found no memory stays unusable (JVMS 5.5) */
        fill();
        for (WaysIntoTheVm.Act act : all) full(act, tries);
        filled = null;
        System.out.println(tries[0] == 2 * all.length);
        System.out.println(WaysIntoTheVm.work(acts));
    }
}
