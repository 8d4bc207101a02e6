/* SPDX-License-Identifier: MIT */
import java.nio.CharBuffer;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

/**
 * Streams and spliterators bind to their source when the first question comes, not when they are
 * made; and what walks through a collection that changes meanwhile.
 */
public class BoundLate {
    interface Row {
        Object get() throws Exception;
    }

    static void row(String name, Row row) {
        Object shown;
        try {
            shown = row.get();
        } catch (Exception e) {
            shown = e;
        }
        System.out.println(name + ": " + shown);
    }

    static <C extends Collection<Integer>> void rows(String name, Supplier<C> make) {
        Supplier<C> filled = () -> {
            C c = make.get();
            for (int i = 0; i < 8; i++) {
                c.add(i * 3 % 8);
            }
            return c;
        };
        row(name + ", stream, then one more", () -> {
            C c = filled.get();
            Stream<Integer> s = c.stream();
            c.add(100);
            return s.collect(Collectors.toList());
        });
        row(name + ", stream, then none", () -> {
            C c = filled.get();
            Stream<Integer> s = c.stream();
            c.clear();
            return s.count();
        });
        row(name + ", parallel stream, then one more", () -> {
            C c = filled.get();
            Stream<Integer> s = c.parallelStream().map(x -> x + 1);
            c.add(100);
            return s.collect(Collectors.toList());
        });
        row(name + ", iterator of a stream, then one more", () -> {
            C c = filled.get();
            Iterator<Integer> it = c.stream().iterator();
            c.add(100);
            List<Integer> seen = new ArrayList<>();
            it.forEachRemaining(seen::add);
            return seen;
        });
        row(name + ", spliterator asked for its size, then one more", () -> {
            C c = filled.get();
            Spliterator<Integer> s = c.spliterator();
            s.estimateSize();
            c.add(100);
            List<Integer> seen = new ArrayList<>();
            s.forEachRemaining(seen::add);
            return seen;
        });
        row(name + ", spliterator after one, then one more", () -> {
            C c = filled.get();
            List<Integer> seen = new ArrayList<>();
            Spliterator<Integer> s = c.spliterator();
            s.tryAdvance(seen::add);
            c.add(100);
            s.forEachRemaining(seen::add);
            return seen;
        });
        row(name + ", iterator after one, then one more", () -> {
            C c = filled.get();
            List<Integer> seen = new ArrayList<>();
            Iterator<Integer> it = c.iterator();
            seen.add(it.next());
            c.add(100);
            while (it.hasNext()) {
                seen.add(it.next());
            }
            it.remove();
            return seen + " of " + c;
        });
        row(name + ", forEach that adds", () -> {
            C c = filled.get();
            List<Integer> seen = new ArrayList<>();
            c.forEach(x -> {
                seen.add(x);
                if (seen.size() == 3) {
                    c.add(50);
                }
            });
            return seen + " of " + c.size();
        });
        row(name + ", removeIf whose question throws", () -> {
            C c = filled.get();
            try {
                c.removeIf(x -> {
                    if (x == 5) {
                        throw new IllegalStateException("five");
                    }
                    return x % 2 == 0;
                });
            } catch (IllegalStateException e) {
                return e.getMessage() + ", left " + c;
            }
            return c;
        });
        row(name + ", equal elements removed but the first", () -> {
            C c = filled.get();
            c.addAll(List.of(3, 3, 6, 200));
            Set<Integer> met = new HashSet<>();
            return c.removeIf(x -> !met.add(x)) + " " + new ArrayList<>(c);
        });
        row(name + ", cleared under an iterator", () -> {
            C c = filled.get();
            Iterator<Integer> it = c.iterator();
            c.clear();
            return it.hasNext() + " " + it.next();
        });
    }

