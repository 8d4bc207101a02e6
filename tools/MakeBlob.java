/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

/**
 * Packs the built class library into one blob (layout: vm/classfile/boot_library.h). Arguments: directory, output, list of
 * the classes that lie first and list of those behind them: neither are compressed, the rest is.
 */
public final class MakeBlob {
    private static final int HEADER = 56, ENTRY = 15, TEXTS_PER_BASE = 64, WINDOW = 0x8000, PACKED_UTF8 = 0x40, NEXT_UTF8 = 0xFF, FREQUENT = 40;
    private static final String CLASS = ".class";

    /** Modified UTF-8 as it stands in the class files; one character a byte. In the order in which the blob has them first. */
    private static final Map<String, Integer> uses = new LinkedHashMap<>();
    private static final Map<String, Integer> numbers = new HashMap<>();

    /** Of classes that lie uncompressed, and names of entries: these texts are read in place. */
    private static final Set<String> inPlace = new HashSet<>();

    /**
     * Generic signatures, sentences and what one class alone has stand in their classes and are compressed with them; of
     * what the machine looks up by name among them, it makes symbols when it loads the class.
     */
    private static boolean isInside(String text) {
        boolean looked = text.indexOf('<') < 0 && text.indexOf(' ') < 0;
        return text.length() >= 10 && uses.get(text) <= (looked ? 1 : 3) && !inPlace.contains(text);
    }

