/* SPDX-License-Identifier: MIT */
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Proves of a file in the HPROF binary format (1.0.1, 1.0.2) what a reader who knows nothing else
 * relies on: records have
 * the length that they say, what a record names stands before it, each id in a heap dump leads to
 * one record of that dump,
 * each object lies on a path from a root, and roots name frames that their threads have.
 *
 * usage: CheckDump [-dumps=N] [-told] FILE...: a line per kind of problem, exit status 1 if there
 * is any. -dumps: how many
 * heap dumps the file has; -told: HEAP SUMMARY counts at least the objects of the last dump, and
 * not a tenth more.
 */
public class CheckDump {

    static final int OBJECT = 2,
        UNKNOWN = 0xff,
        JNI_GLOBAL = 1,
        JNI_LOCAL = 2,
        JAVA_FRAME = 3,
        NATIVE_STACK = 4,
        STICKY_CLASS = 5,
        THREAD_BLOCK = 6,
        MONITOR_USED = 7,
        THREAD = 8,
        CLASS = 0x20,
        INSTANCE = 0x21,
        OBJECTS = 0x22,
        PRIMITIVES = 0x23;

    record Frame(long method, int classSerial, int line) {}

    record Trace(int thread, Frame[] frames) {}

    record Root(int at, int kind, long object, int thread, int number) {} // at: in the file

    record Field(String name, int type) {}

    /**
     * A class of a dump: what it refers to, and what its instances hold beside what their
     * superclasses declare.
     */
    static final class Type {

        String name;
        long id, parent;
        Field[] fields;
        int bytes = -1; // of an instance, those of superclasses included
    }

    /** An object of a dump. Its references are read when all records are known. */
    static final class Record {

        int begin, kind, at, count; // begin: in the file; at: of what it holds
        long type;
        long[] references; // a class's
    }

    static final class Dump {

        final Map<Long, Record> objects = new HashMap<>();
        final Map<Long, Type> types = new HashMap<>();
        final List<Root> roots = new ArrayList<>();
        final Map<Integer, Root> threads = new HashMap<>();
    }

    final Map<String, Integer> counts = new LinkedHashMap<>();
    final Map<String, String> first = new HashMap<>();
    final ByteBuffer file;
    int idBytes, dumps;
    Dump dump, last; // `dump`: until its end
    int summary = -1;
    final Map<Long, byte[]> texts = new HashMap<>();
    final Map<Integer, String> classSerials = new HashMap<>();
    final Map<Integer, Long> classIds = new HashMap<>();
    final Map<Long, Integer> loaded = new HashMap<>();
    final Map<Long, Frame> frames = new HashMap<>();
    final Map<Integer, Trace> traces = new HashMap<>();
    final Set<Integer> started = new HashSet<>(),
        ended = new HashSet<>();

    CheckDump(byte[] bytes) {
        file = ByteBuffer.wrap(bytes);
    }

    void wrong(String kind, Object detail) {
        counts.merge(kind, 1, Integer::sum);
        first.putIfAbsent(kind, String.valueOf(detail));
    }

    long id() {
        return idBytes == 4 ? file.getInt() & 0xffffffffL : file.getLong();
    }

    int u1() {
        return file.get() & 0xff;
    }

    int u2() {
        return file.getShort() & 0xffff;
    }

    static int size(int type, int idBytes) {
        return switch (type) {
            case OBJECT -> idBytes;
            case 4, 8 -> 1;
            case 5, 9 -> 2;
            case 6, 10 -> 4;
            case 7, 11 -> 8;
            default -> throw new IllegalStateException("a value of type " + type);
        };
    }

    static String hex(long id) {
        return "0x" + Long.toHexString(id);
    }

    String text(long id, String whose) {
        byte[] bytes = texts.get(id);
        if (bytes == null) wrong(whose + " is not told before", hex(id));
        return bytes == null ? "?" : new String(bytes, StandardCharsets.UTF_8);
    }

    /* ---- Records ---- */

