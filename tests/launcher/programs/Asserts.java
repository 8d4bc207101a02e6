/* SPDX-License-Identifier: MIT */
/* Which classes have assertions on. */
public class Asserts {

    static class Nested {

        static boolean on() {
            boolean on = false;
            assert (on = true);
            return on;
        }
    }

    static boolean on() {
        boolean on = false;
        assert (on = true);
        return on;
    }

    public static void main(String[] args) {
        System.out.println(
            "Asserts " +
                on() +
                ", nested " +
                Nested.on() +
                ", a " +
                a.One.on() +
                ", a.b " +
                a.b.Two.on()
        );
        Class<?>[] others = { Asserts[].class, String[].class, int[].class, int.class };
        for (Class<?> c : others) System.out.print(c.desiredAssertionStatus() + " ");
        System.out.println(String.class.desiredAssertionStatus());
        if (args.length > 0) {
            assert args.length > 1 : "too few: " + args.length;
            System.out.println("after");
        }
    }
}
