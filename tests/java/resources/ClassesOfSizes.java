/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/**
 * Classes of all sizes, in loaders that are dropped or kept for a while: what one leaves another
 * has to fit into. The memory that the process has is the same in the end as after a third.
 */
public class ClassesOfSizes {
    static final int ROUNDS = 20_000;

    static class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass(null, bytes, 0, bytes.length);
        }
    }

    static void utf8(DataOutputStream out, String text) throws IOException {
        out.writeByte(1);
        out.writeUTF(text);
    }

    /** A class of that many static fields. */
    static byte[] bytes(int fields) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(all);
        out.writeInt(0xCAFEBABE);
        out.writeInt(52);
        out.writeShort(6 + fields);
        utf8(out, "Sized");
        out.writeByte(7);
        out.writeShort(1);
        utf8(out, "java/lang/Object");
        out.writeByte(7);
        out.writeShort(3);
        utf8(out, "J");
        for (int i = 0; i < fields; i++) utf8(out, "field" + i);
        out.writeShort(0x21);
        out.writeShort(2);
        out.writeShort(4);
        out.writeShort(0);
        out.writeShort(fields);
        for (int i = 0; i < fields; i++) {
            out.writeShort(9);
            out.writeShort(6 + i);
            out.writeShort(5);
            out.writeShort(0);
        }
        out.writeShort(0);
        out.writeShort(0);
        return all.toByteArray();
    }

    static long resident() throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("\\D", ""));
        }
        throw new IOException("no VmRSS");
    }

    public static void main(String[] args) throws Exception {
        Random random = new Random(1);
        byte[][] kinds = new byte[20][];
        for (int i = 0; i < kinds.length; i++) kinds[i] = bytes(1 + i * i);
        Loader[] kept = new Loader[60];
        long fields = 0, early = 0;
        for (int round = 1; round <= ROUNDS; round++) {
            Loader loader = new Loader();
            fields += loader.define(kinds[random.nextInt(kinds.length)]).getModifiers();
            kept[random.nextInt(random.nextInt(10) == 0 ? kept.length : 6)] = loader;
            if (round % 500 == 0) System.gc();
            if (round == ROUNDS / 3) early = resident();
        }
        long grown = resident() - early;
        System.out.println("classes " + fields);
        System.out.println(grown < 24 << 10 ? "memory stays" : "grown by " + grown + " KiB");
    }
}
