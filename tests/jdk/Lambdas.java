// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class Lambdas {
    static int n = 3;
    public static void main(String[] a) throws Throwable {
        String s = "a" + n + "b" + 2.5 + a.length;
        System.out.println(s);
        Runnable r = () -> System.out.println("lambda " + s);
        r.run();
        Function<Integer, Integer> f = x -> x + n;
        System.out.println(f.andThen(x -> x * 2).apply(4));
        System.out.println(Stream.of(3, 1, 2)
                                   .sorted(Comparator.reverseOrder())
                                   .map(String::valueOf)
                                   .collect(Collectors.joining(",")));
        System.out.printf("%d %s %5.2f%n", 42, "x", 3.14159);
        var mh = java.lang.invoke.MethodHandles.lookup().findVirtual(
                String.class, "length", java.lang.invoke.MethodType.methodType(int.class));
        System.out.println((int) mh.invokeExact("hello"));
        System.out.println(mh.invoke((Object) "four"));
        record P(int x, String y) {
        }
        System.out.println(new P(1, "z") + " " + new P(1, "z").equals(new P(1, "z")) + " "
                + new P(2, "q").hashCode());
    }
}
