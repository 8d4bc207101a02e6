/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.text.DateFormatSymbols;
import java.time.LocalTime;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Formatter;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** What is refused before anything is done, and what is the same object or class as before. */
public class RefusedFirst {

    enum Small {
        A,
        B
    }

    interface Asked {
        Object value() throws Throwable;
    }

    private static void show(String what, Asked asked) {
        Object told;
        try {
            told = asked.value();
        } catch (Throwable e) {
            told = e.getClass().getName();
        }
        System.out.println(what + ": " + told);
    }

    private static void drain(BlockingQueue<Integer> from) {
        for (int i = 0; i < 5; i++) from.add(i);
        Collection<Integer> to = new ArrayBlockingQueue<>(2);
        show("drained", () -> from.drainTo(to, 4));
        System.out.println(to + " " + from + " " + from.remainingCapacity());
    }

    private static void checked() {
        Map<Integer, Integer> plain = Collections.checkedMap(
            new IdentityHashMap<>(),
            Integer.class,
            Integer.class
        );
        Map<Integer, Integer> other = Collections.checkedMap(
            new IdentityHashMap<>(),
            Integer.class,
            Integer.class
        );
        plain.put(1000, 2000);
        other.put(1000, 2000);
        System.out.println(
            plain.entrySet().iterator().next().equals(other.entrySet().iterator().next())
        );
        NavigableMap<Integer, String> map = Collections.checkedNavigableMap(
            new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c")),
            Integer.class,
            String.class
        );
        System.out.println(
            (map.keySet() instanceof NavigableSet) +
                " " +
                (map.subMap(1, 3) instanceof NavigableMap) +
                " " +
                (map.headMap(3) instanceof NavigableMap) +
                " " +
                (map.tailMap(2) instanceof NavigableMap) +
                map.subMap(1, 3) +
                map.headMap(3) +
                map.tailMap(2)
        );
        NavigableSet<Integer> set = map.navigableKeySet();
        System.out.println(
            (set.subSet(1, 3) instanceof NavigableSet) +
                " " +
                (set.headSet(3) instanceof NavigableSet) +
                " " +
                (set.tailSet(2) instanceof NavigableSet) +
                set.subSet(1, 3) +
                set.headSet(3) +
                set.tailSet(2)
        );
    }

    private static void bundles() throws Exception {
        for (List<String> formats : List.of(
            ResourceBundle.Control.FORMAT_DEFAULT,
            ResourceBundle.Control.FORMAT_CLASS,
            ResourceBundle.Control.FORMAT_PROPERTIES
        )) {
            ResourceBundle.Control one = ResourceBundle.Control.getControl(formats);
            System.out.println(
                (one == ResourceBundle.Control.getControl(formats)) +
                    " " +
                    one.getFormats("x") +
                    (ResourceBundle.Control.getNoFallbackControl(formats) ==
                        ResourceBundle.Control.getNoFallbackControl(formats))
            );
            for (Locale l : new Locale[] {
                new Locale("nb", "NO", "POSIX"),
                new Locale("no", "NO"),
                new Locale("nb"),
                new Locale("en", "GB", "a_b")
            })
                System.out.println(one.getCandidateLocales("x", l));
        }
        show("formats", () -> ResourceBundle.Control.getControl(List.of("java.none")));
        byte[][] texts = {
            { 'k', '=', (byte) 0xe4, 'x', 'y' },
            { 'k', '=', (byte) 0xc3, (byte) 0xa4 },
            { 'k', '=', (byte) 0xc0, (byte) 0xaf, 'x' }
        };
        for (byte[] text : texts) {
            StringBuilder codes = new StringBuilder();
            new PropertyResourceBundle(new ByteArrayInputStream(text))
                .getString("k")
                .chars()
                .forEach(c -> codes.append(Integer.toHexString(c)).append(' '));
            System.out.println(codes);
        }
    }

    public static void main(String[] args) throws Throwable {
        show("parse", () -> Integer.parseInt(null, 1, 0, 10));
        show("parse", () -> Long.parseLong(null, -1, 0, 10));
        show("parse", () -> Integer.parseUnsignedInt(null, 1, 0, 10));
        show("parse", () -> Long.parseUnsignedLong(null, 1, 0, 10));
        show("parse", () -> Integer.parseInt("12", 1, 0, 10));
        for (BlockingQueue<Integer> q : List.<BlockingQueue<Integer>>of(
            new LinkedBlockingQueue<>(6),
            new LinkedBlockingDeque<>(6),
            new PriorityBlockingQueue<>(),
            new ArrayBlockingQueue<>(6)
        ))
            drain(q);
        checked();
        bundles();
        System.out.println(
            EnumSet.of(Small.A).getClass().getName() +
                " " +
                EnumSet.noneOf(Character.UnicodeScript.class).getClass().getName()
        );
        System.out.println(new Formatter(new ByteArrayOutputStream()).out().getClass());
        DateFormatSymbols a = new DateFormatSymbols(Locale.US);
        DateFormatSymbols b = new DateFormatSymbols(Locale.US);
        String[][] zones = a.getZoneStrings();
        a.setZoneStrings(zones);
        System.out.println(a.equals(b) + " " + b.equals(a));
        zones[0][1] = "?";
        a.setZoneStrings(zones);
        System.out.println(a.equals(b) + " " + b.equals(a));
        String[] ids = TimeZone.getAvailableIDs();
        String[] again = TimeZone.getAvailableIDs();
        System.out.println(ids != again && ids[3] == again[3]);
        System.out.println(LocalTime.of(5, 0) == LocalTime.ofSecondOfDay(5 * 3600));
        MethodHandleDesc desc = MethodHandleDesc.ofMethod(
            DirectMethodHandleDesc.Kind.STATIC,
            ConstantDescs.CD_Integer,
            "valueOf",
            java.lang.constant.MethodTypeDesc.of(ConstantDescs.CD_Integer, ConstantDescs.CD_int)
        );
        show("asType", () -> desc.asType(null));
        MethodHandle identity = MethodHandles.identity(int.class);
        MethodHandle raw = MethodHandles.lookup().findStatic(
            MethodHandles.class,
            "catchException",
            MethodType.methodType(
                MethodHandle.class,
                MethodHandle.class,
                Class.class,
                MethodHandle.class
            )
        );
        show("catch", () ->
            raw.invoke(
                identity,
                String.class,
                MethodHandles.dropArguments(identity, 0, String.class)
            )
        );
    }
}
