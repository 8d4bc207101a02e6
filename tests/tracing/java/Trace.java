/* SPDX-License-Identifier: MIT */
import com.ibm.uvm.instrumenting.InstrumentVMException;
import com.ibm.uvm.instrumenting.InstrumentVMSupport;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Statements of the tracing VM's interface, each judged by its number; watch.c is the library. */
public class Trace {

    static native String take();

    static native String faults();

    static native long count(int event);

    static native void set(int what, int value);

    static native void attach();

    static final int EXE_OFF = InstrumentVMSupport.InsTrcTypeExeOff,
        EXE_LIGHT = InstrumentVMSupport.InsTrcTypeExeOnLight,
        EXE_ON = InstrumentVMSupport.InsTrcTypeExeOn,
        GC_OFF = InstrumentVMSupport.InsTrcTypeGCOff,
        GC_LIGHT = InstrumentVMSupport.InsTrcTypeGCOnLight,
        GC_ON = InstrumentVMSupport.InsTrcTypeGCOn,
        ALLOC_OFF = InstrumentVMSupport.InsTrcTypeAllocOff,
        ALLOC_ON = InstrumentVMSupport.InsTrcTypeAllocOn,
        OFF = EXE_OFF | GC_OFF | ALLOC_OFF;
    static final int ENTER = 1,
        LEAVE = 2,
        SCAVENGE_START = 3,
        SCAVENGE_END = 4,
        GGC_START = 5,
        GGC_END = 6,
        USER = 15;

    static String library;
    static int failures;

    static void judge(String statements, boolean good, Object... seen) {
        for (String statement : statements.split(" "))
            System.out.println((good ? "ok " : "FAILED ") + statement);
        if (good) return;
        failures++;
        for (Object o : seen) System.out.println("  " + o);
    }

    static String refusal(Runnable action) {
        try {
            action.run();
            return null;
        } catch (InstrumentVMException e) {
            return String.valueOf(e.getMessage());
        }
    }

    static boolean refuses(Runnable action, String... words) {
        String message = refusal(action);
        if (message == null) return false;
        for (String word : words) if (!message.contains(word)) return false;
        return true;
    }

    static void begin(int flags) {
        InstrumentVMSupport.tracingBegin(flags);
    }

    static void end() {
        InstrumentVMSupport.tracingEnd();
    }

    /** What was told of the library while the action ran. */
    static String during(int flags, Runnable action) {
        take();
        begin(flags);
        action.run();
        end();
        return take();
    }

    // ---- The class ----

    static void shapes() throws Exception {
        Class<?> c = InstrumentVMSupport.class;
        boolean good =
            Modifier.isPublic(c.getModifiers()) && c.getDeclaredConstructors().length == 1;
        for (Constructor<?> k : c.getConstructors()) good &= k.getParameterCount() == 0;
        int methods = 0;
        for (Method m : c.getDeclaredMethods()) {
            if (!Modifier.isPublic(m.getModifiers())) continue;
            methods++;
            good &= Modifier.isStatic(m.getModifiers()) && m.getReturnType() == void.class;
        }
        int all = 0,
            fields = 0;
        for (Field f : c.getDeclaredFields()) {
            if (!Modifier.isPublic(f.getModifiers())) continue;
            fields++;
            good &=
                f.getType() == int.class &&
                Modifier.isStatic(f.getModifiers()) &&
                Modifier.isFinal(f.getModifiers()) &&
                Integer.bitCount(f.getInt(null)) == 1 &&
                (all & f.getInt(null)) == 0;
            all |= f.getInt(null);
        }
        judge(
            "T1 T2 T3 T4 T5 T6 T67",
            good && methods == 6 && fields == 8 && new InstrumentVMSupport() != null,
            methods,
            fields
        );
        judge(
            "T68",
            new InstrumentVMException() instanceof RuntimeException &&
                new InstrumentVMException("x").getMessage().equals("x")
        );
    }

