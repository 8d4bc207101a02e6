/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;
import java.util.zip.*;

/** Things of the library that a program can have many of, beside those of Growth. */
final class LibraryGrowth {
    private LibraryGrowth() { }

    static volatile long sink;

    private static int hashed(int i) { return (int) (i * 2654435761L); }

    private interface Joined { void run(int k) throws Throwable; }

    /** So many threads at once, each with its number. */
    private static Object together(int n, Joined body) throws InterruptedException {
        Thread[] all = new Thread[n];
        for (int i = 0; i < n; i++) {
            int k = i;
            all[i] = new Thread(null, () -> {
                try { body.run(k); } catch (Throwable e) { throw new AssertionError(e); }
            }, "k", 1 << 17);
            all[i].start();
        }
        for (Thread t : all) t.join();
        return all;
    }

    static void dimensions() {
        texts();
        collections();
        threads();
        streams();
        files();
        numbers();
    }

    private static void texts() {
        Growth.of("words joined", 50000, n -> {
            StringJoiner j = new StringJoiner(",");
            for (int i = 0; i < n; i++) j.add("w" + i);
            return j.toString();
        });
        Growth.of("words replaced", 50000, n -> "a word ".repeat(n).replace("word", "sentence"));
        Growth.of("matches replaced", 20000, n -> "a1b22c333 ".repeat(n)
            .replaceAll("([0-9]+)([a-z])", "$2$1"));
        Growth.of("lines of a text", 20000, n -> "one line\n".repeat(n).lines()
            .map(String::strip).collect(Collectors.toList()));
        Growth.of("characters of two bytes encoded", 500000, n -> {
            byte[] b = "\u00e4\u03b1".repeat(n).getBytes(StandardCharsets.UTF_8);
            return new String(b, StandardCharsets.UTF_8).length();
        });
        Growth.of("characters compared in any case", 500000, n ->
            "Ab".repeat(n).equalsIgnoreCase("aB".repeat(n)));
        Growth.of("numbers as texts", 100000, n -> {
            for (int i = 0; i < n; i++) sink += Integer.toString(hashed(i)).length()
                + Double.toString(i / 7.0).length() + Long.parseLong("" + i);
            return null;
        });
        Growth.of("doubles parsed", 50000, n -> {
            for (int i = 0; i < n; i++) sink += (long) Double.parseDouble(i + ".0123456789e3");
            return null;
        });
        Growth.of("bytes in base 64", 1000000, n -> Base64.getDecoder()
            .decode(Base64.getEncoder().encode(new byte[n])));
        Growth.of("properties stored and loaded", 5000, n -> {
            Properties p = new Properties();
            for (int i = 0; i < n; i++) p.setProperty("key." + i, "value = " + i);
            StringWriter w = new StringWriter();
            p.store(w, "all");
            Properties q = new Properties();
            q.load(new StringReader(w.toString()));
            return q;
        });
        Growth.of("dates formatted and parsed", 3000, n -> {
            var f = java.time.format.DateTimeFormatter.ISO_LOCAL_DATE_TIME;
            java.time.LocalDateTime t = java.time.LocalDateTime.of(2001, 2, 3, 4, 5, 6);
            for (int i = 0; i < n; i++) sink += java.time.LocalDateTime
                .parse(f.format(t.plusSeconds(i)), f).getSecond();
            return null;
        });
        Growth.of("groups of a pattern", 200, n -> {
            var m = java.util.regex.Pattern.compile("(a)".repeat(n)).matcher("a".repeat(n));
            return m.matches() ? m.end(n) : -1;
        });
    }

