// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/** Switch expressions: yields, exceptions in arms, finally around them, nesting, text blocks. */
public class SwitchExpressions {

    enum T {
        A,
        B,
        C
    }

    static int nested(int a, int b) {
        return switch (a) {
            case 0 -> switch (b) {
                case 0 -> 0;
                default -> {
                    try {
                        yield b / (b - 1);
                    } catch (ArithmeticException e) {
                        yield -1;
                    } finally {
                        System.out.print("f");
                    }
                }
            };
            case 1 -> throw new IllegalArgumentException("one");
            default -> a * b +
                switch (T.values()[b % 3]) {
                    case A -> 1;
                    case B -> 2;
                    case C -> 3;
                };
        };
    }

    static Supplier<String> lambda(String s) {
        return switch (s) {
            case "x" -> () -> "lambda x";
            case "y" -> s::toUpperCase;
            default -> {
                String t = s + s;
                yield () -> t;
            }
        };
    }

    public static void main(String[] args) {
        System.out.println(
            nested(0, 0) + " " + nested(0, 1) + " " + nested(0, 5) + " " + nested(2, 4)
        );
        Probe.show("throwing arm", () -> nested(1, 1));
        System.out.println(lambda("x").get() + " " + lambda("y").get() + " " + lambda("zz").get());
        var list = new ArrayList<Map<String, ? extends Number>>();
        list.add(Map.of("k", 1));
        for (var m : list) {
            for (var e : m.entrySet()) {
                System.out.println(e.getKey() + e.getValue().doubleValue());
            }
        }
        String text = """
        Hello,
          "World" \
        joined
        tab\tand\s
        \"""quotes\"""
        """;
        System.out.print(text.replace(' ', '.'));
        System.out.println(
            "a%sb".formatted(5) +
                " " +
                " x ".strip() +
                "|" +
                "ab\n cd\n".indent(2).replace('\n', '/') +
                "|" +
                "  a\n b".stripIndent().replace('\n', '/') +
                "|" +
                "a\\tb".translateEscapes()
        );
    }
}
