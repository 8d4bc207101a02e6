// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.stream.*;

/** Records as keys, in streams, with interfaces, generics, nested and recursive structure. */
public class Patterns {

    sealed interface Expr permits Num, Add, Mul, Neg {}

    record Num(int value) implements Expr {}

    record Add(Expr left, Expr right) implements Expr {}

    record Mul(Expr left, Expr right) implements Expr {}

    record Neg(Expr of) implements Expr {}

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.value();
        } else if (e instanceof Add a) {
            return eval(a.left()) + eval(a.right());
        } else if (e instanceof Mul m) {
            return eval(m.left()) * eval(m.right());
        } else if (e instanceof Neg n) {
            return -eval(n.of());
        }
        throw new AssertionError();
    }

    record Key(String a, int b) {}

    record Tree<T extends Comparable<T>>(T value, Tree<T> left, Tree<T> right) {
        Tree(T value) {
            this(value, null, null);
        }

        Tree<T> add(T t) {
            if (t.compareTo(value) < 0) {
                return new Tree<>(value, left == null ? new Tree<>(t) : left.add(t), right);
            }
            return new Tree<>(value, left, right == null ? new Tree<>(t) : right.add(t));
        }

        int size() {
            return 1 + (left == null ? 0 : left.size()) + (right == null ? 0 : right.size());
        }
    }

    public static void main(String[] args) {
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Neg(new Num(4))));
        System.out.println(
            e +
                " = " +
                eval(e) +
                " " +
                e.equals(new Add(new Num(2), new Mul(new Num(3), new Neg(new Num(4))))) +
                " " +
                e.hashCode()
        );
        Map<Key, List<Integer>> m = IntStream.range(0, 12)
            .boxed()
            .collect(
                Collectors.groupingBy(
                    i -> new Key("k" + (i % 2), i % 3),
                    TreeMapOfKeys::new,
                    Collectors.toList()
                )
            );
        System.out.println(m + " " + m.get(new Key("k1", 2)));
        Tree<String> t = new Tree<>("m");
        for (String s : "q c x a d".split(" ")) {
            t = t.add(s);
        }
        System.out.println(t.size() + " " + t);
    }

    static class TreeMapOfKeys<V> extends TreeMap<Key, V> {

        TreeMapOfKeys() {
            super(Comparator.comparing(Key::a).thenComparing(Key::b));
        }
    }
}
