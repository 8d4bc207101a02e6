// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Changes class files at random, loads, links and runs them to the end: whatever comes of it, the
 * VM must go on. A
 * mutant that does not end within a while is left to itself; after a few of those the process says
 * how far it came.
 *
 * java Mutate seed first count directory-or-class...
 */
public final class Mutate {

    static final class One extends ClassLoader {

        final String name;
        final byte[] bytes;

        One(String name, byte[] bytes) {
            super(Mutate.class.getClassLoader());
            this.name = name;
            this.bytes = bytes;
        }

        Class<?> define() {
            return defineClass(null, bytes, 0, bytes.length);
        }
    }

    static byte[] mutate(byte[] original, Random random) {
        byte[] bytes = original.clone();
        for (int n = 1 + random.nextInt(4); n > 0; n--) {
            /* Behind the constant pool oftener than not: there the code is. */
            int half = bytes.length / 2,
                at =
                    random.nextInt(4) > 0
                        ? half + random.nextInt(bytes.length - half)
                        : random.nextInt(bytes.length);
            switch (random.nextInt(8)) {
                case 0:
                    bytes[at] ^= (byte) (1 << random.nextInt(8));
                    break;
                case 1:
                    bytes[at] = (byte) random.nextInt(256);
                    break;
                case 2:
                    bytes[at]++;
                    break;
                case 3:
                    bytes[at]--;
                    break;
                case 4:
                    bytes[at] = new byte[] { 0, 1, -1, 127, -128 }[random.nextInt(5)];
                    break;
                case 5:
                    bytes[at] = bytes[random.nextInt(bytes.length)];
                    break;
                case 6: {
                    // a few bytes out
                    int length = Math.min(1 + random.nextInt(4), bytes.length - at);
                    byte[] shorter = Arrays.copyOf(bytes, bytes.length - length);
                    System.arraycopy(bytes, at + length, shorter, at, bytes.length - at - length);
                    if (shorter.length > 0) bytes = shorter;
                    break;
                }
                default: {
                    // a few bytes twice
                    int length = Math.min(1 + random.nextInt(4), bytes.length - at);
                    byte[] longer = Arrays.copyOf(bytes, bytes.length + length);
                    System.arraycopy(bytes, at, longer, at + length, bytes.length - at);
                    bytes = longer;
                }
            }
        }
        return bytes;
    }

    static String run(byte[] bytes) {
        try {
            Class<?> c = new One(null, bytes).define();
            c.getDeclaredMethods();
            c = Class.forName(c.getName(), true, c.getClassLoader());
            for (Method m : c.getDeclaredMethods())
                if (
                    m.getName().equals("run") &&
                    m.getParameterCount() == 0 &&
                    (m.getModifiers() & 8) != 0
                ) {
                    m.setAccessible(true);
                    m.invoke(null);
                }
            return "ran";
        } catch (java.lang.reflect.InvocationTargetException e) {
            return "threw " + e.getCause().getClass().getSimpleName();
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        long seed = Long.parseLong(args[0]);
        int first = Integer.parseInt(args[1]),
            count = Integer.parseInt(args[2]);
        List<byte[]> originals = new ArrayList<>();
        for (int i = 3; i < args.length; i++) try (
            Stream<Path> files = Files.walk(Path.of(args[i]))
        ) {
            List<Path> found = files
                .filter(p -> p.toString().endsWith(".class"))
                .collect(Collectors.toList());
            Collections.sort(found);
            for (Path p : found) originals.add(Files.readAllBytes(p));
        }
        Map<String, Integer> outcomes = new TreeMap<>();
        int stuck = 0,
            done = 0;
        for (; done < count && stuck < 4; done++) {
            Random random = new Random(seed * 1000003 + first + done);
            byte[] bytes = mutate(originals.get(random.nextInt(originals.size())), random);
            String[] outcome = { "does not end" };
            Thread thread = new Thread(() -> outcome[0] = run(bytes));
            thread.setDaemon(true);
            thread.start();
            thread.join(3000);
            if (thread.isAlive()) stuck++;
            outcomes.merge(outcome[0], 1, Integer::sum);
        }
        System.out.println("mutants " + first + " to " + (first + done) + " " + outcomes);
        Runtime.getRuntime().halt(0);
    }
}
