// SPDX-License-Identifier: MIT
// Guava: collections, caches, hashes, ranges, graphs, events, futures, reflection on types.
import com.google.common.base.CaseFormat;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.MoreObjects;
import com.google.common.base.Splitter;
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.BiMap;
import com.google.common.collect.Collections2;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.google.common.collect.Multimap;
import com.google.common.collect.Ordering;
import com.google.common.collect.Range;
import com.google.common.collect.RangeMap;
import com.google.common.collect.Sets;
import com.google.common.collect.Table;
import com.google.common.collect.TreeMultimap;
import com.google.common.collect.TreeRangeMap;
import com.google.common.eventbus.DeadEvent;
import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;
import com.google.common.graph.GraphBuilder;
import com.google.common.graph.Graphs;
import com.google.common.graph.MutableGraph;
import com.google.common.hash.BloomFilter;
import com.google.common.hash.Funnels;
import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import com.google.common.math.BigIntegerMath;
import com.google.common.math.LongMath;
import com.google.common.math.Quantiles;
import com.google.common.math.Stats;
import com.google.common.net.HostAndPort;
import com.google.common.net.InetAddresses;
import com.google.common.primitives.UnsignedLongs;
import com.google.common.reflect.TypeToken;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.UncheckedExecutionException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;

public class Sample {

    static class Listener {

        @Subscribe
        public void text(String s) {
            System.out.println("text " + s);
        }

        @Subscribe
        public void dead(DeadEvent d) {
            System.out.println("dead " + d.getEvent());
        }
    }

    private static void collections() {
        System.out.println(
            Joiner.on(",")
                .useForNull("-")
                .join(Arrays.asList(1, null, 3)) +
                " " +
                Splitter.on(CharMatcher.anyOf(",;"))
                    .trimResults()
                    .omitEmptyStrings()
                    .splitToList("a, b;;c")
        );
        Multimap<String, Integer> multi = TreeMultimap.create();
        for (int i = 0; i < 20; i++) {
            multi.put("k" + (i % 3), (i * 7) % 11);
        }
        BiMap<String, Integer> both = HashBiMap.create();
        both.put("x", 1);
        Table<String, String, Integer> table = HashBasedTable.create();
        table.put("r", "c", 1);
        RangeMap<Integer, String> ranges = TreeRangeMap.create();
        ranges.put(Range.closed(1, 10), "a");
        ranges.put(Range.open(3, 6), "b");
        System.out.println(
            multi +
                " " +
                both.inverse() +
                " " +
                table.column("c") +
                " " +
                ranges +
                " " +
                ImmutableMultiset.of("a", "b", "a") +
                " " +
                ImmutableList.of(1, 2, 3).reverse()
        );
        try {
            both.put("z", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        System.out.println(
            Lists.cartesianProduct(Arrays.asList(1, 2), Arrays.asList(3, 4)) +
                " " +
                Sets.powerSet(ImmutableSet.of(1, 2, 3)).size() +
                " " +
                Collections2.permutations(Arrays.asList(1, 2, 3)).size() +
                " " +
                Ordering.natural()
                    .nullsFirst()
                    .greatestOf(Arrays.asList(3, 1, 2), 2)
        );
    }

    private static void hashes() throws Exception {
        String s = "hello";
        System.out.println(
            Hashing.murmur3_128().hashString(s, StandardCharsets.UTF_8) +
                " " +
                Hashing.sha256().hashString(s, StandardCharsets.UTF_8) +
                " " +
                Hashing.crc32c().hashInt(5) +
                " " +
                Hashing.sipHash24().hashLong(7) +
                " " +
                Hashing.md5().hashInt(1)
        );
        BloomFilter<Integer> filter = BloomFilter.create(Funnels.integerFunnel(), 1000, 0.01);
        int wrong = 0;
        for (int i = 0; i < 1000; i++) {
            filter.put(i);
        }
        for (int i = 1000; i < 11000; i++) {
            wrong += filter.mightContain(i) ? 1 : 0;
        }
        System.out.println(
            wrong +
                " " +
                BaseEncoding.base32Hex().encode(new byte[] { 1, 2, 3 }) +
                " " +
                BigIntegerMath.factorial(30) +
                " " +
                Stats.of(1, 2, 3, 4.5) +
                " " +
                Quantiles.median().compute(3, 1, 2, 9) +
                " " +
                LongMath.isPrime(1000003) +
                " " +
                UnsignedLongs.toString(-1L)
        );
    }

    private static void services() throws Exception {
        LoadingCache<Integer, String> cache = CacheBuilder.newBuilder()
            .maximumSize(3)
            .removalListener(n -> System.out.println("removed " + n.getKey() + " " + n.getCause()))
            .build(
                new CacheLoader<Integer, String>() {
                    @Override
                    public String load(Integer i) {
                        if (i == 7) {
                            throw new IllegalStateException("seven");
                        }
                        return "v" + i;
                    }
                }
            );
        for (int i = 0; i < 6; i++) {
            cache.get(i);
        }
        try {
            cache.get(7);
        } catch (UncheckedExecutionException e) {
            System.out.println(e);
        }
        EventBus bus = new EventBus();
        bus.register(new Listener());
        bus.post("posted");
        bus.post(2.0);
        ListeningExecutorService pool = MoreExecutors.listeningDecorator(
            Executors.newFixedThreadPool(2)
        );
        List<ListenableFuture<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int k = i;
            futures.add(pool.submit(() -> k * k));
        }
        System.out.println(Futures.allAsList(futures).get());
        pool.shutdown();
    }

    public static void main(String[] args) throws Exception {
        collections();
        hashes();
        services();
        MutableGraph<Integer> graph = GraphBuilder.directed().build();
        graph.putEdge(1, 2);
        graph.putEdge(2, 3);
        System.out.println(
            graph + " " + Graphs.reachableNodes(graph, 1) + " " + Graphs.hasCycle(graph)
        );
        System.out.println(
            new TypeToken<Map<String, List<? extends Number>>>() {} +
                " " +
                CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "fooBarBaz") +
                " " +
                MoreObjects.toStringHelper("X").add("a", 1).addValue(2) +
                " " +
                HostAndPort.fromString("[::1]:80") +
                " " +
                InetAddresses.forString("10.0.0.1")
        );
    }
}
