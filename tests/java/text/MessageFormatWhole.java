/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.text.AttributedCharacterIterator;
import java.text.ChoiceFormat;
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.text.StringCharacterIterator;
import java.util.Date;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;

/**
 * MessageFormat, ChoiceFormat, Format and the positions and attributes of texts, member by member.
 */
public class MessageFormatWhole extends Whole {

    static MessageFormat make(String pattern) {
        return new MessageFormat(pattern, Locale.US);
    }

    static void patterns() {
        Object[] arguments = {
            7,
            "text",
            new Date(0),
            -1234.5,
            null,
            'c',
            0.25,
            new int[0].length
        };
        String[] patterns = {
            "",
            "{0}",
            "{1} and {0}",
            "'{0}'",
            "''{0}''",
            "it's {0}",
            "{0,number}",
            "{0,number,integer}",
            "{3,number,currency}",
            "{6,number,percent}",
            "{3,number,#.##;(#)}",
            "{2,date}",
            "{2,date,short}",
            "{2,date,medium}",
            "{2,date,long}",
            "{2,date,full}",
            "{2,date,yyyy'Y'}",
            "{2,time}",
            "{2,time,short}",
            "{2,time,full}",
            "{0,choice,0#none|1#one|1<many {0}}",
            "{4}",
            "{9}",
            "{5}{5}",
            "a{0}b{0}c",
            "{3}",
            "{2}",
            "{0,number,'#'#}",
            "{0,number,{0}}",
            "{ 0 }",
            "{0 , number , integer }",
            "}",
            "a}b",
            "'",
            "a'b",
            "'{",
            "{'0'}",
            "{0,choice,0#'{'|1#'}'}",
            "{7,choice,0#zero|1#one}",
            "{0,}",
            "{0,NUMBER}",
            "{0,number,}"
        };
        for (String each : patterns) {
            t(() -> make(each).toPattern());
            t(() -> make(each).format(arguments));
        }
        for (String bad : new String[] {
            "{",
            "{0",
            "{}",
            "{a}",
            "{-1}",
            "{0,unknown}",
            "{0,number,'}",
            "{0,date,q}",
            "{0,choice,x}",
            "{0{1}}",
            "{99999999999}",
            "{0,number,0.0.0}",
            "{0,number,integer,x}",
            "{,number}",
            "{ }",
            "{0x1}",
            "{+1}",
            "{0,choice,1#a|0#b}"
        }) {
            t(() -> make(bad).toPattern());
            t(() -> make(bad).format(arguments));
        }
        t(() -> new MessageFormat(null));
        t(() -> new MessageFormat("{0}", null).format(new Object[] { "x" }));
        t(() -> new MessageFormat("{0,number}", null));
        t(() -> make("{0,number}").format(new Object[] { "x" }));
        t(() -> make("{0,date}").format(new Object[] { "x" }));
        t(() -> make("{0} {1}").format(null, new StringBuffer("+"), null));
        t(() -> make("{0} {1}").format(new Object[0]));
        t(() -> make("{0}").format("no array"));
        t(() ->
            make("{0}").format(
                (Object) new Object[] { 5 },
                new StringBuffer("+"),
                new FieldPosition(0)
            )
        );
        t(() -> MessageFormat.format("{0} {1} {2}", 1, "x"));
        t(() -> MessageFormat.format("{0}", (Object[]) null));
        t(() -> MessageFormat.format((String) null, 1));
    }

