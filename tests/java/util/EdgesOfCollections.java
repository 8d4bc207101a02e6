/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Collections at their edges: what is empty, wrapped, huge, changed by what it calls, or read from
 * a bad stream.
 */
public class EdgesOfCollections {
    interface Attempt {
        Object result() throws Exception;
    }

    static void attempt(String what, Attempt a) {
        String text;
        try {
            text = String.valueOf(a.result());
        } catch (Throwable t) {
            text = t.getClass().getName();
        }
        System.out.println(what + ": " + text);
    }

    /* ---- Nothing ---- */

    static boolean empty(Iterator<?> it) {
        return it == Collections.emptyIterator();
    }

    static void nothing() {
        Hashtable<String, String> none = new Hashtable<>();
        System.out.println(empty(Collections.emptyList().iterator()) + " "
                + empty(Collections.emptySet().iterator())
            + " " + empty(new SynchronousQueue<>().iterator()) + " "
                    + empty(Collections.emptyMap().keySet().iterator())
            + " " + empty(Collections.emptyMap().values().iterator()) + " "
                    + empty(Collections.emptyMap().entrySet().iterator())
            + " " + empty(none.keySet().iterator()) + " " + empty(none.values().iterator()) + " "
                    + empty(none.entrySet().iterator()));
        Object nothing = Collections.emptyEnumeration();
        System.out.println((none.keys() == nothing) + " " + (none.elements() == nothing) + " "
            + (Collections.emptyList().listIterator() == Collections.emptyListIterator()));
        ListIterator<Object> it = Collections.emptyListIterator();
        Enumeration<Object> e = Collections.emptyEnumeration();
        System.out.println(it.hasNext() + " " + it.hasPrevious() + " " + it.nextIndex() + " "
                + it.previousIndex() + " " + e.hasMoreElements() + " " + e.asIterator().hasNext());
        attempt("next", it::next);
        attempt("previous", it::previous);
        attempt("element", e::nextElement);
        attempt("remove", () -> {
            it.remove();
            return "";
        });
        attempt("set", () -> {
            it.set(1);
            return "";
        });
        attempt("add", () -> {
            it.add(1);
            return "";
        });
        attempt("rest", () -> {
            it.forEachRemaining(null);
            return "";
        });
        attempt("from 1", () -> Collections.emptyList().listIterator(1));
        attempt("from 0", () -> Collections.emptyList().listIterator(0).hasNext());
    }

    /* ---- Wrapped ---- */

    static class Telling<E> extends ArrayDeque<E> {
        @Override
        public <T> T[] toArray(IntFunction<T[]> generator) {
            System.out.print("[own array] ");
            return super.toArray(generator);
        }

        @Override
        public Stream<E> stream() {
            System.out.print("[own stream] ");
            return super.stream();
        }

        @Override
        public Stream<E> parallelStream() {
            System.out.print("[own parallel] ");
            return super.parallelStream();
        }
    }

    static void wrapped() {
        Telling<Integer> own = new Telling<>();
        own.add(1);
        own.add(2);
        for (Collection<Integer> c : List.of(Collections.unmodifiableCollection(own),
                Collections.synchronizedCollection(own),
                Collections.checkedCollection(own, Integer.class), Collections.asLifoQueue(own),
                        Collections.checkedQueue(own, Integer.class))) {
            System.out.print(c.toArray(Integer[]::new).length + " ");
            System.out.println(c.stream().count() + " " + c.parallelStream().count());
        }
        List<Object> checked = Collections.checkedList(Arrays.asList(new Object[] {1, 2, 3}),
                (Class<Object>) (Class<?>) Integer.class);
        attempt("replace", () -> {
            checked.replaceAll(x -> (int) x == 2 ? "two" : x);
            return checked;
        });
        attempt("replace by nothing", () -> {
            Collections.checkedList(new ArrayList<>(), Object.class).replaceAll(null);
            return "";
        });
        List<Integer> refusing = new ArrayList<>() {
            @Override
            public void add(int index, Integer i) {
                if (i == 13) {
                    throw new IllegalArgumentException();
                }
                super.add(index, i);
            }
        };
        ListIterator<Integer> it = refusing.listIterator();
        attempt("refused", () -> {
            it.add(13);
            return "";
        });
        it.add(5);
        System.out.println(it.nextIndex() + " " + refusing);
    }

