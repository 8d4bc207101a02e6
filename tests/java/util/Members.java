// SPDX-License-Identifier: MIT
// Scanner, Base64, UUID, Formatter, Date, Locale, random sequences, calendars: members that
// programs rarely use.
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
import java.nio.*;

public class Members {

    static void p(Object o) {
        System.out.println(o);
    }

    interface X {
        Object run() throws Exception;
    }

    static void t(X x) {
        try {
            p(x.run());
        } catch (Exception e) {
            p(String.valueOf(e));
        }
    }

    static String sd(long d) {
        return d + "";
    }

    public static void main(String[] a) throws Exception {
        Scanner s = new Scanner("1 2.5 true x 0x7 1,234 -5 99999999999 ff\nline two\n\nlast");
        p(s.nextInt());
        p(s.nextDouble());
        p(s.nextBoolean());
        t(() -> s.nextInt());
        p(s.next());
        t(() -> s.nextInt());
        p(s.hasNextInt() + " " + s.next());
        p(s.hasNextInt() + " " + s.nextInt());
        p(s.nextByte());
        t(() -> s.nextInt());
        p(s.nextLong());
        p(s.hasNextInt(16) + " " + s.nextInt(16));
        p("[" + s.nextLine() + "]");
        p("[" + s.nextLine() + "][" + s.nextLine() + "]");
        p(s.hasNextLine() + " " + s.nextLine() + " " + s.hasNextLine() + s.hasNext());
        t(() -> s.nextLine());
        t(() -> s.next());
        t(() -> s.nextInt());
        s.close();
        t(() -> s.next());
        t(() -> s.hasNext());
        Scanner c = new Scanner("a, b,,c ,d").useDelimiter("\\s*,\\s*");
        p(c.tokens().toList());
        p(new Scanner(",a,").useDelimiter(",").tokens().toList());
        p(
            new Scanner("").tokens().toList() +
                " " +
                new Scanner(" \n ").hasNext() +
                new Scanner(" \n ").hasNextLine()
        );
        Scanner f = new Scanner("one 12 two 34\nthree 56");
        p(f.findInLine("(\\d+)") + " " + f.match().group(1) + " " + f.match().start());
        p(f.findInLine("(\\d+)"));
        p(f.findInLine("\\d+"));
        p(f.nextLine() + "|" + f.findInLine("e"));
        p(f.findWithinHorizon("\\d", 2) + " " + f.findWithinHorizon("\\d", 0));
        t(() -> f.findWithinHorizon("x", -1));
        t(() -> f.skip("z"));
        p(f.skip("\\d").hasNext());
        t(() -> f.match());
        p(new Scanner("a1b22c333").findAll("\\d+").map(MatchResult::group).toList());
        t(() -> new Scanner("x").skip("(?=x)").next());
        p(new Scanner("3.5e2 1e400 NaN -Infinity 12345678901234567890 1.50").tokens().count());
        Scanner d = new Scanner("3.5e2 NaN -Infinity 12345678901234567890 1.50 1,234.5 +7 -0");
        p(
            d.nextFloat() +
                " " +
                d.nextDouble() +
                " " +
                d.nextDouble() +
                " " +
                d.nextBigInteger() +
                " " +
                d.nextBigDecimal() +
                " " +
                d.nextDouble() +
                " " +
                d.nextInt() +
                " " +
                d.nextDouble()
        );
        for (String x : new String[] {
            "1,23",
            "12,345",
            "1234,567",
            "0,123",
            "1,234,567",
            ",1",
            "1,",
            "--1",
            "+",
            "1.",
            "1e",
            "0x1",
            "\u0661\u0662",
            "1_000",
            ".5",
            "5.",
            "1.2.3",
            "1e5",
            "TRUE",
            "tRuE",
            "yes"
        }) {
            Scanner q = new Scanner(x);
            p(
                x +
                    " " +
                    q.hasNextInt() +
                    q.hasNextLong() +
                    q.hasNextDouble() +
                    q.hasNextBigDecimal() +
                    q.hasNextBigInteger() +
                    q.hasNextBoolean() +
                    q.hasNextByte() +
                    q.hasNextShort() +
                    q.hasNextFloat()
            );
            t(() -> q.nextInt());
            t(() -> q.nextDouble());
            t(() -> q.nextBoolean());
        }
        Scanner r = new Scanner("10 zz 7f 300").useRadix(16);
        p(r.nextInt() + " " + r.radix());
        t(() -> r.nextInt());
        p(r.next(Pattern.compile("z+")));
        t(() -> r.next("\\d+x"));
        p(r.nextByte());
        t(() -> r.nextByte());
        t(() -> r.useRadix(99));
        p(r.reset().radix() + " " + r.delimiter() + " " + r.locale());
        p(r.hasNext("3.*") + " " + r.nextShort());
        Scanner in = new Scanner(
            new ByteArrayInputStream("gr\u00fc\u00df dich\r\nx\ry\u2028z".getBytes("UTF-8")),
            "UTF-8"
        );
        p(in.next() + in.nextLine() + in.nextLine() + in.nextLine() + in.nextLine());
        p(in.ioException());
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 3000; i++) big.append(i).append(i % 7 == 0 ? "\n" : " ");
        Scanner bs = new Scanner(big.toString());
        long sum = 0;
        while (bs.hasNextInt()) sum += bs.nextInt();
        p(sum);
        Base64.Encoder e = Base64.getEncoder();
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (OutputStream w = Base64.getMimeEncoder(8, new byte[] { '|' }).wrap(bo)) {
            w.write("hello world, this is long".getBytes());
        }
        p(bo);
        p(
            new String(
                Base64.getDecoder()
                    .wrap(new ByteArrayInputStream("aGVsbG8=".getBytes()))
                    .readAllBytes()
            )
        );
        byte[] out = new byte[8];
        p(e.encode("hello".getBytes(), out) + new String(out));
        t(() -> e.encode(new byte[9], new byte[3]));
        p(e.encode(ByteBuffer.wrap("abc".getBytes())));
        p(Base64.getDecoder().decode("YWJj".getBytes(), out) + " " + out[2]);
        t(() -> Base64.getDecoder().decode("YWJj".getBytes(), new byte[1]));
        t(() -> Base64.getDecoder().decode("Y*Jj"));
        t(() -> Arrays.toString(Base64.getDecoder().decode("YWJ")));
        UUID u = UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
        p(
            u.timestamp() +
                " " +
                u.clockSequence() +
                " " +
                u.node() +
                " " +
                u.version() +
                u.variant()
        );
        t(() -> UUID.nameUUIDFromBytes(new byte[3]).timestamp());
        p(UUID.nameUUIDFromBytes("x".getBytes()));
        t(() -> UUID.fromString("1-2-3-4-5"));
        t(() -> UUID.fromString("xyz"));
        t(() -> UUID.fromString(""));
        ByteArrayOutputStream fo = new ByteArrayOutputStream();
        Formatter fm = new Formatter(fo, "UTF-16BE", Locale.US);
        fm.format("%s-%d", "\u00e9", 5).close();
        p(Arrays.toString(fo.toByteArray()));
        t(() -> new Formatter(fo, "nope"));
        t(() -> fm.format("x"));
        TimeZone.setDefault(TimeZone.getTimeZone("GMT+02:00"));
        Date dt = new Date(0);
        p(dt + " " + dt.getHours() + " " + dt.getTimezoneOffset() + " " + dt.toGMTString());
        dt = new Date(99, 11, 31, 23, 59);
        p(
            dt +
                " " +
                dt.getYear() +
                dt.getMonth() +
                dt.getDate() +
                dt.getDay() +
                dt.getMinutes() +
                dt.getSeconds()
        );
        dt.setYear(120);
        dt.setMonth(1);
        dt.setDate(30);
        dt.setHours(25);
        dt.setMinutes(-1);
        dt.setSeconds(61);
        p(dt);
        p(Date.UTC(70, 0, 1, 0, 0, 0) + " " + Date.UTC(100, 1, 29, 12, 0, 0));
        for (String x : new String[] {
            "Sat, 12 Aug 1995 13:30:00 GMT",
            "12 Aug 1995 13:30:00 GMT+0430",
            "Aug 12, 1995 1:30 PM",
            "8/12/95 10:00",
            "12 August 1995",
            "Mon Jan 2 15:04:05 PST 2006",
            "1995",
            "foo",
            "1/2/3/4"
        })
            t(() -> Date.parse(x));
        p(
            new Date("1 Jan 2000 00:00:00 GMT").getTime() +
                " " +
                new Date(5).compareTo(new Date(6)) +
                new Date(5).before(new Date(6)) +
                new Date(7).hashCode() +
                new Date(5).equals(new Date(5))
        );
        p(new Date(1000).toInstant() + " " + Date.from(new Date(1000).toInstant()).getTime());
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        p(
            new Locale("de", "DE").getISO3Country() +
                new Locale("de", "DE").getISO3Language() +
                Locale.getISOCountries().length +
                " " +
                Locale.getISOLanguages().length
        );
        t(() -> new Locale("xx", "YY").getISO3Country());
        t(() -> new Locale("xx", "YY").getISO3Language());
        p(
            new Locale("fr", "CA").getDisplayName(Locale.US) +
                "|" +
                new Locale("fr", "CA").getDisplayCountry(Locale.US) +
                "|" +
                new Locale("fr").getDisplayLanguage(Locale.US) +
                "|" +
                Locale.ROOT.getDisplayName(Locale.US) +
                "|" +
                new Locale("xx").getDisplayName(Locale.US)
        );
        for (Locale l : new Locale[] {
            Locale.US,
            Locale.ROOT,
            new Locale("en", "US", "x_y"),
            Locale.forLanguageTag("zh-Hant-TW"),
            new Locale("iw"),
            new Locale("NO", "no", "ny"),
            Locale.forLanguageTag("und")
        })
            p(
                l +
                    " " +
                    l.toLanguageTag() +
                    " " +
                    l.hashCode() +
                    " " +
                    l.getScript() +
                    l.getLanguage()
            );
        SplittableRandom sr = new SplittableRandom(42);
        p(
            sr.nextInt() +
                " " +
                sr.nextLong() +
                " " +
                sr.nextDouble() +
                " " +
                sr.nextInt(10) +
                " " +
                sr.nextInt(5, 50) +
                " " +
                sr.nextBoolean() +
                " " +
                sr.split().nextInt() +
                " " +
                sr.nextLong(100) +
                " " +
                sr.nextDouble(2.5) +
                " " +
                sr.nextDouble(1, 3) +
                " " +
                sr.ints(3).sum() +
                " " +
                sr.doubles(3, 0, 1).sum()
        );
        byte[] nb = new byte[7];
        sr.nextBytes(nb);
        p(Arrays.toString(nb));
        p(
            sr
                .splits(2)
                .map(q -> q.nextInt())
                .toList()
        );
        Random rr = new Random(7);
        p(
            rr.nextInt() +
                " " +
                rr.nextInt(100) +
                " " +
                rr.nextLong() +
                " " +
                rr.nextFloat() +
                " " +
                rr.nextDouble() +
                " " +
                rr.nextGaussian() +
                " " +
                rr.nextBoolean() +
                " " +
                rr.nextInt(3, 9) +
                " " +
                rr.nextLong(1000) +
                " " +
                rr.nextLong(5, 50) +
                " " +
                rr.nextDouble(3) +
                " " +
                rr.nextFloat(2f) +
                " " +
                rr.nextFloat(1f, 2f)
        );
        rr.nextBytes(nb);
        p(Arrays.toString(nb));
        p(
            rr.ints(5, 0, 10).boxed().toList() +
                "" +
                rr.longs(3).sum() +
                rr.doubles(3).sum() +
                rr.ints(4).sum() +
                rr.longs(3, 1, 1000).sum()
        );
        t(() -> rr.nextInt(0));
        t(() -> rr.nextInt(5, 5));
        t(() -> rr.ints(-1));
        t(() -> rr.nextGaussian(0, -1));
        List<Integer> sh = new ArrayList<>();
        for (int i = 0; i < 20; i++) sh.add(i);
        Collections.shuffle(sh, new Random(3));
        p(sh);
        Collections.shuffle(sh.subList(0, 3), new Random(5));
        p(sh);
        GregorianCalendar g = new GregorianCalendar(2024, 1, 29);
        g.setTimeZone(TimeZone.getTimeZone("UTC"));
        p(
            g.getWeekYear() +
                " " +
                g.getWeeksInWeekYear() +
                " " +
                g.getCalendarType() +
                " " +
                g.getDisplayName(Calendar.MONTH, Calendar.LONG, Locale.US) +
                g.getDisplayName(Calendar.DAY_OF_WEEK, Calendar.SHORT, Locale.US) +
                new TreeMap<>(g.getDisplayNames(Calendar.AM_PM, Calendar.SHORT, Locale.US)) +
                g.getDisplayName(Calendar.YEAR, 1, Locale.US)
        );
        g.setWeekDate(2025, 1, 2);
        p(g.getTime());
        for (int i = 2; i < 17; i++) System.out.print(
            g.get(i) + " " + g.getActualMaximum(i) + " " + g.getActualMinimum(i) + "|"
        );
        p("");
        g.add(Calendar.MONTH, 14);
        p(g.getTime());
        g.roll(Calendar.DAY_OF_MONTH, 40);
        p(g.getTime());
        g.set(Calendar.DAY_OF_WEEK, Calendar.FRIDAY);
        p(g.getTime());
        g.set(Calendar.WEEK_OF_YEAR, 10);
        p(g.getTime());
        g.setLenient(false);
        t(() -> {
            g.set(Calendar.MONTH, 13);
            return g.getTime();
        });
    }
}