    private static String latin(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    // ---- One class file ----

    /** Reads a class file and writes it again in packed form. The first round only counts its texts. */
    private static final class Packer {
        private final ByteBuffer in;
        private ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private DataOutputStream out = new DataOutputStream(bytes);
        private String[] texts;
        private int next; // above the highest number so far
        boolean hasInside;

        Packer(byte[] file) {
            in = ByteBuffer.wrap(file);
        }

        private int u2() throws IOException {
            int value = in.getShort() & 0xFFFF;
            out.writeShort(value);
            return value;
        }

        /** The index of another constant, as a distance: those are often the same. */
        private void index(int from) throws IOException {
            out.writeShort((in.getShort() & 0xFFFF) - from);
        }

        private void copy(int count) throws IOException {
            out.write(in.array(), in.position(), count);
            in.position(in.position() + count);
        }

        /** Most texts come first in the class whose texts are numbered next. */
        private void number(int number) throws IOException {
            if (number == next) out.writeByte(NEXT_UTF8);
            else out.writeShort((PACKED_UTF8 << 8) + number);
            next = Math.max(number + 1, next);
        }

        private void pool(boolean counting) throws IOException {
            int count = u2();
            texts = new String[count];
            for (int i = 1; i < count; i++) {
                int tag = in.get();
                if (tag != 1) out.writeByte(tag);
                switch (tag) {
                case 1 -> {
                    byte[] text = new byte[in.getShort() & 0xFFFF];
                    in.get(text);
                    texts[i] = latin(text);
                    if (counting) uses.merge(texts[i], 1, Integer::sum);
                    else if (!isInside(texts[i])) number(numbers.get(texts[i]));
                    else {
                        hasInside = true;
                        out.writeByte(tag);
                        out.writeShort(text.length);
                        out.write(text);
                    }
                }
                case 3, 4 -> copy(4);
                case 9, 10, 11, 12, 17, 18 -> {
                    index(i);
                    index(i);
                }
                case 5, 6 -> {
                    copy(8);
                    i++;
                }
                case 7, 8, 16, 19, 20 -> index(i);
                case 15 -> {
                    copy(1);
                    index(i);
                }
                default -> throw new IOException("unknown constant " + tag);
                }
            }
        }

        private void lines() throws IOException {
            int count = u2(), pc = 0, line = 0;
            for (int i = 0; i < count; i++) {
                int nextPc = in.getShort() & 0xFFFF, nextLine = in.getShort() & 0xFFFF;
                if (i == 0) out.writeShort(line = nextLine);
                int forward = nextPc - pc, down = nextLine - line + 2;
                if (forward >= 0 && forward < 32 && down >= 0 && down < 7) {
                    out.writeByte(down << 5 | forward);
                } else {
                    out.writeByte(0xFF);
                    out.writeShort(nextPc);
                    out.writeShort(nextLine);
                }
                pc = nextPc;
                line = nextLine;
            }
        }

        private void attributes() throws IOException {
            for (int count = u2(); count > 0; count--) {
                String name = texts[u2()];
                int length = in.getInt();
                DataOutputStream outer = out;
                ByteArrayOutputStream inner = new ByteArrayOutputStream();
                out = new DataOutputStream(inner);
                if (name.equals("LineNumberTable")) {
                    lines();
                } else if (name.equals("Code")) {
                    copy(4);
                    int code = in.getInt();
                    out.writeInt(code);
                    copy(code);
                    copy(u2() * 8);
                    attributes();
                } else if (name.equals("Record")) {
                    for (int components = u2(); components > 0; components--) {
                        copy(4);
                        attributes();
                    }
                } else {
                    copy(length);
                }
                out = outer;
                out.writeShort(Math.min(inner.size(), 0xFFFF));
                if (inner.size() >= 0xFFFF) out.writeInt(inner.size());
                inner.writeTo(out);
            }
        }

        byte[] pack() throws IOException {
            copy(8);
            pool(false);
            copy(6);
            copy(u2() * 2);
            for (int kind = 0; kind < 2; kind++)
                for (int count = u2(); count > 0; count--) {
                    copy(6);
                    attributes();
                }
            attributes();
            if (in.hasRemaining()) throw new IOException("extra bytes");
            return bytes.toByteArray();
        }

        void count() throws IOException {
            copy(8);
            pool(true);
        }
    }

    // ---- The dictionary ----

    private static final int GRAM = 8, PIECE = 48;

    /** Runs of GRAM bytes, numbered as they come, and in how many entries each occurs. */
    private static class Grams {
        private long[] runs = new long[1 << 20];
        private int[] numbers = new int[1 << 20]; // from 1
        private int count;
        int[] uses = new int[1 << 19], last = new int[1 << 19]; // last: the entry, or the piece, that had it

        private int slot(long run) {
            int slot = (int) (run * 0x9E3779B97F4A7C15L >>> 32) & runs.length - 1;
            while (numbers[slot] != 0 && runs[slot] != run) slot = slot + 1 & runs.length - 1;
            return slot;
        }

        private int number(long run) {
            int slot = slot(run);
            if (numbers[slot] != 0) return numbers[slot] - 1;
            runs[slot] = run;
            numbers[slot] = ++count;
            if (count * 2 == runs.length) grow();
            return count - 1;
        }

        private void grow() {
            long[] oldRuns = runs;
            int[] oldNumbers = numbers;
            runs = new long[oldRuns.length * 2];
            numbers = new int[runs.length];
            uses = Arrays.copyOf(uses, oldRuns.length);
            last = Arrays.copyOf(last, oldRuns.length);
            for (int i = 0; i < oldRuns.length; i++) {
                if (oldNumbers[i] == 0) continue;
                int slot = slot(oldRuns[i]);
                runs[slot] = oldRuns[i];
                numbers[slot] = oldNumbers[i];
            }
        }

        /** Those of an entry, one for each place. */
        int[] of(byte[] entry, int which) {
            int[] all = new int[Math.max(entry.length - GRAM + 1, 0)];
            long run = 0;
            for (int i = 0; i < entry.length; i++) {
                run = run << 8 | entry[i] & 0xFF;
                if (i < GRAM - 1) continue;
                int number = all[i - GRAM + 1] = number(run);
                if (last[number] != which) uses[number]++;
                last[number] = which;
            }
            return all;
        }

        /** In how many entries the runs of the piece at a place occur. */
        long gain(int[] entry, int at, int which) {
            long sum = 0;
            for (int i = at; i + GRAM <= at + PIECE; i++) {
                if (last[entry[i]] != which) sum += uses[entry[i]];
                last[entry[i]] = which;
            }
            return sum;
        }
    }

    private record Piece(long gain, int entry, int at, int order) {
    }

    /**
     * Pieces of the entries whose runs of bytes occur in most others, the best of them last, where a match costs least.
     * Taken one by one: each time the one that gains most with what was taken.
     */
    private static byte[] dictionary(List<byte[]> entries) {
        Grams grams = new Grams();
        int[][] of = new int[entries.size()][];
        int which = 0;
        for (int i = 0; i < of.length; i++) of[i] = grams.of(entries.get(i), ++which);
        for (int i = 0; i < grams.count; i++) if (grams.uses[i] < 3) grams.uses[i] = 0;
        PriorityQueue<Piece> queue = new PriorityQueue<>(
            Comparator.comparingLong((Piece piece) -> -piece.gain).thenComparingInt(Piece::order));
        for (int entry = 0; entry < of.length; entry++)
            for (int at = 0; at + PIECE <= entries.get(entry).length; at += PIECE / 2)
                queue.add(new Piece(grams.gain(of[entry], at, ++which), entry, at, queue.size()));
        byte[] dictionary = new byte[WINDOW];
        int at = WINDOW;
        while (at >= PIECE && !queue.isEmpty()) {
            Piece best = queue.poll();
            long gain = grams.gain(of[best.entry], best.at, ++which);
            if (gain == 0) continue;
            if (!queue.isEmpty() && gain < queue.peek().gain) {
                queue.add(new Piece(gain, best.entry, best.at, best.order));
                continue;
            }
            for (int i = 0; i + GRAM <= PIECE; i++) grams.uses[of[best.entry][best.at + i]] = 0; // covered
            at -= PIECE;
            System.arraycopy(entries.get(best.entry), best.at, dictionary, at, PIECE);
        }
        return Arrays.copyOfRange(dictionary, at, WINDOW);
    }

    // ---- The blob ----

    private static int hash(byte[] text) { // as utf8_hash in vm/text/utf8.c
        long factor = 0x9E3779B97F4A7C15L, hash = text.length, last = 0;
        ByteBuffer words = ByteBuffer.wrap(text).order(ByteOrder.LITTLE_ENDIAN);
        while (words.remaining() >= Long.BYTES) {
            hash = (hash ^ words.getLong()) * factor;
            hash ^= hash >>> 32;
        }
        while (words.hasRemaining()) last = last << 8 | words.get() & 0xFF;
        return (int) ((hash ^ last) * factor >>> 32);
    }

    private static List<String> lines(String file) throws IOException {
        return Files.readAllLines(Path.of(file)).stream().filter(line -> !line.startsWith("#")).toList();
    }

    private static ByteBuffer little(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The texts with their places and the table that finds them. */
    private static final class Texts {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        final int[] bases; // from the first of all
        final ByteBuffer offsets; // from the base: of each text, and behind the last of those with one base
        final short[] slots;

        Texts(List<String> texts) throws IOException {
            int count = texts.size(), base = 0;
            bases = new int[count / TEXTS_PER_BASE + 1];
            offsets = little(2 * (count + bases.length));
            slots = new short[count / 2 * 3 + 1];
            bytes.write(0); // every text has a zero byte before and behind it
            for (int i = 0; i <= count; i++) {
                if (i % TEXTS_PER_BASE == 0) {
                    if (i > 0) putOffset(base);
                    bases[i / TEXTS_PER_BASE] = base = bytes.size();
                }
                putOffset(base);
                if (i < count) add(texts.get(i), i);
            }
        }

        private void putOffset(int base) throws IOException {
            if (bytes.size() - base > 0xFFFF) throw new IOException("long texts");
            offsets.putShort((short) (bytes.size() - base));
        }

        private void add(String string, int number) throws IOException {
            byte[] text = string.getBytes(StandardCharsets.ISO_8859_1);
            bytes.write(text);
            bytes.write(0);
            int slot = Integer.remainderUnsigned(hash(text), slots.length);
            while (slots[slot] != 0) slot = (slot + 1) % slots.length;
            slots[slot] = (short) (number + 1);
        }
    }

    private record Place(int at, boolean follows, int stored, int length) {
    }

    /** Contents of entries, as they lie in the blob, and what those deflated need. */
    private static final class Data {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        final Map<String, Place> places = new HashMap<>();
        Huffman.Bits beginning;
        int dictionaryAt, dictionaryLength;

        /** Those deflated that gain little lie as they are, if they may be read where they lie. */
        void add(Set<String> order, Map<String, byte[]> contents, Set<String> plain, Set<String> inside, byte[] dictionary)
            throws IOException {
            List<String> deflated = order.stream().filter(name -> !plain.contains(name)).toList();
            SharedCodes shared = new SharedCodes(dictionary, deflated.stream().map(contents::get).toList());
            for (String name : plain) put(name, false, contents.get(name), contents.get(name).length);
            dictionaryAt = bytes.size();
            dictionaryLength = dictionary.length;
            bytes.write(dictionary);
            for (int i = 0; i < deflated.size(); i++) {
                SharedCodes.Stored stored = shared.stored(i);
                String name = deflated.get(i);
                byte[] content = contents.get(name);
                boolean must = inside.contains(name);
                if (must && stored.bytes().length >= content.length) throw new IOException("a class that does not become smaller");
                if (must || stored.bytes().length < content.length * 7 / 8) put(name, stored.follows(), stored.bytes(), content.length);
                else put(name, false, content, content.length);
            }
            beginning = shared.beginning();
        }

        private void put(String name, boolean follows, byte[] stored, int length) throws IOException {
            places.put(name, new Place(bytes.size(), follows, stored.length, length));
            bytes.write(stored);
        }
    }

    /** By name; a class's without the suffix. */
    private static final TreeMap<String, byte[]> entries = new TreeMap<>(); // names are ASCII: bytewise order
    private static final Set<String> classes = new HashSet<>();

    private static void read(Path root) throws IOException {
        try (var found = Files.walk(root)) {
            for (Path file : (Iterable<Path>) found.filter(Files::isRegularFile)::iterator) {
                String name = root.relativize(file).toString().replace('\\', '/');
                boolean isClass = name.endsWith(CLASS);
                if (isClass) name = name.substring(0, name.length() - CLASS.length());
                if (isClass) classes.add(name);
                if (entries.put(name, Files.readAllBytes(file)) != null) throw new IOException("a class and a resource of one name");
            }
        }
    }

    /**
     * Numbers the texts: first what every program needs, then what many classes use, so that they share pages; the others
     * as they come. Those of plain classes, the first of all, are in place.
     */
    private static List<String> number(Set<String> order, int start, int plain) throws IOException {
        Set<String> early = new HashSet<>();
        int counted = 0;
        for (String name : order) {
            if (classes.contains(name)) new Packer(entries.get(name)).count();
            if (++counted == start) early.addAll(uses.keySet());
            if (counted == plain) inPlace.addAll(uses.keySet());
        }
        inPlace.addAll(entries.keySet());
        for (String name : entries.keySet()) uses.merge(name, 1, Integer::sum);
        List<String> texts = new ArrayList<>(uses.keySet());
        texts.removeIf(MakeBlob::isInside);
        texts.sort(Comparator.comparing((String text) -> !early.contains(text))
                             .thenComparing(text -> uses.get(text) >= FREQUENT ? -uses.get(text) : 0));
        int limit = NEXT_UTF8 - PACKED_UTF8 << 8;
        if (texts.size() > limit) throw new IOException("more than " + limit + " texts");
        for (String text : texts) numbers.put(text, numbers.size());
        return texts;
    }

    private static byte[] table(Data data, int dataAt) throws IOException {
        ByteBuffer table = little(ENTRY * entries.size());
        for (String name : entries.keySet()) {
            Place place = data.places.get(name);
            table.putShort((short) (int) numbers.get(name)).put((byte) (place.follows ? 1 : 0));
            int unpacked = classes.contains(name) ? entries.get(name).length : 0;
            for (int value : new int[] {dataAt + place.at, place.stored, place.length, unpacked}) {
                if (value >= 1 << 24) throw new IOException("too large: " + name);
                table.putShort((short) value).put((byte) (value >> 16));
            }
        }
        return table.array();
    }

    private static byte[] blob(Texts texts, int textCount, Data data) throws IOException {
        int textsAt = HEADER, gap = -(textsAt + texts.bytes.size()) & 3; // the first texts are in one page
        int basesAt = textsAt + texts.bytes.size() + gap, offsetsAt = basesAt + 4 * texts.bases.length;
        int slotsAt = offsetsAt + texts.offsets.position(), beginningAt = slotsAt + 2 * texts.slots.length;
        int tableAt = beginningAt + data.beginning.bytes().length, dataAt = tableAt + ENTRY * entries.size();
        ByteBuffer out = little(dataAt + data.bytes.size());
        out.put("MJBL".getBytes(StandardCharsets.US_ASCII)).putInt(entries.size()).putInt(tableAt);
        out.putInt(textCount).putInt(basesAt).putInt(offsetsAt).putInt(textsAt).putInt(texts.bytes.size());
        out.putInt(texts.slots.length).putInt(slotsAt).putInt(dataAt + data.dictionaryAt).putInt(data.dictionaryLength);
        out.putInt(beginningAt).putInt(data.beginning.count);
        out.put(texts.bytes.toByteArray()).put(new byte[gap]);
        for (int base : texts.bases) out.putInt(textsAt + base);
        out.put(texts.offsets.flip());
        for (short slot : texts.slots) out.putShort(slot);
        out.put(data.beginning.bytes()).put(table(data, dataAt)).put(data.bytes.toByteArray());
        return out.array();
    }

    public static void main(String[] args) throws IOException {
        read(Path.of(args[0]));
        LinkedHashSet<String> start = new LinkedHashSet<>(lines(args[2]));
        start.retainAll(entries.keySet());
        LinkedHashSet<String> plain = new LinkedHashSet<>(start);
        plain.addAll(lines(args[3]));
        plain.retainAll(entries.keySet());
        LinkedHashSet<String> order = new LinkedHashSet<>(plain);
        order.addAll(entries.keySet());
        List<String> texts = number(order, start.size(), plain.size());
        Map<String, byte[]> contents = new HashMap<>();
        Set<String> inside = new HashSet<>();
        List<byte[]> deflated = new ArrayList<>();
        for (String name : order) {
            Packer packer = classes.contains(name) ? new Packer(entries.get(name)) : null;
            contents.put(name, packer != null ? packer.pack() : entries.get(name));
            if (packer != null && packer.hasInside) inside.add(name);
            if (!plain.contains(name)) deflated.add(contents.get(name));
        }
        Data data = new Data();
        data.add(order, contents, plain, inside, dictionary(deflated));
        Files.write(Path.of(args[1]), blob(new Texts(texts), texts.size(), data));
    }
}
