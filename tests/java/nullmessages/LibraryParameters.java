/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.math.*;
import java.nio.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

/**
 * What a NullPointerException says that the class library's own instructions raise: its parameters
 * have names.
 */
public class LibraryParameters {

    interface Body {
        Object run() throws Exception;
    }

    static void t(String what, Body body) {
        try {
            Object o = body.run();
            System.out.println(
                what +
                    " = " +
                    (o instanceof Number || o instanceof Boolean || o instanceof String ? o : "ok")
            );
        } catch (Throwable e) {
            System.out.println(what + " ! " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static final String h = "hello";
    static final List<String> nl = null;

    static void part0() {
        t("equalsIgnoreCase", () -> h.equalsIgnoreCase(null));
        t("compareTo", () -> h.compareTo(null));
        t("concat", () -> h.concat(null));
        t("contains", () -> h.contains(null));
        t("startsWith", () -> h.startsWith(null));
        t("endsWith", () -> h.endsWith(null));
        t("replace", () -> h.replace(null, "x"));
        t("replace2", () -> h.replace("l", null));
        t("split", () -> h.split(null));
        t("join", () -> String.join(null, "a", "b"));
        t("join2", () -> String.join(",", (CharSequence[]) null));
        t("join3", () -> String.join(",", (Iterable<String>) null));
        t("format2", () -> String.format("%s %d", null, null));
        t("valueOf", () -> String.valueOf((char[]) null));
        t("new", () -> new String((String) null));
        t("new2", () -> new String((char[]) null));
        t("new3", () -> new String((byte[]) null));
        t("new4", () -> new String(new byte[1], (String) null));
        t("new5", () -> new String(new byte[1], (java.nio.charset.Charset) null));
        t("getBytes", () -> h.getBytes((String) null));
        t("getBytes2", () -> h.getBytes((java.nio.charset.Charset) null));
        t("getChars", () -> {
            h.getChars(0, 1, null, 0);
            return 1;
        });
        t("contentEquals", () -> h.contentEquals((CharSequence) null));
        t("toLowerCase", () -> h.toLowerCase(null));
        t("toUpperCase", () -> h.toUpperCase(null));
        t("formatted", () -> "%s".formatted((Object[]) null));
        t("transform", () -> h.transform(null));
        t("sbappend", () -> new StringBuilder().append((char[]) null));
        t("sbinsert", () -> new StringBuilder().insert(0, (char[]) null));
        t("sbufappend", () -> new StringBuffer().append((char[]) null));
        t("parseInt", () -> Integer.parseInt(null));
        t("parseInt2", () -> Integer.parseInt(null, 10));
        t("valueOfI", () -> Integer.valueOf((String) null));
        t("decode", () -> Integer.decode(null));
        t("parseLong", () -> Long.parseLong(null));
        t("parseShort", () -> Short.parseShort(null));
        t("parseByte", () -> Byte.parseByte(null));
        t("parseDouble", () -> Double.parseDouble(null));
        t("parseFloat", () -> Float.parseFloat(null));
        t("valueOfD", () -> Double.valueOf((String) null));
        t("parseBoolean", () -> Boolean.parseBoolean(null));
        t("IcompareTo", () -> Integer.valueOf(1).compareTo(null));
        t("LcompareTo", () -> Long.valueOf(1).compareTo(null));
        t("DcompareTo", () -> Double.valueOf(1).compareTo(null));
        t("CcompareTo", () -> Character.valueOf('1').compareTo(null));
        t("BcompareTo", () -> Boolean.TRUE.compareTo(null));
        t("bigint", () -> new BigInteger((String) null));
        t("bigintadd", () -> BigInteger.ONE.add(null));
        t("bigintmul", () -> BigInteger.ONE.multiply(null));
        t("bigintcmp", () -> BigInteger.ONE.compareTo(null));
        t("bigintbytes", () -> new BigInteger((byte[]) null));
        t("bigdecmul", () -> BigDecimal.ONE.multiply(null));
        t("bigdeccmp", () -> BigDecimal.ONE.compareTo(null));
        t("requireNonNull", () -> Objects.requireNonNull(null));
        t("requireNonNull2", () -> Objects.requireNonNull(null, "msg"));
        t("requireNonNull3", () -> Objects.requireNonNull(null, () -> "sup"));
        t("requireNonNullElse", () -> Objects.requireNonNullElse(null, null));
        t("compare", () -> Objects.compare("a", "b", null));
        t("ArrayList", () -> new ArrayList<>((Collection<String>) null));
        t("ALaddAll", () -> new ArrayList<>(List.of(1)).addAll(null));
    }

    static void part1() {
        t("ALaddAll2", () -> new ArrayList<>(List.of(1)).addAll(0, null));
        t("ALremoveAll", () -> new ArrayList<>(List.of(1)).removeAll(null));
        t("ALretainAll", () -> new ArrayList<>(List.of(1)).retainAll(null));
        t("ALcontainsAll", () -> new ArrayList<>(List.of(1)).containsAll(null));
        t("ALforEach", () -> {
            new ArrayList<>(List.of(1)).forEach(null);
            return 1;
        });
        t("ALremoveIf", () -> new ArrayList<>(List.of(1)).removeIf(null));
        t("ALreplaceAll", () -> {
            new ArrayList<>(List.of(1)).replaceAll(null);
            return 1;
        });
        t("ALtoArray", () -> new ArrayList<>(List.of(1)).toArray((Integer[]) null));
        t("LinkedList", () -> new LinkedList<>((Collection<String>) null));
        t("LLaddAll", () -> new LinkedList<>().addAll(null));
        t("ArrayDeque", () -> new ArrayDeque<>((Collection<String>) null));
        t("ADadd", () -> new ArrayDeque<>().add(null));
        t("ADaddFirst", () -> {
            new ArrayDeque<>().addFirst(null);
            return 1;
        });
        t("ADoffer", () -> new ArrayDeque<>().offer(null));
        t("ADpush", () -> {
            new ArrayDeque<>().push(null);
            return 1;
        });
        t("PQadd", () -> new PriorityQueue<>().add(null));
        t("PQoffer", () -> new PriorityQueue<>().offer(null));
        t("HashMap", () -> new HashMap<>((Map<String, String>) null));
        t("HMputAll", () -> {
            new HashMap<String, String>().putAll(null);
            return 1;
        });
        t("HMforEach", () -> {
            new HashMap<>(Map.of(1, 2)).forEach(null);
            return 1;
        });
        t("HMcomputeIfAbsent", () -> new HashMap<>().computeIfAbsent(1, null));
        t("HMmerge", () -> new HashMap<>().merge(1, 2, null));
        t("HMmerge2", () -> new HashMap<>().merge(1, null, (x, y) -> x));
        t("HMreplaceAll", () -> {
            new HashMap<>(Map.of(1, 2)).replaceAll(null);
            return 1;
        });
        t("HashSet", () -> new HashSet<>((Collection<String>) null));
        t("TMput", () -> new TreeMap<String, String>().put(null, "a"));
        t("TMput2", () -> {
            TreeMap<String, String> m = new TreeMap<>();
            m.put("a", "b");
            return m.put(null, "a");
        });
        t("TMget", () -> new TreeMap<>(Map.of("a", "b")).get(null));
        t("TMget0", () -> new TreeMap<>().get(null));
        t("TMcontains", () -> new TreeMap<>(Map.of("a", "b")).containsKey(null));
        t("TMremove", () -> new TreeMap<>(Map.of("a", "b")).remove(null));
        t("TMfloor", () -> new TreeMap<>(Map.of("a", "b")).floorKey(null));
        t("TMhead", () -> new TreeMap<>(Map.of("a", "b")).headMap(null));
        t("TreeSet", () -> new TreeSet<>(Arrays.asList("a", null)));
        t("TSadd", () -> new TreeSet<>().add(null));
        t("TSadd2", () -> {
            TreeSet<String> m = new TreeSet<>();
            m.add("a");
            return m.add(null);
        });
        t("CHMput", () -> new ConcurrentHashMap<>().put(null, 1));
        t("CHMput2", () -> new ConcurrentHashMap<>().put(1, null));
        t("CHMget", () -> new ConcurrentHashMap<>().get(null));
        t("CHMcontainsKey", () -> new ConcurrentHashMap<>().containsKey(null));
        t("CHMcontainsValue", () -> new ConcurrentHashMap<>().containsValue(null));
        t("CHMremove", () -> new ConcurrentHashMap<>().remove(null));
        t("CHMputAll", () -> {
            new ConcurrentHashMap<>().putAll(null);
            return 1;
        });
        t("CHMcompute", () -> new ConcurrentHashMap<>().computeIfAbsent(1, null));
        t("Hashtable", () -> new Hashtable<>().put(null, 1));
        t("Hashtable2", () -> new Hashtable<>().put(1, null));
        t("HTget", () -> new Hashtable<>().get(null));
        t("Properties", () -> new Properties().setProperty(null, "a"));
        t("Properties2", () -> new Properties().setProperty("a", null));
        t("getProperty", () -> new Properties().getProperty(null));
        t("SysgetProperty", () -> System.getProperty(null));
        t("arraycopy", () -> {
            System.arraycopy(null, 0, null, 0, 1);
            return 1;
        });
        t("ListOf", () -> List.of((Object) null));
        t("ListOf2", () -> List.of(1, null));
        t("ListOf3", () -> List.of(1, 2, 3, null));
        t("ListOfArr", () -> List.of((Object[]) null));
        t("ListcopyOf", () -> List.copyOf(null));
        t("ListcopyOf2", () -> List.copyOf(Arrays.asList(1, null)));
        t("ListOfcontains", () -> List.of(1).contains(null));
        t("ListOfindexOf", () -> List.of(1, 2, 3).indexOf(null));
    }

    static void part2() {
        t("SetOf", () -> Set.of((Object) null));
        t("SetOf2", () -> Set.of(1, null));
        t("SetOfcontains", () -> Set.of(1, 2, 3).contains(null));
        t("MapOf", () -> Map.of(null, 1));
        t("MapOf2", () -> Map.of(1, null));
        t("MapOf3", () -> Map.of(1, 2, null, 3));
        t("MapOfcontains", () -> Map.of(1, 2, 3, 4).containsKey(null));
        t("entry", () -> Map.entry(null, 1));
        t("entry2", () -> Map.entry(1, null));
        t("copyOf", () -> Map.copyOf(null));
        t("asList", () -> Arrays.asList((Object[]) null));
        t("sortarr", () -> {
            Arrays.sort((int[]) null);
            return 1;
        });
        t("sortobj", () -> {
            Arrays.sort((Object[]) null);
            return 1;
        });
        t("sortobj3", () -> {
            Arrays.sort(new Object[] { null, "a" });
            return 1;
        });
        t("fill", () -> {
            Arrays.fill((int[]) null, 1);
            return 1;
        });
        t("Acopy", () -> Arrays.copyOf((int[]) null, 1));
        t("Acopyo", () -> Arrays.copyOf((Object[]) null, 1));
        t("AcopyRange", () -> Arrays.copyOfRange((int[]) null, 0, 1));
        t("Astream", () -> Arrays.stream((int[]) null));
        t("Astream2", () -> Arrays.stream((Object[]) null));
        t("binarySearch", () -> Arrays.binarySearch((int[]) null, 1));
        t("Aequals", () -> Arrays.equals((int[]) null, new int[1]));
        t("Collsort", () -> {
            Collections.sort((List<String>) null);
            return 1;
        });
        t("Collmax", () -> Collections.max((Collection<String>) null));
        t("Collmin2", () -> Collections.min(Arrays.asList(null, "a")));
        t("Collreverse", () -> {
            Collections.reverse(null);
            return 1;
        });
        t("Collshuffle", () -> {
            Collections.shuffle(null);
            return 1;
        });
        t("CollsyncL", () -> Collections.synchronizedList(null));
        t("CollemptyForEach", () -> {
            Collections.emptyList().forEach(null);
            return 1;
        });
        t("CollnCopies", () -> Collections.nCopies(1, null));
        t("CollsaddAll", () -> Collections.addAll(null, 1));
        t("CollBs", () -> Collections.binarySearch(List.of("a"), null));
        t("Collfreq", () -> Collections.frequency(null, 1));
        t("Colldisj", () -> Collections.disjoint(null, List.of()));
        t("comparing", () -> Comparator.comparing((Function<String, String>) null));
        t("natural", () -> Comparator.<String>naturalOrder().compare(null, "a"));
        t("natural2", () -> Comparator.<String>naturalOrder().compare("a", null));
        t("reverse", () -> Comparator.<String>reverseOrder().compare(null, "a"));
        t("reverse2", () -> Comparator.<String>reverseOrder().compare("a", null));
        t("comparingInt", () -> Comparator.comparingInt(String::length).compare(null, "a"));
        t("thenComparing", () ->
            Comparator.<String>naturalOrder().thenComparing((Comparator<String>) null)
        );
        t("OptionalOf", () -> Optional.of(null));
        t("Optmap", () -> Optional.of(1).map(null));
        t("OptorElseGet", () -> Optional.empty().orElseGet(null));
        t("OptorElseThrow", () -> Optional.empty().orElseThrow(null));
        t("OptifPresent", () -> {
            Optional.of(1).ifPresent(null);
            return 1;
        });
        t("streammap", () -> Stream.of(1).map(null));
        t("streamfilter", () -> Stream.of(1).filter(null));
        t("streamforEach", () -> {
            Stream.of(1).forEach(null);
            return 1;
        });
        t("streammax", () -> Stream.of("a", "b").max(null));
        t("streamof", () -> Stream.of((Object[]) null));
        t("streamreduce", () -> Stream.of(1).reduce(null));
        t("streamfindFirst", () -> Stream.of(null, 1).findFirst());
        t("toMapnull", () -> Stream.of(1).collect(Collectors.toMap(x -> x, x -> null)));
        t("groupingBy", () -> Stream.of(1).collect(Collectors.groupingBy(x -> null)));
        t("joining", () -> Stream.of("a", "b").collect(Collectors.joining(null)));
        t("limit", () -> Stream.iterate(1, null));
        t("IntStreammap", () -> IntStream.of(1).map(null));
        t("iterforeach", () -> {
            for (String x : nl);
            return 1;
        });
        t("quote", () -> Pattern.quote(null));
    }

    static void part3() {
        t("File", () -> new File((String) null));
        t("FileReader", () -> new FileReader((String) null));
        t("FIS", () -> new FileInputStream((String) null));
        t("FIS2", () -> new FileInputStream((File) null));
        t("BR", () -> new BufferedReader(null));
        t("ISR", () -> new InputStreamReader(null));
        t("SR", () -> new StringReader(null));
        t("PW", () -> new PrintWriter((Writer) null));
        t("BAIS", () -> new ByteArrayInputStream(null));
        t("BAOS", () -> {
            new ByteArrayOutputStream().write(null, 0, 1);
            return 1;
        });
        t("Scanner", () -> new Scanner((String) null));
        t("Scanner2", () -> new Scanner((InputStream) null));
        t("StringTokenizer", () -> new StringTokenizer(null));
        t("StringJoiner", () -> new StringJoiner(null));
        t("Thread", () -> {
            new Thread((Runnable) null).run();
            return 1;
        });
        t("Threadname", () -> {
            new Thread((String) null);
            return 1;
        });
        t("forName", () -> Class.forName(null));
        t("cast", () -> String.class.cast(null));
        t("isAssignable", () -> String.class.isAssignableFrom(null));
        t("getMethod", () -> String.class.getMethod(null));
        t("valueOfEnum", () -> TimeUnit.valueOf(null));
        t("Enum.valueOf", () -> Enum.valueOf(TimeUnit.class, null));
        t("EnumSet", () -> EnumSet.of((TimeUnit) null));
        t("AtomicRef", () -> new AtomicReference<>().updateAndGet(null));
        t("LBQ", () -> new LinkedBlockingQueue<>().offer(null));
        t("ABQ", () -> new ArrayBlockingQueue<>(1).add(null));
        t("CLQ", () -> new ConcurrentLinkedQueue<>().add(null));
        t("COWAL", () -> new CopyOnWriteArrayList<>((Object[]) null));
        t("CFthen", () -> CompletableFuture.completedFuture(1).thenApply(null));
        t("ByteBuffer", () -> ByteBuffer.wrap(null));
        t("bbput", () -> ByteBuffer.allocate(1).put((byte[]) null));
        t("Vector", () -> new Vector<>((Collection<String>) null));
        t("VaddAll", () -> new Vector<>().addAll(null));
        t("Random", () -> {
            new Random(1).nextBytes(null);
            return 1;
        });
        t("Character", () -> Character.codePointAt((CharSequence) null, 0));
        t("tochars", () -> Character.isDigit((Character) (Object) null));
        t("unbox", () -> {
            Integer i = null;
            int x = i;
            return x;
        });
        t("function", () -> Function.<String>identity().andThen(null));
        t("pred", () -> ((Predicate<String>) x -> true).and(null));
        t("BiF", () -> ((BiFunction<String, String, String>) (x, y) -> x).andThen(null));
        t("Throwable", () -> {
            new Throwable().addSuppressed(null);
            return 1;
        });
        t("setOut", () -> {
            new Throwable().setStackTrace(null);
            return 1;
        });
    }

    public static void main(String[] args) {
        part0();
        part1();
        part2();
        part3();
    }
}
