/* SPDX-License-Identifier: MIT */
import java.math.BigDecimal;
import java.text.Annotation;
import java.text.AttributedCharacterIterator;
import java.text.AttributedCharacterIterator.Attribute;
import java.text.AttributedString;
import java.text.CharacterIterator;
import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Attributed strings and their iterators, by hand and at random; the fields of what formats print.
 */
public class AttributedTexts extends Seeded {

    static final Attribute[] KEYS = {
        Attribute.LANGUAGE,
        Attribute.READING,
        Attribute.INPUT_METHOD_SEGMENT
    };

    static String runs(AttributedCharacterIterator it) {
        StringBuilder s = new StringBuilder();
        for (char c = it.first(); c != CharacterIterator.DONE; c = it.setIndex(it.getRunLimit())) {
            s.append(it.getRunStart())
                .append('-')
                .append(it.getRunLimit())
                .append(new TreeMap<>(names(it.getAttributes())));
            for (Attribute a : KEYS)
                s.append(it.getRunStart(a))
                    .append(',')
                    .append(it.getRunLimit(a))
                    .append(it.getAttribute(a))
                    .append(' ');
            s.append(it.getRunStart(Set.of(KEYS[0], KEYS[1])))
                .append('/')
                .append(it.getRunLimit(Set.of(KEYS[0], KEYS[1])))
                .append(' ');
        }
        TreeSet<String> keys = new TreeSet<>();
        for (Attribute a : it.getAllAttributeKeys()) keys.add(a.toString());
        return s.append(keys).toString();
    }

    static Map<String, Object> names(Map<Attribute, Object> m) {
        Map<String, Object> named = new TreeMap<>();
        m.forEach((a, v) -> named.put(a.toString(), v));
        return named;
    }

    static String fields(Format f, Object o) {
        AttributedCharacterIterator it = f.formatToCharacterIterator(o);
        StringBuilder s = new StringBuilder();
        for (char c = it.first(); c != CharacterIterator.DONE; ) {
            s.append('<');
            int limit = it.getRunLimit();
            Map<String, Object> attributes = names(it.getAttributes());
            for (; it.getIndex() < limit; c = it.next()) s.append(c);
            s.append(attributes).append('>');
        }
        return s.toString();
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        init(args, 30);
        for (String pattern : new String[] {
            "#,##0.00",
            "0.###E0",
            "#,##0.00%",
            "\u00a4#,##0.00;(\u00a4#)",
            "-0'x'",
            "\u00a4\u00a4 0",
            "##0.##E00"
        })
            for (Object n : new Object[] {
                0,
                1234567,
                -12.5,
                1e-10,
                Double.NaN,
                Double.NEGATIVE_INFINITY,
                new BigDecimal("123456789012.345"),
                -0.0
            })
                t(pattern + " " + n, () ->
                    fields(new DecimalFormat(pattern, new DecimalFormatSymbols(Locale.US)), n)
                );
        t("null", () -> new DecimalFormat().formatToCharacterIterator(null));
        t("text", () -> new DecimalFormat().formatToCharacterIterator("x"));
        SimpleDateFormat dates = new SimpleDateFormat(
            "EEEE, d MMM yyyy 'at' hh:mm:ss.SSS a zzz G w k u XXX"
        );
        t("date", () -> fields(dates, new Date(1000000000000L)));
        t("date", () -> fields(dates, 12345L));
        t("date", () -> dates.formatToCharacterIterator(null));
        t("date", () -> dates.formatToCharacterIterator("x"));
        MessageFormat message = new MessageFormat(
            "a {0} b {1,number,#.#} {2,date,yyyy}{3} '{'{4,choice,0#none|1#one {0}|2#many} {9}"
        );
        t("message", () -> fields(message, new Object[] { "x", 2.55, new Date(0), 1234, 1 }));
        t("message", () -> fields(message, new Object[] { null, 2, new Date(0), "", 0 }));
        t("message", () -> fields(message, new Object[] { new Date(0), 2 }));
        t("message", () -> message.formatToCharacterIterator(null));
        t("empty", () -> fields(new MessageFormat(""), new Object[0]));
        t("choice", () -> fields(new ChoiceFormat("0#none|1#one"), 1));
        t("percent", () -> fields(NumberFormat.getPercentInstance(), 0.5));
        t("a", () -> new AttributedString((String) null));
        t("a", () -> new AttributedString("", Map.of(KEYS[0], 1)));
        t("a", () -> runs(new AttributedString("", Map.of()).getIterator()));
        t("a", () -> runs(new AttributedString("ab", Map.of(KEYS[0], 1)).getIterator()));
        t("a", () -> {
            new AttributedString("").addAttribute(KEYS[0], 1);
            return 1;
        });
        t("a", () -> {
            new AttributedString("a").addAttribute(null, 1);
            return 1;
        });
        t("a", () -> new Annotation(5));
        t("a", () -> new Annotation("v").getValue());
        for (int i = 0; i < count; i++) {
            String text = some("abcdef", 12);
            AttributedString s = new AttributedString(text);
            for (int n = r.nextInt(6); n > 0; n--) {
                int from = r.nextInt(text.length() + 2) - 1,
                    to = r.nextInt(text.length() + 2);
                Object value =
                    r.nextInt(4) == 0
                        ? new Annotation(r.nextInt(3)) {
                              @Override
                              public String toString() {
                                  return "note" + getValue();
                              }
                          }
                        : r.nextInt(3);
                t("add " + from + " " + to, () -> {
                    s.addAttribute(pick(KEYS), value, from, to);
                    return "";
                });
                t("map " + to, () -> {
                    s.addAttributes(Map.of(pick(KEYS), 7), to, text.length());
                    return "";
                });
            }
            int from = r.nextInt(text.length() + 1),
                to = r.nextInt(text.length() + 1);
            t(text, () -> runs(s.getIterator()));
            t(from + " " + to, () -> runs(s.getIterator(null, from, to)));
            t("part", () -> runs(new AttributedString(s.getIterator(), from, to).getIterator()));
            t("some", () ->
                runs(
                    new AttributedString(s.getIterator(), from, to, new Attribute[] {
                        KEYS[1]
                    }).getIterator()
                )
            );
            t("walk", () -> {
                AttributedCharacterIterator it = s.getIterator(
                    new Attribute[] { KEYS[0] },
                    from,
                    to
                );
                return (
                    "" +
                    it.last() +
                    it.previous() +
                    it.next() +
                    it.next() +
                    it.getIndex() +
                    it.getBeginIndex() +
                    it.getEndIndex() +
                    it.clone().equals(it) +
                    it.setIndex(from + 1)
                );
            });
        }
    }
}
