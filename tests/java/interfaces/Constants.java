// SPDX-License-Identifier: MIT
/**
 * Interface fields are constants, evaluated lazily and once; ambiguous inheritance; nested types.
 */
public class Constants {

    static int calls;

    static int next() {
        System.out.println("called " + ++calls);
        return calls;
    }

    interface I {
        int A = 1;
        String B = "b" + A;
        int C = 9;

        class Nested {

            static final int VALUE = A + 5;
        }

        enum Kind {
            X
        }

        record Rec(int n) {}
    }

    interface J {
        int LAZY = next();
        int OTHER = next();
    }

    interface K {
        int C = 8;
        int D = 7;
    }

    static class Impl implements I, K {

        int c() {
            return I.C * 10 + K.C;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(I.A + I.B);
        System.out.println(new Impl().c() + Impl.D);
        System.out.println(I.Nested.VALUE + " " + I.Kind.X + " " + new I.Rec(4).n());
        System.out.println(J.LAZY);
        System.out.println(J.LAZY);
        System.out.println(
            I.class.isInterface() +
                " " +
                java.lang.reflect.Modifier.toString(I.class.getField("B").getModifiers())
        );
        try {
            I.class.getField("B").set(null, 1);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
    }
}
