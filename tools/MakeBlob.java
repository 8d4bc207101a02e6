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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.Deflater;

/**
 * Packs the built class library into one blob (layout: vm/load/boot_library.h). Arguments: directory, output, list of
 * the classes that lie first and list of those behind them: neither are compressed, the rest is.
 */
public final class MakeBlob {
    private static final int HEADER = 44, ENTRY = 20, WINDOW = 0x8000, PACKED_UTF8 = 0x40;
    private static final String CLASS = ".class";

    /** Modified UTF-8 as it stands in the class files; one character a byte. */
    private static final Map<String, Integer> uses = new HashMap<>();
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
                    else if (!isInside(texts[i])) out.writeShort((PACKED_UTF8 << 8) + numbers.get(texts[i]));
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

    // ---- Compression ----

    /** The bytes deflated, without a header; themselves if that gains little and they may be read where they lie. */
    private static byte[] deflate(byte[] bytes, byte[] dictionary, boolean always) throws IOException {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setDictionary(dictionary);
        deflater.setInput(bytes);
        deflater.finish();
        byte[] out = new byte[bytes.length];
        int length = deflater.deflate(out);
        boolean whole = deflater.finished();
        deflater.end();
        if (always && (!whole || length == bytes.length)) throw new IOException("a class that does not become smaller");
        return always || whole && length < bytes.length * 7 / 8 ? Arrays.copyOf(out, length) : bytes;
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

    private static int hash(byte[] text) { // as utf8_hash in vm/load/utf8.c
        int hash = 0x811C9DC5;
        for (byte b : text) hash = (hash ^ b & 0xFF) * 16777619;
        return hash ^ hash >>> 15;
    }

    private static List<String> lines(String file) throws IOException {
        return Files.readAllLines(Path.of(file)).stream().filter(line -> !line.startsWith("#")).toList();
    }

    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        TreeMap<String, byte[]> files = new TreeMap<>(); // names are ASCII: bytewise order
        try (var found = Files.walk(root)) {
            for (Path file : (Iterable<Path>) found.filter(Files::isRegularFile)::iterator)
                files.put(root.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
        TreeMap<String, byte[]> entries = new TreeMap<>();
        files.forEach((name, file) -> entries.put(name.endsWith(CLASS) ? name.substring(0, name.length() - CLASS.length()) : name, file));
        if (entries.size() != files.size()) throw new IOException("a class and a resource of one name");
        for (var entry : entries.entrySet()) {
            uses.merge(entry.getKey(), 1, Integer::sum);
            if (files.containsKey(entry.getKey() + CLASS)) new Packer(entry.getValue()).count();
        }
        // What every program needs comes first, then texts that many classes use, so that they share pages.
        LinkedHashSet<String> start = new LinkedHashSet<>(lines(args[2]));
        start.retainAll(entries.keySet());
        LinkedHashSet<String> plain = new LinkedHashSet<>(start);
        plain.addAll(lines(args[3]));
        plain.retainAll(entries.keySet());
        Map<String, Integer> allUses = new HashMap<>(uses);
        uses.clear();
        for (String name : start) new Packer(entries.get(name)).count();
        Set<String> early = Set.copyOf(uses.keySet());
        for (String name : plain) if (files.containsKey(name + CLASS)) new Packer(entries.get(name)).count();
        inPlace.addAll(uses.keySet());
        inPlace.addAll(entries.keySet());
        uses.putAll(allUses);
        List<String> texts = new ArrayList<>(uses.keySet());
        texts.removeIf(MakeBlob::isInside);
        texts.sort(Comparator.comparing((String text) -> !early.contains(text)).thenComparing(text -> -uses.get(text))
                             .thenComparing(Comparator.naturalOrder()));
        int limit = 0x10000 - (PACKED_UTF8 << 8);
        if (texts.size() > limit) throw new IOException("more than " + limit + " texts");
        for (String text : texts) numbers.put(text, numbers.size());
        int slotCount = texts.size() / 2 * 3 + 1;
        short[] slots = new short[slotCount];
        ByteArrayOutputStream textBytes = new ByteArrayOutputStream();
        int[] offsets = new int[texts.size() + 1];
        textBytes.write(0); // every text has a zero byte before and behind it
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = textBytes.size();
            if (i == texts.size()) break;
            byte[] text = texts.get(i).getBytes(StandardCharsets.ISO_8859_1);
            textBytes.write(text);
            textBytes.write(0);
            int slot = Integer.remainderUnsigned(hash(text), slotCount);
            while (slots[slot] != 0) slot = (slot + 1) % slotCount;
            slots[slot] = (short) (i + 1);
        }
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        LinkedHashSet<String> order = new LinkedHashSet<>(start);
        order.addAll(plain);
        order.addAll(entries.keySet());
        Map<String, Integer> offsetOf = new HashMap<>();
        Map<String, byte[]> storedAs = new HashMap<>();
        Map<String, Integer> lengthOf = new HashMap<>();
        Map<String, byte[]> contents = new HashMap<>();
        Set<String> inside = new HashSet<>();
        List<byte[]> compressed = new ArrayList<>();
        for (String name : order) {
            Packer packer = files.containsKey(name + CLASS) ? new Packer(entries.get(name)) : null;
            contents.put(name, packer != null ? packer.pack() : entries.get(name));
            if (packer != null && packer.hasInside) inside.add(name);
            if (!plain.contains(name)) compressed.add(contents.get(name));
        }
        byte[] dictionary = dictionary(compressed);
        int dictionaryAt = -1;
        for (String name : order) {
            byte[] content = contents.get(name);
            if (!plain.contains(name) && dictionaryAt < 0) {
                dictionaryAt = data.size();
                data.write(dictionary);
            }
            byte[] stored = plain.contains(name) ? content : deflate(content, dictionary, inside.contains(name));
            offsetOf.put(name, data.size());
            storedAs.put(name, stored);
            lengthOf.put(name, content.length);
            data.write(stored);
        }
        ByteBuffer table = ByteBuffer.allocate(ENTRY * entries.size()).order(ByteOrder.LITTLE_ENDIAN);
        int offsetsAt = HEADER + table.capacity(), slotsAt = offsetsAt + 4 * offsets.length;
        int textsAt = slotsAt + 2 * slotCount, dataAt = textsAt + textBytes.size();
        for (var entry : entries.entrySet()) {
            String name = entry.getKey();
            table.putInt(numbers.get(name)).putInt(dataAt + offsetOf.get(name)).putInt(storedAs.get(name).length)
                 .putInt(lengthOf.get(name)).putInt(files.containsKey(name + CLASS) ? entry.getValue().length : 0);
        }
        ByteBuffer out = ByteBuffer.allocate(dataAt + data.size()).order(ByteOrder.LITTLE_ENDIAN);
        out.put("MJBL".getBytes(StandardCharsets.US_ASCII)).putInt(entries.size()).putInt(HEADER);
        out.putInt(texts.size()).putInt(offsetsAt).putInt(textsAt).putInt(textBytes.size());
        out.putInt(slotCount).putInt(slotsAt).putInt(dataAt + dictionaryAt).putInt(dictionary.length);
        out.put(table.array());
        for (int offset : offsets) out.putInt(offset);
        for (short slot : slots) out.putShort(slot);
        out.put(textBytes.toByteArray()).put(data.toByteArray());
        Files.write(Path.of(args[1]), out.array());
    }
}
