// SPDX-License-Identifier: MIT
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/*
 * Damages lib/modules of a copied JDK, one byte at a time, and runs a command on it. The command
 * has to end by itself, with status 0 or with 1 and a reason.
 *   Damage IMAGE SEED COUNT CLASSES COMMAND...    at COUNT places that the seed chooses, of the
 *                                                 classes whose names are in the file
 *   Damage IMAGE text CLASS TEXT                  one byte of the text in the class, for good
 */
public class Damage {

    static final int HEADER = 28, SEED = 0x01000193;
    static RandomAccessFile file;
    static ByteBuffer image;
    static int length, offsets, locations, texts, contents;

    public static void main(String[] args) throws Exception {
        file = new RandomAccessFile(args[0], "rw");
        image = file.getChannel().map(FileChannel.MapMode.READ_ONLY, 0, file.length());
        image.order(ByteOrder.LITTLE_ENDIAN);
        length = image.getInt(16);
        offsets = HEADER + 4 * length;
        locations = offsets + 4 * length;
        texts = locations + image.getInt(20);
        contents = texts + image.getInt(24);
        if (args[1].equals("text")) change(place(args[2], args[3]), 1);
        else damage(args, List.of(args).subList(4, args.length));
    }

    static void damage(String[] args, List<String> command) throws Exception {
        Random random = new Random(Long.parseLong(args[1]));
        int count = Integer.parseInt(args[2]);
        List<String> names = Files.readAllLines(Path.of(args[3]));
        int bad = 0;
        for (int i = 0; i < count; i++) {
            int at = choose(random, names.get(random.nextInt(names.size())));
            int bits = 1 + random.nextInt(255);
            String problem = run(at, bits, command);
            if (problem == null) continue;
            System.out.println("byte " + at + " ^ " + bits + ": " + problem);
            bad++;
        }
        System.out.println(bad == 0 ? "damage ok" : bad + " of " + count + " failed");
    }

    /* A byte of the tables, of what they say of the class, or, mostly, of the class itself. */
    static int choose(Random random, String name) {
        int entry = entry(name), at = locations + image.getInt(offsets + 4 * entry);
        long[] values = values(at);
        switch (random.nextInt(10)) {
            case 0:
                return random.nextInt(HEADER);
            case 1:
                return HEADER + 4 * (hash(path(name), SEED) % length) + random.nextInt(4);
            case 2:
                return offsets + 4 * entry + random.nextInt(4);
            case 3:
                return at + random.nextInt(12);
            case 4:
                return texts + (int) values[2 + random.nextInt(2)] + random.nextInt(4);
            default:
                return contents + (int) values[5] + random.nextInt((int) values[7]);
        }
    }

    static String run(int at, int bits, List<String> command) throws Exception {
        change(at, bits);
        File output = new File(new File(command.get(0)).getName() + ".damaged");
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        Process process = builder.redirectOutput(output).start();
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        if (!ended) process.destroyForcibly();
        int status = process.waitFor();
        change(at, bits);
        long said = output.length();
        output.delete();
        if (!ended) return "does not end";
        if (status > 1) return "status " + status;
        return status == 1 && said == 0 ? "says nothing" : null;
    }

    static void change(int at, int bits) throws IOException {
        file.seek(at);
        int value = file.read();
        file.seek(at);
        file.write(value ^ bits);
    }

    static int place(String name, String text) {
        long[] values = values(locations + image.getInt(offsets + 4 * entry(name)));
        byte[] bytes = new byte[(int) values[7]];
        image.get(contents + (int) values[5], bytes);
        int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf(text);
        if (at < 0) throw new IllegalArgumentException(text);
        return contents + (int) values[5] + at;
    }

    static byte[] path(String name) {
        return ("/java.base/" + name + ".class").getBytes(StandardCharsets.UTF_8);
    }

    static int hash(byte[] path, int seed) {
        for (byte b : path) seed = (seed * SEED) ^ (b & 255);
        return seed & 0x7fffffff;
    }

    static int entry(String name) {
        int redirect = image.getInt(HEADER + 4 * (hash(path(name), SEED) % length));
        return redirect < 0 ? -1 - redirect : hash(path(name), redirect) % length;
    }

    static long[] values(int at) {
        long[] values = new long[8];
        for (int head; (head = image.get(at++) & 255) >> 3 != 0; )
            for (int i = 0; i <= (head & 7); i++)
                values[head >> 3] = (values[head >> 3] << 8) | (image.get(at++) & 255);
        return values;
    }
}