    /* ---- Huge ---- */

    static class Huge extends AbstractList<Object> implements RandomAccess {
        final int size;
        long sum;

        Huge(int size) {
            this.size = size;
        }

        @Override
        public Object get(int index) {
            Objects.checkIndex(index, size);
            return null;
        }

        @Override
        public Object set(int index, Object element) {
            Objects.checkIndex(index, size);
            sum += index;
            if (sum > 1L << 41) {
                throw new IllegalStateException("far enough");
            }
            return null;
        }

        @Override
        public int size() {
            return size;
        }
    }

    static void huge() {
        for (int[] how : new int[][] {{(1 << 30) + 1, -(1 << 30) - 2}, {(1 << 30) + 1, 1 << 30},
                {Integer.MAX_VALUE, 2},
            {Integer.MAX_VALUE, Integer.MAX_VALUE - 1}, {Integer.MAX_VALUE, Integer.MIN_VALUE
                    + 3}}) {
            attempt("rotate " + how[0] + " by " + how[1], () -> {
                Collections.rotate(new Huge(how[0]), how[1]);
                return "";
            });
        }
        BitSet bits = new BitSet();
        bits.set(7);
        bits.set(Integer.MAX_VALUE);
        System.out.println(bits + " " + bits.cardinality());
    }

    /* ---- Changed meanwhile ---- */

    static void changed() throws Exception {
        for (ConcurrentMap<Integer, Integer> map : List.of(new ConcurrentHashMap<Integer,
                Integer>(), new ConcurrentSkipListMap<Integer, Integer>())) {
            for (int i = 0; i < 10; i++) {
                map.put(i, 0);
            }
            boolean some = map.entrySet().removeIf(e -> {
                if (e.getKey() % 2 == 0) {
                    map.put(e.getKey(), 1);
                }
                return e.getValue() == 0;
            });
            System.out.print(some + " " + map + " ");
            AtomicInteger calls = new AtomicInteger();
            some = map.values().removeIf(v -> {
                map.put(calls.getAndIncrement() * 2, 2);
                return v == 1;
            });
            System.out.println(some + " " + map);
        }
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>(Map.of(1, 0, 2,
                0, 3, 0, 4, 0));
        System.out.println(map.descendingMap().entrySet().removeIf(e -> e.getKey() < 3
                && map.put(e.getKey(), e.getKey()) == 0) + " " + map);
        System.out.println(map.headMap(3).values().removeIf(v -> v == 1) + " " + map);

        ConcurrentMap<Long, Long> plain = new ConcurrentHashMap<>() {
            @Override
            public Long compute(Long key, java.util.function.BiFunction<? super Long, ? super Long,
                    ? extends Long> f) {
                return ((Racing) this::get).compute(this, key, f);
            }
        };
        System.out.println(plain.compute(2L, (k, v) -> {
            plain.put(2L, 42L);
            return null;
        }) + " " + plain);

        Set<Integer> one = new CopyOnWriteArraySet<>(List.of(1));
        Set<Integer> other = new CopyOnWriteArraySet<>();
        Thread changing = new Thread(() -> {
            for (int i = 0; i < 20000; i++) {
                other.add(2);
                other.remove(2);
            }
        });
        changing.start();
        int equal = 0;
        while (changing.isAlive()) {
            equal += (one.equals(other) ? 1 : 0) + (other.equals(one) ? 1 : 0);
        }
        System.out.println(equal + " " + one.equals(Set.of(1)) + " " + one.equals(Set.of(2)) + " "
                + one.equals(Set.of(1, 2)) + " "
            + one.equals(List.of(1)) + " " + one.equals(one) + " "
                    + (one.hashCode() == Set.of(1).hashCode()));
    }

    /* The default of ConcurrentMap, of any map. */
    interface Racing {
        Long get(Object key);

        default Long compute(ConcurrentMap<Long, Long> map, Long key,
                java.util.function.BiFunction<? super Long, ? super Long, ? extends Long> f) {
            return new Default(map).compute(key, f);
        }
    }