    static void texts() {
        row("characters, then more", () -> {
            StringBuilder b = new StringBuilder("abc");
            IntStream s = b.chars();
            b.append("de");
            return s.mapToObj(c -> "" + (char) c).collect(Collectors.joining());
        });
        row("parts of a text, then more", () -> {
            StringBuilder b = new StringBuilder("a,b");
            Stream<String> s = Pattern.compile(",").splitAsStream(b);
            b.append(",c");
            return s.collect(Collectors.toList());
        });
        for (String text : new String[] {"", ",", "a", ",a", "a,", ",,a,,b,,", "a,b,c,,,"}) {
            for (String pattern : new String[] {",", "", "(?=a)", "a*", "b|", "x"}) {
                row("parts of '" + text + "' by " + pattern, () -> Pattern.compile(pattern)
                    .splitAsStream(text).map(x -> "<" + x + ">").collect(Collectors.toList()));
            }
        }
        row("the third part of a long text reads no more than that", () -> {
            int[] read = new int[1];
            CharSequence endless = new CharSequence() {
                @Override public int length() {
                    return 1_000_000;
                }

                @Override public char charAt(int i) {
                    read[0] = Math.max(read[0], i);
                    return i % 10 == 9 ? ',' : 'a';
                }

                @Override public CharSequence subSequence(int from, int to) {
                    return from + "-" + to;
                }
            };
            return Pattern.compile(",").splitAsStream(endless).skip(2).findFirst() + " "
                + (read[0] < 1000);
        });
        row("a buffer's characters, then fewer", () -> {
            CharBuffer b = CharBuffer.wrap("abcdef".toCharArray());
            IntStream s = b.chars();
            b.position(2);
            return s.count();
        });
    }

    static void bits() {
        row("bits, then more", () -> {
            BitSet b = new BitSet();
            b.set(3);
            IntStream s = b.stream();
            b.set(1);
            b.set(70);
            return s.boxed().collect(Collectors.toList());
        });
        row("bits that come and go", () -> {
            BitSet b = new BitSet();
            b.set(3);
            b.set(9);
            Spliterator.OfInt s = b.stream().spliterator();
            b.set(1);
            List<Integer> seen = new ArrayList<>();
            s.tryAdvance((int x) -> seen.add(x));
            b.clear(9);
            b.set(5);
            s.forEachRemaining((int x) -> seen.add(x));
            return seen;
        });
        row("counted without a look", () -> {
            BitSet b = new BitSet();
            b.set(3, 9);
            Spliterator.OfInt s = b.stream().spliterator();
            int[] looks = new int[1];
            return b.stream().peek(x -> looks[0]++).count() + " " + looks[0] + " "
                + s.hasCharacteristics(Spliterator.SIZED) + " "
                + s.hasCharacteristics(Spliterator.SORTED) + " "
                + s.hasCharacteristics(Spliterator.IMMUTABLE);
        });
        row("the greatest bit", () -> {
            BitSet b = new BitSet();
            b.set(Integer.MAX_VALUE);
            b.set(2);
            return b.stream().boxed().collect(Collectors.toList());
        });
    }

    static void maps() {
        Map<Integer, Integer> weak = new WeakHashMap<>();
        for (int i = 0; i < 8; i++) {
            weak.put(i, i * i);
        }
        row("weak map", () -> weak);
        row("its keys in a stream", () -> weak.keySet().stream().collect(Collectors.toList()));
        row("its values in a stream", () -> weak.values().stream().collect(Collectors.toList()));
        row("its entries in a stream", () -> weak.entrySet().stream()
            .collect(Collectors.toList()));
        row("an overtaken part of a list", () -> {
            List<Integer> all = new ArrayList<>(List.of(1, 2, 3, 4, 5));
            Stream<Integer> s = all.subList(1, 4).stream();
            all.add(6);
            return s.collect(Collectors.toList());
        });
    }

    public static void main(String[] args) {
        rows("ArrayList", ArrayList::new);
        rows("part of an ArrayList", () -> new ArrayList<>(List.of(1, 2, 3)).subList(1, 2));
        rows("part of a Vector", () -> new Vector<>(List.of(1, 2, 3)).subList(1, 2));
        rows("ArrayDeque", ArrayDeque::new);
        rows("TreeSet", TreeSet::new);
        rows("ConcurrentSkipListSet", ConcurrentSkipListSet::new);
        rows("CopyOnWriteArrayList", CopyOnWriteArrayList::new);
        rows("ConcurrentLinkedQueue", ConcurrentLinkedQueue::new);
        rows("ConcurrentLinkedDeque", ConcurrentLinkedDeque::new);
        rows("LinkedBlockingQueue", LinkedBlockingQueue::new);
        rows("LinkedBlockingDeque", LinkedBlockingDeque::new);
        rows("ArrayBlockingQueue", () -> new ArrayBlockingQueue<>(20));
        rows("PriorityBlockingQueue", PriorityBlockingQueue::new);
        rows("LinkedTransferQueue", LinkedTransferQueue::new);
        texts();
        bits();
        maps();
    }
}
