/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Collections;
import java.util.Currency;
import java.util.Enumeration;
import java.util.EventObject;
import java.util.GregorianCalendar;
import java.util.Hashtable;
import java.util.IllformedLocaleException;
import java.util.Iterator;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.Scanner;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Bundles that chain, calendars by their base class, and the members that the other tests of
 * java.util leave.
 */
public class BundlesAndRestWhole extends Whole {

    public static class Words extends ListResourceBundle {

        @Override
        protected Object[][] getContents() {
            return new Object[][] { { "hello", "hello" }, { "only", new int[] { 1 } }, { "n", 5 } };
        }

        Set<String> own() {
            return handleKeySet();
        }
    }

    public static class Words_de extends ListResourceBundle {

        @Override
        protected Object[][] getContents() {
            return new Object[][] { { "hello", "hallo" } };
        }
    }

    static class Chained extends ResourceBundle {

        Chained(ResourceBundle above) {
            parent = above;
        }

        @Override
        protected Object handleGetObject(String key) {
            return key.equals("own") ? "mine" : null;
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(handleKeySet());
        }

        @Override
        protected Set<String> handleKeySet() {
            Set<String> keys = new TreeSet<>(parent == null ? Set.of() : parent.keySet());
            keys.add("own");
            return keys;
        }

        Set<String> base() {
            return super.handleKeySet();
        }
    }

    static void bundles() throws Exception {
        String name = "BundlesAndRestWhole$Words";
        ResourceBundle.Control control = ResourceBundle.Control.getNoFallbackControl(
            ResourceBundle.Control.FORMAT_CLASS
        );
        ClassLoader loader = BundlesAndRestWhole.class.getClassLoader();
        ResourceBundle root = ResourceBundle.getBundle(name, Locale.ROOT),
            german = ResourceBundle.getBundle(name, Locale.GERMANY, control);
        p(
            root.getString("hello"),
            german.getString("hello"),
            german.getObject("n"),
            german.getLocale(),
            root.getLocale(),
            german.getBaseBundleName(),
            new TreeSet<>(german.keySet()),
            german.containsKey("only"),
            german.containsKey("x")
        );
        t(() -> german.getString("n"));
        t(() -> german.getString("x"));
        t(() -> german.getString(null));
        t(() -> german.getStringArray("only"));
        p(
            ResourceBundle.getBundle(name, control).getString("hello"),
            ResourceBundle.getBundle(name, Locale.GERMAN, loader, control) == german,
            ResourceBundle.getBundle(name, Locale.GERMAN, loader).getString("hello")
        );
        t(() -> ResourceBundle.getBundle("none.Such", control));
        t(() -> ResourceBundle.getBundle(name, Locale.GERMAN, (ClassLoader) null, control));
        t(() -> ResourceBundle.getBundle(name, (ResourceBundle.Control) null));
        Module module = BundlesAndRestWhole.class.getModule();
        p(
            ResourceBundle.getBundle(name, module) != null,
            ResourceBundle.getBundle(name, Locale.GERMAN, module).getString("hello")
        );
        t(() -> ResourceBundle.getBundle("none.Such", Locale.GERMAN, module));
        t(() -> ResourceBundle.getBundle(name, (Module) null));
        Chained chained = new Chained(new Words()),
            alone = new Chained(null);
        p(
            chained.getString("own"),
            chained.getObject("n"),
            new TreeSet<>(chained.keySet()),
            chained.base(),
            alone.keySet()
        );
        t(() -> alone.getString("hello"));
        p(new TreeSet<>(new Words().own()), new TreeSet<>(new Words().keySet()));
        class Properties extends PropertyResourceBundle {

            Properties(String text) throws java.io.IOException {
                super(new ByteArrayInputStream(text.getBytes("ISO-8859-1")));
            }

            Set<String> own() {
                return handleKeySet();
            }
        }
        Properties p = new Properties("a=1\nb : two\\\n words\n#c\n\\u00e9=\\u20ac\n");
        p(
            new TreeSet<>(p.own()),
            p.getString("b"),
            p.handleGetObject("a"),
            p.handleGetObject("x"),
            Collections.list(p.getKeys()).size()
        );
        t(() -> p.handleGetObject(null));
        t(() -> new Properties("a=\\u12"));
        t(() -> control.needsReload(name, Locale.ROOT, "java.class", loader, root, 0));
        t(() -> control.needsReload(name, Locale.ROOT, "java.class", loader, null, 0));
        t(() -> control.needsReload(null, Locale.ROOT, "java.class", loader, root, 0));
        t(() -> new ResourceBundle.Control() {}.getTimeToLive(name, Locale.ROOT));
        MissingResourceException missing = new MissingResourceException("m", "c", "k");
        p(missing, missing.getClassName(), missing.getKey());
        ResourceBundle.clearCache(loader);
        ResourceBundle.clearCache();
    }

