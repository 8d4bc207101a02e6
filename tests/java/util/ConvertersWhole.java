/* SPDX-License-Identifier: MIT */
/*
 * Formatter and its exceptions, Scanner, Properties, bundles: the members that programs with plain
 * uses leave.
 */
import java.io.*;
import java.math.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;

public class ConvertersWhole extends Whole {

    static class Broken implements Appendable, Closeable, Flushable {

        final StringBuilder log = new StringBuilder();

        @Override
        public Appendable append(CharSequence s) throws IOException {
            log.append(s);
            throw new IOException("broken");
        }

        @Override
        public Appendable append(char c) throws IOException {
            throw new IOException("broken char");
        }

        @Override
        public Appendable append(CharSequence s, int a, int b) throws IOException {
            throw new IOException("broken part");
        }

        @Override
        public void flush() throws IOException {
            throw new IOException("flush");
        }

        @Override
        public void close() throws IOException {
            throw new IOException("close");
        }
    }

    static void formatters(Path dir) throws Exception {
        String file = dir.resolve("f").toString();
        List<Formatter> all = new ArrayList<>(
            List.of(
                new Formatter(new File(file)),
                new Formatter(new File(file), "UTF-8"),
                new Formatter(new File(file), "UTF-16LE", Locale.ROOT),
                new Formatter(new File(file), StandardCharsets.ISO_8859_1, Locale.US),
                new Formatter(file),
                new Formatter(file, "US-ASCII"),
                new Formatter(file, "UTF-8", Locale.ROOT),
                new Formatter(file, StandardCharsets.UTF_16BE, Locale.ENGLISH)
            )
        );
        all.forEach(Formatter::close);
        for (int i = 0; i < 8; i++) {
            Formatter f = switch (i) {
                case 0 -> new Formatter(new File(file));
                case 1 -> new Formatter(new File(file), "UTF-8");
                case 2 -> new Formatter(new File(file), "UTF-16LE", Locale.ROOT);
                case 3 -> new Formatter(new File(file), StandardCharsets.ISO_8859_1, Locale.US);
                case 4 -> new Formatter(file);
                case 5 -> new Formatter(file, "US-ASCII");
                case 6 -> new Formatter(file, "UTF-8", Locale.ROOT);
                default -> new Formatter(file, StandardCharsets.UTF_16BE, Locale.ENGLISH);
            };
            f.format("%s|%d|\u00e9", i, -i).flush();
            p(f.locale(), f.ioException(), f.out() instanceof Writer);
            f.close();
            f.close();
            t(() -> f.format("x"));
            t(() -> f.out());
            t(() -> f.locale());
            t(() -> f.toString());
            t(() -> f.flush());
            if (i != 0 && i != 4) p(Files.readAllBytes(Path.of(file)));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Formatter(bytes).format("a%n").flush();
        new Formatter(bytes, "UTF-8").format("\u20ac").flush();
        new Formatter(bytes, "UTF-16BE", Locale.ROOT).format("%,d", 1234).flush();
        new Formatter(bytes, StandardCharsets.UTF_8, Locale.ROOT).format("%x", 255).close();
        PrintStream print = new PrintStream(bytes, true, "UTF-8");
        new Formatter(print).format("%b", true).flush();
        p(bytes.toByteArray());
        StringBuilder sb = new StringBuilder("begin ");
        Formatter f = new Formatter(sb, Locale.ROOT);
        p(
            f.format("%s", "x").format(Locale.US, "%,d", 12345) == f,
            f.out() == sb,
            f,
            sb,
            f.locale(),
            new Formatter(),
            new Formatter(Locale.ROOT).locale(),
            new Formatter((Appendable) null).format("q"),
            new Formatter((Appendable) null, null).format("%s", 1),
            new Formatter((Locale) null).format("%.2f", 1.5).locale()
        );
        for (String each : new String[] { "text %q", "text %d %d", "%s text %--5d" }) {
            StringBuilder half = new StringBuilder();
            t(() -> new Formatter(half, Locale.ROOT).format(each, 1));
            p(half);
        }
        Broken broken = new Broken();
        Formatter g = new Formatter(broken, Locale.ROOT);
        g.format("one").format("two %d %s", 1, "s");
        p(broken.log, g.ioException());
        g.flush();
        p(g.ioException());
        g.close();
        p(g.ioException());
        t(() -> new Formatter((File) null));
        t(() -> new Formatter((String) null));
        t(() -> new Formatter((OutputStream) null));
        t(() -> new Formatter((PrintStream) null));
        t(() -> new Formatter(bytes, (String) null));
        t(() -> new Formatter(bytes, "no such"));
        try {
            new Formatter(dir.toFile());
        } catch (FileNotFoundException e) {
            p(e.getMessage().replace(dir.toString(), ""));
        }
        t(() -> new Formatter(file, "no such"));
    }

    interface Get {
        Object of(IllegalFormatException e);
    }

    static void wrong(String format, Object... args) {
        try {
            p(format, String.format(Locale.ROOT, format, args));
        } catch (IllegalFormatException e) {
            String more = "";
            if (e instanceof DuplicateFormatFlagsException x) more = x.getFlags();
            else if (e instanceof FormatFlagsConversionMismatchException x) more =
                x.getFlags() + x.getConversion();
            else if (e instanceof IllegalFormatCodePointException x) more = "" + x.getCodePoint();
            else if (e instanceof IllegalFormatConversionException x) more =
                x.getConversion() + " " + x.getArgumentClass();
            else if (e instanceof IllegalFormatFlagsException x) more = x.getFlags();
            else if (e instanceof IllegalFormatPrecisionException x) more = "" + x.getPrecision();
            else if (e instanceof IllegalFormatWidthException x) more = "" + x.getWidth();
            else if (e instanceof MissingFormatArgumentException x) more = x.getFormatSpecifier();
            else if (e instanceof MissingFormatWidthException x) more = x.getFormatSpecifier();
            else if (e instanceof UnknownFormatConversionException x) more = x.getConversion();
            else if (e instanceof UnknownFormatFlagsException x) more = x.getFlags();
            p(format, e.getClass(), e.getMessage(), more);
        }
    }

    static void mistakes() {
        Object[][] all = {
            { "%--5d", 1 },
            { "%++d", 1 },
            { "%#s", 1 },
            { "%+s", 1 },
            { "%,x", 1 },
            { "%c", 0x110000 },
            { "%c", -1 },
            { "%d", "s" },
            { "%f", 1 },
            { "%x", 1.0 },
            { "%c", true },
            { "%-+ d", 1 },
            { "%+ d", 1 },
            { "%-05d", 1 },
            { "%.3d", 1 },
            { "%.3c", 'c' },
            { "%.2n" },
            { "%5n" },
            { "%-n" },
            { "%d" },
            { "%2$s", 1 },
            { "%<s" },
            { "%-s", 1 },
            { "%0d", 1 },
            { "%q", 1 },
            { "%", 1 },
            { "%5", 1 },
            { "%t", 1L },
            { "%tq", 1L },
            { "%#b", true },
            { "%.1%" },
            { "%-%" },
            { "%5%|" },
            { "%-5%|" },
            { "%(x", -255 },
            { "%(x", BigInteger.valueOf(-255) },
            { "%+X", BigInteger.TEN },
            { "%a", BigDecimal.ONE },
            { "%,e", 1.0 },
            { "%#g", 1.0 },
            { "%,a", 1.0 },
            { "%(a", 1.0 },
            { "%s %<s %s %1$s", "a", "b" },
            { "%0$s", 1 },
            { "%99999999999d", 1 },
            { "%.99999999999f", 1.0 },
            { "%99999999999$s", 1 },
            { "%S %C %X %E %B %H", "\u00df", 'x', 255, 1e10, true, "hi" },
            { "%h %h", null, 17 },
            { "%b %b %b", null, "false", false },
            { "%c %c %c", 'a', 0x1f600, (byte) 65 },
            { "%,d %(d %+d % d %05d|%-5d|", 1234567, -3, 4, 5, 6, 7 },
            { "%o %#o %#x %X", -1, 8, 255, (byte) -1 },
            { "%e %.0e %#.0e %g %g %g", 12345.678, 5.0, 5.0, 1e-5, 123456.0, 1e10 },
            { "%a %A %.1a", 1.0, Double.MIN_VALUE, 1.99 },
            { "%s %10s|%-10s|%.2s", List.of(1), "r", "l", "cut" },
            {
                "%f %s %010f %+f",
                Double.NaN,
                Double.NaN,
                Double.NEGATIVE_INFINITY,
                Double.POSITIVE_INFINITY
            },
            { "%.3f %,.2f %(,.2f %.0f %#.0f", 1.0005, 1234567.891, -1234.5, 2.5, 3.0 },
            {
                "%s %d %x",
                new BigDecimal("1E+10"),
                new BigInteger("123456789012345678901234567890"),
                new BigInteger("-255")
            },
            {
                "%f %.1f %e",
                new BigDecimal("1.25"),
                new BigDecimal("1.25"),
                new BigDecimal("123456.789")
            }
        };
        for (Object[] each : all) wrong((String) each[0], Arrays.copyOfRange(each, 1, each.length));
        t(() -> new DuplicateFormatFlagsException(null));
        t(() -> new FormatFlagsConversionMismatchException(null, 'c'));
        t(() -> new IllegalFormatConversionException('c', null));
        t(() -> new IllegalFormatFlagsException(null));
        t(() -> new MissingFormatArgumentException(null));
        t(() -> new MissingFormatWidthException(null));
        t(() -> new UnknownFormatConversionException(null));
        t(() -> new UnknownFormatFlagsException(null));
    }

    static void scanners(Path dir) throws Exception {
        Path file = Files.writeString(dir.resolve("s"), "one 2 3.5\n\u00e9 true\n");
        Scanner[] all = {
            new Scanner(file.toFile()),
            new Scanner(file.toFile(), "UTF-8"),
            new Scanner(file.toFile(), StandardCharsets.UTF_8),
            new Scanner(file),
            new Scanner(file, "UTF-8"),
            new Scanner(file, StandardCharsets.UTF_8),
            new Scanner(Files.newInputStream(file), StandardCharsets.UTF_8),
            new Scanner(Files.newInputStream(file)),
            new Scanner((Readable) new StringReader("one 2 3.5\n\u00e9 true\n"))
        };
        for (Scanner s : all) {
            s.useLocale(Locale.ROOT);
            p(
                s.next(),
                s.nextInt(),
                s.nextDouble(),
                s.nextLine(),
                s.next().length() > 0,
                s.hasNextBoolean(),
                s.nextBoolean(),
                s.hasNext(),
                s.hasNextLine(),
                s.ioException()
            );
            t(() -> s.next());
            s.close();
            s.close();
            t(() -> s.next());
            t(() -> s.hasNext());
        }
        Scanner s = new Scanner("ff 7f -80 7fff 777 zz 12 99999999999999999999 3,4 x1y22z")
            .useLocale(Locale.ROOT)
            .useRadix(16);
        p(
            s.radix(),
            s.hasNextByte(16),
            s.nextShort(16),
            s.nextByte(16),
            s.nextByte(),
            s.hasNextShort(),
            s.hasNextByte(8),
            s.nextShort(16),
            s.hasNextLong(8),
            s.nextLong(8),
            s.hasNextInt(36),
            s.nextInt(36),
            s.hasNextBigInteger(2),
            s.nextBigInteger(16),
            s.hasNextLong(),
            s.nextBigInteger(10),
            s.locale(),
            s.delimiter()
        );
        t(() -> s.nextInt());
        t(() -> s.nextInt(99));
        t(() -> s.useRadix(1));
        t(() -> s.nextByte(0));
        s.useDelimiter(Pattern.compile(",|\\s+"));
        p(
            s.next(),
            s.hasNext(Pattern.compile("\\d")),
            s.next(Pattern.compile("\\d")),
            s.match().group(),
            s.findInLine(Pattern.compile("\\d+")),
            s.findWithinHorizon(Pattern.compile("\\d+"), 0),
            s.findInLine("none"),
            s.next(),
            s.hasNext()
        );
        t(() -> s.match());
        t(() -> s.remove());
        t(() -> s.next((Pattern) null));
        t(() -> s.findWithinHorizon("x", -1));
        p(
            new Scanner("a1b22c333")
                .findAll(Pattern.compile("\\d+"))
                .map(MatchResult::group)
                .toList(),
            new Scanner("a1b22")
                .findAll("[a-z]")
                .map(m -> m.start())
                .toList(),
            new Scanner("a,b,,c").useDelimiter(",").tokens().toList()
        );
        Scanner skip = new Scanner("---rest 5");
        p(skip.skip(Pattern.compile("-*")).next(), skip.skip(" ").nextInt());
        t(() -> skip.skip(Pattern.compile("x")));
        t(() -> new Scanner("12x").nextInt());
        t(() -> new Scanner("300").nextByte());
        t(() -> new Scanner("x").nextBoolean());
        t(() -> new Scanner("x").nextBigDecimal());
        t(() -> new Scanner("").nextLine());
        t(() -> new Scanner((String) null));
        t(() -> new Scanner((InputStream) null));
        try {
            new Scanner(dir.resolve("none").toFile());
        } catch (FileNotFoundException e) {
            p(e.getMessage().replace(dir.toString(), ""));
        }
        p(
            new Scanner("1,234 1.5e3 -7 +8").useLocale(Locale.US).nextInt(),
            new Scanner("1.5e3").useLocale(Locale.ROOT).nextBigDecimal(),
            new Scanner("NaN").useLocale(Locale.ROOT).nextDouble(),
            new Scanner("a\nb\r\nc\u2028d").useDelimiter("\\R").tokens().toList()
        );
        Scanner lines = new Scanner("a\r\n\nb\u0085c");
        p(
            lines.nextLine(),
            lines.nextLine(),
            lines.nextLine(),
            lines.nextLine(),
            lines.hasNextLine(),
            lines.reset().radix()
        );
    }

    static class Under extends Properties {

        Properties below() {
            return defaults;
        }

        void grow() {
            rehash();
        }

        Under(Properties d) {
            super(d);
        }
    }

    @SuppressWarnings("deprecation")
    static void properties() throws Exception {
        Properties base = new Properties(5),
            p = new Under(base);
        base.setProperty("a", "base a");
        base.setProperty("b", "base b");
        p.setProperty("a", "own a");
        p.put("number", 7);
        ((Under) p).grow();
        p(
            ((Under) p).below() == base,
            p.getProperty("a"),
            p.getProperty("b"),
            p.getProperty("c"),
            p.getProperty("c", "d"),
            p.getProperty("number"),
            p.getProperty("number", "x"),
            p.get("b"),
            p.get("number"),
            p.size(),
            p.isEmpty(),
            p.contains(7),
            p.containsValue("own a"),
            p.containsKey("b"),
            p.containsKey("a"),
            p.getOrDefault("b", 1)
        );
        t(() -> p.propertyNames().nextElement());
        p.remove("number");
        p(
            new TreeSet<>(p.stringPropertyNames()),
            Collections.list(p.propertyNames()).size(),
            Collections.list(p.keys()),
            Collections.list(p.elements()),
            p.keySet(),
            p.values(),
            p.entrySet(),
            p,
            p.equals(new HashMap<>(p)),
            p.hashCode() == new HashMap<>(p).hashCode(),
            p.clone(),
            p.clone().equals(p)
        );
        p(
            p.compute("x", (k, v) -> v + "!"),
            p.computeIfAbsent("y", k -> "Y"),
            p.computeIfPresent("y", (k, v) -> null),
            p.merge("x", "m", (v, w) -> v + "+" + w),
            p.putIfAbsent("x", 1),
            p.putIfAbsent("z", "zz"),
            p.replace("z", "q"),
            p.replace("z", "no", "r"),
            p.replace("none", "r"),
            p.remove("z", "no"),
            p.remove("z", "q"),
            p.size()
        );
        p.replaceAll((k, v) -> v + "*");
        p.putAll(Map.of("w", "1"));
        TreeMap<Object, Object> seen = new TreeMap<>();
        p.forEach(seen::put);
        p(seen);
        t(() -> p.setProperty(null, "x"));
        t(() -> p.setProperty("x", null));
        t(() -> p.getProperty(null));
        t(() -> p.put("x", null));
        t(() -> p.contains(null));
        t(() -> p.load((InputStream) null));
        t(() -> p.load((Reader) null));
        t(() -> p.storeToXML(null, null));
        Properties one = new Properties();
        one.setProperty(" k:e=y# ", " v\t\n\\\u00e9\u4e00!x ");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        one.store(bytes, "comment\nmore\r#own\u00e9");
        StringWriter text = new StringWriter();
        one.store(text, null);
        one.save(bytes, null);
        p(
            bytes.toString("ISO-8859-1").replaceAll("#... ... .. [^\n]*", "#DATE"),
            text.toString().replaceAll("#... ... .. [^\n]*", "#DATE")
        );
        Properties back = new Properties();
        back.load(new StringReader(text.toString()));
        p(back.equals(one));
        ByteArrayOutputStream list = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(list);
        one.setProperty(" k:e=y# ", "1234567890123456789012345678901234567890xyz");
        one.list(out);
        StringWriter sw = new StringWriter();
        one.list(new PrintWriter(sw, true));
        p(list, sw);
        ByteArrayOutputStream xml = new ByteArrayOutputStream();
        one.storeToXML(xml, "c", StandardCharsets.UTF_8);
        Properties fromXml = new Properties();
        fromXml.loadFromXML(new ByteArrayInputStream(xml.toByteArray()));
        p(fromXml.equals(one));
        String[] sources = {
            "a=1\nb = 2\nc:3\n d 4\ne\n\n# no\n! no\nf=\\\n   6\\\n7\ng\\ h\\:=i\n" +
                "j=\\u0041\\t\\q\n",
            "",
            "=",
            ":x",
            "\\",
            "a\\\r\nb=c",
            "k=v\\\\",
            "\u00e9=\u4e00",
            "a=1\ra=2\fb",
            "  \t",
            "key with=x",
            "#c\\\nd=e",
            "a=b\\",
            "\\\n",
            "\\\nx",
            "a\n\\",
            " \\",
            "\\\n\\\n",
            "\\\r\n",
            "a=b\\\n"
        };
        for (String each : sources) {
            Properties r = new Properties();
            r.load(new StringReader(each));
            Properties i = new Properties();
            i.load(new ByteArrayInputStream(each.getBytes("ISO-8859-1")));
            p(new TreeMap<>(r), new TreeMap<>(i));
        }
        t(() -> new Properties().load(new StringReader("a=\\u00g0")));
        t(() -> new Properties().load(new StringReader("a=\\u00")));
        p.clear();
        p(p, p.isEmpty(), p.getProperty("a"));
    }

    static void bundles() throws Exception {
        PropertyResourceBundle b = new PropertyResourceBundle(new StringReader("k=v\nx=y")),
            c = new PropertyResourceBundle(
                new ByteArrayInputStream("u=\u00e9".getBytes(StandardCharsets.UTF_8))
            );
        p(
            b.getString("k"),
            b.handleGetObject("none"),
            b.containsKey("x"),
            b.containsKey("none"),
            new TreeSet<>(b.keySet()),
            new TreeSet<>(Collections.list(b.getKeys())),
            c.getString("u"),
            b.getLocale(),
            b.getBaseBundleName()
        );
        t(() -> b.getString("none"));
        t(() -> b.getString(null));
        t(() -> b.getStringArray("k"));
        t(() -> b.handleGetObject(null));
        t(() -> b.containsKey(null));
        t(() -> new PropertyResourceBundle((Reader) null));
        ListResourceBundle list = new ListResourceBundle() {
            @Override
            protected Object[][] getContents() {
                setParent(b);
                return new Object[][] {
                    { "n", 5 },
                    { "a", new String[] { "p", "q" } },
                    { "k", "mine" }
                };
            }
        };
        p(
            list.handleGetObject("n"),
            list.getObject("n"),
            list.getStringArray("a"),
            list.getString("k"),
            list.getString("x"),
            new TreeSet<>(list.keySet()),
            new TreeSet<>(Collections.list(list.getKeys())),
            list.containsKey("x")
        );
        t(() -> list.getString("n"));
        t(() -> list.getObject("none"));
        t(() -> list.handleGetObject(null));
        ListResourceBundle bad = new ListResourceBundle() {
            @Override
            protected Object[][] getContents() {
                return new Object[][] { { "n", null } };
            }
        };
        t(() -> bad.getObject("n"));
        t(() -> ResourceBundle.getBundle("no.such.Bundle"));
        t(() -> ResourceBundle.getBundle("no.such.Bundle", Locale.ROOT));
        t(() ->
            ResourceBundle.getBundle(
                "no.such.Bundle",
                Locale.FRANCE,
                ConvertersWhole.class.getClassLoader()
            )
        );
        t(() -> ResourceBundle.getBundle(null));
        t(() -> ResourceBundle.getBundle("x", (Locale) null));
        ResourceBundle.Control control = ResourceBundle.Control.getControl(
            ResourceBundle.Control.FORMAT_CLASS
        );
        p(
            control.getFormats("b"),
            control.getTimeToLive("b", Locale.ROOT),
            control.toBundleName("a.b", new Locale("de", "AT")),
            control.toResourceName("a.b", "properties"),
            control.getCandidateLocales("b", new Locale("de", "AT", "x")),
            control.getFallbackLocale("b", Locale.getDefault()),
            ResourceBundle.Control.FORMAT_DEFAULT,
            ResourceBundle.Control.FORMAT_PROPERTIES
        );
        ResourceBundle.clearCache(ConvertersWhole.class.getClassLoader());
        ResourceBundle.clearCache();
        t(() -> ResourceBundle.clearCache(null));
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ROOT);
        Path dir = Files.createTempDirectory("converters");
        try {
            formatters(dir);
            mistakes();
            scanners(dir);
        } finally {
            Files.deleteIfExists(dir.resolve("f"));
            Files.deleteIfExists(dir.resolve("s"));
            Files.delete(dir);
        }
        properties();
        bundles();
    }
}