    private static void collections() {
        Growth.of("keys of a tree", 50000, n -> {
            Map<Integer, Integer> m = new TreeMap<>();
            Random r = new Random(7); // no walk in the order in which memory was taken
            for (int i = 0; i < n; i++) m.put(hashed(i), i);
            for (int i = 0; i < n; i++) sink += m.get(hashed(r.nextInt(n)));
            return m;
        });
        Growth.of("keys that are texts", 50000, n -> {
            Map<String, Integer> m = new HashMap<>();
            for (int i = 0; i < n; i++) m.merge("key" + i % (n / 2 + 1), 1, Integer::sum);
            return m;
        });
        Growth.of("keys in their order", 50000, n -> {
            Map<Integer, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
            for (int i = 0; i < n; i++) m.put(i, i);
            for (int i = 0; i < n; i++) sink += m.get((hashed(i) >>> 1) % n);
            return m;
        });
        Growth.of("keys that are themselves", 50000, n -> {
            Map<Object, Integer> m = new IdentityHashMap<>();
            for (int i = 0; i < n; i++) m.put(new Object(), i);
            return m;
        });
        Growth.of("keys shared by threads", 50000, n -> {
            Map<Integer, Integer> m = new ConcurrentHashMap<>();
            together(4, k -> {
                for (int i = k; i < n; i += 4) m.put(i, i);
            });
            return m;
        });
        Growth.of("elements at both ends", 200000, n -> {
            Deque<Integer> d = new ArrayDeque<>();
            for (int i = 0; i < n; i++) if (i % 2 == 0) d.addFirst(i); else d.addLast(i);
            while (!d.isEmpty()) sink += d.pollLast();
            return null;
        });
        Growth.of("elements copied on write", 1000, n -> {
            List<Integer> l = new CopyOnWriteArrayList<>();
            for (int i = 0; i < n; i++) l.add(i);
            return l;
        });
        Growth.of("lists inside lists", 200, n -> {
            List<Integer> l = new ArrayList<>(Collections.nCopies(2 * n + 2, 1));
            for (int i = 0; i < n; i++) l = l.subList(1, l.size() - 1);
            for (int i = 0; i < 1000; i++) sink += l.get(i % l.size());
            return l;
        });
        Growth.of("views of maps inside views", 200, n -> {
            NavigableMap<Integer, Integer> m = new TreeMap<>();
            for (int i = 0; i < 2 * n + 2; i++) m.put(i, i);
            for (int i = 0; i < n; i++) m = m.subMap(i, true, 2 * n + 1 - i, true);
            for (int i = 0; i < 100; i++) sink += m.firstKey();
            return m;
        });
        Growth.of("bits set", 2000000, n -> {
            BitSet b = new BitSet();
            for (int i = 0; i < n; i += 3) b.set(i);
            for (int i = b.nextSetBit(0); i >= 0; i = b.nextSetBit(i + 1)) sink += i;
            return b;
        });
        Growth.of("elements of an immutable set", 50000, n -> {
            Integer[] a = new Integer[n];
            for (int i = 0; i < n; i++) a[i] = hashed(i);
            Set<Integer> s = Set.of(a);
            for (int i = 0; i < n; i++) sink += s.contains(i) ? 1 : 0;
            return s;
        });
        Growth.of("integers sorted", 500000, n -> {
            int[] a = new int[n];
            for (int i = 0; i < n; i++) a[i] = hashed(i);
            Arrays.sort(a);
            return a;
        });
        Growth.of("integers sorted in parallel", 500000, n -> {
            int[] a = new int[n];
            for (int i = 0; i < n; i++) a[i] = hashed(i);
            Arrays.parallelSort(a);
            return a;
        });
        Growth.of("texts sorted", 20000, n -> {
            List<String> l = new ArrayList<>();
            for (int i = 0; i < n; i++) l.add("text " + hashed(i));
            Collections.sort(l);
            return l;
        });
        Growth.of("elements shuffled", 200000, n -> {
            List<Integer> l = new ArrayList<>();
            for (int i = 0; i < n; i++) l.add(i);
            Collections.shuffle(l, new Random(7));
            return l;
        });
    }

    /* By wait and notify. */
    private static void takeTurns(int[] turn, int mine, int n) {
        for (int i = 0; i < n; i++) {
            synchronized (turn) {
                while (turn[0] != mine)
                    try { turn.wait(); } catch (InterruptedException e) { return; }
                turn[0] = 1 - mine;
                turn.notify();
            }
        }
    }