    static void states() {
        String none = System.getProperty("none");
        judge(
            "T70",
            refuses(() -> InstrumentVMSupport.tracingStartup(null), "tracingStartup") &&
                refuses(() -> InstrumentVMSupport.tracingStartup(""), "tracingStartup") &&
                refuses(
                    () -> InstrumentVMSupport.tracingStartup("no_such_thing"),
                    "tracingStartup",
                    "no_such_thing"
                )
        );
        judge("T71", refuses(() -> InstrumentVMSupport.tracingStartup(none), "InstrumentTraceEnd"));
        boolean unloaded =
            refuses(InstrumentVMSupport::tracingShutdown, "tracingShutdown") &&
            refuses(() -> begin(OFF), "tracingBegin") &&
            refuses(Trace::end, "tracingEnd") &&
            refuses(InstrumentVMSupport::reportObjectReferences, "report") &&
            refuses(() -> InstrumentVMSupport.userEvent("x"), "userEvent");
        set(0, 5);
        boolean answered =
            refuses(() -> InstrumentVMSupport.tracingStartup(library), "5") &&
            refuses(() -> begin(OFF), "tracingBegin");
        set(0, 0);
        take();
        InstrumentVMSupport.tracingStartup(library);
        judge("T11 T91 T52 T54", take().equals("startup\nthread startup 0 main 5 main\n"));
        boolean loaded =
            refuses(() -> InstrumentVMSupport.tracingStartup(library), "tracingStartup") &&
            refuses(Trace::end, "tracingEnd") &&
            refuses(InstrumentVMSupport::reportObjectReferences, "report") &&
            refuses(() -> InstrumentVMSupport.userEvent("x"), "userEvent");
        boolean flags = true;
        for (int bad : new int[] {
            0,
            -1,
            EXE_ON,
            EXE_ON | EXE_OFF | GC_OFF | ALLOC_OFF,
            OFF | 0x400,
            OFF & ~GC_OFF,
            EXE_OFF | GC_OFF,
            OFF | ALLOC_ON,
            OFF | GC_LIGHT | GC_ON
        })
            flags &= refuses(() -> begin(bad), "tracingBegin");
        judge("T9", flags);
        set(2, 9);
        answered &= refuses(() -> begin(OFF), "9") && refuses(Trace::end, "tracingEnd");
        set(2, 0);
        take();
        begin(OFF);
        boolean tracing =
            refuses(() -> begin(OFF), "tracingBegin") &&
            refuses(() -> InstrumentVMSupport.tracingStartup(library), "tracingStartup");
        set(3, 11);
        answered &= refuses(Trace::end, "11") && refuses(Trace::end, "not on");
        set(3, 0);
        judge("T13 T14 T64", take().equals("begin 111\nend\n"));
        begin(OFF);
        take();
        InstrumentVMSupport.tracingShutdown();
        String shut = take();
        boolean ended =
            shut.equals("end\nshutdown\n") &&
            refuses(InstrumentVMSupport::tracingShutdown, "tracingShutdown");
        judge("T12 T8", ended, shut);
        InstrumentVMSupport.tracingStartup(library);
        set(1, 13);
        answered &=
            refuses(InstrumentVMSupport::tracingShutdown, "13") &&
            refuses(InstrumentVMSupport::tracingShutdown, "tracingShutdown");
        set(1, 0);
        judge("T7 T63 T72", answered);
        judge("T69 T27", unloaded && loaded && tracing && ended, unloaded, loaded, tracing, ended);
        InstrumentVMSupport.tracingStartup(library);
        set(8, 0);
        judge("T92", take().endsWith("outside 1\n"));
    }

    // ---- Methods ----

    static class Deep extends Trace {

        int self() {
            return 1;
        }

        synchronized int locked() {
            return self();
        }

        static int outer(int n) {
            return n == 0 ? inner() : outer(n - 1);
        }

        static int inner() {
            throw new IllegalStateException();
        }

