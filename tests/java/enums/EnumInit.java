// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * The order in which enums and their constants are initialized; failures; interfaces; recursion.
 */
public class EnumInit {

    static StringBuilder log = new StringBuilder();

    enum A {
        X,
        Y;

        static {
            log.append("static ");
        }

        {
            log.append("init ");
        }

        A() {
            log.append("ctor").append(ordinal()).append(' ');
        }
    }

    enum Bad {
        ONE;

        static int zero = 0;

        Bad() {
            int x = 1 / Integer.parseInt("0");
        }
    }

    enum Linked {
        FIRST(null),
        SECOND(FIRST);

        final Linked before;

        Linked(Linked before) {
            this.before = before;
        }
    }

    public static void main(String[] args) {
        A.valueOf("X");
        System.out.println(log);
        Probe.show("bad", () -> Bad.ONE);
        Probe.show("bad again", () -> Bad.values());
        System.out.println(Linked.SECOND.before + " " + Linked.FIRST.before);
        EnumMap<A, Integer> m = new EnumMap<>(Map.of(A.Y, 1));
        m.merge(A.Y, 5, Integer::sum);
        m.computeIfAbsent(A.X, k -> k.ordinal());
        System.out.println(
            m +
                " " +
                m.containsKey(null) +
                " " +
                EnumSet.noneOf(A.class) +
                " " +
                EnumSet.of(A.Y, A.X)
        );
        Probe.show("null key", () -> m.put(null, 1));
    }
}
