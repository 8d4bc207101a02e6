/* SPDX-License-Identifier: MIT */
/*
 * switch: tables, lookups, strings with equal hashes, enums, expressions, fall-through, nested,
 * boxes and chars.
 */
public class Switches {

    enum Color {
        RED,
        GREEN {
            String hex() {
                return "g";
            }
        },
        BLUE;

        String hex() {
            return name().toLowerCase();
        }
    }

    static String table(int i) {
        switch (i) {
            case -2:
                return "m2";
            case -1:
                return "m1";
            case 0:
                return "z";
            case 1:
                return "one";
            case 2:
            case 3:
                return "23";
            default:
                return "d";
        }
    }

    static String sparse(int i) {
        switch (i) {
            case Integer.MIN_VALUE:
                return "min";
            case -1000000:
                return "-M";
            case 0:
                return "0";
            case 77:
                return "77";
            case 1 << 30:
                return "2^30";
            case Integer.MAX_VALUE:
                return "max";
            default:
                return "d";
        }
    }

    static int fall(int i) {
        int r = 0;
        switch (i) {
            case 1:
                r += 1;
            case 2:
                r += 10;
            default:
                r += 100;
            case 3:
                r += 1000;
                break;
            case 4:
                r += 5;
        }
        return r;
    }

    static String str(String s) {
        switch (s) {
            case "Aa":
                return "1";
            case "BB":
                return "2";
            case "AaAa":
                return "3";
            case "BBBB":
                return "4";
            case "AaBB":
                return "5";
            case "":
                return "empty";
            case "\u00e9\ud83d\ude00":
                return "uni";
            default:
                return "none";
        }
    }

    static int expr(Color c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> {
                int x = c.ordinal();
                yield x * 10;
            }
            case BLUE -> throw new IllegalArgumentException("blue");
        };
    }

    static String chars(char c) {
        return switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> "vowel";
            case '\u0000' -> "nul";
            case '\uffff' -> "max";
            default -> Character.isLetter(c) ? "cons" : "other";
        };
    }

    static String bytes(byte b) {
        switch (b) {
            case -128:
                return "low";
            case 127:
                return "high";
            case 0:
                return "zero";
        }
        return "-";
    }

    static int boxed(Integer i) {
        return switch (i) {
            case 1 -> 10;
            case 2 -> 20;
            default -> 0;
        };
    }

    static String nested(int a, String b) {
        switch (a) {
            case 1:
                switch (b) {
                    case "x":
                        return "1x";
                    case "y":
                        break;
                    default:
                        return "1?";
                }
                return "1y";
            case 2:
                return switch (b) {
                    case "x" -> "2x";
                    default -> "2?";
                };
        }
        return "?";
    }

    static int empty(int i) {
        switch (i) {
        }
        switch (i) {
            default:
                i++;
        }
        return i;
    }

    static int loop() {
        int n = 0;
        l: for (int i = 0; ; i++) {
            switch (i % 4) {
                case 0:
                    continue;
                case 1:
                    n++;
                    break;
                case 2:
                    if (i > 20) break l;
                    n += 100;
                    continue l;
                case 3:
                    n += 10000;
            }
            n++;
        }
        return n;
    }

    static long yieldLong(Object o) {
        return switch (o.toString()) {
            case "a" -> 1;
            case "b" -> 2L;
            case "c" -> 'c';
            default -> {
                try {
                    yield Long.parseLong(o.toString());
                } catch (NumberFormatException e) {
                    yield -1L;
                } finally {
                    System.out.print("f ");
                }
            }
        };
    }

    static String pattern(Object o) {
        if (o instanceof String s && s.length() > 2) return "S" + s;
        if (!(o instanceof Integer i)) return "other";
        return "I" + (i + 1);
    }

    public static void main(String[] args) {
        for (int i = -4; i < 6; i++) System.out.print(table(i) + " ");
        System.out.println(table(Integer.MIN_VALUE) + table(Integer.MAX_VALUE));
        for (int i : new int[] {
            Integer.MIN_VALUE,
            -1000000,
            -1,
            0,
            77,
            78,
            1 << 30,
            Integer.MAX_VALUE
        })
            System.out.print(sparse(i) + " ");
        System.out.println();
        for (int i = 0; i < 6; i++) System.out.print(fall(i) + " ");
        System.out.println();
        for (String s : new String[] {
            "Aa",
            "BB",
            "AaAa",
            "BBBB",
            "AaBB",
            "BBAa",
            "",
            "\u00e9\ud83d\ude00",
            "x"
        })
            System.out.print(str(new String(s)) + " ");
        System.out.println();
        try {
            str(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        for (Color c : Color.values())
            try {
                System.out.println(expr(c) + c.hex());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage() + c.hex());
            }
        try {
            expr(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(chars('a') + chars('b') + chars('1') + chars('\0') + chars('\uffff'));
        System.out.println(
            bytes((byte) 128) + bytes((byte) 127) + bytes((byte) 256) + bytes((byte) 5)
        );
        System.out.println(boxed(1) + boxed(2) + boxed(1000));
        System.out.println(
            nested(1, "x") +
                nested(1, "y") +
                nested(1, "z") +
                nested(2, "x") +
                nested(2, "q") +
                nested(3, "")
        );
        System.out.println(empty(3) + " " + loop());
        for (Object o : new Object[] { "a", 'b', "c", 42, "zz" })
            System.out.print(yieldLong(o) + " ");
        System.out.println();
        System.out.println(
            pattern("hi") + pattern("hello") + pattern(41) + pattern(4.5) + pattern(null)
        );
        System.out.println(
            Color.GREEN.getClass() == Color.class
                ? "same"
                : Color.GREEN.getDeclaringClass().getSimpleName()
        );
    }
}
