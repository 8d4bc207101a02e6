// SPDX-License-Identifier: MIT
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * What the records of each primitive type have in common: equality by the wrapper's compare, hash,
 * text, reflection.
 */
final class Equality {

    /**
     * Each value with each: equal when `order` says 0; `kept` tells whether a compact constructor
     * left the second.
     */
    @SuppressWarnings("unchecked")
    static <V> void table(
        Object values,
        Comparator<V> order,
        Function<V, Record> one,
        BiPredicate<V, V> kept
    ) {
        int length = Array.getLength(values);
        for (int i = 0; i < length; i++) {
            V a = (V) Array.get(values, i);
            StringBuilder line = new StringBuilder(
                one.apply(a) + " " + one.apply(a).hashCode() + ":"
            );
            for (int k = 0; k < length; k++) {
                V b = (V) Array.get(values, k);
                Record x = one.apply(a),
                    y = one.apply(b);
                if (
                    x.equals(y) != (order.compare(a, b) == 0) ||
                    (x.equals(y) && x.hashCode() != y.hashCode())
                ) line.append(" WRONG");
                line.append(x.equals(y) ? " =" : " .");
                line.append(kept.test(a, b) ? "" : "+");
            }
            System.out.println(line);
        }
    }

    /**
     * A record of two, then whether records of an array are equal by the same array and by a copy.
     */
    static void arrays(Record two, Record many, Record same, Record copy) {
        System.out.println(two + " " + two.hashCode());
        System.out.println(many.equals(same) + " " + many.equals(copy));
    }

    /**
     * A generic record and its equal, of which `made` were made; components, an accessor and a
     * constructor by reflection.
     */
    static void reflected(
        Record mixed,
        Record equal,
        int made,
        Class<?> one,
        Class<?> type,
        Object value
    ) throws Exception {
        System.out.println(mixed.equals(equal) + " " + made + " " + mixed.equals(null));
        System.out.println(Arrays.toString(mixed.getClass().getRecordComponents()));
        System.out.println(mixed.getClass().getRecordComponents()[1].getAccessor().invoke(mixed));
        System.out.println(one.getDeclaredConstructor(type).newInstance(value));
    }
}