    static class Default extends java.util.AbstractMap<Long, Long> implements ConcurrentMap<Long,
            Long> {
        final ConcurrentMap<Long, Long> map;

        Default(ConcurrentMap<Long, Long> map) {
            this.map = map;
        }

        @Override
        public Set<Map.Entry<Long, Long>> entrySet() {
            return map.entrySet();
        }

        @Override
        public Long putIfAbsent(Long k, Long v) {
            return map.putIfAbsent(k, v);
        }

        @Override
        public boolean remove(Object k, Object v) {
            return map.remove(k, Objects.requireNonNull(v));
        }

        @Override
        public boolean replace(Long k, Long v, Long w) {
            return map.replace(k, v, w);
        }

        @Override
        public Long replace(Long k, Long v) {
            return map.replace(k, v);
        }
    }

    /* ---- Services and jars ---- */

    public interface Service {
    }

    public static class First implements Service {
    }

    public static class Second implements Service {
    }

    static void services() throws Exception {
        Path folder = Files.createTempDirectory("services");
        Path config = folder.resolve("config");
        Files.write(config, List.of(First.class.getName(), Second.class.getName()));
        URL url = config.toUri().toURL();
        ClassLoader loader = new ClassLoader(EdgesOfCollections.class.getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                return name.endsWith("$Service") ? Collections.enumeration(List.of(url))
                        : super.getResources(name);
            }
        };
        ServiceLoader<Service> services = ServiceLoader.load(Service.class, loader);
        Iterator<ServiceLoader.Provider<Service>> a = services.stream().iterator();
        Iterator<ServiceLoader.Provider<Service>> b = services.stream().iterator();
        System.out.println((a.next() == b.next()) + " " + (b.next() == a.next()) + " "
                + a.hasNext() + " " + b.hasNext());
        List<Object> made = new ArrayList<>();
        services.forEach(made::add);
        List<Object> more = services.stream().map(p -> p.get()).collect(Collectors.toList());
        System.out.println(made.equals(more) + " " + (services.findFirst().get() == made.get(0)));
        Iterator<ServiceLoader.Provider<Service>> old = services.stream().iterator();
        old.next();
        services.reload();
        attempt("reloaded", old::hasNext);
        System.out.println(services.stream().count() + " "
                + (services.iterator().next() == made.get(0)));

        File jar = folder.resolve("x.jar").toFile();
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar.toPath()))) {
            out.putNextEntry(new JarEntry("entry"));
            out.write(1);
        }
        URL entry = URI.create("jar:" + jar.toURI() + "!/entry").toURL();
        for (int i = 0; i < 2; i++) {
            JarURLConnection c = (JarURLConnection) entry.openConnection();
            System.out.println(c.getInputStream().read() + " " + c.getJarEntry().getName());
            c.getJarFile().close();
        }
        for (String name : List.of("config", "x.jar")) {
            Files.delete(folder.resolve(name));
        }
        Files.delete(folder);
    }

    /* A stream of the set itself, where its stand-in is due. */
    static void streams() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(EnumSet.of(Thread.State.NEW));
        }
        System.out.println(read(bytes));
        ByteArrayOutputStream bad = new ByteArrayOutputStream();
        try (java.io.DataOutputStream out = new java.io.DataOutputStream(bad)) {
            out.writeInt(0xaced0005);
            out.writeByte(0x73);
            Class<?> c = EnumSet.noneOf(Thread.State.class).getClass();
            for (Class<?> k = c; k != java.util.AbstractSet.class; k = k.getSuperclass()) {
                out.writeByte(0x72);
                out.writeUTF(k.getName());
                out.writeLong(java.io.ObjectStreamClass.lookup(k).getSerialVersionUID());
                out.writeByte(2);
                out.writeShort(0);
                out.writeByte(0x78);
            }
            out.writeByte(0x70);
        }
        attempt("bad", () -> read(bad));
    }

    static Object read(ByteArrayOutputStream bytes) throws Exception {
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        nothing();
        wrapped();
        huge();
        changed();
        services();
        streams();
    }
}
