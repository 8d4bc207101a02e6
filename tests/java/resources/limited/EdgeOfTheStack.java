// SPDX-License-Identifier: MIT
import java.util.Map;

/**
 * JVMS 6.3: some hundred ways into the VM, forty times each at the very edge of the stack; each
 * works afterwards.
 */
public class EdgeOfTheStack {

    static int overflows, cuts;
    static Object sink;

    static void deep(WaysIntoTheVm.Act act, int[] unwound) throws Throwable {
        try {
            deep(act, unwound);
        } catch (StackOverflowError e) {
            if (unwound[0]++ < 40) {
                try {
                    sink = act.run();
                } catch (StackOverflowError again) {
                    overflows++;
                } catch (LinkageError | RuntimeException cut) {
                    cuts++;
                }
            }
            throw e;
        }
    }

    public static void main(String[] arguments) throws Throwable {
        Map<String, WaysIntoTheVm.Act> acts = WaysIntoTheVm.all();
        boolean good = true;
        for (Map.Entry<String, WaysIntoTheVm.Act> each : acts.entrySet()) {
            int[] unwound = new int[1];
            try {
                deep(each.getValue(), unwound);
            } catch (StackOverflowError expected) {}
            if (unwound[0] < 40) System.out.println("only " + unwound[0] + " " + each.getKey());
            good &= WaysIntoTheVm.work(Map.of(each.getKey(), each.getValue()));
        }
        System.out.println(good);
    }
}
