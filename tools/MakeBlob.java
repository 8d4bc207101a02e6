/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.TreeMap;

/** Packs a directory into one sorted blob (layout: vm/load/boot_library.h). Arguments: directory, output. */
public final class MakeBlob {
    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        Comparator<byte[]> bytewise = java.util.Arrays::compareUnsigned;
        TreeMap<byte[], byte[]> entries = new TreeMap<>(bytewise);
        try (var files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                String name = root.relativize(file).toString().replace('\\', '/');
                entries.put(name.getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file));
            }
        }
        int names = 8 + 16 * entries.size();
        int data = names;
        for (byte[] name : entries.keySet()) data += name.length;
        data = data + 15 & ~15;
        int total = data;
        for (byte[] content : entries.values()) total = (total + content.length + 7) & ~7;
        ByteBuffer out = ByteBuffer.allocate(total).order(ByteOrder.LITTLE_ENDIAN);
        out.put("MJBL".getBytes(StandardCharsets.US_ASCII)).putInt(entries.size());
        for (var entry : entries.entrySet()) {
            out.putInt(names).putInt(entry.getKey().length).putInt(data).putInt(entry.getValue().length);
            System.arraycopy(entry.getKey(), 0, out.array(), names, entry.getKey().length);
            System.arraycopy(entry.getValue(), 0, out.array(), data, entry.getValue().length);
            names += entry.getKey().length;
            data = (data + entry.getValue().length + 7) & ~7;
        }
        Files.write(Path.of(args[1]), out.array());
    }
}