    private static void threads() {
        Growth.of("elements handed over", 20000, n -> {
            BlockingQueue<Integer> q = new ArrayBlockingQueue<>(16);
            Thread giver = new Thread(() -> {
                try { for (int i = 0; i < n; i++) q.put(i); } catch (InterruptedException e) { }
            });
            giver.start();
            for (int i = 0; i < n; i++) sink += q.take();
            giver.join();
            return null;
        });
        Growth.of("turns of two threads", 2000, n -> {
            int[] turn = new int[1];
            Thread other = new Thread(() -> takeTurns(turn, 1, n));
            other.start();
            takeTurns(turn, 0, n);
            other.join();
            return null;
        });
        Growth.of("threads at one lock", 100, n -> {
            ReentrantLock lock = new ReentrantLock();
            return together(n, k -> {
                for (int i = 0; i < 100; i++) {
                    lock.lock();
                    try { sink++; } finally { lock.unlock(); }
                }
            });
        });
        Growth.of("threads at one condition", 100, n -> {
            ReentrantLock lock = new ReentrantLock();
            Condition ready = lock.newCondition();
            int[] here = new int[1];
            return together(n, k -> {
                lock.lock();
                try {
                    if (++here[0] == n) ready.signalAll();
                    while (here[0] < n) ready.await();
                } finally { lock.unlock(); }
            });
        });
        Growth.of("threads at a barrier", 100, n -> {
            CyclicBarrier b = new CyclicBarrier(n);
            return together(n, k -> { for (int i = 0; i < 5; i++) b.await(); });
        });
        Growth.of("threads interrupted", 200, n -> {
            CountDownLatch up = new CountDownLatch(n);
            Thread[] all = new Thread[n];
            for (int i = 0; i < n; i++) {
                all[i] = new Thread(null, () -> {
                    up.countDown();
                    try { Thread.sleep(100000); } catch (InterruptedException e) { sink++; }
                }, "s", 1 << 17);
                all[i].start();
            }
            up.await();
            for (Thread t : all) t.interrupt();
            for (Thread t : all) t.join();
            return null;
        });
        Growth.of("threads looked at", 100, n -> {
            CountDownLatch up = new CountDownLatch(n), down = new CountDownLatch(1);
            Thread[] all = new Thread[n];
            for (int i = 0; i < n; i++) {
                all[i] = new Thread(null, () -> {
                    up.countDown();
                    try { down.await(); } catch (InterruptedException e) { sink++; }
                }, "l", 1 << 17);
                all[i].start();
            }
            up.await();
            for (int i = 0; i < 5; i++) sink += Thread.getAllStackTraces().size();
            down.countDown();
            for (Thread t : all) t.join();
            return null;
        });
        Growth.of("forks joined", 20000, n -> new ForkJoinPool(2)
            .invoke(new RecursiveTask<Integer>() {
            @Override protected Integer compute() { return part(n); }
            int part(int k) {
                if (k < 2) return k;
                RecursiveTask<Integer> left = new RecursiveTask<>() {
                    @Override protected Integer compute() { return part(k / 2); }
                };
                left.fork();
                return part(k - k / 2) + left.join();
            }
        }));
        Growth.of("timers", 5000, n -> {
            java.util.Timer t = new java.util.Timer(true);
            CountDownLatch all = new CountDownLatch(n);
            for (int i = 0; i < n; i++) t.schedule(new TimerTask() {
                @Override public void run() { all.countDown(); }
            }, i % 20);
            all.await();
            t.cancel();
            return null;
        });
        Growth.of("delayed elements", 10000, n -> {
            ScheduledThreadPoolExecutor x = new ScheduledThreadPoolExecutor(1);
            CountDownLatch all = new CountDownLatch(n);
            for (int i = 0; i < n; i++) x.schedule(all::countDown, i % 20, TimeUnit.MILLISECONDS);
            all.await();
            x.shutdown();
            return null;
        });
    }

    private static void streams() {
        Growth.of("streams one after another", 500, n -> {
            Stream<Integer> s = Stream.empty();
            for (int i = 0; i < n; i++) s = s.map(x -> x + 1);
            return Stream.concat(s, Stream.of(1)).count();
        });
        Growth.of("elements grouped", 50000, n -> IntStream.range(0, n).boxed()
            .collect(Collectors.groupingBy(i -> i % 100, Collectors.counting())));
        Growth.of("elements in parallel", 200000, n -> IntStream.range(0, n).parallel()
            .mapToLong(i -> i ^ 5).sum());
        Growth.of("elements sorted in a stream", 50000, n -> IntStream.range(0, n)
            .map(LibraryGrowth::hashed).boxed().sorted().distinct().count());
        Growth.of("elements flattened", 20000, n -> IntStream.range(0, n).boxed()
            .flatMap(i -> Stream.of(i, i + 1, i + 2)).mapToInt(i -> i).sum());
    }