    void read() {
        int end = 0;
        while (end < 32 && file.get(end) != 0) end++;
        String format = new String(file.array(), 0, end, StandardCharsets.US_ASCII);
        if (!format.matches("JAVA PROFILE 1\\.0\\.[12]")) throw new IllegalStateException(
            "the format is " + format
        );
        file.position(end + 1);
        idBytes = file.getInt();
        if (idBytes != 4 && idBytes != 8) throw new IllegalStateException(
            "ids of " + idBytes + " bytes"
        );
        long time = file.getLong();
        if (time < 800_000_000_000L) wrong("the time is before the format's", time);
        while (file.hasRemaining()) {
            int at = file.position();
            if (file.remaining() < 9) throw new IllegalStateException(
                "half a record's head at " + at
            );
            int tag = u1();
            file.getInt();
            long length = file.getInt() & 0xffffffffL;
            if (length > file.remaining()) throw new IllegalStateException(
                "the record at " + at + " ends after the file"
            );
            int stop = file.position() + (int) length,
                limit = file.limit();
            file.limit(stop);
            try {
                record(tag, (int) length);
            } catch (java.nio.BufferUnderflowException e) {
                throw new IllegalStateException(
                    "the record of tag " +
                        tag +
                        " at " +
                        at +
                        " is shorter than what it says it holds"
                );
            }
            if (file.position() != stop) throw new IllegalStateException(
                "the record of tag " + tag + " at " + at + " is longer than what it says it holds"
            );
            file.limit(limit);
        }
        if (dump != null) wrong("a heap dump has no end", "");
    }

    void record(int tag, int length) {
        switch (tag) {
            case 0x01 -> {
                long id = id();
                byte[] bytes = new byte[file.remaining()];
                file.get(bytes);
                if (id == 0) wrong("a text has id 0", "");
                byte[] before = texts.put(id, bytes);
                if (before != null && !Arrays.equals(before, bytes)) wrong(
                    "two texts have one id",
                    hex(id)
                );
            }
            case 0x02 -> loadClass();
            case 0x03 -> {
                int serial = file.getInt();
                Long id = classIds.get(serial);
                if (id == null) wrong("a class is unloaded that was not loaded", serial);
                else loaded.remove(id, serial);
            }
            case 0x04 -> {
                long id = id();
                long method = id();
                text(method, "a frame's method");
                text(id(), "a frame's signature");
                long source = id();
                if (source != 0) text(source, "a frame's source file");
                int serial = file.getInt(),
                    line = file.getInt();
                if (!classSerials.containsKey(serial)) wrong(
                    "a frame's class is not told before",
                    serial
                );
                if (line < -3 || line > 0xffff) wrong("a frame's line is none", line);
                if (frames.put(id, new Frame(method, serial, line)) != null) wrong(
                    "two frames have one id",
                    hex(id)
                );
            }
            case 0x05 -> {
                int serial = file.getInt(),
                    thread = file.getInt();
                Frame[] list = new Frame[file.getInt()];
                for (int i = 0; i < list.length; i++) {
                    long id = id();
                    list[i] = frames.get(id);
                    if (list[i] == null) wrong("a trace's frame is not told before", hex(id));
                }
                if (thread != 0 && !started.isEmpty() && !started.contains(thread)) wrong(
                    "a trace's thread is not told before",
                    thread
                );
                if (traces.put(serial, new Trace(thread, list)) != null) wrong(
                    "two traces have one number",
                    serial
                );
            }
            case 0x06 -> sites();
            case 0x07 -> {
                file.getInt();
                summary = file.getInt();
                file.getLong();
                file.getLong();
            }
            case 0x0a -> {
                int serial = file.getInt();
                id();
                file.getInt();
                text(id(), "a thread's name");
                text(id(), "a thread's group");
                text(id(), "the parent of a thread's group");
                if (serial == 0 || !started.add(serial)) wrong(
                    "two threads have one number",
                    serial
                );
            }
            case 0x0b -> {
                int serial = file.getInt();
                if (!started.contains(serial)) wrong("a thread ends that did not start", serial);
                if (!ended.add(serial)) wrong("a thread ends twice", serial);
            }
            case 0x0c, 0x1c -> {
                if (dump == null) {
                    dump = new Dump();
                    dumps++;
                }
                while (file.hasRemaining()) part();
                if (tag == 0x0c) endDump();
            }
            case 0x2c -> {
                if (length != 0) wrong("the end of a heap dump has a body", length);
                if (dump == null) wrong("a heap dump ends that has not begun", "");
                else endDump();
            }
            case 0x0d -> {
                file.getInt();
                int all = file.getInt();
                for (int i = 0; i < all; i++) {
                    if (file.getInt() == 0) wrong("a row of samples has none", "");
                    trace(file.getInt(), "samples");
                }
            }
            case 0x0e -> {
                file.getInt();
                u2();
            }
            default -> throw new IllegalStateException("a record of tag " + tag);
        }
    }

