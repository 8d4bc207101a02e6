/* SPDX-License-Identifier: MIT */
import com.ibm.uvm.instrumenting.InstrumentVMSupport;

/** What bad.c calls, and what makes the events in which it does. */
public class Bad {

    static void halt() {
        System.exit(4);
    }

    static void collect() {
        System.gc();
    }

    static void fails() {
        throw new IllegalStateException();
    }

    static void nothing() {}

    static native void outside();

    static volatile boolean stop;

    static void back() {
        InstrumentVMSupport.tracingShutdown();
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            System.load(args[0]);
            InstrumentVMSupport.tracingStartup(args[0]);
            InstrumentVMSupport.tracingBegin(
                InstrumentVMSupport.InsTrcTypeExeOn |
                    InstrumentVMSupport.InsTrcTypeGCOn |
                    InstrumentVMSupport.InsTrcTypeAllocOn
            );
        }
        String bad = String.valueOf(System.getenv("BAD"));
        Thread other = new Thread(() -> {
            for (int i = 0; i < 200 || (bad.equals("wait") && !stop); i++) new Object().hashCode();
        });
        other.start();
        InstrumentVMSupport.userEvent("now");
        stop = true;
        if (bad.equals("outside")) outside();
        System.gc();
        InstrumentVMSupport.reportObjectReferences();
        other.join();
        InstrumentVMSupport.userEvent("then");
        if (args.length > 1) InstrumentVMSupport.tracingShutdown();
        System.out.println("true");
    }
}
