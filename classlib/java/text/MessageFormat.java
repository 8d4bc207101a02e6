/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;

/** Text with numbered places for arguments: {@code {0}}, {@code {1,number,#.##}}. */
public class MessageFormat extends Format {
    private static final long serialVersionUID = 6479157306784022952L;
    private static final String[] TYPES = {"", "number", "date", "time", "choice"};
    private static final String[] NUMBERS = {"", "currency", "percent", "integer"};
    private static final String[] DATES = {"", "short", "medium", "long", "full"};

    /** An argument's place in formatted text. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7899943957617360810L;
        public static final Field ARGUMENT = new Field("message argument field");

        protected Field(String name) {
            super(name);
        }
    }

    private Locale locale;
    /** The text before, between and after the places: one more than there are places. */
    private List<String> texts = new ArrayList<>();
    private List<Format> formats = new ArrayList<>();
    private List<Integer> numbers = new ArrayList<>();

    public MessageFormat(String pattern) {
        this(pattern, Locale.getDefault(Locale.Category.FORMAT));
    }

    public MessageFormat(String pattern, Locale locale) {
        this.locale = locale;
        applyPattern(pattern);
    }

    public void setLocale(Locale locale) {
        this.locale = locale;
    }

    public Locale getLocale() {
        return locale;
    }

    public void applyPattern(String pattern) {
        List<String> newTexts = new ArrayList<>();
        List<Format> newFormats = new ArrayList<>();
        List<Integer> newNumbers = new ArrayList<>();
        if (!formats.isEmpty()) { // a pattern that is refused leaves the old text, without places
            texts = List.of(String.join("", texts));
            formats = new ArrayList<>();
            numbers = new ArrayList<>();
        }
        Reader reader = new Reader(pattern);
        for (boolean goesOn = true; goesOn; ) {
            newTexts.add(reader.text());
            String[] place = reader.place();
            goesOn = place != null;
            if (goesOn) {
                place(place, newNumbers, newFormats);
            }
        }
        texts = newTexts;
        formats = newFormats;
        numbers = newNumbers;
    }

    /** Takes a pattern apart: text and places by turns. */
    private static final class Reader {
        private final String pattern;
        private final int end;
        private int at;
        /** Braces that are open within the place. */
        private int depth;

        Reader(String pattern) {
            this.pattern = pattern;
            end = pattern.length();
        }

        private int next(char c, int from) {
            int i = pattern.indexOf(c, from);
            return i < 0 ? end : i;
        }

        /** The text before the next place, which begins with an unquoted brace, or the end. */
        String text() {
            StringBuilder text = new StringBuilder();
            boolean quoted = false;
            while (at < end) {
                int quote = next('\'', at);
                int brace = quoted ? end : next('{', at);
                int stop = Math.min(quote, brace);
                text.append(pattern, at, stop);
                at = stop;
                if (stop == brace) {
                    break;
                }
                if (pattern.startsWith("''", at)) {
                    text.append('\'');
                    at++;
                } else {
                    quoted = !quoted;
                }
                at++;
            }
            return text.toString();
        }

        /**
         * The number, the type and the style of the place that begins here; null where there is
         * none. A place that ends within braces of its own is none, but says so of no other.
         */
        String[] place() {
            if (at == end) {
                return null;
            }
            String[] segments = {"", "", ""};
            char last = ',';
            depth = 0;
            for (int i = 0; last == ','; i++) {
                int from = ++at;
                last = segmentEnd(i < 2);
                segments[i] = pattern.substring(from, at);
            }
            if (last == '}') {
                at++;
                return segments;
            }
            if (depth == 0) {
                throw new IllegalArgumentException("Unmatched braces in the pattern.");
            }
            return null;
        }

        /**
         * Goes to the comma or brace that ends a segment, and tells which it is; 0:
         * the pattern ends.
         */
        private char segmentEnd(boolean commas) {
            for (; at < end; at++) {
                char c = pattern.charAt(at);
                if (c == '\'') {
                    at = Math.min(next(c, at + 1), end - 1);
                } else if (c == ',' && commas || c == '}' && depth == 0) {
                    return c;
                }
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            }
            return 0;
        }
    }

