// SPDX-License-Identifier: MIT
// Which part of a chain was null: calls, fields, elements of elements, parameters, constants,
// results of lambdas.
import java.util.function.Supplier;

public class NullInChains {

    NullInChains next;
    int[][] rows;
    String[] names;
    static NullInChains shared;

    NullInChains self() {
        return next;
    }

    static NullInChains find(int i) {
        return null;
    }

    static int[] numbers() {
        return null;
    }

    static void print(Runnable body) {
        try {
            body.run();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    void chains(int i, long l, NullInChains other, NullInChains[] all) {
        print(() -> next.next.next = this);
        print(() -> System.out.println(self().self().names[0].length()));
        print(() -> rows[1][2]++);
        print(() -> shared.rows[i][i] = 3);
        print(() -> System.out.println(all[i].next.names.length));
        print(() -> System.out.println(other.self().rows));
        print(() -> System.out.println(find(i).next));
        print(() -> System.out.println(numbers()[(int) l]));
        print(() -> {
            throw (RuntimeException) (Object) other.names;
        });
        print(() -> {
            synchronized (next) {
                System.out.println();
            }
        });
    }

    static Integer boxed;

    public static void main(String[] arguments) {
        NullInChains one = new NullInChains();
        one.chains(0, 1L, one, new NullInChains[1]);
        one.rows = new int[2][];
        one.next = new NullInChains();
        one.chains(0, 1L, one, new NullInChains[] { one });
        print(() -> {
            int n = boxed;
        });
        Supplier<String> supplier = () -> null;
        print(() -> supplier.get().trim());
        Supplier<String> none = null;
        print(() -> none.get());
        print(() -> {
            switch ((String) null) {
                case "a":
                    break;
            }
        });
        print(() -> {
            for (Object o : (Iterable<?>) null) {}
        });
        print(() -> {
            for (int n : (int[]) null) {}
        });
        print(() -> one.new Inner(one.next.next.new Inner(null)));
        long[] longs = null;
        try {
            longs[0] += 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Object[][][] cube = new Object[1][1][];
        int i = 0;
        try {
            cube[i][i][i + 1] = cube;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    class Inner {

        Inner(Inner other) {}
    }
}
