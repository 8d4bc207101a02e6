/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
import java.util.function.*;
/** Results of a matcher go on from where it is, and notice who moves it meanwhile. */
public class MatcherResults {
    static void p(Supplier<?> s) {
        Object o;
        try {
            o = s.get();
        } catch (Throwable t) { o = "! " + t; }
        System.out.println(o);
    }
    static final String t = "a1b22c333d";
    static final Pattern p = Pattern.compile("\\d+");

    /** What is done to the matcher while each of its results is looked at. */
    static void during(Consumer<Matcher> action) {
        p(() -> {
            Matcher m = p.matcher(t);
            return m.results().map(r -> {
                action.accept(m);
                return r.group();
            }).collect(Collectors.toList());
        });
    }

    public static void main(String[] a) {
        Function<MatchResult, String> g = MatchResult::group;
        p(() -> {
            Matcher m = p.matcher(t);
            m.find();
            return m.results().map(g).collect(Collectors.toList()) + " " + m.find() + m.hitEnd();
        });
        p(() -> {
            Matcher m = p.matcher(t);
            Stream<MatchResult> s = m.results();
            m.find();
            return s.map(g).collect(Collectors.toList());
        });
        during(m -> m.find());
        during(m -> m.reset());
        during(m -> m.usePattern(p));
        during(m -> m.appendReplacement(new StringBuilder(), "x"));
        during(m -> m.appendReplacement(new StringBuffer(), "x"));
        during(m -> m.appendTail(new StringBuilder()));
        p(() -> {
            Matcher m = p.matcher(t);
            return m.results()
                .map(r -> {
                    m.useAnchoringBounds(false);
                    m.useTransparentBounds(true);
                    return r.group() + m.hitEnd() + m.requireEnd() + m.start();
                })
                .collect(Collectors.toList());
        });
        during(m -> m.region(0, 2));
        during(m -> m.matches());
        during(m -> m.lookingAt());
        p(() -> {
            Matcher m = p.matcher(t);
            Iterator<MatchResult> i = m.results().iterator();
            StringBuilder b = new StringBuilder();
            b.append(i.next().group());
            b.append(m.start());
            b.append(i.hasNext()).append(m.start());
            b.append(i.next().group());
            m.find();
            try {
                i.next();
            } catch (Exception e) { b.append(e); }
            return b;
        });
        p(() -> {
            Matcher m = p.matcher(t);
            Iterator<MatchResult> i = m.results().iterator();
            for (int k = 0; k < 3; k++) i.next();
            try {
                i.next();
            } catch (Exception e) { return e; }
            return 1;
        });
        p(() -> {
            Matcher m = p.matcher(t);
            Stream<MatchResult> s = m.results();
            String x = s.findFirst().map(g).get();
            return x + m.start() + m.find() + m.group();
        });
        p(() -> {
            Matcher m = p.matcher(t);
            m.region(2, 5);
            return m.results().map(g).collect(Collectors.toList());
        });
        p(() -> {
            Matcher m = p.matcher(t);
            m.find(5);
            return m.results().map(g).collect(Collectors.toList());
        });
        p(() -> {
            Matcher m = p.matcher(t);
            Spliterator<MatchResult> s = m.results().spliterator();
            return s.characteristics() + " " + s.estimateSize() + " " + s.getExactSizeIfKnown();
        });
        p(() -> {
            Matcher m = p.matcher(t);
            Spliterator<MatchResult> s = m.results().spliterator();
            Spliterator<MatchResult> q = s.trySplit();
            return (q == null) + " " + (q == null ? 0 : q.estimateSize());
        });
        p(() -> {
            Matcher m = p.matcher(t);
            return m.results().parallel().map(g).collect(Collectors.toList());
        });
        p(() -> {
            Matcher m = p.matcher(t);
            m.results().forEach(null);
            return 1;
        });
        p(() -> {
            Matcher m = p.matcher(t);
            return m.replaceAll(r -> {
                m.reset();
                return "x";
            });
        });
        p(() -> {
            Matcher m = p.matcher(t);
            return m.replaceAll(r -> {
                m.find();
                return "x";
            });
        });
        p(() -> {
            Matcher m = p.matcher(t);
            return m.replaceFirst(r -> {
                m.find();
                return "x";
            });
        });
        p(() -> {
            Matcher m = p.matcher(t);
            return m.replaceAll(r -> {
                m.appendTail(new StringBuilder());
                return "x";
            });
        });
        p(() -> {
            Matcher m = p.matcher(t);
            return m.replaceAll(r -> {
                m.useTransparentBounds(true);
                m.appendReplacement(new StringBuilder(), "1");
                return "x";
            });
        });
        p(() -> {
            Matcher m = p.matcher(t);
            return m.replaceAll((Function<MatchResult, String>) null);
        });
        p(() -> {
            Matcher m = p.matcher(t);
            return m.replaceAll(r -> null);
        });
    }
}