    private static int find(String[] words, String s) {
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < words.length; i++) {
                if (words[i].equals(s)) {
                    return i;
                }
            }
            s = s.trim().toLowerCase(Locale.ROOT);
        }
        return -1;
    }

    private void place(String[] segments, List<Integer> newNumbers, List<Format> newFormats) {
        String number = segments[0];
        int n;
        try {
            n = Integer.parseInt(number);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("can't parse argument number: " + number, e);
        }
        if (n < 0) {
            throw new IllegalArgumentException("negative argument number: " + number);
        }
        String type = segments[1];
        while (type.startsWith(" ")) {
            type = type.substring(1);
        }
        String style = segments[2];
        Format f = null;
        int kind = find(TYPES, type);
        switch (kind) {
            case 0:
                break;
            case 1:
                f = numberFormat(style);
                break;
            case 2:
            case 3: {
                int k = find(DATES, style);
                int s = k <= 0 ? DateFormat.DEFAULT : 4 - k;
                f = kind == 2 ? DateFormat.getDateInstance(s, locale)
                        : DateFormat.getTimeInstance(s, locale);
                if (k < 0) {
                    ((SimpleDateFormat) f).applyPattern(style);
                }
                break;
            }
            case 4:
                try {
                    f = new ChoiceFormat(style);
                } catch (Exception e) {
                    throw new IllegalArgumentException("Choice Pattern incorrect: " + style, e);
                }
                break;
            default:
                throw new IllegalArgumentException("unknown format type: " + type);
        }
        newNumbers.add(n);
        newFormats.add(f);
    }

    private Format numberFormat(String style) {
        switch (find(NUMBERS, style)) {
            case 0:
                return NumberFormat.getInstance(locale);
            case 1:
                return NumberFormat.getCurrencyInstance(locale);
            case 2:
                return NumberFormat.getPercentInstance(locale);
            case 3:
                return NumberFormat.getIntegerInstance(locale);
            default:
                return new DecimalFormat(style, DecimalFormatSymbols.getInstance(locale));
        }
    }

    /**
     * Writes text as a pattern does: runs that begin with a brace are quoted, apostrophes doubled.
     */
    private static void quote(String text, StringBuilder to) {
        String doubled = text.replace("'", "''");
        int written = 0;
        for (int brace = doubled.indexOf('{'); brace >= 0; brace = doubled.indexOf('{', written)) {
            to.append(doubled, written, brace).append('\'');
            written = brace;
            while (written < doubled.length() && "{'".indexOf(doubled.charAt(written)) >= 0) {
                written++;
            }
            to.append(doubled, brace, written).append('\'');
        }
        to.append(doubled, written, doubled.length());
    }

    public String toPattern() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < formats.size(); i++) {
            quote(texts.get(i), sb);
            sb.append('{').append(numbers.get(i));
            Format f = formats.get(i);
            if (f instanceof ChoiceFormat) {
                sb.append(",choice,").append(((ChoiceFormat) f).toPattern());
            } else if (f instanceof DecimalFormat) {
                int k = 0;
                while (k < 4 && !f.equals(numberFormat(NUMBERS[k]))) {
                    k++;
                }
                sb.append(",number").append(k == 0 ? "" : k < 4 ? "," + NUMBERS[k]
                        : "," + ((DecimalFormat) f).toPattern());
            } else if (f instanceof SimpleDateFormat) {
                dateStyle((SimpleDateFormat) f, sb);
            }
            sb.append('}');
        }
        quote(texts.get(formats.size()), sb);
        return sb.toString();
    }

    private void dateStyle(SimpleDateFormat f, StringBuilder sb) {
        int[] styles = {DateFormat.DEFAULT, DateFormat.SHORT, DateFormat.MEDIUM, DateFormat.LONG,
            DateFormat.FULL};
        for (int i = 0; i < 10; i++) {
            Format g = i < 5 ? DateFormat.getDateInstance(styles[i], locale)
                    : DateFormat.getTimeInstance(styles[i - 5], locale);
            if (f.equals(g)) {
                sb.append(i < 5 ? ",date" : ",time");
                if (i % 5 != 0) {
                    sb.append(',').append(DATES[i % 5]);
                }
                return;
            }
        }
        sb.append(",date,").append(f.toPattern());
    }


    public void setFormatsByArgumentIndex(Format[] newFormats) {
        for (int i = 0; i < formats.size(); i++) {
            int j = numbers.get(i);
            if (j < newFormats.length) {
                formats.set(i, newFormats[j]);
            }
        }
    }

    public void setFormats(Format[] newFormats) {
        for (int i = 0; i < Math.min(newFormats.length, formats.size()); i++) {
            formats.set(i, newFormats[i]);
        }
    }

    public void setFormatByArgumentIndex(int argumentIndex, Format newFormat) {
        for (int i = 0; i < formats.size(); i++) {
            if (numbers.get(i) == argumentIndex) {
                formats.set(i, newFormat);
            }
        }
    }

    public void setFormat(int formatElementIndex, Format newFormat) {
        if (formatElementIndex >= formats.size()) {
            throw new ArrayIndexOutOfBoundsException(formatElementIndex);
        }
        formats.set(formatElementIndex, newFormat);
    }

    public Format[] getFormatsByArgumentIndex() {
        int max = -1;
        for (int n : numbers) {
            max = Math.max(max, n);
        }
        Format[] result = new Format[max + 1];
        for (int i = 0; i < formats.size(); i++) {
            result[numbers.get(i)] = formats.get(i);
        }
        return result;
    }

    public Format[] getFormats() {
        return formats.toArray(new Format[0]);
    }

    public final StringBuffer format(Object[] arguments, StringBuffer result, FieldPosition pos) {
        for (int i = 0; i < formats.size(); i++) {
            result.append(texts.get(i));
            int n = numbers.get(i);
            int start = result.length();
            if (arguments == null || n >= arguments.length) {
                result.append('{').append(n).append('}');
                continue;
            }
            result.append(argument(arguments[n], formats.get(i), arguments));
            pos.note(-2, Field.ARGUMENT, start, result.length());
        }
        return result.append(texts.get(formats.size()));
    }

    /** What formats an argument; null: its own text. */
    private Format formatOf(Object o, Format f) {
        if (f != null || o == null) {
            return o == null ? null : f;
        }
        return o instanceof Number ? NumberFormat.getInstance(locale)
                : o instanceof Date ? DateFormat.getDateTimeInstance(DateFormat.SHORT,
                        DateFormat.SHORT, locale) : null;
    }

    private String argument(Object o, Format f, Object[] arguments) {
        f = formatOf(o, f);
        String s = f == null ? String.valueOf(o) : f.format(o);
        if (f instanceof ChoiceFormat && s.indexOf('{') >= 0) {
            s = new MessageFormat(s, locale).format(arguments);
        }
        return s;
    }

    /**
     * The text with the fields of its arguments;
     * each place is a field that says which argument it is of.
     */
    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object arguments) {
        Object[] all = (Object[]) FieldRecorder.notNull(arguments);
        List<AttributedCharacterIterator> parts = new ArrayList<>();
        StringBuilder between = new StringBuilder();
        for (int i = 0; i < formats.size(); i++) {
            between.append(texts.get(i));
            int n = numbers.get(i);
            if (n >= all.length) {
                between.append('{').append(n).append('}');
                continue;
            }
            parts.add(new AttributedString(between.toString()).getIterator());
            between.setLength(0);
            AttributedString s = new AttributedString(iterator(all[n], formats.get(i), all));
            if (s.getIterator().getEndIndex() > 0) {
                s.addAttribute(Field.ARGUMENT, n);
            }
            parts.add(s.getIterator());
        }
        between.append(texts.get(formats.size()));
        parts.add(new AttributedString(between.toString()).getIterator());
        return AttributedString.join(parts.toArray(new AttributedCharacterIterator[0]));
    }

    private AttributedCharacterIterator iterator(Object o, Format f, Object[] arguments) {
        f = formatOf(o, f);
        if (f == null) {
            return new AttributedString(String.valueOf(o)).getIterator();
        }
        if (f instanceof ChoiceFormat) {
            String s = f.format(o);
            if (s.indexOf('{') >= 0) {
                return new MessageFormat(s, locale).formatToCharacterIterator(arguments);
            }
        }
        return f.formatToCharacterIterator(o);
    }

    public static String format(String pattern, Object... arguments) {
        return new MessageFormat(pattern).format(arguments);
    }

    @Override
    public final StringBuffer format(Object arguments, StringBuffer result, FieldPosition pos) {
        return format((Object[]) arguments, result, pos);
    }

    public Object[] parse(String source, ParsePosition pos) {
        if (source == null) {
            return new Object[0];
        }
        Object[] result = new Object[getFormatsByArgumentIndex().length];
        int p = pos.index;
        for (int i = 0; i < formats.size(); i++) {
            String text = texts.get(i);
            if (!source.startsWith(text, p)) {
                pos.errorIndex = p;
                return null;
            }
            p += text.length();
            Format f = formats.get(i);
            if (f == null) {
                String next = texts.get(i + 1);
                int end = next.isEmpty() && i == formats.size() - 1 ? source.length()
                        : next.isEmpty() ? source.length() : source.indexOf(next, p);
                if (end < 0) {
                    pos.errorIndex = p;
                    return null;
                }
                String value = source.substring(p, end);
                if (!value.equals("{" + numbers.get(i) + "}")) {
                    result[numbers.get(i)] = value;
                }
                p = end;
            } else {
                ParsePosition q = new ParsePosition(p);
                Object value = f.parseObject(source, q);
                if (q.index == p) {
                    pos.errorIndex = p;
                    return null;
                }
                result[numbers.get(i)] = value;
                p = q.index;
            }
        }
        String last = texts.get(formats.size());
        if (!source.startsWith(last, p)) {
            pos.errorIndex = p;
            return null;
        }
        pos.index = p + last.length();
        return result;
    }

    public Object[] parse(String source) throws ParseException {
        ParsePosition p = new ParsePosition(0);
        Object[] result = parse(source, p);
        if (p.index == 0) {
            throw new ParseException("MessageFormat parse error!", p.errorIndex);
        }
        return result;
    }

    @Override
    public Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    @Override
    public Object clone() {
        MessageFormat other = (MessageFormat) super.clone();
        other.texts = new ArrayList<>(texts);
        other.formats = new ArrayList<>();
        for (Format f : formats) {
            other.formats.add(f == null ? null : (Format) f.clone());
        }
        other.numbers = new ArrayList<>(numbers);
        return other;
    }

    @Override
    public boolean equals(Object obj) {
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        MessageFormat o = (MessageFormat) obj;
        return texts.equals(o.texts) && formats.equals(o.formats) && numbers.equals(o.numbers)
                && (locale == null ? o.locale == null : locale.equals(o.locale));
    }

    @Override
    public int hashCode() {
        return String.join("", texts).hashCode();
    }
}
