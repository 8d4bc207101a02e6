/* SPDX-License-Identifier: MIT */
import com.ibm.uvm.instrumenting.InstrumentVMSupport;

/* A program that has loaded a tracing library, and does not trace: it has not begun, or it has
 * begun and ended. Arguments: the library, how often it has begun, and rounds of Objects. */
public class Loaded {
    public static void main(String[] args) {
        InstrumentVMSupport.tracingStartup(args[0]);
        for (int i = Integer.parseInt(args[1]); i > 0; i--) {
            InstrumentVMSupport.tracingBegin(InstrumentVMSupport.InsTrcTypeExeOn
                | InstrumentVMSupport.InsTrcTypeGCOn | InstrumentVMSupport.InsTrcTypeAllocOn);
            InstrumentVMSupport.tracingEnd();
        }
        Objects.main(new String[] {args[2]});
    }
}