    static void formats() {
        MessageFormat f = make("{1} x {0} y {1,number}");
        p(f.getFormats(), f.getFormatsByArgumentIndex().length, f.getLocale());
        f.setFormat(0, new DecimalFormat("000"));
        f.setFormat(1, NumberFormat.getPercentInstance(Locale.US));
        p(f.toPattern(), f.format(new Object[] { 0.5, 7 }));
        f.setFormats(new Format[] { null, new SimpleDateFormat("yyyy", Locale.US) });
        p(f.toPattern());
        f.setFormatByArgumentIndex(1, new ChoiceFormat("0#zero|1#more"));
        f.setFormatByArgumentIndex(8, null);
        p(f.toPattern(), f.getFormatsByArgumentIndex());
        f.setFormatsByArgumentIndex(new Format[] { null, new DecimalFormat("0.0") });
        p(f.toPattern());
        f.setFormatsByArgumentIndex(new Format[] { new DecimalFormat("0") });
        p(f.toPattern(), f.format(new Object[] { 1, 2 }));
        f.setFormat(
            1,
            new Format() {
                @Override
                public StringBuffer format(Object o, StringBuffer to, FieldPosition at) {
                    return to.append('<').append(o).append('>');
                }

                @Override
                public Object parseObject(String text, ParsePosition at) {
                    return null;
                }
            }
        );
        p(f.toPattern(), f.format(new Object[] { 1, 2 }));
        t(() -> f.setFormat(3, null));

        t(() -> f.setFormats(null));
        t(() -> f.setFormatsByArgumentIndex(null));
        t(() -> f.setFormatByArgumentIndex(-1, null));
        t(() -> f.setFormats(new Format[9]));
        p(f.toPattern());
        f.setLocale(Locale.ROOT);
        f.applyPattern("{0,number,currency} {0}");
        p(f.getLocale(), f.toPattern(), f.format(new Object[] { 5 }));
        t(() -> f.applyPattern("{"));
        t(() -> f.format(new Object[] { 5 }));
        t(() -> f.applyPattern(null));
        MessageFormat a = make("{0,number,0.0}"),
            b = (MessageFormat) a.clone();
        p(
            a.equals(b),
            a.hashCode() == b.hashCode(),
            a.equals(null),
            a.equals("x"),
            a.equals(make("{0,number,0.00}"))
        );
        b.setFormat(0, null);
        p(a.toPattern(), b.toPattern(), a.equals(b));
        Object[] many = new Object[12];
        StringBuilder pattern = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            pattern.append('{').append(i).append("}-");
            many[i] = i;
        }
        p(make(pattern.toString()).format(many));
        p(make(pattern.toString()).parse("0-1-2-3-4-5-6-7-8-9-10-11-", new ParsePosition(0)));
    }

    static void parsing() {
        String[][] cases = {
            { "{0}", "abc", "" },
            { "{0} {1}", "a b c", "a", " b" },
            { "a{0}b", "axb", "xb", "ab", "axbb" },
            { "{0,number}", "12", "x", "12x", "1,200.5" },
            { "{1}-{0}", "x-y" },
            { "{0}{1}", "xy" },
            { "{0} {0}", "a b", "a a" },
            { "{0,choice,0#none|1#one}", "one", "none", "two" },
            { "{0,date,yyyy}!", "1999!", "1999" },
            { "plain", "plain", "other", "" },
            { "{0}, {0}, {0}", "x, y, z" },
            { "{2}", "q" },
            { "{0,number} {0}", "5 text" }
        };
        for (String[] each : cases)
            for (int i = 1; i < each.length; i++) {
                String text = each[i];
                ParsePosition at = new ParsePosition(0);
                p(each[0], text, make(each[0]).parse(text, at), at.getIndex(), at.getErrorIndex());
                t(() -> make(each[0]).parse(text));
                t(() -> make(each[0]).parseObject(text));
            }
        ParsePosition at = new ParsePosition(2);
        p(make("{0}!").parseObject("..abc!", at), at);
        t(() -> make("{0}").parse(null));
        p(make("{0}").parse(null, new ParsePosition(0)));
        t(() -> make("{0}").parse("x", null));
    }

    static void positions() throws Exception {
        FieldPosition at = new FieldPosition(MessageFormat.Field.ARGUMENT);
        StringBuffer into = make("ab {1} {0,number} cd").format(
            new Object[] { 12, "xyz" },
            new StringBuffer("__"),
            at
        );
        p(into, at.getBeginIndex(), at.getEndIndex());
        at = new FieldPosition(0);
        make("ab {1} {0,number} cd").format(new Object[] { 12, "xyz" }, new StringBuffer("__"), at);
        p(at);
        String shown = at.toString() + new ParsePosition(2).toString();
        p(
            shown,
            AttributedCharacterIterator.Attribute.LANGUAGE.hashCode() ==
                AttributedCharacterIterator.Attribute.LANGUAGE.hashCode()
        );
        NumberFormat abstractNumber = new DecimalFormat(
            "0.0",
            java.text.DecimalFormatSymbols.getInstance(Locale.US)
        );
        DateFormat abstractDate = new SimpleDateFormat("yyyy", Locale.US);
        p(
            abstractNumber.format((Object) 5, new StringBuffer("n"), at),
            abstractDate.format((Object) new Date(0), new StringBuffer("d"), at),
            abstractDate.equals(abstractDate.clone())
        );
        p(
            new FieldPosition(5).hashCode() == new FieldPosition(5).hashCode(),
            new FieldPosition(5).equals(new FieldPosition(5))
        );
        p(
            new ParsePosition(5),
            new ParsePosition(5).equals(new ParsePosition(5)),
            new ParsePosition(-3).getIndex()
        );
        class Named extends Format.Field {

            Named(String name) {
                super(name);
            }

            Object resolve() throws Exception {
                return readResolve();
            }

            String name() {
                return getName();
            }
        }
        class NamedArgument extends MessageFormat.Field {

            NamedArgument(String name) {
                super(name);
            }

            Object resolve() throws Exception {
                return readResolve();
            }
        }
        class NamedAttribute extends AttributedCharacterIterator.Attribute {

            NamedAttribute(String name) {
                super(name);
            }

            Object resolve() throws Exception {
                return readResolve();
            }
        }
        p(
            new Named("x").name(),
            new Named(null).toString().endsWith("Named(null)"),
            new Named("x").equals(new Named("x"))
        );
        t(() -> new Named("x").resolve());
        t(() -> new NamedArgument("message argument field").resolve());
        t(() -> new NamedAttribute("language").resolve());
        Object[] single = {
            AttributedCharacterIterator.Attribute.LANGUAGE,
            AttributedCharacterIterator.Attribute.READING,
            AttributedCharacterIterator.Attribute.INPUT_METHOD_SEGMENT,
            MessageFormat.Field.ARGUMENT,
            DateFormat.Field.YEAR,
            NumberFormat.Field.SIGN
        };
        for (Object each : single) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(each);
            }
            Object back = new ObjectInputStream(
                new ByteArrayInputStream(bytes.toByteArray())
            ).readObject();
            p(each, back == each, each.hashCode() == System.identityHashCode(each));
        }
        StringCharacterIterator i = new StringCharacterIterator("abc", 1),
            j = new StringCharacterIterator("abc", 1);
        p(
            i.equals(j),
            i.hashCode() == j.hashCode(),
            i.equals(new StringCharacterIterator("abc")),
            i.equals(null),
            i.next(),
            i.equals(j)
        );
        AttributedCharacterIterator attributed = new Runs("plain marked", 6);
        p(
            attributed.getRunStart(),
            attributed.getRunLimit(),
            attributed.getAttributes(),
            attributed.getAllAttributeKeys()
        );
        attributed.setIndex(7);
        AttributedCharacterIterator.Attribute reading =
            AttributedCharacterIterator.Attribute.READING;
        p(
            attributed.getRunStart(reading),
            attributed.getRunLimit(reading),
            attributed.getRunStart(Set.of(reading)),
            attributed.getRunLimit(Set.of()),
            attributed.getAttribute(reading),
            attributed.clone() != attributed
        );
    }

    /**
     * A text whose end has an attribute: the interface's other methods come from
     * StringCharacterIterator's class.
     */
    static class Runs implements AttributedCharacterIterator {

        final StringCharacterIterator text;
        final int from;

        Runs(String text, int from) {
            this.text = new StringCharacterIterator(text);
            this.from = from;
        }

        boolean in() {
            return text.getIndex() >= from;
        }

        public int getRunStart() {
            return in() ? from : 0;
        }

        public int getRunStart(Attribute attribute) {
            return getRunStart();
        }

        public int getRunStart(Set<? extends Attribute> attributes) {
            return attributes.isEmpty() ? 0 : getRunStart();
        }

        public int getRunLimit() {
            return in() ? text.getEndIndex() : from;
        }

        public int getRunLimit(Attribute attribute) {
            return getRunLimit();
        }

        public int getRunLimit(Set<? extends Attribute> attributes) {
            return attributes.isEmpty() ? text.getEndIndex() : getRunLimit();
        }

        public Map<Attribute, Object> getAttributes() {
            return in() ? Map.of(Attribute.READING, "r") : Map.of();
        }

        public Object getAttribute(Attribute attribute) {
            return getAttributes().get(attribute);
        }

        public Set<Attribute> getAllAttributeKeys() {
            return new HashSet<>(Set.of(Attribute.READING));
        }

        public char first() {
            return text.first();
        }

        public char last() {
            return text.last();
        }

        public char current() {
            return text.current();
        }

        public char next() {
            return text.next();
        }

        public char previous() {
            return text.previous();
        }

        public char setIndex(int position) {
            return text.setIndex(position);
        }

        public int getBeginIndex() {
            return text.getBeginIndex();
        }

        public int getEndIndex() {
            return text.getEndIndex();
        }

        public int getIndex() {
            return text.getIndex();
        }

        public Object clone() {
            return new Runs("plain marked", from);
        }
    }

    static void choices() {
        String[] patterns = {
            "0#a|1#b",
            "0<a|1<b",
            "-\u221e#low|0#zero|\u221e#high",
            "0\u2264x|5\u2264y",
            "1#it''s|2#'|'",
            "0#|1#x",
            "-1.5#a|2.25<b",
            "0#a",
            "",
            "1E3#big"
        };
        for (String pattern : patterns) {
            t(() -> {
                ChoiceFormat f = new ChoiceFormat(pattern);
                StringBuilder line = new StringBuilder(f.toPattern());
                for (double d : new double[] {
                    -2,
                    -0.0,
                    0,
                    0.5,
                    1,
                    1.0000000001,
                    5,
                    1e9,
                    Double.NaN,
                    Double.NEGATIVE_INFINITY,
                    Double.POSITIVE_INFINITY
                })
                    line.append(" | ").append(f.format(d));
                return line
                    .append(' ')
                    .append(text(f.getLimits()))
                    .append(' ')
                    .append(text(f.getFormats()));
            });
        }
        for (String bad : new String[] {
            "a",
            "#a",
            "0",
            "1#a|0#b",
            "x#a",
            "0#a|",
            "0#a|1",
            "|",
            "0#a||1#b"
        })
            t(() -> new ChoiceFormat(bad).toPattern());
        t(() -> new ChoiceFormat(null));
        t(() -> new ChoiceFormat(new double[] { 0, 1 }, new String[] { "a" }));
        t(() -> new ChoiceFormat(null, new String[0]));
        ChoiceFormat f = new ChoiceFormat(
            new double[] { 1, 2, 3 },
            new String[] { "one", "two", "three" }
        );
        p(
            f.format(1L, new StringBuffer("+"), null),
            f.format(2.5, new StringBuffer("-"), new FieldPosition(0)),
            f.format(Long.MAX_VALUE),
            f.format(Integer.valueOf(3))
        );
        p(
            f.hashCode(),
            f.equals(f.clone()),
            f.equals(null),
            f.hashCode() == f.clone().hashCode(),
            f.equals(new ChoiceFormat("1#one|2#two|3#three"))
        );
        for (String text : new String[] { "one", "two!", "twothree", "four", "" }) {
            ParsePosition at = new ParsePosition(0);
            p(f.parse(text, at), at.getIndex(), at.getErrorIndex());
            t(() -> f.parse(text));
        }
        t(() -> f.setChoices(new double[0], new String[1]));
        f.setChoices(new double[0], new String[0]);
        t(() -> f.format(1));
        t(() -> f.applyPattern("q"));
        t(() -> f.toPattern());
        for (double d : new double[] {
            0,
            -0.0,
            1,
            Double.MAX_VALUE,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE,
            -1
        })
            p(
                ChoiceFormat.nextDouble(d),
                ChoiceFormat.previousDouble(d),
                ChoiceFormat.nextDouble(d, true),
                ChoiceFormat.nextDouble(d, false)
            );
    }

    static void format() {
        Format f = new Format() {
            @Override
            public StringBuffer format(Object o, StringBuffer to, FieldPosition at) {
                at.setBeginIndex(to.length());
                to.append(o);
                at.setEndIndex(to.length());
                return to;
            }

            @Override
            public Object parseObject(String text, ParsePosition at) {
                if (!text.startsWith("ok", at.getIndex())) {
                    at.setErrorIndex(at.getIndex());
                    return null;
                }
                at.setIndex(at.getIndex() + 2);
                return "parsed";
            }
        };
        p(f.format("x"), f.format(null), f.clone().getClass() == f.getClass());
        t(() -> f.parseObject("okay"));
        t(() -> f.parseObject("no"));
        t(() -> f.parseObject(null));
    }

    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Locale.setDefault(Locale.US);
        patterns();
        formats();
        parsing();
        positions();
        choices();
        format();
    }
}
