// SPDX-License-Identifier: MIT
import java.util.*;

/** Pattern variables of instanceof: scope, conditions, loops, generics. */
public class InstanceOf {

    static String describe(Object o) {
        if (o instanceof Integer i && i > 10) {
            return "big " + i;
        } else if ((o instanceof String s && !s.isEmpty()) || o instanceof StringBuilder) {
            return "text " + o;
        }
        if (!(o instanceof List<?> l)) {
            return "no list " + o;
        }
        return "list of " + l.size();
    }

    String s = "field";

    boolean shadow(Object o) {
        if (o instanceof String s && s.length() > 2) {
            return s.equals("long");
        }
        return s.equals("field");
    }

    record P(Object a, Object b) {
        @Override
        public boolean equals(Object o) {
            return o instanceof P p && Objects.equals(a, p.a) && Objects.equals(b, p.b);
        }
    }

    static int loop(Object o) {
        int n = 0;
        while (!(o instanceof Integer i)) {
            o = o instanceof Object[] a ? a[0] : 7;
            n++;
        }
        return n * 100 + i;
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {
            5,
            50,
            "",
            "x",
            new StringBuilder("sb"),
            List.of(1, 2),
            null,
            'c'
        }) {
            System.out.println(describe(o));
        }
        System.out.println(
            new InstanceOf().shadow("long") +
                " " +
                new InstanceOf().shadow("x") +
                " " +
                new InstanceOf().shadow(1)
        );
        System.out.println(
            new P(1, null).equals(new P(1, null)) + " " + new P(1, 2).equals(new P(1, 3))
        );
        System.out.println(
            loop(new Object[] { new Object[] { 5 } }) + " " + loop("x") + " " + loop(3)
        );
        Object n = 5;
        System.out.println(n instanceof Number x && x.intValue() == 5 ? x.getClass() : "no");
        int[] arr = { 1 };
        Object oa = arr;
        System.out.println(oa instanceof int[] ia && ia.length == 1 && ia[0] == 1);
    }
}