    private static void files() {
        Growth.of("lines written and read", 20000, n -> {
            Path p = Files.createTempFile("growth", ".txt");
            try (PrintWriter w = new PrintWriter(Files.newBufferedWriter(p))) {
                for (int i = 0; i < n; i++) w.println("line " + i);
            }
            try (BufferedReader r = Files.newBufferedReader(p)) {
                for (String line; (line = r.readLine()) != null; ) sink += line.length();
            }
            Files.delete(p);
            return null;
        });
        Growth.of("files of a folder", 500, n -> {
            Path d = Files.createTempDirectory("growth");
            for (int i = 0; i < n; i++) Files.createFile(d.resolve("f" + i));
            try (Stream<Path> all = Files.walk(d)) { sink += all.count(); }
            sink += d.toFile().list().length;
            for (File f : d.toFile().listFiles()) f.delete();
            Files.delete(d);
            return null;
        });
        Growth.of("places of a file", 5000, n -> {
            Path p = Files.createTempFile("growth", ".bin");
            try (RandomAccessFile f = new RandomAccessFile(p.toFile(), "rw")) {
                f.setLength(1 << 20);
                for (int i = 0; i < n; i++) { f.seek(hashed(i) & 0xfffff); f.write(i); }
            }
            Files.delete(p);
            return null;
        });
        Growth.of("bytes deflated", 500000, n -> {
            byte[] b = new byte[n];
            for (int i = 0; i < n; i++) b[i] = (byte) (i * i >> 7);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (GZIPOutputStream z = new GZIPOutputStream(out)) { z.write(b); }
            return new GZIPInputStream(new ByteArrayInputStream(out.toByteArray()))
                .readAllBytes().length;
        });
        Growth.of("numbers in a buffer", 500000, n -> {
            ByteBuffer b = ByteBuffer.allocateDirect(8 * n);
            for (int i = 0; i < n; i++) b.putLong(i);
            b.flip();
            while (b.hasRemaining()) sink += b.getLong();
            return null;
        });
        Growth.of("numbers in a stream of data", 100000, n -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            DataOutputStream d = new DataOutputStream(out);
            for (int i = 0; i < n; i++) { d.writeInt(i); d.writeUTF("x"); }
            DataInputStream in = new DataInputStream(
                new ByteArrayInputStream(out.toByteArray()));
            for (int i = 0; i < n; i++) sink += in.readInt() + in.readUTF().length();
            return null;
        });
        Growth.of("jars of a loader", 50, n -> {
            java.net.URL[] urls = new java.net.URL[n];
            Path d = Files.createTempDirectory("growth");
            for (int i = 0; i < n; i++) {
                Path p = d.resolve("j" + i + ".jar");
                try (ZipOutputStream z = new ZipOutputStream(Files.newOutputStream(p))) {
                    z.putNextEntry(new ZipEntry("r" + i));
                    z.write(i);
                    z.closeEntry();
                }
                urls[i] = p.toUri().toURL();
            }
            try (var l = new java.net.URLClassLoader(urls)) {
                for (int i = 0; i < n; i++) try (InputStream in = l.getResourceAsStream("r" + i)) {
                    sink += in.read();
                }
            }
            for (File f : d.toFile().listFiles()) f.delete();
            Files.delete(d);
            return null;
        });
    }

    private static void numbers() {
        Growth.of("digits divided", 5000, n -> {
            BigInteger a = BigInteger.ONE.shiftLeft(n * 8).subtract(BigInteger.ONE);
            return a.divide(BigInteger.ONE.shiftLeft(n * 4).subtract(BigInteger.TWO));
        });
        Growth.of("digits of a root", 1000, n -> BigInteger.TWO.shiftLeft(n * 8).sqrt());
        Growth.of("bits of a power modulo", 200, n -> {
            BigInteger m = BigInteger.ONE.shiftLeft(n).add(BigInteger.valueOf(189));
            return BigInteger.valueOf(3).modPow(m.subtract(BigInteger.TWO), m);
        });
        Growth.of("digits after the point", 500, n -> BigDecimal.ONE
            .divide(BigDecimal.valueOf(7), new MathContext(n)).multiply(BigDecimal.TEN));
        Growth.of("decimals added", 50000, n -> {
            BigDecimal sum = BigDecimal.ZERO;
            for (int i = 0; i < n; i++) sum = sum.add(BigDecimal.valueOf(i, 2));
            return sum;
        });
        Growth.of("random numbers", 1000000, n -> {
            Random r = new Random(7);
            for (int i = 0; i < n; i++) sink += r.nextInt(100) + (long) (r.nextGaussian() * 10);
            return null;
        });
        Growth.of("sines and powers", 500000, n -> {
            double d = 0;
            for (int i = 0; i < n; i++) d += Math.sin(i) + Math.pow(i, 0.3) + Math.log(i + 1);
            return d;
        });
    }
}
