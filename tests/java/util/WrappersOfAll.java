/* SPDX-License-Identifier: MIT */
import java.lang.reflect.Method;
import java.util.*;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** Wrappers equal themselves whatever they wrap; parts of navigable ones are navigable. */
public class WrappersOfAll {

    static class Never<E> extends TreeSet<E> {

        @Override
        public boolean equals(Object o) {
            return false;
        }

        @Override
        public int hashCode() {
            return 5;
        }
    }

    static class NeverL<E> extends LinkedList<E> {

        @Override
        public boolean equals(Object o) {
            return false;
        }
    }

    static class NeverM<K, V> extends TreeMap<K, V> {

        @Override
        public boolean equals(Object o) {
            return false;
        }
    }

    static void self(String what, Object o) {
        System.out.println(what + " " + o.equals(o));
    }

    static void types(String what, Object o) {
        for (Class<?> c : new Class<?>[] {
            SortedSet.class,
            NavigableSet.class,
            SortedMap.class,
            NavigableMap.class
        })
            if (c.isInstance(o)) {
                Method[] all = c.getMethods();
                Arrays.sort(all, Comparator.comparing(Method::toString));
                for (Method m : all)
                    if (
                        m
                            .getName()
                            .matches(
                                "(sub|head|tail|descending).*(Set|Map)|navigableKeySet|" +
                                    "entrySet|keySet|values"
                            )
                    ) {
                        Object[] args = new Object[m.getParameterCount()];
                        for (int i = 0; i < args.length; i++) args[i] =
                            m.getParameterTypes()[i] == boolean.class
                                ? (Object) true
                                : (Object) (i == 0 && args.length > 1 ? 1 : 3);
                        if (args.length == 4) args[2] = 3;
                        if (m.getName().startsWith("tail")) args[0] = 1;
                        try {
                            Object r = m.invoke(o, args);
                            System.out.println(
                                what +
                                    " " +
                                    c.getSimpleName() +
                                    "." +
                                    m.getName() +
                                    args.length +
                                    " " +
                                    (r instanceof NavigableSet) +
                                    (r instanceof NavigableMap) +
                                    (r instanceof SortedSet) +
                                    r
                            );
                        } catch (Exception e) {
                            System.out.println(what + m + e.getCause());
                        }
                    }
            }
    }

    public static void main(String[] a) throws Exception {
        self("us", Collections.unmodifiableSet(new Never<>()));
        self("uss", Collections.unmodifiableSortedSet(new Never<>()));
        self("uns", Collections.unmodifiableNavigableSet(new Never<>()));
        self("ul", Collections.unmodifiableList(new NeverL<>()));
        self("um", Collections.unmodifiableMap(new NeverM<>()));
        self("unm", Collections.unmodifiableNavigableMap(new NeverM<>()));
        self("ss", Collections.synchronizedSet(new Never<>()));
        self("sl", Collections.synchronizedList(new NeverL<>()));
        self("sm", Collections.synchronizedMap(new NeverM<>()));
        self("snm", Collections.synchronizedNavigableMap(new NeverM<>()));
        self("cs", Collections.checkedSet(new Never<Object>(), Object.class));
        self("cl", Collections.checkedList(new NeverL<Object>(), Object.class));
        self(
            "cm",
            Collections.checkedMap(new NeverM<Object, Object>(), Object.class, Object.class)
        );
        self("cq", Collections.checkedQueue(new NeverL<Object>(), Object.class));
        self("uc", Collections.unmodifiableCollection(new Never<>()));
        self("nsm", Collections.newSetFromMap(new NeverM<>()));
        self("ume", Collections.unmodifiableMap(new NeverM<>()).entrySet());
        NavigableSet<Integer> s = new TreeSet<>(List.of(1, 2, 3));
        NavigableMap<Integer, Integer> m = new TreeMap<>(Map.of(1, 1, 2, 2, 3, 3));
        types("sss", Collections.synchronizedSortedSet(s));
        types("sns", Collections.synchronizedNavigableSet(s));
        types("cns", Collections.checkedNavigableSet(s, Integer.class));
        types("uns", Collections.unmodifiableNavigableSet(s));
        types("ens", Collections.emptyNavigableSet());
        types("csl", new ConcurrentSkipListSet<>(s));
        types("ts", s);
        types("snm", Collections.synchronizedNavigableMap(m));
        types("ssm", Collections.synchronizedSortedMap(m));
        types("cnm", Collections.checkedNavigableMap(m, Integer.class, Integer.class));
        types("unm", Collections.unmodifiableNavigableMap(m));
        types("enm", Collections.emptyNavigableMap());
        types("cslm", new ConcurrentSkipListMap<>(m));
        types("tm", m);
    }
}
