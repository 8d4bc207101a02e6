// SPDX-License-Identifier: MIT
/**
 * JLS 14.11.3, 15.28.2: the selector runs once, before its null check, unboxing or hash; then
 * exactly one entry.
 */
public class SwitchSelectors {

    static String log = "";

    static <T> T s(T t) {
        log += "s(" + t + ")";
        return t;
    }

    static int i(int v) {
        log += "i" + v;
        return v;
    }

    enum E {
        A,
        B,
        C
    }

    interface Body {
        Object run();
    }

    static void show(Body b) {
        log = "";
        String r;
        try {
            r = String.valueOf(b.run());
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName();
        }
        System.out.println(log + " = " + r);
    }

    static String old(int v) {
        String r = "";
        switch (i(v)) {
            case 1:
                r += "one";
            case 2:
                r += "two";
                break;
            default:
                r += "def";
            case 3:
                r += "three";
        }
        return r;
    }

    public static void main(String[] args) {
        for (int v = 0; v < 5; v++) {
            int w = v;
            show(() -> old(w));
        }
        show(
            () ->
                switch (s("b")) {
                    case "a" -> i(1);
                    case "b" -> i(2);
                    default -> i(3);
                }
        );
        show(
            () ->
                switch (s((String) null)) {
                    case "a" -> i(1);
                    default -> i(3);
                }
        );
        show(
            () ->
                switch (s(E.C)) {
                    case A -> i(1);
                    case B, C -> i(2);
                }
        );
        show(
            () ->
                switch (s((E) null)) {
                    case A -> i(1);
                    case B, C -> i(2);
                }
        );
        show(
            () ->
                switch (s((Integer) 5)) {
                    case 5 -> i(1);
                    default -> i(2);
                }
        );
        show(
            () ->
                switch (s((Integer) null)) {
                    case 5 -> i(1);
                    default -> i(2);
                }
        );
        show(
            () ->
                switch (s((Character) 'x')) {
                    case 'x' -> i(1);
                    default -> i(2);
                }
        );
        show(
            () ->
                switch (s((Byte) (byte) -1)) {
                    case -1 -> i(1);
                    default -> i(2);
                }
        );
        show(() -> {
            int k = 1;
            switch (k++) {
                case 1:
                    return "1," + k;
                case 2:
                    return "2," + k;
            }
            return k;
        });
        show(() -> {
            int k = 1;
            return switch (k) {
                case 1:
                    k = 2;
                case 2:
                    k = 3;
                    yield k;
                default:
                    yield -1;
            };
        });
        show(() -> {
            int k = 0;
            return (
                k +
                switch ((k = 4)) {
                    case 0 -> 100;
                    case 4 -> k + 200;
                    default -> 300;
                } +
                k
            );
        });
        show(
            () ->
                i(1) +
                switch (i(2)) {
                    case 2 -> i(3);
                    default -> i(4);
                } *
                    i(5)
        );
        show(() -> {
            int[] a = { 1, 2 };
            int k = 0;
            a[k++] = switch (k) {
                case 1 -> a[k] + 10;
                default -> 0;
            };
            return a[0] + " " + a[1];
        });
        show(
            () ->
                s("x") +
                switch (s(2)) {
                    case 1 -> s("one");
                    default -> s("many");
                } +
                s("y")
        );
        show(
            () ->
                switch (i(1)) {
                    case 1 -> switch (i(2)) {
                        case 2 -> i(3);
                        default -> i(4);
                    };
                    default -> i(5);
                }
        );
        show(() -> {
            switch (i(9)) {
            }
            return "empty";
        });
        show(() -> {
            switch (s("q")) {
                default:
                    i(1);
            }
            return "only default";
        });
        show(() -> {
            switch ((String) s((Object) "q")) {
                case "q":
                    i(1);
                    break;
                case "r":
                    i(2);
            }
            return "no default";
        });
    }
}