    void loadClass() {
        int serial = file.getInt();
        long id = id();
        file.getInt();
        String name = text(id(), "a class's name");
        String before = classSerials.put(serial, name);
        if (serial == 0 || (before != null && !before.equals(name))) wrong(
            "two classes have one number",
            serial + " " + name + " " + before
        );
        Long old = classIds.put(serial, id);
        if (old != null) loaded.remove(old, serial);
        loaded.put(id, serial);
    }

    void trace(int number, String whose) {
        if (!traces.containsKey(number) && number != 0) wrong(
            "the trace of " + whose + " is not told before",
            number
        );
    }

    void sites() {
        file.getShort();
        float cutoff = file.getFloat();
        if (!(cutoff >= 0 && cutoff < 1)) wrong("a cutoff is no share", cutoff);
        long liveBytes = file.getInt() & 0xffffffffL,
            liveObjects = file.getInt() & 0xffffffffL;
        long allBytes = file.getLong(),
            allObjects = file.getLong();
        int rows = file.getInt();
        for (int i = 0; i < rows; i++) {
            int kind = u1(),
                serial = file.getInt();
            trace(file.getInt(), "a site");
            long live = file.getInt() & 0xffffffffL,
                lives = file.getInt() & 0xffffffffL;
            long all = file.getInt() & 0xffffffffL,
                alls = file.getInt() & 0xffffffffL;
            if ((kind == 0 || kind == OBJECT) && !classSerials.containsKey(serial)) wrong(
                "a site's class is not told before",
                serial
            );
            if (live > all || lives > alls) wrong(
                "a site has more alive than ever made",
                live + " " + all
            );
            liveBytes -= live;
            liveObjects -= lives;
            allBytes -= all;
            allObjects -= alls;
        }
        if (Math.min(Math.min(liveBytes, liveObjects), Math.min(allBytes, allObjects)) < 0) wrong(
            "sites have more than all",
            ""
        );
        if (cutoff == 0 && (liveBytes | liveObjects | allBytes | allObjects) != 0) wrong(
            "sites are missing with cutoff=0",
            liveBytes + " " + liveObjects + " " + allBytes + " " + allObjects
        );
    }

    /* ---- Parts of a dump ---- */

    void part() {
        int at = file.position(),
            kind = u1();
        switch (kind) {
            case UNKNOWN, STICKY_CLASS, MONITOR_USED -> dump.roots.add(
                new Root(at, kind, id(), 0, 0)
            );
            case JNI_GLOBAL -> {
                dump.roots.add(new Root(at, kind, id(), 0, 0));
                id();
            }
            case JNI_LOCAL, JAVA_FRAME -> dump.roots.add(
                new Root(at, kind, id(), file.getInt(), file.getInt())
            );
            case NATIVE_STACK, THREAD_BLOCK -> dump.roots.add(
                new Root(at, kind, id(), file.getInt(), 0)
            );
            case THREAD -> {
                Root root = new Root(at, kind, id(), file.getInt(), file.getInt());
                dump.roots.add(root);
                if (root.thread == 0 || dump.threads.put(root.thread, root) != null) wrong(
                    "two thread objects have one number",
                    root.thread
                );
                trace(root.number, "a thread");
            }
            case CLASS -> type();
            case INSTANCE -> {
                Record r = object(kind);
                r.type = id();
                r.count = file.getInt();
                r.at = file.position();
                pass(r.count);
            }
            case OBJECTS -> {
                Record r = object(kind);
                r.count = file.getInt();
                r.type = id();
                r.at = file.position();
                pass((long) r.count * idBytes);
            }
            case PRIMITIVES -> {
                Record r = object(kind);
                r.count = file.getInt();
                int type = u1();
                if (type == OBJECT) throw new IllegalStateException(
                    "a primitive array of references"
                );
                r.at = file.position();
                pass((long) r.count * size(type, idBytes));
                for (int i = 0; type == 4 && i < r.count; i++) if (
                    (file.get(r.at + i) & ~1) != 0
                ) wrong("a boolean is neither", file.get(r.at + i));
            }
            default -> throw new IllegalStateException(
                "a part of tag " + kind + " at " + (file.position() - 1)
            );
        }
    }

    void pass(long bytes) {
        if (bytes < 0 || bytes > file.remaining()) throw new IllegalStateException(
            "an object at " + file.position() + " ends after its segment"
        );
        file.position(file.position() + (int) bytes);
    }

    Record object(int kind) {
        Record r = new Record();
        r.begin = file.position() - 1;
        r.kind = kind;
        long id = id();
        trace(file.getInt(), "an object");
        if (id == 0) wrong("an object has id 0", "");
        if (dump.objects.put(id, r) != null) wrong("two objects have one id", hex(id));
        return r;
    }