        static void fails() {
            try {
                outer(2);
            } catch (IllegalStateException e) {
                set(9, 0);
            }
        }
    }

    static class Größe {

        void Ωmega() {}

        void ärger() {}
    }

    static int depth(String line) {
        return Integer.parseInt(line.split(" ")[2]);
    }

    static void methods() {
        Deep deep = new Deep();
        String light = during(EXE_LIGHT | GC_OFF | ALLOC_OFF, () -> deep.locked());
        judge(
            "T28 T83a",
            !light.contains("leave") &&
                light.contains("Trace$Deep.locked") &&
                light.contains("Trace$Deep.self"),
            light
        );
        String full = during(EXE_ON | GC_OFF | ALLOC_OFF, () -> {
            deep.locked();
            Deep.fails();
        });
        String[] lines = full.split("\n");
        java.util.ArrayDeque<String> open = new java.util.ArrayDeque<>();
        boolean paired = true,
            static_ = true,
            first = false,
            receivers = true;
        for (String line : lines) {
            String[] words = line.split(" ");
            if (words.length < 2) continue;
            if (line.startsWith("enter ")) {
                // what is between is not of these classes
                if (!open.isEmpty()) paired &= depth(line) > depth(open.peek());
                open.push(line);
                receivers &= !words[words.length - 1].equals("0");
            } else if (line.startsWith("leave ")) {
                first |= line.startsWith("leave Trace.begin");
                if (open.isEmpty()) continue; // entered before tracing began
                String entered = open.pop();
                paired &= entered.split(" ")[1].equals(words[1]) && depth(entered) == depth(line);
            }
            if (
                words[1].endsWith(".outer") ||
                words[1].endsWith(".inner") ||
                words[1].endsWith(".fails")
            ) static_ &= line.contains(" static");
        }
        judge("T40 T29", paired, full);
        judge("T41", static_ && receivers, full);
        judge("T83", first, full);
        judge(
            "T28",
            full.contains("leave Trace$Deep.inner") &&
                full.split("leave Trace\\$Deep.outer").length == 4,
            full
        );
        judge("T82", full.contains("enter Trace.set") && full.contains(" native"), full);
        judge("T84", full.contains("enter Trace$Deep.locked") && full.contains(" sync"), full);
        Größe g = new Größe();
        String names = during(EXE_ON | GC_OFF | ALLOC_ON, () -> {
            new Größe();
            g.ärger();
            g.Ωmega();
        });
        judge(
            "T20 T21 T85",
            names.contains("enter Trace$Gr\\f6\\dfe.\\e4rger ") &&
                names.contains("enter Trace$Gr\\f6\\dfe.u:3a9:6d:65:67:61 ") &&
                names.contains("object Trace$Gr\\f6\\dfe "),
            names
        );
        long main = depthInThread();
        judge("T40a", main == 1, main);
    }

    static long depthInThread() {
        String[] told = new String[1];
        told[0] = during(EXE_ON | GC_OFF | ALLOC_OFF, () -> {
            Thread t = new Thread("one") {
                public void run() {
                    Deep.fails();
                }
            };
            t.start();
            join(t);
        });
        for (String line : told[0].split("\n"))
            if (
                line.startsWith("enter Trace$1.run") || line.startsWith("enter Trace$2.run")
            ) return depth(line);
        System.out.println(told[0]);
        return -1;
    }

