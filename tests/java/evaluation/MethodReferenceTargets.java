// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * JLS 15.13.3: the target of a bound method reference runs and is checked for null once, when the
 * reference is made.
 */
public class MethodReferenceTargets {

    static String log = "";
    String n;

    MethodReferenceTargets(String n) {
        this.n = n;
    }

    String name() {
        return n;
    }

    String with(String s) {
        return n + s;
    }

    static String fixed(Object o) {
        return "fixed" + o;
    }

    static MethodReferenceTargets t(String n) {
        log += "t" + n + ";";
        return n == null ? null : new MethodReferenceTargets(n);
    }

    static int i(int k) {
        log += k + ";";
        return k;
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
        show(() -> {
            Supplier<String> s = t("a")::name;
            log += "made;";
            return s.get() + s.get();
        });
        show(() -> {
            Supplier<String> s = () -> t("a").name();
            log += "made;";
            return s.get() + s.get();
        });
        show(() -> {
            Supplier<String> s = t(null)::name;
            log += "made;";
            return s.get();
        });
        show(() -> {
            Supplier<String> s = () -> t(null).name();
            log += "made;";
            return s.get();
        });
        show(() -> {
            Function<MethodReferenceTargets, String> f = MethodReferenceTargets::name;
            log += "made;";
            return f.apply(t("x"));
        });
        show(() -> {
            Function<MethodReferenceTargets, String> f = MethodReferenceTargets::name;
            log += "made;";
            return f.apply(t(null));
        });
        show(() -> {
            Function<Object, String> f = MethodReferenceTargets::fixed;
            return f.apply(null);
        });
        show(() -> {
            MethodReferenceTargets x = t("old");
            Supplier<String> s = x::name;
            x = t("new");
            return s.get() + x.n;
        });
        show(() -> {
            int[] a = { 1, 2, 3 };
            Supplier<int[]> c = a::clone;
            a[0] = 9;
            return c.get()[0] + " " + c.get().length;
        });
        show(() -> {
            String[] a = { "p", "q" };
            int k = 0;
            Supplier<Integer> s = a[k++]::length;
            return s.get() + k;
        });
        show(() -> {
            String[] a = { null };
            Supplier<Integer> s = a[0]::length;
            return 1;
        });
        show(() -> {
            String[] a = {};
            Supplier<Integer> s = a[0]::length;
            return 1;
        });
        show(() -> {
            IntFunction<int[]> f = int[]::new;
            return f.apply(i(4)).length;
        });
        show(() -> {
            IntFunction<int[]> f = int[]::new;
            return f.apply(i(-4)).length;
        });
        show(() -> {
            IntFunction<int[][]> f = int[][]::new;
            return f.apply(i(2))[1];
        });
        show(() -> {
            Function<String, MethodReferenceTargets> f = MethodReferenceTargets::new;
            return f.apply("c").n;
        });
        show(() -> {
            BiFunction<MethodReferenceTargets, String, String> f = MethodReferenceTargets::with;
            return f.apply(t("l"), "r");
        });
        show(() -> {
            UnaryOperator<String> f = t("l")::with;
            return f.apply(f.apply("r"));
        });
        show(() -> {
            StringBuilder b = new StringBuilder();
            Consumer<Object> c = b::append;
            c.accept(1);
            c.accept('x');
            return b;
        });
        show(() -> {
            Runnable r = (i(1) > 0 ? t("a") : t("b"))::name;
            r.run();
            r.run();
            return "ran";
        });
    }
}
