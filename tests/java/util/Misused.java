/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.math.*;
import java.nio.*;
import java.nio.charset.*;
import java.text.*;
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.regex.*;
import java.util.stream.*;
import java.util.zip.*;

/**
 * Methods in the wrong order, with numbers out of range, of things that are closed, empty or used
 * up.
 */
public class Misused {

    interface Action {
        Object run() throws Exception;
    }

    static int number;

    static void t(Action... actions) {
        for (Action a : actions) {
            String result;
            try {
                Object o = a.run();
                result =
                    o instanceof Object[]
                        ? Arrays.toString((Object[]) o)
                        : o instanceof byte[]
                          ? Arrays.toString((byte[]) o)
                          : String.valueOf(o);
            } catch (Throwable e) {
                result = e.toString() + (e.getCause() != null ? " / " + e.getCause() : "");
            }
            System.out.println(
                ++number +
                    " " +
                    result.replaceAll("\\$\\$Lambda[^@]*", "").replaceAll("@[0-9a-f]+", "")
            );
        }
    }

    static void iterators() {
        for (List<Integer> l : List.<List<Integer>>of(
            new ArrayList<>(List.of(1, 2, 3)),
            new LinkedList<>(List.of(1, 2, 3)),
            new Vector<>(List.of(1, 2, 3)),
            new CopyOnWriteArrayList<>(List.of(1, 2, 3)),
            Arrays.asList(1, 2, 3),
            List.of(1, 2, 3),
            Collections.nCopies(3, 1),
            new ArrayList<>(List.of(0, 1, 2, 3)).subList(1, 4)
        )) {
            t(
                () -> {
                    Iterator<Integer> i = l.iterator();
                    i.remove();
                    return "removed";
                },
                () -> {
                    ListIterator<Integer> i = l.listIterator();
                    i.set(5);
                    return "set";
                },
                () -> {
                    ListIterator<Integer> i = l.listIterator();
                    i.previous();
                    return "previous";
                },
                () -> {
                    ListIterator<Integer> i = l.listIterator(3);
                    i.next();
                    return "next";
                },
                () -> {
                    ListIterator<Integer> i = l.listIterator();
                    i.next();
                    i.add(7);
                    i.set(8);
                    return "set behind add";
                },
                () -> {
                    Iterator<Integer> i = l.iterator();
                    i.next();
                    l.add(9);
                    i.next();
                    return "next behind add " + l;
                },
                () -> l.listIterator(-1),
                () -> l.listIterator(99),
                () -> l.get(-1),
                () -> l.get(99),
                () -> l.set(99, 1),
                () -> l.remove(99),
                () -> {
                    l.add(99, 1);
                    return "added";
                },
                () -> l.addAll(-1, List.of(1)),
                () -> l.subList(-1, 1),
                () -> l.subList(2, 1),
                () -> l.subList(0, 99),
                () -> {
                    List<Integer> s = l.subList(0, 1);
                    l.add(1);
                    return s.size();
                },
                () -> {
                    for (Integer x : l) if (x == 2) l.remove(x);
                    return l;
                }
            );
        }
    }