    static void join(Thread t) {
        try {
            t.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    // ---- Allocation ----

    static Object kept;

    static class Pair {

        Object a, b;
        int x;
    }

    static class Λ {}

    static void allocations() {
        String told = during(EXE_OFF | GC_OFF | ALLOC_ON, () -> {
            kept = new Pair();
            kept = new int[1500];
            kept = new byte[5000];
            kept = new int[1200][];
            kept = new String[1300];
            kept = new String[1400][];
            kept = java.lang.reflect.Array.newInstance(long.class, 600);
            kept = new int[1100].clone();
        });
        judge("T34 T35", told.matches("(?s).*object Trace\\$Pair \\d+\n.*"), told);
        judge(
            "T36 T47 T49 T59 T60 T61",
            told.contains("array int 1 150") &&
                told.contains("array byte 1 125") &&
                told.contains("array long 1 120"),
            told
        );
        int words = Boolean.getBoolean("wide") ? 2 : 1; // of a reference, in longs of four bytes
        judge("T48", told.contains("array  0 " + 130 * words), told);
        judge("T48", told.contains("array  1 " + 140 * words), told);
        judge("T46", told.contains("array int 2 " + 120 * words), told);
        judge(
            "T45 T86 T87",
            told.contains("array int 1 110") && told.split("array int 1 110").length == 3,
            told
        );
        String wide = during(EXE_OFF | GC_OFF | ALLOC_ON, () -> kept = new Λ());
        judge("T85a", wide.contains("object u:54:72:61:63:65:24:39b "), wide);
    }

    // ---- Collections ----

    static class Node {

        Node next;
        int value;
    }

    static void churn() {
        for (int round = 0; round < 3; round++) {
            Node first = null;
            for (int i = 0; i < 30000; i++) {
                Node node = new Node();
                if (i % 3 == 0) {
                    node.next = first;
                    first = node;
                }
            }
            kept = first;
            System.gc();
        }
    }

    /** Runs of sixteen neighbours that live, with three times as much between them that dies. */
    static Object[] runs() {
        Object[] runs = new Object[5120];
        for (int i = 0; i < 4 * runs.length; i++) {
            Node node = new Node();
            if (i % 64 < 16) runs[(i / 64) * 16 + (i % 64)] = node;
        }
        return runs;
    }

    static void collections() {
        set(6, 0);
        during(EXE_OFF | GC_LIGHT | ALLOC_OFF, Trace::churn);
        boolean collects = System.getProperty("collects") == null;
        judge(
            "T80",
            count(GGC_START) == count(GGC_END) &&
                count(SCAVENGE_START) == count(SCAVENGE_END) &&
                (!collects || count(GGC_START) >= 3) &&
                count(7) + count(8) + count(9) + count(10) == 0,
            count(GGC_START),
            count(GGC_END),
            count(SCAVENGE_START),
            count(SCAVENGE_END)
        );
        set(6, 0);
        take();
        begin(EXE_OFF | GC_ON | ALLOC_ON);
        churn();
        kept = null;
        System.gc();
        long moved = count(16),
            renamed = count(17);
        kept = runs(); // few live: they do not stay where they are, whatever a reference's size
        System.gc();
        moved = count(16) - moved;
        renamed = count(17) - renamed;
        kept = null;
        if (collects) System.gc();
        long deletions = count(9) + count(10),
            renames = count(7) + count(8);
        judge("T23 T32 T33 T44", !collects || deletions > 0, deletions);
        judge(
            "T30 T31 T42 T43",
            !collects || Boolean.getBoolean("still")
                ? renames == 0 || !Boolean.getBoolean("still")
                : renames > 0,
            renames
        );
        boolean together = count(8) > 0 && moved >= 5000 && moved > 4 * renamed;
        judge("T79", !collects || Boolean.getBoolean("still") || together, moved, renamed);
        set(7, 0);
        InstrumentVMSupport.reportObjectReferences();
        long unreported = count(19);
        judge("T81 T77", !collects || unreported == 0, unreported);
        end();
        take();
    }

    // ---- Reports and user events ----

    static class TraceHolder {

        Object a = new Object(),
            none,
            b = "b";
        static Object c = new Object(),
            nothing;
        int x = 1;
    }

    static class TraceLower extends TraceHolder {

        Object d = a;
    }

    static void reports() {
        TraceLower lower = new TraceLower();
        Object[] array = { lower, null, lower };
        take();
        begin(OFF);
        set(7, 0);
        InstrumentVMSupport.reportObjectReferences();
        end();
        String told = take();
        judge("T5 T25 T37 T38 T50", told.contains("report 1 Trace$TraceLower + + +\n"), told);
        judge("T88", told.matches("(?s).*report 3 Trace\\$TraceHolder \\+[ +]*\n.*"), told);
        judge(
            "T26 T62 T65",
            count(12) > 0 && count(12) == count(14) && count(13) > count(12),
            count(12),
            count(13),
            count(14)
        );
        kept = array;
    }

    static void users() {
        String told = during(OFF, () -> {
            InstrumentVMSupport.userEvent("plain");
            InstrumentVMSupport.userEvent("grün");
            InstrumentVMSupport.userEvent("\u03a9\0x");
            InstrumentVMSupport.userEvent("");
        });
        judge(
            "T6 T39 T15 T16",
            told.contains("user 0 plain 5\nthread event 0 main 5 main\nuser 0 gr\\fcn 4\n"),
            told
        );
        judge("T85b", told.contains("user 1 u:3a9:0:78 3\n"), told);
        judge(
            "T90",
            told.contains("user 0  0\n") &&
                refuses(() -> InstrumentVMSupport.userEvent(null), "null"),
            told
        );
        ThreadGroup group = new ThreadGroup("Größe");
        told = during(OFF, () -> {
            Thread t = new Thread(group, () -> InstrumentVMSupport.userEvent("x"), "\u0416");
            t.setPriority(7);
            t.start();
            join(t);
        });
        judge("T53 T58", told.contains("thread event 0 u:416 7 Gr\\f6\\dfe\n"), told);
        told = during(EXE_OFF | GC_OFF | ALLOC_ON, Trace::attach);
        judge("T56", told.contains("thread being attached 0 <ide> -1 <ide>\n"), told);
        set(5, 1);
        told = during(OFF, () -> InstrumentVMSupport.userEvent("back"));
        set(5, 2);
        told += during(OFF, () -> InstrumentVMSupport.userEvent("back"));
        set(5, 0);
        judge("T69a", told.split("called back: refused").length == 3, told);
    }

    // ---- Many threads, many times ----

    static volatile boolean stop;

    static void crowd() throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                while (!stop) {
                    Deep.fails();
                    kept = new Node();
                }
            });
            threads[i].start();
        }
        int[] flags = {
            EXE_ON | GC_ON | ALLOC_ON,
            EXE_LIGHT | GC_LIGHT | ALLOC_OFF,
            EXE_OFF | GC_ON | ALLOC_ON,
            EXE_ON | GC_OFF | ALLOC_OFF
        };
        for (int i = 0; i < Integer.getInteger("times", 40); i++) {
            begin(flags[i % flags.length]);
            if (i % 5 == 0) System.gc();
            Thread.yield();
            if (i % 10 == 9) {
                // while others are traced
                InstrumentVMSupport.tracingShutdown();
                InstrumentVMSupport.tracingStartup(library);
            } else {
                end();
            }
            take();
        }
        stop = true;
        for (Thread t : threads) t.join();
        take();
        boolean quiet = true;
        long before = count(ENTER) + count(11);
        Deep.fails();
        kept = new Node();
        quiet = before == count(ENTER) + count(11);
        judge("T75 T76 T57", quiet && faults().isEmpty());
    }

    public static void main(String[] args) throws Exception {
        library = args[0];
        System.load(library);
        shapes();
        states();
        methods();
        allocations();
        collections();
        reports();
        users();
        crowd();
        String faults = faults();
        judge("T10 T17 T18 T19 T22 T24 T51 T55 T74 T78 T89 T94", faults.isEmpty(), faults);
        begin(EXE_ON | GC_ON | ALLOC_ON); // T73: the end of the VM ends it
        if (args.length > 1) System.exit(failures == 0 ? 0 : 1);
        if (failures != 0) throw new AssertionError(failures + " statements");
    }
}
