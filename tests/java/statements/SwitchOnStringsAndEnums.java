// SPDX-License-Identifier: MIT
import java.util.function.Supplier;

/**
 * Strings with equal hashes, null, fall through; enums with bodies, missing constants, old and new
 * form.
 */
public class SwitchOnStringsAndEnums {

    enum E {
        A,
        B {
            int x() {
                return 1;
            }
        },
        C,
        D;

        int x() {
            return 0;
        }
    }

    static int str(String s) {
        switch (s) {
            case "AaAa":
                return 1;
            case "BBBB":
                return 2;
            case "AaBB":
                return 3;
            case "":
                return 4;
            case "one":
            case "two":
                return 5;
            case "abc":
                return 6;
            default:
                return 0;
        }
    }

    static String en(E e) {
        String s = "";
        switch (e) {
            case A:
                s += "a";
            case B:
                s += "b";
                break;
            case D:
                s += "d";
        }
        return s;
    }

    static int neu(E e) {
        return switch (e) {
            case A -> 1;
            case B -> 2;
            case C -> 3;
            case D -> 4;
        };
    }

    static String arrow(String s) {
        return switch (s) {
            case "x" -> "X";
            case "y" -> {
                String t = s + s;
                yield t;
            }
            default -> "?";
        };
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {
            "AaAa",
            "BBBB",
            "AaBB",
            "BBAa",
            "",
            "one",
            "two",
            "ab" + "c",
            new String("one"),
            "ONE"
        })
            System.out.print(str(s) + " ");
        System.out.println("");
        try {
            str(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        for (E e : E.values()) System.out.print(en(e) + neu(e) + " ");
        System.out.println("");
        try {
            en(null);
        } catch (NullPointerException e) {
            System.out.println("null enum");
        }
        System.out.println(arrow("x") + arrow("y") + arrow("z"));
        for (E e : E.values()) {
            switch (e) {
                case A -> System.out.print("first ");
                case B, C -> {
                    System.out.print("block ");
                }
                default -> System.out.print("rest ");
            }
        }
        System.out.println("");
        int n = switch ("k") {
            case "k": {
                int t = 3;
                yield t * 2;
            }
            default:
                yield 0;
        };
        System.out.println(n);
        String r = switch (E.B) {
            case A -> "a";
            case B -> {
                try {
                    yield "try";
                } finally {
                    System.out.print("fin ");
                }
            }
            case C -> throw new IllegalStateException();
            case D -> "d";
        };
        System.out.println(r);
        System.out.println(
            1 +
                switch (n) {
                    case 6 -> switch (E.C) {
                        case C -> 10;
                        default -> 20;
                    };
                    default -> 0;
                } *
                    2
        );
        try {
            System.out.println(
                switch (E.C) {
                    case C -> throw new IllegalStateException("thrown");
                    default -> 1;
                }
            );
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        for (int i = 0; i < 3; i++) {
            String s = switch (i) {
                case 0 -> "zero";
                case 1 -> {
                    if (i > 0) yield "one";
                    yield "never";
                }
                default -> String.valueOf(i);
            };
            System.out.print(s + " ");
        }
        System.out.println("");
        Object o = switch (n) {
            case 6 -> 1;
            default -> "s";
        };
        System.out.println(o.getClass().getSimpleName());
        long l = switch (n) {
            case 6 -> 1;
            case 7 -> 2L;
            default -> 'c';
        };
        System.out.println(l);
        double dd = switch (n) {
            case 6 -> 'a';
            default -> 1.0;
        };
        System.out.println(dd);
        Supplier<String> f = switch (n) {
            case 6 -> () -> "lambda";
            default -> null;
        };
        System.out.println(f.get());
    }
}
