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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
                    else out.writeShort((PACKED_UTF8 << 8) + numbers.get(texts[i]));
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

    /** The bytes deflated, without a header; themselves if that gains little. */
    private static byte[] deflate(byte[] bytes, byte[] dictionary) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setDictionary(dictionary);
        deflater.setInput(bytes);
        deflater.finish();
        byte[] out = new byte[bytes.length];
        int length = deflater.deflate(out);
        boolean whole = deflater.finished();
        deflater.end();
        return whole && length < bytes.length * 7 / 8 ? Arrays.copyOf(out, length) : bytes;
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
        Map<String, Integer> allUses = new HashMap<>(uses);
        uses.clear();
        for (String name : start) new Packer(entries.get(name)).count();
        Set<String> early = Set.copyOf(uses.keySet());
        uses.putAll(allUses);
        List<String> texts = new ArrayList<>(uses.keySet());
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
        LinkedHashSet<String> plain = new LinkedHashSet<>(start), order = new LinkedHashSet<>(start);
        plain.addAll(lines(args[3]));
        plain.retainAll(entries.keySet());
        order.addAll(plain);
        order.addAll(entries.keySet());
        Map<String, Integer> offsetOf = new HashMap<>();
        Map<String, byte[]> storedAs = new HashMap<>();
        Map<String, Integer> lengthOf = new HashMap<>();
        byte[] dictionary = {}; // the plain classes nearest to those that are compressed
        int dictionaryAt = 0;
        for (String name : order) {
            byte[] entry = entries.get(name);
            byte[] content = files.containsKey(name + CLASS) ? new Packer(entry).pack() : entry;
            if (!plain.contains(name) && dictionary.length == 0) {
                dictionaryAt = Math.max(0, data.size() - WINDOW);
                dictionary = Arrays.copyOfRange(data.toByteArray(), dictionaryAt, data.size());
            }
            byte[] stored = plain.contains(name) ? content : deflate(content, dictionary);
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
