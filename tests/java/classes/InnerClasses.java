// SPDX-License-Identifier: MIT
/**
 * Inner classes: enclosing instances at several depths, captured variables, local records and
 * enums, statics inside.
 */
public class InnerClasses {

    static class Deep {

        String name;

        Deep(String n) {
            name = n;
        }

        class Mid {

            String name;

            Mid(String n) {
                name = n;
            }

            class In {

                String name;

                In(String n) {
                    name = n;
                }

                String path() {
                    return Deep.this.name + Mid.this.name + name + this.name;
                }

                String change() {
                    Deep.this.name += "!";
                    return (Mid.this.name = "M");
                }
            }
        }
    }

    static class Sub extends Deep.Mid {

        Sub(Deep d) {
            d.super("sub");
        }

        String path() {
            return name;
        }
    }

    String outer() {
        return "outer";
    }

    String sup() {
        return new InnerClasses() {
            String outer() {
                return "inner " + InnerClasses.this.outer() + super.outer();
            }
        }.outer();
    }

    public static void main(String[] args) throws Exception {
        Deep d = new Deep("o");
        Deep.Mid m = d.new Mid("m");
        Deep.Mid.In in = m.new In("i");
        System.out.println(in.path());
        System.out.println(in.change() + " " + d.name);
        int base = 10;
        String text = "cap";
        class Local {

            int n;

            Local(int n) {
                this.n = n;
            }

            int sum() {
                return n + base + text.length();
            }

            Local next() {
                return new Local(n + 1);
            }
        }
        System.out.println(new Local(1).next().sum());
        record Pair(int a, int b) {
            int sum() {
                return a + b;
            }
        }
        System.out.println(new Pair(1, 2).sum());
        enum Dir {
            UP,
            DOWN;

            Dir flip() {
                return this == UP ? DOWN : UP;
            }
        }
        System.out.println(Dir.UP.flip());
        interface Fn {
            int go(int x);
        }
        Fn fn = x -> x * base;
        System.out.println(fn.go(3));
        Object anon = new Object() {
            int count = base;

            int inc() {
                return ++count;
            }

            public String toString() {
                return "" + inc() + inc();
            }
        };
        System.out.println(anon);
        var v = new Object() {
            int hidden = 5;
        };
        v.hidden++;
        System.out.println(v.hidden);
        for (int i = 0; i < 2; i++) {
            int j = i;
            Runnable r = new Runnable() {
                int k = j;

                public void run() {
                    System.out.println(
                        j +
                            k +
                            new Object() {
                                int twice() {
                                    return j * 2;
                                }
                            }.twice()
                    );
                }
            };
            r.run();
        }
        System.out.println(
            anon.getClass().getName() +
                " " +
                Local.class.getName() +
                " " +
                in.getClass().getName() +
                " " +
                Pair.class.getSimpleName()
        );
        System.out.println(new Sub(d).path());
        try {
            Deep none = null;
            none.new Mid("x");
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
        System.out.println(new InnerClasses().sup());
    }
}
