// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * The computed message of NullPointerException: every instruction that can fail, every source that
 * can be named.
 */
public class NullMessages {

    interface Code {
        void run() throws Throwable;
    }

    static int number;

    static void t(Code code) {
        number++;
        try {
            code.run();
            System.out.println(number + " nothing");
        } catch (NullPointerException e) {
            System.out.println(number + " " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(number + " " + e);
        }
    }

    static class Node {

        Node next;
        int value;
        long wide;
        int[] ints;
        Node[] nodes;
        Node[][] grid;
        String name;
        Integer boxed;
        Supplier<Node> supplier;
        static Node root;
        static Node[] table;

        Node() {}

        Node next() {
            return next;
        }

        Node find(int i, String s, long[] l, Node... more) {
            return null;
        }

        static Node make() {
            return null;
        }

        static <T> T generic(T t) {
            return t;
        }

        int sum() {
            return value;
        }

        private void secret() {}

        synchronized void locked() {}

        void self() {
            this.next.value = 1;
        }

        void chain() {
            System.out.println(next.next.next.value);
        }

        void viaThis() {
            System.out.println(this.nodes[value].nodes[value + 1]);
        }
    }

    record Point(Integer x, String y) {}

    enum Color {
        RED,
        GREEN;

        Color other;
    }

    interface Shape {
        double area();

        default int sides() {
            return 0;
        }
    }

    static Node staticNode;
    static int[] staticInts;
    static int zero = 0;
    Node field;

    static void arrays() {
        byte[] b = null;
        short[] s = null;
        char[] c = null;
        int[] i = null;
        long[] l = null;
        float[] f = null;
        double[] d = null;
        boolean[] z = null;
        Object[] o = null;
        int[][] ii = new int[2][];
        Object[][][] ooo = new Object[1][1][];
        t(() -> System.out.println(b[0]));
        t(() -> b[1] = 2);
        t(() -> System.out.println(s[0]));
        t(() -> s[0]++);
        t(() -> System.out.println(c['a']));
        t(() -> c[0] = 'x');
        t(() -> System.out.println(i[zero]));
        t(() -> i[zero + 1] = 5);
        t(() -> System.out.println(l[0]));
        t(() -> l[2] += 5);
        t(() -> System.out.println(f[0]));
        t(() -> f[0] = 1);
        t(() -> System.out.println(d[0]));
        t(() -> d[0] *= 2);
        t(() -> System.out.println(z[0]));
        t(() -> z[0] = true);
        t(() -> System.out.println(o[0]));
        t(() -> o[0] = "x");
        t(() -> System.out.println(ii[1][0]));
        t(() -> ii[zero][1] = 0);
        t(() -> System.out.println(ooo[0][0][0]));
        t(() -> ooo[zero][zero][zero] = 1);
        t(() -> System.out.println(ii[0].length));
        t(() -> System.out.println(i.length));
        t(() -> {
            for (int x : i) System.out.println(x);
        });
        t(() -> i.clone());
        t(() -> o.clone());
        t(() -> ooo[0][0].clone());
        String[] st = null;
        t(() -> st.clone());
    }

    static void fields(Node n, Node full, int k) {
        t(() -> System.out.println(n.value));
        t(() -> n.value = 1);
        t(() -> n.wide = 1L);
        t(() -> n.wide++);
        t(() -> System.out.println(n.next.value));
        t(() -> System.out.println(full.next.next.value));
        t(() -> full.next.next = n);
        t(() -> System.out.println(full.ints[3]));
        t(() -> System.out.println(full.nodes[k].value));
        t(() -> System.out.println(full.nodes[k + 1].value));
        t(() -> full.nodes[full.value].next = null);
        t(() -> full.grid[0][k].next = null);
        t(() -> System.out.println(Node.root.value));
        t(() -> System.out.println(Node.table[5]));
        t(() -> System.out.println(Node.table[k].next));
        t(() -> System.out.println(staticNode.next));
        t(() -> staticInts[k] = 7);
        t(() -> full.self());
        t(() -> full.chain());
        t(() -> full.viaThis());
        t(() -> System.out.println(new NullMessages().field.value));
        t(() -> System.out.println(full.name.length()));
        t(() -> {
            int x = full.boxed;
        });
        t(() -> {
            long x = full.boxed + 1L;
        });
        t(() -> full.boxed++);
    }

    static void calls(Node n, Node full, String s) {
        t(() -> n.next());
        t(() -> full.next().next());
        t(() -> full.next.next().value++);
        t(() -> full.find(1, "x", null, n).sum());
        t(() -> Node.make().sum());
        t(() -> Node.generic(n).sum());
        t(() -> n.secret());
        t(() -> n.locked());
        t(() -> s.length());
        t(() -> s.equals("x"));
        t(() -> n.toString());
        t(() -> n.getClass());
        t(() -> full.supplier.get().next());
        t(() -> ((Shape) null).area());
        t(() -> {
            Shape sh = null;
            sh.sides();
        });
        t(() -> {
            List<String> list = null;
            list.get(0).length();
        });
        t(() -> Arrays.asList("a", null).get(1).length());
        t(() -> new HashMap<String, Integer>().get("x").intValue());
        t(() -> {
            int x = new HashMap<String, Integer>().get("x");
        });
        t(() -> {
            Map<String, Map<String, String>> m = Map.of("a", Map.of());
            m.get("a").get("b").trim();
        });
        t(() -> {
            Node[] array = { null };
            array[0].next();
        });
        t(() -> {
            Node[][] array = { { null } };
            array[0][0].find(1, "", new long[0]);
        });
        t(() -> {
            Object o = null;
            ((String) o).length();
        });
        t(() -> {
            String local = s;
            if (number > 0) local = null;
            local.length();
        });
        t(() -> (number > 0 ? n : full).next());
        t(() -> {
            Runnable r = null;
            r.run();
        });
        t(() -> {
            Function<String, String> f = null;
            f.apply("x");
        });
        t(() -> {
            Supplier<String> f = s::trim;
        });
        t(() -> {
            Supplier<Object> f = n::next;
        });
    }

    static void others(Throwable x, Object lock, Color color, String s, Point p) {
        t(() -> {
            throw (RuntimeException) x;
        });
        t(() -> {
            throw null;
        });
        t(() -> {
            synchronized (lock) {
                number += 0;
            }
        });
        t(() -> {
            synchronized (Node.root) {
                number += 0;
            }
        });
        t(() -> {
            switch (color) {
                case RED:
                    break;
                default:
            }
        });
        t(() -> {
            switch (s) {
                case "a":
                    break;
                default:
            }
        });
        t(() ->
            System.out.println(
                switch (color) {
                    case RED -> 1;
                    case GREEN -> 2;
                }
            )
        );
        t(() -> System.out.println(color.other.name()));
        t(() -> {
            int v = p.x();
        });
        t(() -> {
            Point q = new Point(null, null);
            int v = q.x();
        });
        t(() -> new Point(null, null).y().length());
        t(() -> {
            Boolean b = null;
            if (b) number += 0;
        });
        t(() -> {
            Character c = null;
            char d = c;
        });
        t(() -> {
            Double d = null;
            double e = d * 2;
        });
        t(() -> {
            for (String y : (List<String>) null) number += 0;
        });
        t(() -> {
            throw new NullPointerException();
        });
        t(() -> {
            throw new NullPointerException("own");
        });
        t(() -> Objects.requireNonNull(null));
        t(() -> Objects.requireNonNull(null, "required"));
        t(() -> {
            NullPointerException e = new NullPointerException(null);
            System.out.println(e.getMessage());
        });
        t(() -> {
            try (AutoCloseable c = null) {
                number += 0;
            }
        });
        t(() -> {
            Object[] a = { 1 };
            ((Object[]) a[0].getClass().getComponentType().getEnumConstants())[0].hashCode();
        });
    }

    int instance(NullMessages other, long wide, double d, int[] after) {
        return after[0] + other.field.value;
    }

    static String text(String first, int second, String third) {
        String made = third;
        int count = second;
        String again = made;
        return first + again.length() + count;
    }

    public static void main(String[] args) {
        Node full = new Node();
        full.next = new Node();
        full.nodes = new Node[3];
        full.grid = new Node[2][2];
        arrays();
        fields(null, full, 1);
        calls(null, full, null);
        others(null, null, null, null, null);
        t(() -> new NullMessages().instance(null, 1, 2, null));
        t(() -> new NullMessages().instance(null, 1, 2, new int[1]));
        t(() -> new NullMessages().instance(new NullMessages(), 1, 2, new int[1]));
        t(() -> text("x", 1, null));
        NullPointerException e = null;
        try {
            staticNode.sum();
        } catch (NullPointerException caught) {
            e = caught;
        }
        staticNode = full;
        System.out.println(e.getMessage());
        System.out.println(
            e.getMessage().equals(e.getMessage()) + " " + e.getLocalizedMessage() + " " + e
        );
        e.setStackTrace(new StackTraceElement[0]);
        System.out.println(e.getMessage());
    }
}
