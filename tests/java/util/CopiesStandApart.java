/* SPDX-License-Identifier: MIT */
import java.lang.reflect.Method;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;

/** A clone and what it was made of do not see each other's changes. */
public class CopiesStandApart {

    interface Change<T> {
        void run(T t) throws Exception;
    }

    interface Look<T> {
        Object run(T t) throws Exception;
    }

    static <T> void apart(T t, Change<? super T> change, Look<? super T> look) {
        String name = t.getClass().getName();
        try {
            Method clone = null;
            for (
                Class<?> c = t.getClass();
                clone == null && c != Object.class;
                c = c.getSuperclass()
            ) if (java.lang.reflect.Modifier.isPublic(c.getModifiers())) try {
                clone = c.getMethod("clone");
            } catch (NoSuchMethodException e) {
                continue;
            }
            @SuppressWarnings("unchecked")
            T copy = (T) clone.invoke(t);
            Object before = look.run(t),
                first = look.run(copy);
            change.run(copy);
            Object after = look.run(t),
                changed = look.run(copy);
            System.out.println(
                name +
                    ": " +
                    (copy != t && copy.getClass() == t.getClass()) +
                    " " +
                    first +
                    " " +
                    before.equals(after) +
                    " " +
                    changed
            );
            change.run(t);
            System.out.println("  " + look.run(t) + " " + look.run(copy).equals(changed));
        } catch (Throwable e) {
            System.out.println(name + ": " + e);
        }
    }

    static <T extends Collection<Object>> T with(T c) {
        for (int i = 0; i < 5; i++) c.add(i);
        return c;
    }

    static <T extends Map<Object, Object>> T with(T m) {
        for (int i = 0; i < 5; i++) m.put(i, i);
        return m;
    }

    static final Change<Collection<Object>> COLLECTION = c -> {
        c.remove(3);
        c.add(99);
    };
    static final Change<Map<Object, Object>> MAP = m -> {
        m.remove(3);
        m.put(99, 1);
        m.entrySet().iterator().next().setValue("set");
        m.keySet().remove(2);
    };

    enum E {
        ONE,
        TWO,
        THREE
    }

    public static void main(String[] args) throws Exception {
        apart(with(new ArrayList<>()), COLLECTION, Object::toString);
        apart(with(new LinkedList<>()), COLLECTION, Object::toString);
        apart(with(new Vector<>()), COLLECTION, Object::toString);
        apart(with(new Stack<>()), COLLECTION, Object::toString);
        apart(with(new ArrayDeque<>()), COLLECTION, Object::toString);
        apart(with(new HashSet<>()), COLLECTION, Object::toString);
        apart(with(new LinkedHashSet<>()), COLLECTION, Object::toString);
        apart(with(new TreeSet<>()), COLLECTION, Object::toString);
        apart(with(new CopyOnWriteArrayList<>()), COLLECTION, Object::toString);
        apart(with(new ConcurrentSkipListSet<>()), COLLECTION, Object::toString);
        apart(with(new HashMap<>()), MAP, Object::toString);
        apart(with(new LinkedHashMap<>()), MAP, Object::toString);
        apart(with(new TreeMap<>()), MAP, Object::toString);
        apart(
            with(new Hashtable<>()),
            m -> {
                m.remove(3);
                m.put(99, 1);
            },
            m -> new TreeMap<>(m).toString()
        );
        apart(
            with(new Properties()),
            m -> {
                m.remove(3);
                m.put(99, 1);
            },
            m -> new TreeMap<>(m).toString()
        );
        apart(
            with(new ConcurrentSkipListMap<>()),
            m -> {
                m.remove(3);
                m.put(99, 1);
            },
            Object::toString
        );
        apart(
            new EnumMap<>(Map.of(E.ONE, 1, E.TWO, 2)),
            m -> {
                m.put(E.THREE, 3);
                m.remove(E.ONE);
            },
            Object::toString
        );
        apart(new BitSet(), b -> b.flip(70), Object::toString);
        EnumSet<E> set = EnumSet.of(E.ONE, E.TWO),
            copy = set.clone();
        copy.add(E.THREE);
        set.remove(E.ONE);
        System.out.println(set + " " + copy);
        apart(
            new IdentityHashMap<>(Map.of(E.ONE, 1)),
            m -> {
                m.put(E.TWO, m.size());
                m.remove(E.ONE);
            },
            Object::toString
        );
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        apart(
            new GregorianCalendar(2020, 1, 29),
            c -> {
                c.add(Calendar.DAY_OF_MONTH, 1);
                c.setTimeZone(TimeZone.getTimeZone("GMT+3"));
                c.setFirstDayOfWeek(Calendar.MONDAY);
                c.setLenient(false);
            },
            c ->
                c.getTimeInMillis() +
                " " +
                c.get(Calendar.HOUR) +
                c.getTimeZone().getID() +
                c.getFirstDayOfWeek() +
                c.isLenient()
        );
        apart(new Date(5), d -> d.setTime(d.getTime() + 7), Date::getTime);
        apart(
            new SimpleTimeZone(3600000, "own"),
            z -> {
                z.setRawOffset(z.getRawOffset() + 1);
                z.setStartRule(3, 1, 0);
                z.setEndRule(9, 1, 0);
                z.setID(z.getID() + "+");
            },
            z -> z.getID() + z.getRawOffset() + z.useDaylightTime()
        );
        apart(
            new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.US)),
            f -> {
                f.setMaximumFractionDigits(f.getMaximumFractionDigits() + 1);
                f.setNegativePrefix("<");
                DecimalFormatSymbols s = f.getDecimalFormatSymbols();
                s.setDecimalSeparator('!');
                f.setDecimalFormatSymbols(s);
            },
            f -> f.format(-1234.56789) + f.toPattern()
        );
        apart(
            DecimalFormatSymbols.getInstance(Locale.US),
            s -> s.setZeroDigit((char) (s.getZeroDigit() + 1)),
            DecimalFormatSymbols::getZeroDigit
        );
        apart(
            new SimpleDateFormat("yyyy-MM-dd HH", Locale.US),
            f -> {
                f.applyPattern(f.toPattern() + " E");
                f.setTimeZone(TimeZone.getTimeZone("GMT+5"));
                f.getCalendar().setFirstDayOfWeek(2);
                DateFormatSymbols s = f.getDateFormatSymbols();
                s.setShortWeekdays(new String[] { "", "1", "2", "3", "4", "5", "6", "7" });
                f.setDateFormatSymbols(s);
            },
            f -> f.format(new Date(0)) + f.getCalendar().getFirstDayOfWeek()
        );
        apart(
            DateFormatSymbols.getInstance(Locale.US),
            s -> s.setAmPmStrings(new String[] { "a" + s.getAmPmStrings()[0], "p" }),
            s -> Arrays.toString(s.getAmPmStrings())
        );
        apart(
            new MessageFormat("{0} and {1,number}", Locale.US),
            f -> {
                f.setFormat(
                    0,
                    new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.US))
                );
                ((DecimalFormat) f.getFormats()[1]).setMinimumIntegerDigits(6);
            },
            f -> f.format(new Object[] { 1, 2 })
        );
        apart(
            new ChoiceFormat("0#none|1#one"),
            f -> f.setChoices(new double[] { 0 }, new String[] { "x" + f.format(0) }),
            f -> f.format(1)
        );
        apart(
            NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT),
            f -> f.setMaximumFractionDigits(f.getMaximumFractionDigits() + 1),
            f -> f.format(12345)
        );
        apart(
            new StringCharacterIterator("abc"),
            i -> i.next(),
            i -> i.current() + "" + i.getIndex()
        );
    }
}
