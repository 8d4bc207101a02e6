// SPDX-License-Identifier: MIT
/**
 * JLS 15.9.4: qualifying instance, its null check, arguments, then the constructor; abrupt
 * arguments make no object.
 */
public class InstanceCreation {

    static String log = "";

    static int i(int v) {
        log += v + ";";
        return v;
    }

    static int bad() {
        log += "!;";
        throw new IllegalStateException("arg");
    }

    static InstanceCreation outer(boolean some) {
        log += "outer;";
        return some ? new InstanceCreation() : null;
    }

    class Inner {

        int sum;

        {
            log += "init;";
        }

        Inner(int a, int b) {
            log += "Inner;";
            sum = a + b;
        }
    }

    static class Loaded {

        static {
            log += "clinit;";
        }

        int f = i(7);

        Loaded(int a) {
            log += "Loaded" + a + ";";
        }
    }

    static class Sub extends Loaded {

        static {
            log += "subclinit;";
        }

        int g = i(8);

        Sub(int a, int b) {
            super(i(a + b));
            log += "Sub;";
        }

        Sub() {
            this(i(1), i(2));
            log += "Sub0;";
        }
    }

    static class FromOuter extends InstanceCreation.Inner {

        FromOuter(InstanceCreation o) {
            (log.isEmpty() ? o : o).super(i(3), i(4));
        }
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

    public static void main(String[] args) {
        show(() -> outer(true).new Inner(i(1), i(2)).sum);
        show(() -> outer(false).new Inner(i(1), i(2)).sum);
        show(() -> outer(false).new Inner(bad(), i(2)).sum);
        show(() -> outer(true).new Inner(i(1), bad()).sum);
        show(() -> new Loaded(bad()).f);
        show(() -> new Loaded(i(1)).f);
        show(() -> new Sub().g);
        show(() -> new Sub(i(5), i(6)).f);
        show(() -> new FromOuter(outer(true)).sum);
        show(() -> new FromOuter(null).sum);
        show(
            () ->
                new Object() {
                    int v = i(1);

                    {
                        log += "anon;";
                    }

                    int w = i(2);
                }.w
        );
        show(
            () ->
                new Loaded(i(2)) {
                    int v = i(9);

                    {
                        f = v;
                    }
                }.f
        );
        show(() -> {
            int k = 1;
            return new Inner2(k++, k++, k).text;
        });
        show(
            () ->
                outer(true).new Inner(i(1), i(2)) {
                    {
                        sum *= 100;
                    }
                }.sum
        );
        show(() -> {
            InstanceCreation o = outer(true);
            return o.new Inner((o = null) == null ? 1 : 2, i(3)).sum + " " + o;
        });
    }

    static class Inner2 {

        String text;

        Inner2(int a, int b, int c) {
            text = a + "" + b + c;
        }
    }
}
