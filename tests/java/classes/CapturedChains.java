// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * JLS 8.1.3, 15.9.5: local and anonymous classes capture through several levels, in constructors,
 * with inheritance and recursion.
 */
public class CapturedChains {

    String id;

    CapturedChains(String id) {
        this.id = id;
    }

    static String log = "";

    Supplier<String> levels(int p) {
        long l = p * 2L;
        class One {

            String o = id + p;

            class Two {

                String t = o + l;

                Supplier<String> three(char c) {
                    return new Supplier<>() {
                        String mine = t + c;

                        public String get() {
                            return new Object() {
                                String last() {
                                    return id + p + l + o + t + mine + c;
                                }
                            }.last();
                        }
                    };
                }
            }
        }
        return new One().new Two().three('c');
    }

    static IntUnaryOperator fact() {
        class F implements IntUnaryOperator {

            public int applyAsInt(int n) {
                return n < 2 ? 1 : n * new F().applyAsInt(n - 1);
            }
        }
        return new F();
    }

    static class Base {

        Base() {
            log += get();
        }

        String get() {
            return "base";
        }
    }

    static Base early(String s, int[] n) {
        return new Base() {
            String own = "own";

            @Override
            String get() {
                return s + n[0] + own;
            }
        };
    }

    static List<Supplier<Integer>> loop() {
        List<Supplier<Integer>> r = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int j = i * i;
            class L implements Supplier<Integer> {

                int k = j;

                public Integer get() {
                    return j * 10 + k++;
                }
            }
            r.add(new L());
            r.add(new L());
        }
        for (int v : new int[] { 7, 8 }) r.add(() -> v);
        return r;
    }

    class Node {

        Node next;
        int v;

        Node(int v, Node n) {
            this.v = v;
            next = n;
        }

        Iterator<Integer> it() {
            return new Iterator<>() {
                Node cur = Node.this;

                public boolean hasNext() {
                    return cur != null;
                }

                public Integer next() {
                    int r = cur.v;
                    cur = cur.next;
                    return r;
                }

                public String toString() {
                    return id + v;
                }
            };
        }
    }

    static <T> Comparator<T> by(Function<T, Integer> f, boolean rev) {
        return new Comparator<T>() {
            public int compare(T a, T b) {
                return (rev ? -1 : 1) * f.apply(a).compareTo(f.apply(b));
            }
        };
    }

    static String local(String a, String b) {
        class X {

            String x = a;

            X() {
                log += b;
            }

            X(int n) {
                this();
                x += n;
            }
        }
        class Y extends X {

            Y() {
                super(a.length());
                x += b;
            }

            String both() {
                class Z extends Y {

                    String z() {
                        return x + a + b;
                    }
                }
                return new Z().z();
            }
        }
        return new Y().both();
    }

    static Runnable init;

    static {
        int s = 5;
        init = () -> log += "static" + s;
    }

    Runnable inst;

    {
        String q = "block";
        inst = new Runnable() {
            public void run() {
                log += q + id;
            }
        };
    }

    static Object ctor(Object... args) {
        return new ArrayList<Object>(Arrays.asList(args)) {
            {
                add(args.length);
                add(size());
            }
        };
    }

    static Supplier<Supplier<String>> curry(String a) {
        return () -> {
            String b = a + "b";
            return () -> {
                String c = b + "c";
                return new Supplier<String>() {
                    public String get() {
                        return a + b + c;
                    }
                }.get();
            };
        };
    }

    static class Outer2 extends CapturedChains {

        String id = "sub";

        Outer2() {
            super("sup");
        }

        class In {

            String s() {
                return id + Outer2.super.id + Outer2.this.id;
            }
        }

        Supplier<String> lam() {
            return () -> id + super.id + new In().s();
        }
    }

    enum Op implements IntBinaryOperator {
        ADD {
            public int applyAsInt(int a, int b) {
                return new IntBinaryOperator() {
                    public int applyAsInt(int x, int y) {
                        return x + y + ordinal();
                    }
                }.applyAsInt(a, b);
            }
        },
        MUL {
            int k = 100;

            public int applyAsInt(int a, int b) {
                IntSupplier s = () -> a * b * k;
                return s.getAsInt();
            }
        }
    }

    interface Fac {
        static Supplier<String> make(String s) {
            return new Supplier<>() {
                public String get() {
                    return s + Fac.class.getSimpleName();
                }
            };
        }
    }

    public static void main(String[] args) throws Exception {
        CapturedChains c = new CapturedChains("id");
        System.out.println(c.levels(4).get() + " " + fact().applyAsInt(6));
        try {
            early("s", new int[] { 1 });
        } catch (RuntimeException e) {
            System.out.println("npe");
        }
        System.out.println(log);
        log = "";
        StringBuilder b = new StringBuilder();
        for (Supplier<Integer> s : loop()) b.append(s.get()).append(s.get()).append(' ');
        System.out.println(b);
        Node n = c.new Node(1, c.new Node(2, c.new Node(3, null)));
        for (Iterator<Integer> i = n.it(); i.hasNext(); ) log += i.next();
        System.out.println(log + n.it());
        List<String> l = new ArrayList<>(List.of("ccc", "a", "bb"));
        l.sort(by(String::length, false));
        System.out.print(l);
        l.sort(by(String::length, true));
        System.out.println(l);
        log = "";
        System.out.println(local("A", "B") + log);
        init.run();
        c.inst.run();
        System.out.println(
            log +
                ctor(1, "x") +
                curry("a").get().get() +
                new Outer2().lam().get() +
                new Outer2().new In().s() +
                Op.ADD.applyAsInt(2, 3) +
                Op.MUL.applyAsInt(2, 3) +
                Fac.make("f").get()
        );
        for (Object o : new Object[] {
            c.levels(1),
            fact(),
            loop().get(0),
            n.it(),
            early("t", new int[1])
        }) {
            Class<?> k = o.getClass();
            System.out.println(
                k.getName() +
                    " " +
                    k.isAnonymousClass() +
                    k.isLocalClass() +
                    k.isMemberClass() +
                    " " +
                    k.getEnclosingClass().getSimpleName() +
                    " " +
                    (k.getEnclosingMethod() == null ? "" : k.getEnclosingMethod().getName()) +
                    " " +
                    k.getSimpleName()
            );
        }
    }
}