    static void collections() throws Exception {
        t(
            () -> new ArrayList<>(-1),
            () -> new HashMap<>(-1),
            () -> new HashMap<>(1, 0),
            () -> new HashMap<>(1, Float.NaN),
            () -> new LinkedHashMap<>(-5),
            () -> new HashSet<>(-2),
            () -> new Hashtable<>(-1),
            () -> new Hashtable<>(1, -1),
            () -> new PriorityQueue<>(0),
            () -> new ArrayBlockingQueue<>(0),
            () -> new LinkedBlockingQueue<>(0),
            () -> new LinkedBlockingDeque<>(-1),
            () -> new PriorityBlockingQueue<>(0),
            () -> new ConcurrentHashMap<>(-1),
            () -> new ConcurrentHashMap<>(1, 0, 1),
            () -> new Vector<>(-1),
            () -> new IdentityHashMap<>(-1),
            () -> new WeakHashMap<>(-1),
            () -> new BitSet(-1),
            () -> new Semaphore(-1).availablePermits(),
            () -> new CountDownLatch(-1),
            () -> new CyclicBarrier(0),
            () -> new Phaser(70000)
        );
        t(
            () -> new ArrayDeque<>().removeFirst(),
            () -> new ArrayDeque<>().element(),
            () -> new ArrayDeque<>().pop(),
            () -> new LinkedList<>().getLast(),
            () -> new PriorityQueue<>().remove(),
            () -> new Stack<>().pop(),
            () -> new Stack<>().peek(),
            () -> new Vector<>().firstElement(),
            () -> new TreeSet<>().first(),
            () -> new TreeMap<>().firstKey(),
            () -> new TreeMap<>().lastKey(),
            () -> new ConcurrentSkipListMap<>().firstKey(),
            () -> new ConcurrentSkipListSet<>().last(),
            () -> new ConcurrentLinkedDeque<>().removeLast(),
            () -> new LinkedBlockingDeque<>().getFirst(),
            () -> new ConcurrentLinkedQueue<>().element()
        );
        t(
            () -> new ArrayBlockingQueue<>(1, true, List.of(1, 2)),
            () -> {
                Queue<Integer> q = new ArrayBlockingQueue<>(1);
                q.add(1);
                return q.add(2);
            },
            () -> {
                Queue<Integer> q = new LinkedBlockingDeque<>(1);
                q.add(1);
                return q.add(2);
            },
            () -> new SynchronousQueue<>().add(1),
            () -> new ArrayList<>(List.of(1)).toArray(new String[1]),
            () -> {
                Queue<Object> q = new PriorityQueue<>();
                q.add(new Object());
                return q.add(new Object());
            },
            () -> new TreeMap<Object, Object>().put(new Object(), 1),
            () -> {
                TreeMap<Object, Object> m = new TreeMap<>();
                m.put(1, 1);
                return m.put("x", 1);
            },
            () -> new TreeMap<Integer, Integer>().subMap(2, 1),
            () -> new TreeMap<Integer, Integer>().headMap(5).put(6, 1),
            () -> new TreeSet<Integer>().subSet(1, 3).add(3),
            () -> new TreeSet<Integer>().subSet(1, 3).subSet(0, 2),
            () -> new ConcurrentSkipListMap<Integer, Integer>().subMap(1, 3).put(9, 9),
            () -> {
                Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2));
                for (Integer k : m.keySet()) m.put(k + 10, 1);
                return m;
            },
            () -> {
                Map<Integer, Integer> m = new HashMap<>();
                return m.computeIfAbsent(1, k -> m.put(2, 2));
            },
            () -> {
                Map<Integer, Integer> m = new TreeMap<>();
                return m.computeIfAbsent(1, k -> m.put(2, 2));
            },
            () -> {
                Map<Integer, Integer> m = new ConcurrentHashMap<>();
                return m.computeIfAbsent(1, k -> m.computeIfAbsent(1, j -> 2));
            },
            () -> {
                List<Integer> l = new ArrayList<>(List.of(1, 2));
                l.forEach(l::add);
                return l;
            },
            () -> {
                List<Integer> l = new ArrayList<>(List.of(3, 1, 2));
                l.sort((a, b) -> {
                    l.add(1);
                    return a - b;
                });
                return l;
            }
        );
        t(
            () -> List.of(1, null),
            () -> List.of(1).contains(null),
            () -> Set.of(1, 1),
            () -> Map.of(1, 1, 1, 2),
            () -> Map.of(1, null),
            () -> Map.ofEntries(Map.entry(1, null)),
            () -> List.copyOf(Arrays.asList(1, null)),
            () -> Map.of().put(1, 1),
            () -> Set.of(1).remove(1),
            () -> Collections.emptyList().add(null),
            () -> Collections.singleton(1).add(2),
            () -> Collections.unmodifiableMap(new HashMap<>()).putIfAbsent(1, 1),
            () -> Collections.nCopies(-1, 1),
            () -> Collections.max(List.<Integer>of()),
            () -> Collections.checkedList(new ArrayList<>(), (Class) String.class).add(1),
            () ->
                Collections.checkedMap(
                    new HashMap<>(),
                    (Class) String.class,
                    (Class) Integer.class
                ).put("a", "b"),
            () -> Map.entry(1, 2).setValue(3),
            () -> Arrays.asList(1).add(2),
            () -> Collections.emptyIterator().next(),
            () -> Collections.addAll(List.of(), 1)
        );
        t(
            () -> new BitSet().get(-1),
            () -> {
                new BitSet().set(5, 3);
                return "set";
            },
            () -> new BitSet().previousSetBit(-2),
            () -> new StringTokenizer("").nextToken(),
            () -> new StringTokenizer("a", null).countTokens(),
            () -> new StringJoiner(",").add(null).setEmptyValue(null),
            () -> Optional.empty().get(),
            () -> Optional.empty().orElseThrow(),
            () -> OptionalInt.empty().getAsInt(),
            () -> Optional.of(null),
            () -> Objects.checkIndex(3, 3),
            () -> Objects.checkFromToIndex(2, 1, 5),
            () -> Objects.checkFromIndexSize(4, 2, 5),
            () -> UUID.fromString("1-2"),
            () -> UUID.fromString("g-1-1-1-1"),
            () -> UUID.randomUUID().node() > 0,
            () -> new Random().nextInt(0),
            () -> new Random().ints(-1),
            () -> new Random().doubles(1, 2, 1),
            () -> new SplittableRandom().nextInt(3, 3),
            () -> ThreadLocalRandom.current().nextLong(0),
            () -> {
                Timer timer = new Timer(true);
                timer.cancel();
                timer.schedule(
                    new TimerTask() {
                        @Override
                        public void run() {}
                    },
                    1
                );
                return "scheduled";
            },
            () -> {
                Timer timer = new Timer(true);
                timer.schedule(
                    new TimerTask() {
                        @Override
                        public void run() {}
                    },
                    -1
                );
                return "scheduled";
            },
            () -> Currency.getInstance("XX"),
            () -> Locale.forLanguageTag("!"),
            () -> new Locale.Builder().setRegion("x-y-z"),
            () -> Base64.getDecoder().decode("a"),
            () -> Base64.getDecoder().decode("ab=c"),
            () -> Base64.getDecoder().decode("*abc"),
            () -> Base64.getMimeEncoder(3, new byte[] { 65 })
        );
    }

    static void texts() throws Exception {
        Matcher m = Pattern.compile("(?<n>a)(b)?").matcher("xab");
        t(
            m::group,
            m::start,
            () -> m.group(1),
            () -> m.find() + m.group(3),
            () -> m.group("z"),
            () -> m.start(-1),
            () -> m.find(9),
            () -> m.region(2, 1),
            () -> m.reset().replaceAll("$9"),
            () -> m.reset().replaceAll("${q}"),
            () -> m.reset().replaceAll("\\"),
            () -> m.reset().replaceAll("$"),
            () -> m.toMatchResult().group(),
            () -> m.usePattern(null),
            () -> m.appendTail(new StringBuilder()),
            () -> m.reset().appendReplacement(new StringBuilder(), ""),
            () -> Pattern.compile("(?<1>a)"),
            () -> Pattern.compile("(?<n>a)(?<n>b)"),
            () -> Pattern.compile("\\k<q>"),
            () -> Pattern.compile("a{2,1}"),
            () -> Pattern.compile("x", 1 << 20),
            () -> "a".split("[", 2),
            () -> "a".matches("*")
        );
        t(
            () -> "abc".substring(2, 1),
            () -> "abc".substring(4),
            () -> "abc".charAt(3),
            () -> "abc".codePointAt(-1),
            () -> "abc".repeat(-1),
            () -> "abc".repeat(Integer.MAX_VALUE),
            () -> new StringBuilder("abc").delete(4, 5),
            () -> new StringBuilder("abc").deleteCharAt(3),
            () -> new StringBuilder("abc").insert(4, "x"),
            () -> new StringBuilder("abc").replace(4, 5, ""),
            () -> {
                new StringBuilder("abc").setLength(-1);
                return "set";
            },
            () -> new StringBuilder(-1),
            () -> new StringBuilder("abc").append("xyz", 2, 1),
            () -> new StringBuilder("abc").append(new char[2], 1, 2),
            () -> new String(new char[2], 1, 2),
            () -> new String(new byte[2], 1, 2),
            () -> new String(new int[] { -1 }, 0, 1),
            () -> String.valueOf(new char[1], -1, 1),
            () -> "a".compareTo(null),
            () -> Character.toChars(0x110000),
            () -> Character.toString(-1),
            () -> Character.getName(0x110000),
            () -> Character.codePointOf("NO SUCH"),
            () -> "abc".getBytes("no such"),
            () -> Charset.forName("no such"),
            () -> Charset.forName("!"),
            () -> "a".formatted(1, 2),
            () -> "%d".formatted("x"),
            () -> "%".formatted(),
            () -> "%q".formatted(1),
            () -> "%2$s".formatted(1),
            () -> "%-d".formatted(1),
            () -> "%+s".formatted(1),
            () -> "%.1d".formatted(1),
            () -> "%c".formatted(0x110000),
            () -> "%#s".formatted(1),
            () -> "%<s".formatted(1),
            () -> "%,x".formatted(1),
            () -> "%tq".formatted(new Date(0)),
            () -> "%99999999999d".formatted(1),
            () -> "%--5d".formatted(1),
            () -> "% +d".formatted(1)
        );
        Scanner closed = new Scanner("a b");
        closed.close();
        t(
            closed::next,
            closed::hasNextInt,
            () -> closed.findInLine("a"),
            () -> new Scanner("x").nextInt(),
            () -> new Scanner("").next(),
            () -> new Scanner("").nextLine(),
            () -> new Scanner("x").match(),
            () -> new Scanner("x").useRadix(99),
            () -> new Scanner("99999999999").nextInt(),
            () -> {
                Scanner s = new Scanner("x");
                s.remove();
                return s;
            }
        );
        Formatter f = new Formatter();
        f.close();
        t(() -> f.format("x"), f::out, f::toString, f::locale, () ->
            new Formatter((Appendable) null).format("x%s", 1)
        );
        t(
            () -> Integer.parseInt(""),
            () -> Integer.parseInt("2147483648"),
            () -> Integer.parseInt("1", 99),
            () -> Integer.parseInt("1", 1),
            () -> Integer.parseInt("-"),
            () -> Integer.parseUnsignedInt("-1"),
            () -> Integer.parseInt("abc", 1, 9, 10),
            () -> Integer.decode("0x"),
            () -> Integer.decode("+-1"),
            () -> Long.parseLong("9223372036854775808"),
            () -> Long.parseUnsignedLong("18446744073709551616"),
            () -> Byte.parseByte("128"),
            () -> Short.decode("0x8000"),
            () -> Double.parseDouble(""),
            () -> Double.parseDouble("1e"),
            () -> Float.parseFloat("0x1"),
            () -> new BigInteger(""),
            () -> new BigInteger("1-1"),
            () -> new BigInteger("z", 37),
            () -> BigInteger.ONE.divide(BigInteger.ZERO),
            () -> BigInteger.ONE.mod(BigInteger.ZERO),
            () -> BigInteger.ONE.pow(-1),
            () -> BigInteger.TWO.modInverse(BigInteger.TWO),
            () -> BigInteger.ONE.negate().sqrt(),
            () -> BigInteger.ONE.shiftLeft(40).intValueExact(),
            () -> BigInteger.ONE.setBit(-1),
            () -> new BigDecimal("1..2"),
            () -> new BigDecimal(""),
            () -> new BigDecimal(Double.NaN),
            () -> BigDecimal.ONE.divide(BigDecimal.ZERO),
            () -> BigDecimal.ZERO.divide(BigDecimal.ZERO),
            () -> BigDecimal.ONE.divide(new BigDecimal(3)),
            () -> new BigDecimal("1.5").setScale(0),
            () -> new BigDecimal("1.5").toBigIntegerExact(),
            () -> BigDecimal.ONE.pow(-1),
            () -> BigDecimal.valueOf(-1).sqrt(MathContext.DECIMAL32),
            () -> new MathContext(-1),
            () -> new MathContext("x"),
            () -> RoundingMode.valueOf(9),
            () -> Math.addExact(Integer.MAX_VALUE, 1),
            () -> Math.toIntExact(1L << 40),
            () -> Math.multiplyExact(1L << 40, 1L << 40),
            () -> Math.negateExact(Integer.MIN_VALUE),
            () -> Math.floorDiv(1, 0)
        );
        t(
            () -> new DecimalFormat("0.0.0"),
            () -> new DecimalFormat("#,"),
            () -> NumberFormat.getInstance(Locale.US).parse("x"),
            () -> NumberFormat.getInstance(Locale.US).format(new Object()),
            () -> new SimpleDateFormat("b"),
            () -> new SimpleDateFormat("yyyy", Locale.US).parse("x"),
            () -> new SimpleDateFormat("'"),
            () -> DateFormat.getDateInstance(9),
            () -> new MessageFormat("{"),
            () -> new MessageFormat("{x}"),
            () -> new MessageFormat("{0,foo}"),
            () -> new MessageFormat("{0,number,0.0.0}"),
            () -> new MessageFormat("{0}").parse("").length,
            () -> new ChoiceFormat("x#y"),
            () -> new ChoiceFormat(new double[1], new String[2]),
            () -> new ChoiceFormat("1#a|0#b"),
            () -> new StringCharacterIterator("abc", 2, 1, 2),
            () -> new StringCharacterIterator("abc").setIndex(9)
        );
    }

    static void streams() throws Exception {
        Stream<Integer> used = Stream.of(1, 2);
        used.count();
        t(
            used::count,
            () -> used.map(x -> x),
            used::iterator,
            () -> Stream.of(1).limit(-1),
            () -> Stream.of(1).skip(-1),
            () -> Stream.of(1, 1).collect(Collectors.toMap(x -> x, x -> x)),
            () -> Stream.of(1).collect(Collectors.toMap(x -> x, x -> null)),
            () -> Stream.of((Object) null).findFirst(),
            () -> Stream.of(1, 2).reduce((a, b) -> null),
            () -> IntStream.range(0, 5).boxed().toList().add(1),
            () -> Stream.of("b", 1).sorted().toList(),
            () ->
                IntStream.of(1)
                    .mapToObj(x -> null)
                    .max((a, b) -> 0),
            () -> {
                Stream<Integer> s = Stream.of(1);
                s.close();
                return s.count();
            },
            () -> {
                Iterator<Integer> i = Stream.of(1).iterator();
                i.next();
                return i.next();
            }
        );
    }

    static void inputs() throws Exception {
        StringReader reader = new StringReader("abc");
        reader.close();
        BufferedReader buffered = new BufferedReader(new StringReader("abc"));
        buffered.close();
        t(
            reader::read,
            reader::ready,
            () -> {
                reader.reset();
                return 1;
            },
            buffered::readLine,
            () -> buffered.lines().count(),
            buffered::ready,
            () -> new BufferedReader(new StringReader(""), 0),
            () -> {
                BufferedReader b = new BufferedReader(new StringReader("abcdef"), 2);
                b.reset();
                return 1;
            },
            () -> {
                BufferedReader b = new BufferedReader(new StringReader("abcdefghijklmnop"), 2);
                b.mark(1);
                b.skip(9);
                b.reset();
                return 1;
            },
            () -> new StringReader("a").skip(-5),
            () -> new BufferedReader(new StringReader("a")).skip(-1),
            () -> new LineNumberReader(new StringReader("a")).skip(-1),
            () -> new PushbackReader(new StringReader("a"), 0),
            () -> {
                PushbackReader p = new PushbackReader(new StringReader("a"), 1);
                p.unread('x');
                p.unread('y');
                return 1;
            },
            () -> {
                PushbackInputStream p = new PushbackInputStream(
                    new ByteArrayInputStream(new byte[1])
                );
                p.unread(1);
                p.unread(2);
                return 1;
            },
            () -> new BufferedInputStream(new ByteArrayInputStream(new byte[1]), 0),
            () -> {
                BufferedInputStream b = new BufferedInputStream(
                    new ByteArrayInputStream(new byte[1])
                );
                b.close();
                return b.read();
            },
            () -> {
                BufferedInputStream b = new BufferedInputStream(
                    new ByteArrayInputStream(new byte[1])
                );
                b.reset();
                return 1;
            },
            () -> new ByteArrayInputStream(new byte[3]).read(new byte[1], 0, 2),
            () -> new ByteArrayInputStream(new byte[3]).readNBytes(-1),
            () -> new ByteArrayOutputStream(-1),
            () -> {
                new ByteArrayOutputStream().write(new byte[1], 0, 2);
                return 1;
            },
            () -> new DataInputStream(new ByteArrayInputStream(new byte[1])).readInt(),
            () -> new DataInputStream(new ByteArrayInputStream(new byte[] { 0, 1, -1 })).readUTF(),
            () -> {
                new DataOutputStream(new ByteArrayOutputStream()).writeUTF("x".repeat(70000));
                return 1;
            },
            () -> new SequenceInputStream(Collections.emptyEnumeration()).read(),
            () -> {
                new PipedInputStream().read();
                return 1;
            },
            () -> {
                new PipedOutputStream().write(1);
                return 1;
            },
            () -> {
                PipedOutputStream o = new PipedOutputStream();
                PipedInputStream i = new PipedInputStream(o);
                i.connect(o);
                return 1;
            },
            () -> new PipedInputStream(0),
            () -> new PipedReader().read(),
            () -> {
                PipedInputStream i = new PipedInputStream(new PipedOutputStream());
                i.close();
                return i.read();
            },
            () -> {
                PrintWriter w = new PrintWriter(new StringWriter());
                w.close();
                w.print("x");
                return w.checkError();
            },
            () -> {
                Writer w = new BufferedWriter(new StringWriter());
                w.close();
                w.write("x");
                return 1;
            },
            () -> {
                Writer w = new OutputStreamWriter(new ByteArrayOutputStream());
                w.close();
                w.write("x");
                return 1;
            },
            () -> {
                Reader r = new InputStreamReader(new ByteArrayInputStream(new byte[1]));
                r.close();
                return r.read();
            },
            () -> new InputStreamReader(new ByteArrayInputStream(new byte[1]), "no such"),
            () -> new CharArrayReader(new char[1], 2, 1),
            () -> {
                CharArrayReader c = new CharArrayReader(new char[1]);
                c.close();
                return c.read();
            },
            () -> new StringWriter(-1),
            () -> new StreamTokenizer((Reader) null),
            () -> new ObjectInputStream(new ByteArrayInputStream(new byte[4])),
            () -> new ObjectInputStream(new ByteArrayInputStream(new byte[0])),
            () -> {
                new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(new Object());
                return 1;
            },
            () -> new FileInputStream("/no/such"),
            () -> new FileOutputStream("/"),
            () -> new RandomAccessFile("/no/such", "q"),
            () -> new FileReader("/"),
            () -> File.createTempFile("x", null).delete(),
            () -> File.createTempFile("ab", null, new File("/no/such"))
        );
        Deflater d = new Deflater();
        d.end();
        Inflater i = new Inflater();
        i.setInput(new byte[] { 1, 2, 3 });
        t(
            () -> d.deflate(new byte[1]),
            () -> i.inflate(new byte[1]),
            () -> new Deflater(77),
            () -> new InflaterInputStream(new ByteArrayInputStream(new byte[] { 1, 2, 3 })).read(),
            () -> new GZIPInputStream(new ByteArrayInputStream(new byte[] { 1, 2, 3 })),
            () -> new GZIPInputStream(new ByteArrayInputStream(new byte[20])),
            () -> new ZipInputStream(new ByteArrayInputStream(new byte[20])).getNextEntry(),
            () -> {
                ZipOutputStream z = new ZipOutputStream(new ByteArrayOutputStream());
                z.write(1);
                return 1;
            },
            () -> {
                ZipOutputStream z = new ZipOutputStream(new ByteArrayOutputStream());
                z.putNextEntry(new ZipEntry("a"));
                z.putNextEntry(new ZipEntry("a"));
                return 1;
            },
            () -> new ZipEntry("x".repeat(70000)),
            () -> {
                new ZipEntry("x").setSize(-1);
                return 1;
            },
            () -> {
                new ZipEntry("x").setMethod(99);
                return 1;
            },
            () ->
                new CheckedInputStream(new ByteArrayInputStream(new byte[3]), new CRC32()).skip(-1)
        );
        ByteBuffer b = ByteBuffer.allocate(4);
        t(
            () -> b.get(4),
            () -> b.getInt(1),
            () -> b.position(5),
            () -> b.limit(5),
            () -> b.reset(),
            () -> b.put(new byte[5]),
            () -> b.asReadOnlyBuffer().put((byte) 1),
            () -> b.asReadOnlyBuffer().array(),
            () -> ByteBuffer.allocate(-1),
            () -> ByteBuffer.wrap(new byte[3], 2, 2),
            () -> b.slice(3, 2),
            () -> b.put(b),
            () -> b.duplicate().limit(2).slice().getLong(),
            () -> b.position(2).mark().position(1).reset(),
            () -> b.alignedSlice(3),
            () -> CharBuffer.wrap("abc").put('x'),
            () -> CharBuffer.wrap("abc").subSequence(2, 1),
            () -> IntBuffer.allocate(2).get(new int[3]),
            () -> StandardCharsets.US_ASCII.newDecoder().decode(ByteBuffer.wrap(new byte[] { -1 })),
            () -> StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap("\ud800")),
            () -> StandardCharsets.UTF_8.newEncoder().replaceWith(new byte[9]),
            () -> StandardCharsets.UTF_8.newDecoder().flush(CharBuffer.allocate(1)),
            () -> StandardCharsets.UTF_8.newDecoder().onMalformedInput(null)
        );
    }

    static void threads() throws Exception {
        t(
            () -> {
                new Object().wait();
                return 1;
            },
            () -> {
                new Object().notify();
                return 1;
            },
            () -> {
                synchronized ("") {
                    "".wait(-1);
                }
                return 1;
            },
            () -> {
                synchronized ("") {
                    "".wait(1, 1000000);
                }
                return 1;
            },
            () -> {
                Thread.sleep(-1);
                return 1;
            },
            () -> {
                Thread.sleep(1, 1000000);
                return 1;
            },
            () -> {
                Thread x = new Thread(() -> {});
                x.start();
                x.join();
                x.start();
                return 1;
            },
            () -> {
                new Thread().setPriority(11);
                return 1;
            },
            () -> {
                Thread.currentThread().setDaemon(true);
                return 1;
            },
            () -> {
                new Thread().join(-1);
                return 1;
            },
            () -> new Thread((String) null),
            () -> {
                new ReentrantLock().unlock();
                return 1;
            },
            () -> {
                new ReentrantLock().newCondition().await();
                return 1;
            },
            () -> {
                new ReentrantLock().newCondition().signal();
                return 1;
            },
            () -> {
                new ReentrantReadWriteLock().readLock().unlock();
                return 1;
            },
            () -> {
                new ReentrantReadWriteLock().writeLock().unlock();
                return 1;
            },
            () -> new ReentrantReadWriteLock().readLock().newCondition(),
            () -> {
                new StampedLock().unlockWrite(1);
                return 1;
            },
            () -> new ReentrantLock().hasWaiters(new ReentrantLock().newCondition()),
            () -> {
                new Semaphore(1).acquire(-1);
                return 1;
            },
            () -> new Exchanger<>().exchange(1, 1, TimeUnit.MILLISECONDS),
            () -> new CyclicBarrier(2).await(1, TimeUnit.MILLISECONDS),
            () -> new CompletableFuture<>().get(1, TimeUnit.MILLISECONDS),
            () -> CompletableFuture.failedFuture(new IOException("x")).join(),
            () -> CompletableFuture.failedFuture(new IOException("x")).get(),
            () -> CompletableFuture.failedFuture(new IOException("x")).getNow(1),
            () -> {
                CompletableFuture<Object> c = new CompletableFuture<>();
                c.cancel(true);
                return c.join();
            },
            () ->
                CompletableFuture.completedStage(1)
                    .thenApply(x -> x / 0)
                    .toCompletableFuture()
                    .get(),
            () -> {
                FutureTask<Object> x = new FutureTask<>(() -> 1);
                x.cancel(true);
                return x.get();
            },
            () -> new FutureTask<>(() -> 1).get(1, TimeUnit.MILLISECONDS),
            () -> Executors.newFixedThreadPool(0),
            () -> new ThreadPoolExecutor(2, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()),
            () -> {
                ExecutorService e = Executors.newSingleThreadExecutor();
                e.shutdown();
                return e.submit(() -> 1);
            },
            () -> {
                ExecutorService e = Executors.newSingleThreadExecutor();
                try {
                    return e.invokeAny(List.of());
                } finally {
                    e.shutdown();
                }
            },
            () -> {
                ScheduledExecutorService e = Executors.newScheduledThreadPool(1);
                try {
                    return e.scheduleAtFixedRate(() -> {}, 0, 0, TimeUnit.SECONDS);
                } finally {
                    e.shutdown();
                }
            },
            () -> new ForkJoinPool(0),
            () -> new Phaser(0).arrive(),
            () -> new Phaser(1).awaitAdvance(5),
            () -> new AtomicIntegerArray(2).get(2),
            () -> 1
        );
    }

    static void times() {
        t(
            () -> LocalDate.of(2021, 2, 29),
            () -> LocalDate.of(2021, 13, 1),
            () -> LocalTime.of(24, 0),
            () -> LocalDate.parse("2021-02-30"),
            () -> LocalDate.parse("x"),
            () -> Instant.parse("2021"),
            () -> Duration.parse("P"),
            () -> Period.parse("P1X"),
            () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1),
            () -> Duration.ZERO.dividedBy(0),
            () -> Instant.MAX.plusNanos(1),
            () -> LocalDate.MAX.plusDays(1),
            () -> LocalDate.EPOCH.plus(1, ChronoUnit.HOURS),
            () -> LocalDate.EPOCH.get(ChronoField.HOUR_OF_DAY),
            () -> LocalTime.MIN.get(ChronoField.EPOCH_DAY),
            () -> LocalDate.EPOCH.get(ChronoField.EPOCH_DAY),
            () -> Instant.EPOCH.get(ChronoField.INSTANT_SECONDS),
            () -> ZoneOffset.ofHours(19),
            () -> ZoneOffset.of("+1:0"),
            () -> ZoneId.of("No/Such"),
            () -> ZoneId.of("!"),
            () -> LocalDate.from(LocalTime.MIN),
            () -> ZonedDateTime.from(LocalDate.EPOCH),
            () -> Year.of(1 << 30),
            () -> Month.of(0),
            () -> DayOfWeek.of(8),
            () -> YearMonth.of(2020, 0),
            () -> MonthDay.of(2, 30),
            () -> DateTimeFormatter.ofPattern("{"),
            () -> DateTimeFormatter.ofPattern("yyyyyyyyyyyyyyyyyyyyyy"),
            () -> DateTimeFormatter.ofPattern("'"),
            () -> DateTimeFormatter.ISO_DATE.format(LocalTime.MIN),
            () -> DateTimeFormatter.ofPattern("HH").parse("25"),
            () -> DateTimeFormatter.ofPattern("dd").parse("x"),
            () -> new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 0),
            () -> new DateTimeFormatterBuilder().optionalEnd(),
            () -> ChronoUnit.HOURS.between(LocalDate.EPOCH, LocalDate.EPOCH),
            () -> ChronoField.HOUR_OF_DAY.checkValidValue(24),
            () -> ValueRange.of(2, 1),
            () -> Clock.tick(Clock.systemUTC(), Duration.ofSeconds(-1)),
            () -> LocalDateTime.MIN.minusNanos(1),
            () -> OffsetDateTime.parse("2020-01-01T00:00"),
            () -> LocalDate.EPOCH.with(ChronoField.MONTH_OF_YEAR, 13),
            () -> LocalDate.ofYearDay(2021, 366),
            () -> LocalDate.EPOCH.until(LocalTime.MIN, ChronoUnit.DAYS)
        );
        t(
            () -> new GregorianCalendar().get(99),
            () -> {
                Calendar c = new GregorianCalendar();
                c.setLenient(false);
                c.set(Calendar.MONTH, 15);
                return c.getTime();
            },
            () -> {
                Calendar c = new GregorianCalendar();
                c.add(Calendar.ZONE_OFFSET, 1);
                return 1;
            },
            () -> {
                new GregorianCalendar().setWeekDate(2020, 1, 9);
                return 1;
            },
            () -> new Date("no date"),
            () -> Date.parse("1 2 3 4"),
            () -> new SimpleTimeZone(1, "x", 13, 1, 1, 1, 1, 1, 1, 1),
            () -> new Calendar.Builder().set(Calendar.YEAR, 1).setInstant(0)
        );
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        iterators();
        collections();
        texts();
        streams();
        inputs();
        threads();
        times();
    }
}
