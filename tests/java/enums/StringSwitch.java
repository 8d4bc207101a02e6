// SPDX-License-Identifier: MIT
/**
 * Switches on strings (with colliding hashes), chars, bytes, boxes; nested and fallen through;
 * yields.
 */
public class StringSwitch {

    static String s(String x) {
        switch (x) {
            case "Aa":
                return "1";
            case "BB":
                return "2";
            case "AaAa":
            case "BBBB":
                return "3";
            case "AaBB":
                return "4";
            case "":
                return "empty";
            default:
                return "none";
        }
    }

    static int fall(int x) {
        int r = 0;
        switch (x) {
            case 1:
                r += 1;
            case 2:
                r += 2;
                break;
            case Integer.MAX_VALUE:
                r += 100;
            case Integer.MIN_VALUE:
                r += 50;
            default:
                r += 1000;
        }
        return r;
    }

    static String box(Integer x) {
        return switch (x) {
            case 1, 2, 3 -> "small";
            case 1000 -> "big";
            default -> {
                if (x < 0) {
                    yield "negative";
                }
                yield "other";
            }
        };
    }

    static String c(char c) {
        switch (c) {
            case 'a':
                return "A";
            case '\uffff':
                return "last";
            case 0:
                return "zero";
            default:
                return "?";
        }
    }

    public static void main(String[] args) {
        for (String x : new String[] { "Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "x" }) {
            System.out.print(s(x) + " ");
        }
        System.out.println();
        for (int x : new int[] { 1, 2, 3, Integer.MAX_VALUE, Integer.MIN_VALUE, 0 }) {
            System.out.print(fall(x) + " ");
        }
        System.out.println();
        System.out.println(
            box(2) +
                " " +
                box(1000) +
                " " +
                box(-5) +
                " " +
                box(7) +
                " " +
                c('a') +
                c('\uffff') +
                c('\0') +
                c('b')
        );
        Probe.show("null string", () -> s(null));
        Probe.show("null box", () -> box(null));
        int total = 0;
        outer: for (int i = 0; ; i++) {
            switch (i % 4) {
                case 0:
                    continue;
                case 1:
                    total += i;
                    break;
                case 2:
                    switch (i) {
                        case 10:
                            break outer;
                        default:
                            total += 100;
                    }
                    break;
                default:
                    total -= 1;
            }
        }
        System.out.println(total);
    }
}