    void type() {
        int begin = file.position();
        Record r = object(CLASS);
        Type type = new Type();
        type.id = file.getLong(begin);
        if (idBytes == 4) type.id = file.getInt(begin) & 0xffffffffL;
        Integer serial = loaded.get(type.id);
        if (serial == null) wrong("a class of the dump is not told before", hex(type.id));
        type.name = serial == null ? "?" : classSerials.get(serial);
        type.parent = id();
        List<Long> references = new ArrayList<>(List.of(type.parent, id(), id(), id()));
        if (id() != 0 || id() != 0) wrong("what is reserved in a class is not 0", type.name);
        file.getInt();
        Set<Integer> indexes = new HashSet<>();
        int constants = u2();
        List<Long> constant = new ArrayList<>();
        for (int i = 0; i < constants; i++) {
            int index = u2(),
                kind = u1();
            if (index == 0 || !indexes.add(index)) wrong(
                "a constant's index is none, or is that of another",
                type.name + " " + index
            );
            if (kind == OBJECT) constant.add(id());
            else pass(size(kind, idBytes));
        }
        for (int statics = u2(); statics > 0; statics--) {
            text(id(), "a static field's name");
            int kind = u1();
            if (kind == OBJECT) references.add(id());
            else pass(size(kind, idBytes));
        }
        type.fields = new Field[u2()];
        for (int i = 0; i < type.fields.length; i++) type.fields[i] = new Field(
            text(id(), "a field's name"),
            u1()
        );
        /* The first ones are those that lead on; most readers look at no constants. */
        r.count = references.size();
        references.addAll(constant);
        r.references = references.stream().mapToLong(Long::longValue).toArray();
        dump.types.put(type.id, type);
    }

    /* ---- The whole of a dump ---- */

    int bytes(Type type, int depth) {
        if (type.bytes >= 0) return type.bytes;
        int own = 0;
        for (Field field : type.fields) own += size(field.type, idBytes);
        if (type.parent == 0) return (type.bytes = own);
        Type parent = dump.types.get(type.parent);
        if (parent == null || depth > 10_000) {
            wrong("a superclass is no class of the dump", type.name);
            return (type.bytes = own);
        }
        return (type.bytes = own + bytes(parent, depth + 1));
    }

    long idAt(int at) {
        return idBytes == 4 ? file.getInt(at) & 0xffffffffL : file.getLong(at);
    }

    /** The references of an object; also proves what it says of its type. */
    void references(long id, Record r, java.util.function.BiConsumer<Long, String> each) {
        switch (r.kind) {
            case CLASS -> {
                for (int i = 0; i < r.references.length; i++) each.accept(
                    r.references[i],
                    i < 4
                        ? "superclass, loader, signers or domain"
                        : i < r.count
                          ? "static field"
                          : "constant"
                );
            }
            case INSTANCE -> {
                each.accept(r.type, "class");
                Type type = dump.types.get(r.type);
                int at = r.at;
                while (type != null) {
                    for (Field field : type.fields) {
                        if (field.type == OBJECT) each.accept(
                            idAt(at),
                            "field " + type.name + "." + field.name
                        );
                        at += size(field.type, idBytes);
                    }
                    type = dump.types.get(type.parent);
                }
            }
            case OBJECTS -> {
                each.accept(r.type, "class of an array");
                for (int i = 0; i < r.count; i++) each.accept(idAt(r.at + i * idBytes), "element");
            }
            default -> {
            }
        }
    }

    void endDump() {
        for (Map.Entry<Long, Record> entry : dump.objects.entrySet()) {
            Record r = entry.getValue();
            Type type = dump.types.get(r.type);
            if (r.kind == CLASS) bytes(dump.types.get(entry.getKey()), 0);
            if (r.kind == INSTANCE && (type == null || bytes(type, 0) != r.count)) {
                wrong(
                    "an instance is not as long as its class says",
                    type == null ? "no class" : type.name
                );
                r.kind = PRIMITIVES; // its fields cannot be told
            }
            if (r.kind == OBJECTS && (type == null || !type.name.startsWith("["))) wrong(
                "an array's class is none of arrays",
                type == null ? "no class" : type.name
            );
            references(entry.getKey(), r, (to, what) -> {
                if (to != 0 && !dump.objects.containsKey(to)) wrong(
                    "a reference leads to no object of the dump",
                    hex(to) + " in " + what + " of " + hex(entry.getKey())
                );
            });
        }
        for (Root root : dump.roots) root(root);
        paths();
        last = dump;
        dump = null;
    }