    static void calendars() {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.setTimeInMillis(1709164800000L); // 29 February 2024
        Calendar d = (Calendar) c.clone();
        p(
            c.equals(d),
            c.hashCode() == d.hashCode(),
            c.equals(null),
            c.toString().startsWith("java.util.GregorianCalendar[time=1709164800000")
        );
        for (int field = 0; field < Calendar.FIELD_COUNT; field++) {
            int f = field;
            t(
                () ->
                    c.getActualMinimum(f) +
                    " " +
                    c.getActualMaximum(f) +
                    " " +
                    c.getMinimum(f) +
                    " " +
                    c.getMaximum(f) +
                    " " +
                    c.getGreatestMinimum(f)
            );
            for (int by : new int[] { 1, -1, 13, -400 }) {
                t(() -> {
                    Calendar e = (Calendar) c.clone();
                    e.roll(f, by);
                    return e.getTimeInMillis();
                });
            }
        }
        t(() -> c.roll(99, 1));
        d.setTimeZone(TimeZone.getTimeZone("GMT+5"));
        p(d.get(Calendar.HOUR_OF_DAY), d.equals(c), d.getTimeInMillis());
        t(() -> d.setTimeZone(null));
        GregorianCalendar g = new GregorianCalendar(2024, 1, 29);
        p(
            g.getMinimum(Calendar.YEAR),
            g.getMaximum(Calendar.YEAR),
            g.getLeastMaximum(Calendar.DAY_OF_MONTH),
            g.getGreatestMinimum(Calendar.MONTH)
        );
        TimeZone utc = TimeZone.getTimeZone("UTC");
        p(
            utc.getDisplayName(),
            Arrays.asList(TimeZone.getAvailableIDs(0)).contains("UTC"),
            TimeZone.getAvailableIDs(12345).length
        );
        p(
            Currency.getInstance("USD").getDisplayName(Locale.US).length() > 2,
            Currency.getInstance("EUR").getDisplayName() != null
        );
        t(() -> Currency.getInstance("USD").getDisplayName(null));
    }

    static class Counted extends Hashtable<Object, Object> {

        int rehashes;

        Counted() {
            super(3);
        }

        @Override
        protected void rehash() {
            rehashes++;
            super.rehash();
        }
    }

    static void others() {
        class Odd extends AbstractSet<Integer> {

            @Override
            public Iterator<Integer> iterator() {
                return java.util.List.of(1, 3).iterator();
            }

            @Override
            public int size() {
                return 2;
            }
        }
        p(new Odd(), new Odd().equals(Set.of(3, 1)), new Odd().hashCode(), new Odd().contains(3));
        t(() -> new Odd().removeAll(Set.of(1)));
        t(() -> new Odd().add(5));
        class Event extends EventObject {

            Event(Object from) {
                super(from);
            }

            Object from() {
                return source;
            }
        }
        p(
            new Event("s").from(),
            new Event("s").getSource(),
            new Event("s").toString().endsWith("[source=s]")
        );
        t(() -> new Event(null));
        Counted table = new Counted();
        for (int i = 0; i < 30; i++) table.put(i, -i);
        p(table.rehashes, table);
        try {
            new Locale.Builder().setLanguageTag("en-toolonglanguage");
        } catch (IllformedLocaleException e) {
            p(e.getMessage(), e.getErrorIndex());
        }
        p(
            new IllformedLocaleException("m", 4).getErrorIndex(),
            new IllformedLocaleException("m").getErrorIndex(),
            new IllformedLocaleException("m", 4).getMessage()
        );
        p(
            Locale.forLanguageTag("zh-Hans-CN").getDisplayScript(Locale.ROOT).length() > 3,
            Locale.US.getDisplayScript(Locale.US),
            Locale.IsoCountryCode.valueOf("PART1_ALPHA2"),
            new Locale.LanguageRange("en-US", 0.5).toString(),
            new Locale.LanguageRange("*").toString()
        );
        t(() -> Locale.IsoCountryCode.valueOf("none"));
        Scanner scanner = new Scanner("1 two 3.5");
        p(scanner.toString(), scanner.nextInt(), scanner.toString());
        p(ServiceLoader.load(Runnable.class).toString());
        Matcher m = Pattern.compile("(a)(?<b>b)?").matcher("xab");
        p(m.toString(), m.find(), m.toString(), m.region(1, 2).toString());
        try {
            Pattern.compile("a(b");
        } catch (PatternSyntaxException e) {
            p(e.getPattern(), e.getIndex(), e.getDescription(), e.getMessage());
        }
        p(
            new PatternSyntaxException("d", null, -1).getMessage(),
            new PatternSyntaxException("d", "abc", 1).getMessage(),
            new PatternSyntaxException("d", "abc", 9).getPattern()
        );
        IntStream.IntMapMultiConsumer ints = (i, to) -> {
            to.accept(i);
            to.accept(-i);
        };
        LongStream.LongMapMultiConsumer longs = (i, to) -> to.accept(i + 1);
        DoubleStream.DoubleMapMultiConsumer doubles = (i, to) -> to.accept(i / 2);
        ints.accept(5, i -> p("int", i));
        longs.accept(6, i -> p("long", i));
        doubles.accept(7, i -> p("double", i));
        p(
            IntStream.range(0, 3).mapMulti(ints).boxed().toList(),
            LongStream.range(0, 3).mapMulti(longs).sum(),
            DoubleStream.of(1, -0.0).mapMulti(doubles).boxed().toList()
        );
        t(() -> IntStream.range(0, 3).mapMulti(null));
        RandomGenerator.SplittableGenerator random = new SplittableRandom(5);
        RandomGenerator.SplittableGenerator split = random.split(),
            with = random.split(new SplittableRandom(9));
        p(
            split.nextInt(),
            with.nextInt(),
            random.nextInt(),
            random
                .splits()
                .limit(3)
                .map(r -> r.nextInt())
                .toList(),
            random
                .splits(2)
                .map(r -> r.nextLong())
                .toList(),
            random
                .splits(2, new SplittableRandom(1))
                .map(r -> r.nextInt(100))
                .toList()
        );
        t(() -> random.split(null));
        t(() -> random.splits(-1));
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        bundles();
        calendars();
        others();
    }
}
