/* SPDX-License-Identifier: MIT */
package java.text;

import java.text.AttributedCharacterIterator.Attribute;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A text whose parts carry attributes. It is cut into runs, at whose starts attributes may change;
 * a text without attributes has none.
 */
public class AttributedString {
    private final String text;
    private final List<Integer> starts = new ArrayList<>();
    private final List<Map<Attribute, Object>> runs = new ArrayList<>();

    public AttributedString(String text) {
        this.text = Objects.requireNonNull(text);
    }

    public AttributedString(String text, Map<? extends Attribute, ?> attributes) {
        if (text == null || attributes == null) {
            throw new NullPointerException();
        }
        this.text = text;
        addAttributes(attributes, 0, text.length());
    }

    public AttributedString(AttributedCharacterIterator text) {
        this(text, text.getBeginIndex(), text.getEndIndex(), null);
    }

    public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex) {
        this(text, beginIndex, endIndex, null);
    }

    public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex,
                            Attribute[] attributes) {
        Objects.requireNonNull(text);
        if (beginIndex < text.getBeginIndex() || endIndex > text.getEndIndex()
                || beginIndex > endIndex) {
            throw new IllegalArgumentException("Invalid substring range");
        }
        this.text = characters(text, beginIndex, endIndex);
        if (beginIndex == endIndex) {
            return;
        }
        Set<Attribute> keys = new HashSet<>();
        if (attributes == null) {
            keys.addAll(text.getAllAttributeKeys());
        } else {
            for (Attribute a : attributes) {
                keys.add(a);
            }
            keys.retainAll(text.getAllAttributeKeys());
        }
        for (Attribute key : keys) {
            for (int at = beginIndex; at < endIndex; at = text.getRunLimit(key)) {
                text.setIndex(at);
                Object value = text.getAttribute(key);
                int from = text.getRunStart(key);
                int to = text.getRunLimit(key);
                if (value != null && (!(value instanceof Annotation)
                        || from >= beginIndex && to <= endIndex)) {
                    add(key, value, Math.max(from, beginIndex) - beginIndex,
                            Math.min(to, endIndex) - beginIndex);
                }
            }
        }
    }

    private AttributedString(AttributedCharacterIterator[] parts) {
        StringBuilder all = new StringBuilder();
        Map<Attribute, Object> last = null;
        for (AttributedCharacterIterator part : parts) {
            int begin = part.getBeginIndex();
            int end = part.getEndIndex();
            int offset = all.length();
            all.append(characters(part, begin, end));
            for (int at = begin; at < end; at = part.getRunLimit()) {
                part.setIndex(at);
                Map<Attribute, Object> now = part.getAttributes();
                if (last == null || !last.equals(now)) {
                    starts.add(at - begin + offset);
                    runs.add(new HashMap<>(now));
                }
                last = now;
            }
        }
        text = all.toString();
    }

    /** One text of several; neighbours with the same attributes become one run. */
    static AttributedCharacterIterator join(AttributedCharacterIterator... parts) {
        return new AttributedString(parts).getIterator();
    }

    private static String characters(CharacterIterator from, int begin, int end) {
        StringBuilder sb = new StringBuilder();
        for (int i = begin; i < end; i++) {
            sb.append(from.setIndex(i));
        }
        return sb.toString();
    }

    public void addAttribute(Attribute attribute, Object value) {
        Objects.requireNonNull(attribute);
        if (text.isEmpty()) {
            throw new IllegalArgumentException("Can't add attribute to 0-length text");
        }
        add(attribute, value, 0, text.length());
    }

    public void addAttribute(Attribute attribute, Object value, int beginIndex, int endIndex) {
        Objects.requireNonNull(attribute);
        if (beginIndex < 0 || endIndex > text.length() || beginIndex >= endIndex) {
            throw new IllegalArgumentException("Invalid substring range");
        }
        add(attribute, value, beginIndex, endIndex);
    }

    public void addAttributes(Map<? extends Attribute, ?> attributes, int beginIndex,
                              int endIndex) {
        Objects.requireNonNull(attributes);
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > text.length()) {
            throw new IllegalArgumentException("Invalid substring range");
        }
        if (beginIndex == endIndex) {
            if (attributes.isEmpty()) {
                return;
            }
            throw new IllegalArgumentException("Can't add attribute to 0-length text");
        }
        for (Map.Entry<? extends Attribute, ?> e : attributes.entrySet()) {
            add(e.getKey(), e.getValue(), beginIndex, endIndex);
        }
    }

    private void add(Attribute attribute, Object value, int begin, int end) {
        if (runs.isEmpty()) {
            starts.add(0);
            runs.add(new HashMap<>());
        }
        int first = cut(begin);
        int last = cut(end);
        for (int i = first; i < last; i++) {
            runs.get(i).put(attribute, value);
        }
    }

    /** The run that starts at an index, made if there was none. */
    private int cut(int index) {
        if (index == text.length()) {
            return runs.size();
        }
        int run = runAt(index);
        if (starts.get(run) == index) {
            return run;
        }
        starts.add(run + 1, index);
        runs.add(run + 1, new HashMap<>(runs.get(run)));
        return run + 1;
    }

    private int runAt(int index) {
        int run = runs.size() - 1;
        while (run >= 0 && starts.get(run) > index) {
            run--;
        }
        return run;
    }

    public AttributedCharacterIterator getIterator() {
        return getIterator(null, 0, text.length());
    }

    public AttributedCharacterIterator getIterator(Attribute[] attributes) {
        return getIterator(attributes, 0, text.length());
    }

    public AttributedCharacterIterator getIterator(Attribute[] attributes, int beginIndex,
                                                   int endIndex) {
        return new Walk(beginIndex, endIndex);
    }

    /** All attributes are seen; those that are asked for are but a hint. */
    private final class Walk implements AttributedCharacterIterator {
        private final int begin;
        private final int end;
        private int index;

        Walk(int begin, int end) {
            if (begin < 0 || begin > end || end > text.length()) {
                throw new IllegalArgumentException("Invalid substring range");
            }
            this.begin = begin;
            this.end = end;
            index = begin;
        }

        @Override
        public char first() {
            return setIndex(begin);
        }

        @Override
        public char last() {
            return setIndex(begin == end ? end : end - 1);
        }

        @Override
        public char current() {
            return index == end ? DONE : text.charAt(index);
        }

        @Override
        public char next() {
            return index < end ? setIndex(index + 1) : DONE;
        }

        @Override
        public char previous() {
            return index > begin ? setIndex(index - 1) : DONE;
        }

        @Override
        public char setIndex(int position) {
            if (position < begin || position > end) {
                throw new IllegalArgumentException("Invalid index");
            }
            index = position;
            return current();
        }

        @Override
        public int getBeginIndex() {
            return begin;
        }

        @Override
        public int getEndIndex() {
            return end;
        }

        @Override
        public int getIndex() {
            return index;
        }

        private int run() {
            return index == end ? -1 : runAt(index);
        }

        private int start(int run) {
            return index == end ? end : run < 0 ? begin : Math.max(starts.get(run), begin);
        }

        private int limit(int run) {
            return index == end || run < 0 || run + 1 == runs.size() ? end
                    : Math.min(starts.get(run + 1), end);
        }

        private boolean same(int run, int other, Set<? extends Attribute> attributes) {
            for (Attribute a : attributes) {
                if (!Objects.equals(value(run, a), value(other, a))) {
                    return false;
                }
            }
            return true;
        }

        private int startWhile(java.util.function.IntPredicate same) {
            int first = run();
            while (first > 0 && start(first) > begin && same.test(first - 1)) {
                first--;
            }
            return start(first);
        }

        private int limitWhile(java.util.function.IntPredicate same) {
            int last = run();
            while (last >= 0 && limit(last) < end && same.test(last + 1)) {
                last++;
            }
            return limit(last);
        }

        @Override
        public int getRunStart() {
            return start(run());
        }

        @Override
        public int getRunStart(Attribute attribute) {
            Object seen = getAttribute(attribute);
            return startWhile(run -> Objects.equals(seen, value(run, attribute)));
        }

        @Override
        public int getRunStart(Set<? extends Attribute> attributes) {
            int here = run();
            return startWhile(run -> same(here, run, attributes));
        }

        @Override
        public int getRunLimit() {
            return limit(run());
        }

        @Override
        public int getRunLimit(Attribute attribute) {
            Object seen = getAttribute(attribute);
            return limitWhile(run -> Objects.equals(seen, value(run, attribute)));
        }

        @Override
        public int getRunLimit(Set<? extends Attribute> attributes) {
            int here = run();
            return limitWhile(run -> same(here, run, attributes));
        }

        private Object value(int run, Attribute attribute) {
            return run < 0 ? null : runs.get(run).get(attribute);
        }

        @Override
        public Map<Attribute, Object> getAttributes() {
            Map<Attribute, Object> all = new HashMap<>();
            int run = run();
            if (run >= 0) {
                for (Attribute a : runs.get(run).keySet()) {
                    Object v = getAttribute(a);
                    if (v != null) {
                        all.put(a, v);
                    }
                }
            }
            return all;
        }

        /** An annotation is seen only where all of its text is. */
        @Override
        public Object getAttribute(Attribute attribute) {
            int run = run();
            Object v = value(run, attribute);
            if (v instanceof Annotation && (begin > 0 || end < text.length())) {
                Walk whole = new Walk(0, text.length());
                whole.setIndex(index);
                if (whole.getRunStart(attribute) < begin || whole.getRunLimit(attribute) > end) {
                    return null;
                }
            }
            return v;
        }

        @Override
        public Set<Attribute> getAllAttributeKeys() {
            Set<Attribute> keys = new HashSet<>();
            for (int i = 0; i < runs.size(); i++) {
                if (starts.get(i) < end
                        && (i + 1 == runs.size() || starts.get(i + 1) > begin)) {
                    keys.addAll(runs.get(i).keySet());
                }
            }
            return keys;
        }

        @Override
        public Object clone() {
            Walk w = new Walk(begin, end);
            w.index = index;
            return w;
        }

        private AttributedString owner() {
            return AttributedString.this;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Walk && ((Walk) obj).owner() == owner()
                    && ((Walk) obj).index == index && ((Walk) obj).begin == begin
                    && ((Walk) obj).end == end;
        }

        @Override
        public int hashCode() {
            return text.hashCode() ^ index ^ begin ^ end;
        }
    }
}
