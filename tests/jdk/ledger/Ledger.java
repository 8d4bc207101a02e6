// SPDX-License-Identifier: MIT
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program that does the same each time, and is told of between open and close: after some
 * rounds, in which the library is set up, or with an argument from the first one on. Nothing
 * hangs on identity hashes or the time.
 */
public class Ledger {

    static void open() {}

    static void close() {}

    static void aside() {}

    static void back() {}

    record Point(int x, int y) {}

    interface Shape {
        double area();
    }

    static class Square implements Shape {

        final double side;

        Square(double side) {
            this.side = side;
        }

        public double area() {
            return side * side;
        }
    }

    static class Disk implements Shape {

        final double radius;

        Disk(double radius) {
            this.radius = radius;
        }

        public synchronized double area() {
            return Math.PI * radius * radius;
        }
    }

    static long collections(int round) {
        Map<String, List<Integer>> byName = new LinkedHashMap<>();
        TreeMap<Integer, Point> sorted = new TreeMap<>(Collections.reverseOrder());
        for (int i = 0; i < 500; i++) {
            byName.computeIfAbsent("name " + i % 37, name -> new ArrayList<>()).add(i);
            sorted.put(i * 7919 % 503, new Point(i, round));
        }
        BitSet bits = new BitSet();
        for (List<Integer> list : byName.values()) list.forEach(bits::set);
        long sum = bits.cardinality();
        for (Point p : sorted.values()) sum = sum * 31 + p.x() + p.hashCode() % 17;
        return sum;
    }

    static String texts(int round) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 200; i++) all.append(i).append(',').append((char) ('a' + i % 26));
        String text = all.toString() + round;
        String[] parts = text.split(",");
        Arrays.sort(parts);
        return String.join("-", parts).toUpperCase().replace("1", "one").substring(3)
            + String.format("%05d %s %.3f %x", round, "s", 1.5 * round, round);
    }

    static String streams() {
        return IntStream.range(0, 300).filter(i -> i % 3 != 0).mapToObj(i -> "s" + i)
            .sorted(Collections.reverseOrder()).limit(50).collect(Collectors.joining("+"));
    }

    static double shapes() {
        Shape[] all = new Shape[300];
        for (int i = 0; i < all.length; i++) all[i] = i % 3 == 0 ? new Disk(i) : new Square(i);
        double sum = 0;
        for (int round = 0; round < 20; round++) for (Shape shape : all) sum += shape.area();
        return sum;
    }

    static int fails(int depth) {
        if (depth == 0) throw new IllegalStateException("at the end");
        return fails(depth - 1) + 1;
    }

    static int thrown() {
        int caught = 0;
        for (int i = 0; i < 20; i++) {
            try {
                fails(i);
            } catch (IllegalStateException e) {
                caught += e.getStackTrace().length;
            }
        }
        return caught;
    }

    static Object reflected() throws Exception {
        Object[] made = new Object[20];
        for (int i = 0; i < made.length; i++)
            made[i] = Point.class.getDeclaredConstructor(int.class, int.class).newInstance(i, i);
        return Arrays.toString(made) + Arrays.copyOf(made, 40).length + made.clone().length;
    }

    static void waits() throws InterruptedException {
        Object monitor = new Object();
        for (int i = 0; i < 3; i++) synchronized (monitor) {
            monitor.wait(1);
        }
    }

    static long threads() throws InterruptedException {
        long[] sums = new long[4];
        for (int i = 0; i < sums.length; i++) { // one after another
            int at = i;
            Thread t = new Thread(() -> sums[at] = collections(at), "worker " + i);
            t.start();
            aside(); // whether one waits for a thread hangs on how soon it ends
            t.join();
            back();
        }
        return Arrays.stream(sums).sum();
    }

    static String round(int round) throws Exception {
        waits();
        return collections(round) + " " + texts(round).hashCode() + " " + streams().hashCode()
            + " " + shapes() + " " + thrown() + " " + reflected().hashCode() + " " + threads();
    }

    public static void main(String[] args) throws Exception {
        boolean first = args.length > 0; // with what is loaded and made once
        for (int i = 0; i < 3 && !first; i++) round(i);
        open();
        StringBuilder said = new StringBuilder();
        for (int i = 0; i < 5; i++) said.append(round(i)).append('\n');
        close();
        System.out.print(said);
    }
}
