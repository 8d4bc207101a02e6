/* SPDX-License-Identifier: MIT */
/*
 * What the heap owes a program, by name: initial, shrink, dense, soft, overhead, limits. Each
 * prints "ok" or what is wrong.
 */
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Random;
import java.nio.file.Files;
import java.nio.file.Path;

public class Memory {

    static final int MIB = 1 << 20;

    static final class Cell {

        Cell next;
        long a, b;

        Cell(Cell next) {
            this.next = next;
        }
    }

    static Object held;

    static void check(boolean claim, String wrong) {
        if (claim) return;
        System.out.println(wrong);
        System.exit(1);
    }

    static long resident() throws Exception {
        for (String line : Files.readAllLines(Path.of("/proc/self/status")))
            if (line.startsWith("VmRSS:")) return (
                Long.parseLong(line.replaceAll("[^0-9]", "")) * 1024
            );
        throw new AssertionError();
    }

    static void fill(int mib) {
        ArrayList<Object> all = new ArrayList<>();
        for (int i = 0; i < mib * 16; i++) {
            Object[] part = new Object[256];
            for (int k = 0; k < 256; k++) part[k] = new byte[256 - 16];
            all.add(part);
        }
        held = all;
    }

    /* What deleted arenas took goes back to the system, small objects and large ones alike. */
    static void shrink() throws Exception {
        Runtime runtime = Runtime.getRuntime();
        fill(60);
        byte[] large = new byte[40 * MIB];
        for (int i = 0; i < large.length; i += 4096) large[i] = 1;
        System.gc();
        long full = resident(),
            total = runtime.totalMemory(),
            used = total - runtime.freeMemory();
        check(used >= 100L * MIB && used < 130L * MIB, "used with 100 MiB live: " + used);
        check(total >= used && total <= runtime.maxMemory(), "total " + total);
        check(large[4096] == 1, "lost");
        large = null;
        held = null;
        for (int i = 0; i < 5; i++) System.gc(); /* libgc lets go of what was free for a while */
        used = runtime.totalMemory() - runtime.freeMemory();
        check(used < 20L * MIB, "used with nothing live: " + used);
        check(
            runtime.totalMemory() < total - 60L * MIB,
            "total did not fall: " + runtime.totalMemory()
        );
        check(resident() < full - 80L * MIB, "resident memory fell by " + (full - resident()));
    }

    /* More than 60 % of the heap lives and its objects come and go one by one. */
    static void dense() {
        Runtime runtime = Runtime.getRuntime();
        int parts = (int) ((runtime.maxMemory() * 62) / 100 / 512);
        byte[][] all = new byte[parts][];
        Random random = new Random(1);
        for (int i = 0; i < parts; i++) all[i] = new byte[512 - 24];
        for (int i = 0; i < 6 * parts; i++) {
            int at = random.nextInt(parts);
            all[at] = null;
            all[at] = new byte[200 + random.nextInt(576)];
        }
        for (byte[] part : all) check(part != null && part.length > 0, "lost");
    }

    /*
     * With few MiB free a soft reference that is used between any two collections stays, another
     * goes in time.
     */
    static void soft() throws Exception {
        SoftReference<long[]> used = new SoftReference<>(new long[10]),
            unused = new SoftReference<>(new long[10]);
        ArrayList<byte[]> hog = new ArrayList<>();
        Runtime runtime = Runtime.getRuntime();
        System.gc();
        while (runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory()) > 3 * MIB)
            hog.add(new byte[64 * 1024]);
        while (unused.refersTo(null) == false) {
            check(used.get() != null, "a soft reference in use was cleared");
            System.gc();
            Thread.sleep(20);
        }
        check(used.get() != null, "a soft reference in use was cleared at last");
        check(hog.size() > 0, "no hog");
    }

    /* Names that were looked for, and are nobody's, do not stay. */
    static void names() throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType nothing = MethodType.methodType(void.class);
        String end = "x".repeat(4000);
        int count = 20_000,
            found = 0;
        long before = resident();
        for (int i = 0; i < count; i++) try {
            lookup.findStatic(Memory.class, "missing" + i + end, nothing);
            found++;
        } catch (NoSuchMethodException e) {
            /* as it should be */
        }
        check(found == 0, "found " + found);
        check(
            resident() - before < 50L * MIB,
            "80 MB of names grew the resident memory by " + (resident() - before)
        );
    }

    /* Collecting again and again frees next to nothing. */
    static void overhead() {
        Cell first = null;
        try {
            while (true) first = new Cell(first);
        } catch (OutOfMemoryError error) {
            first = null;
            check(error.getMessage().equals("GC overhead limit exceeded"), error.getMessage());
        }
        long[] again = new long[1000];
        check(again.length == 1000, "nothing");
    }

    static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /* What a cell takes here, whatever the width of references and the plan. */
    static long bytesOfCell() {
        int cells = 100000;
        long before = used();
        Cell first = null;
        for (int i = 0; i < cells; i++) first = new Cell(first);
        long bytes = (used() - before) / cells;
        check(first != null && bytes >= 24 && bytes <= 64, "a cell takes " + bytes + " bytes");
        return ((bytes + 7) / 8) * 8;
    }

    /* The same where each collection frees a little: the heap is full but for a thirty-fifth. */
    static void futile() {
        Cell first = new Cell(null);
        try {
            long cell = bytesOfCell(),
                most = (Runtime.getRuntime().maxMemory() / 1000) * 972;
            for (long bytes = 0; bytes < most; bytes += cell) first = new Cell(first);
            for (int i = 0; i < 200 * MIB; i++) first.next = new Cell(first.next.next);
        } catch (OutOfMemoryError error) {
            first = null;
            check(error.getMessage().equals("GC overhead limit exceeded"), error.getMessage());
            return;
        }
        check(false, "no error");
    }

    /*
     * With -Xms64m -Xmx128m: what was promised is there before it is used and after it was, and not
     * more than the limit.
     */
    static void initial() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            check(runtime.totalMemory() >= 64L * MIB, "total " + runtime.totalMemory());
            check(
                runtime.totalMemory() <= runtime.maxMemory() && runtime.maxMemory() == 128L * MIB,
                "maximum " + runtime.maxMemory()
            );
            fill(20);
            held = null;
            System.gc();
        }
        fill(80);
        check(
            runtime.totalMemory() >= 80L * MIB,
            "total with 80 MiB live: " + runtime.totalMemory()
        );
        check(held != null, "lost");
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "initial":
                initial();
                break;
            case "shrink":
                shrink();
                break;
            case "dense":
                dense();
                break;
            case "soft":
                soft();
                break;
            case "overhead":
                overhead();
                break;
            case "futile":
                futile();
                break;
            case "names":
                names();
                break;
            default:
                check(false, "unknown");
        }
        System.out.println("ok");
    }
}
