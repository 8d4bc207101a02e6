// SPDX-License-Identifier: MIT
/** Initialization that comes back to the class in progress sees what is there so far. */
public class Recursive {

    static class A {

        static int x = B.y + 1;

        static {
            System.out.println("A " + x);
        }
    }

    static class B {

        static int y = A.x + 10;

        static {
            System.out.println("B " + y);
        }
    }

    static class Self {

        static final Self instance = new Self();
        static int later = 5;
        int value;

        Self() {
            value = later + 1;
            later = 9;
        }
    }

    static class P {

        static int q = 1;

        static {
            System.out.println(Q.r);
            q = 2;
        }
    }

    static class Q extends P {

        static int r = q + 40;
    }

    enum Enumeration {
        A("a"),
        B("b");

        static final java.util.Map<String, Enumeration> MAP = new java.util.HashMap<>();

        static {
            for (Enumeration e : values()) MAP.put(e.text, e);
        }

        final String text;

        Enumeration(String t) {
            text = t;
        }

        static Enumeration of(String s) {
            return MAP.get(s);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(A.x + " " + B.y);
        System.out.println(Self.instance.value + " " + Self.later);
        System.out.println(P.q + " " + Q.r);
        System.out.println(Enumeration.of("b"));
    }
}
