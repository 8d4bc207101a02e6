/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plants defects in a good dump, one at a time, and demands that CheckDump tells each: what it
 * proves would be worth nothing
 * if it saw nothing. The dump is one of hprof's with heap=all, thread=y and cutoff=0.
 */
public class PlantDefects {

    /** A record of the file: where it begins, with its head of nine bytes. */
    record Place(int at, int tag, int length) {
        int body() {
            return at + 9;
        }

        int end() {
            return at + 9 + length;
        }
    }

    static byte[] good;
    static CheckDump read;
    static final List<Place> places = new ArrayList<>();
    static boolean all = true;

    static int intAt(int at) {
        return ByteBuffer.wrap(good).getInt(at);
    }

    static byte[] with(int at, long value, int bytes) {
        byte[] changed = good.clone();
        for (int i = 0; i < bytes; i++) changed[at + i] = (byte) (value >> (8 * (bytes - 1 - i)));
        return changed;
    }

    static byte[] withId(int at, long id) {
        return with(at, id, read.idBytes);
    }

    /** Replaces bytes within a record, whose length follows. */
    static byte[] spliced(int at, int removed, byte... inserted) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(good, 0, at);
        out.writeBytes(inserted);
        out.write(good, at + removed, good.length - at - removed);
        byte[] changed = out.toByteArray();
        for (Place p : places)
            if (
                p.at < at &&
                at <= p.end() &&
                !(removed == 0 && at == p.end() && inserted.length > 9)
            ) ByteBuffer.wrap(changed).putInt(p.at + 5, p.length + inserted.length - removed);
        return changed;
    }

    static byte[] without(Place p) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(good, 0, p.at);
        out.write(good, p.end(), good.length - p.end());
        return out.toByteArray();
    }

    static Place place(int tag) {
        return place(tag, p -> true);
    }

    static Place place(int tag, java.util.function.Predicate<Place> is) {
        return places
            .stream()
            .filter(p -> p.tag == tag && is.test(p))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("no record of tag " + tag));
    }

    static CheckDump.Root root(int kind) {
        return read.last.roots
            .stream()
            .filter(r -> r.kind() == kind && (kind != CheckDump.JAVA_FRAME || r.number() > 1000))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("no root of kind " + kind));
    }

    static CheckDump.Record object(int kind, java.util.function.Predicate<CheckDump.Record> is) {
        return read.last.objects
            .values()
            .stream()
            .filter(r -> r.kind == kind && is.test(r))
            .findFirst()
            .orElseThrow();
    }

    static void seen(String defect, String wanted, byte[] changed) {
        CheckDump check = new CheckDump(changed);
        try {
            check.read();
        } catch (
            IllegalStateException
            | java.nio.BufferUnderflowException
            | IndexOutOfBoundsException e
        ) {
            check.wrong("unreadable", e);
        }
        boolean is = check.counts
            .keySet()
            .stream()
            .anyMatch(kind -> kind.contains(wanted));
        all &= is;
        System.out.println(
            (is ? "seen: " : "NOT SEEN: ") + defect + (is ? "" : ", told: " + check.counts)
        );
    }

    public static void main(String[] args) throws Exception {
        good = Files.readAllBytes(Path.of(args[0]));
        read = new CheckDump(good);
        read.read();
        if (!read.counts.isEmpty()) throw new IllegalStateException(
            "the dump is not good: " + read.counts
        );
        for (int at = 19 + 4 + 8; at < good.length; at += 9 + intAt(at + 5)) places.add(
            new Place(at, good[at] & 0xff, intAt(at + 5))
        );
        int id = read.idBytes;
        long nobody = 0x7ff0;
        CheckDump.Root frame = root(CheckDump.JAVA_FRAME),
            thread = root(CheckDump.THREAD);
        CheckDump.Record instance = object(CheckDump.INSTANCE, r -> r.count > 0),
            array = object(CheckDump.OBJECTS, r -> r.count > 0 && r.type != 0);
        CheckDump.Record traced = object(CheckDump.INSTANCE, r -> intAt(r.begin + 1 + id) != 0);
        CheckDump.Type type = read.last.types.get(instance.type);
        int dump = place(0x1c).at;

        seen(
            "half of the file is missing",
            "unreadable",
            java.util.Arrays.copyOf(good, good.length / 2)
        );
        seen(
            "a record longer than what it holds",
            "unreadable",
            spliced(place(0x02).end(), 0, (byte) 0)
        );
        seen(
            "a record shorter than what it holds",
            "unreadable",
            spliced(place(0x04).end() - 1, 1)
        );
        seen("a record of no kind", "unreadable", with(place(0x04).at, 0x55, 1));
        seen("a part of a dump of no kind", "unreadable", with(instance.begin, 0x77, 1));
        seen(
            "an array longer than its segment",
            "unreadable",
            with(array.begin + 1 + id + 4, 1 << 28, 4)
        );
        seen("a dump without end", "a heap dump has no end", without(place(0x2c)));
        seen(
            "a class that is not loaded",
            "class",
            without(place(0x02, p -> read.last.types.containsKey(read.idAt(p.body() + 4))))
        );
        seen(
            "a text that is missing",
            "is not told before",
            without(place(0x01, p -> read.texts.containsKey(read.idAt(p.body()))))
        );
        seen("a frame that is missing", "a trace's frame is not told before", without(place(0x04)));
        seen(
            "a trace that is missing",
            "the trace of an object is not told before",
            without(place(0x05, p -> intAt(p.body()) == intAt(traced.begin + 1 + id)))
        );
        seen(
            "a thread without its start",
            "thread is not told",
            without(place(0x0a, p -> intAt(p.body()) == thread.thread()))
        );
        byte[] end = ByteBuffer.allocate(13)
            .put((byte) 0x0b)
            .putInt(0)
            .putInt(4)
            .putInt(thread.thread())
            .array();
        seen(
            "a thread that has ended",
            "a root's thread is not told, or has ended",
            spliced(dump, 0, end)
        );
        seen(
            "a thread twice",
            "two threads have one number",
            spliced(dump, 0, java.util.Arrays.copyOfRange(good, place(0x0a).at, place(0x0a).end()))
        );
        seen(
            "a thread object twice",
            "two thread objects have one number",
            with(
                root(CheckDump.THREAD).at() + 1 + id,
                read.last.roots
                    .stream()
                    .filter(r -> r.kind() == CheckDump.THREAD && r.thread() != thread.thread())
                    .findFirst()
                    .get()
                    .thread(),
                4
            )
        );
        seen("a thread without object", "has no thread object", spliced(thread.at(), 1 + id + 8));
        seen("thread number 0", "a root's thread", with(frame.at() + 1 + id, 0, 4));
        seen(
            "a frame beyond the trace",
            "a root's frame is none of its thread's",
            with(frame.at() + 1 + id + 4, 3999, 4)
        );
        seen(
            "a trace of another thread",
            "a thread's trace is that of another",
            with(
                thread.at() + 1 + id + 4,
                intAt(
                    read.last.roots
                        .stream()
                        .filter(r -> r.kind() == CheckDump.THREAD && r.thread() != thread.thread())
                        .findFirst()
                        .get()
                        .at() +
                        1 +
                        id +
                        4
                ),
                4
            )
        );
        seen(
            "a root that is no object",
            "a root is no object of the dump",
            withId(frame.at() + 1, nobody)
        );
        seen(
            "a class that stays and is none",
            "a class that stays is none",
            withId(root(CheckDump.STICKY_CLASS).at() + 1, read.idAt(instance.begin + 1))
        );
        seen(
            "an element that leads to nothing",
            "a reference leads to no object",
            withId(array.at, nobody)
        );
        seen(
            "a superclass that is none",
            "a reference leads to no object",
            withId(object(CheckDump.CLASS, r -> r.references[0] != 0).begin + 1 + id + 4, nobody)
        );
        seen(
            "an instance of no class",
            "an instance is not as long as its class says",
            withId(instance.begin + 1 + id + 4, nobody)
        );
        seen(
            "an instance of another class",
            "an instance is not as long as its class says",
            withId(
                instance.begin + 1 + id + 4,
                read.last.types
                    .values()
                    .stream()
                    .filter(t -> t.bytes != type.bytes)
                    .findFirst()
                    .get()
                    .id
            )
        );
        seen(
            "an array of a class that has no arrays",
            "an array's class is none of arrays",
            withId(array.begin + 1 + id + 8, instance.type)
        );
        seen(
            "an object twice",
            "two objects have one id",
            withId(instance.begin + 1, read.idAt(array.begin + 1))
        );
        int constants = 1 + id + 4 + 6 * id + 4;
        CheckDump.Record holder = object(
            CheckDump.CLASS,
            r -> (good[r.begin + constants] | good[r.begin + constants + 1]) != 0
        );
        seen(
            "a constant with index 0",
            "a constant's index is none",
            with(holder.begin + constants + 2, 0, 2)
        );
        references(nobody);
        Place sites = place(0x06);
        int rows = intAt(sites.body() + 30);
        seen(
            "more alive than made",
            "a site has more alive than ever made",
            with(sites.body() + 34 + 9, -1, 4)
        );
        byte[] fewer = spliced(sites.end() - 25, 25);
        ByteBuffer.wrap(fewer).putInt(sites.body() + 30, rows - 1);
        seen("a site that is missing", "sites are missing with cutoff=0", fewer);
        seen(
            "a site without trace",
            "the trace of a site is not told before",
            with(sites.body() + 34 + 5, 0x7fffffff, 4)
        );
        System.exit(all ? 0 : 1);
    }

    /**
     * A field that leads to nothing, as an uncleared weak reference would; and one of null, the
     * only one that led to an array.
     */
    static void references(long nobody) {
        Map<Long, Integer> referrers = new HashMap<>();
        read.dump = read.last;
        read.last.objects.forEach((id, r) ->
            read.references(id, r, (to, what) -> referrers.merge(to, 1, Integer::sum))
        );
        read.last.roots.forEach(r -> referrers.merge(r.object(), 1, Integer::sum));
        boolean dangles = false;
        for (CheckDump.Record r : read.last.objects.values()) {
            if (r.kind != CheckDump.INSTANCE) continue;
            int at = r.at;
            for (
                CheckDump.Type type = read.last.types.get(r.type);
                type != null;
                type = read.last.types.get(type.parent)
            ) for (CheckDump.Field field : type.fields) {
                int size = CheckDump.size(field.type(), read.idBytes);
                if (field.name().equals("referent") && !dangles) {
                    seen(
                        "a referent that is not there",
                        "a reference leads to no object",
                        withId(at, nobody)
                    );
                    dangles = true;
                }
                CheckDump.Record to =
                    field.type() == CheckDump.OBJECT ? read.last.objects.get(read.idAt(at)) : null;
                if (
                    dangles &&
                    to != null &&
                    to.kind == CheckDump.PRIMITIVES &&
                    referrers.get(read.idAt(at)) == 1
                ) {
                    seen(
                        "an object that nothing leads to",
                        "an object lies on no path from a root",
                        withId(at, 0)
                    );
                    return;
                }
                at += size;
            }
        }
        throw new IllegalStateException("no array with one reference");
    }
}