    void root(Root root) {
        if (!dump.objects.containsKey(root.object)) wrong("a root is no object of the dump", root);
        if (root.kind == STICKY_CLASS && !dump.types.containsKey(root.object)) wrong(
            "a class that stays is none",
            root
        );
        if (
            root.kind != JNI_LOCAL &&
            root.kind != JAVA_FRAME &&
            root.kind != NATIVE_STACK &&
            root.kind != THREAD_BLOCK &&
            root.kind != THREAD
        ) return;
        if (
            !started.isEmpty() && (!started.contains(root.thread) || ended.contains(root.thread))
        ) wrong("a root's thread is not told, or has ended", root);
        Root thread = dump.threads.get(root.thread);
        if (thread == null) {
            wrong("a root's thread has no thread object", root);
            return;
        }
        Trace trace = traces.get(thread.number);
        if (trace == null) return;
        if (trace.thread != root.thread) wrong(
            "a thread's trace is that of another",
            root + " " + trace.thread
        );
        if (root.kind == THREAD_BLOCK && root.object != thread.object) wrong(
            "a thread has two objects",
            root
        );
        if (root.kind != JNI_LOCAL && root.kind != JAVA_FRAME) return;
        if (root.number == -1 && root.kind == JNI_LOCAL) return;
        if (root.number < 0 || root.number >= trace.frames.length) {
            wrong(
                "a root's frame is none of its thread's",
                root + ", " + trace.frames.length + " frames"
            );
            return;
        }
        Frame frame = trace.frames[root.number];
        if (frame != null && root.kind == JNI_LOCAL && frame.line != -3) wrong(
            "a native method's reference is in a frame of Java",
            root
        );
    }

    /**
     * Every object can be told why it is there, by what readers follow: fields and elements, not
     * constants.
     */
    void paths() {
        Set<Long> seen = new HashSet<>();
        ArrayDeque<Long> left = new ArrayDeque<>();
        for (Root root : dump.roots)
            if (dump.objects.containsKey(root.object) && seen.add(root.object)) left.add(
                root.object
            );
        for (Long id; (id = left.poll()) != null; ) references(
            id,
            dump.objects.get(id),
            (to, what) -> {
                if (
                    !what.equals("constant") && dump.objects.containsKey(to) && seen.add(to)
                ) left.add(to);
            }
        );
        for (Map.Entry<Long, Record> entry : dump.objects.entrySet())
            if (!seen.contains(entry.getKey())) {
                Type type = dump.types.get(
                    entry.getValue().kind == CLASS ? entry.getKey() : entry.getValue().type
                );
                wrong(
                    "an object lies on no path from a root",
                    hex(entry.getKey()) + " " + (type == null ? "primitives" : type.name)
                );
                if (System.getProperty("all") != null) System.out.println(
                    "  no path: " +
                        hex(entry.getKey()) +
                        " " +
                        entry.getValue().kind +
                        " " +
                        (type == null ? "primitives" : type.name)
                );
            }
    }

    public static void main(String[] arguments) throws Exception {
        int wanted = -1;
        boolean told = false,
            good = true;
        for (String argument : arguments) {
            if (argument.startsWith("-dumps=")) wanted = Integer.parseInt(argument.substring(7));
            else if (argument.equals("-told")) told = true;
            else {
                CheckDump check = new CheckDump(Files.readAllBytes(Path.of(argument)));
                try {
                    check.read();
                    if (wanted >= 0 && check.dumps != wanted) check.wrong(
                        "other than " + wanted + " dumps",
                        check.dumps
                    );
                    int objects = check.last == null ? 0 : check.last.objects.size();
                    if (
                        told &&
                        (check.summary < objects || check.summary > objects + objects / 10 + 100)
                    ) check.wrong(
                        "the dump has other than the objects told alive",
                        objects + " of " + check.summary
                    );
                } catch (
                    IllegalStateException
                    | java.nio.BufferUnderflowException
                    | IndexOutOfBoundsException e
                ) {
                    check.wrong("unreadable", e);
                }
                check.counts.forEach((kind, count) ->
                    System.out.println(kind + ": " + count + " (" + check.first.get(kind) + ")")
                );
                good &= check.counts.isEmpty();
                if (
                    check.counts.isEmpty() &&
                    check.last != null &&
                    System.getProperty("figures") != null
                ) System.out.println(
                    check.dumps +
                        " dumps, " +
                        check.last.objects.size() +
                        " objects, " +
                        check.last.roots.size() +
                        " roots"
                );
            }
        }
        System.exit(good ? 0 : 1);
    }
}
