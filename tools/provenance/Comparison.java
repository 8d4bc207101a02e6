/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Judges how far units and files of one library resemble those of another beyond what a common interface explains. */
final class Comparison {
    private static final int RUN = 10, LONG_RUN = 20, MOVED_RUN = 36, COMMENT_RUN = 8, TABLE_RUN = 8;
    private static final int SMALL = 32, FEW_NAMES = 6, KNOWN_TO_FEW = 8, USED_BY_FEW = 25, TOO_COMMON = 30;
    private static final Pattern WORD = Pattern.compile("[A-Za-z_$][\\w$']*");
    private static final Set<String> LEFT_OUT = Set.of("(", ")", "{", "}", ";", ",", ".", "]", "final", "this"),
        CONTROL = Set.of("if", "else", "for", "while", "do", "switch", "case", "?", "&&", "||", "break", "continue", "try", "catch");

    /** What independent work may reach, for units of 16, 32, 64, 128 and 256 words: the longer, the less is chance. */
    private enum Signal {
        RAW(1.00, .85, .72, .56, .42), COVER(1.20, .66, .48, .35, .25), RUN(22, 22, 22, 22, 22),
        SHAPE(1.05, .98, .86, .78, .62), SHAPE_COVER(1.20, .95, .75, .60, .40), SHAPE_RUN(45, 45, 45, 45, 45);

        private final double[] bounds;

        Signal(double... bounds) {
            this.bounds = bounds;
        }

        double bound(int words) {
            double at = Math.log(Math.min(255, words)) / Math.log(2) - 4;
            int i = (int) at;
            return bounds[i] + (bounds[i + 1] - bounds[i]) * (at - i);
        }
    }

    /** A unit's resemblance to its nearest counterpart. */
    record Finding(SourceFile file, SourceFile.Unit unit, double score, double[] signals, List<String> names, boolean sameName) {
        double weight() {
            return score * Math.sqrt(unit.raw.length);
        }

        @Override public String toString() {
            StringBuilder text = new StringBuilder(String.format("%s:%d-%d %s score %.2f words %d", file.path, unit.firstLine,
                unit.lastLine, unit.title(), score, unit.raw.length));
            for (Signal s : Signal.values())
                text.append(' ').append(s.name().toLowerCase().replace("_", ""))
                    .append(String.format(s.bounds[0] > 2 ? " %.0f" : " %.2f", signals[s.ordinal()]));
            if (sameName) text.append(" same");
            if (!names.isEmpty()) text.append(" names ").append(String.join(",", names));
            return text.toString();
        }
    }

    /** Where runs of a unit's words occur on the other side. */
    private static final class Traces {
        final BitSet raw = new BitSet(), shape = new BitSet();
        int rawRun, shapeRun;
        final Map<SourceFile.Unit, Integer> near = new HashMap<>();
    }

    private final List<SourceFile> ours, theirs;
    private final Allowances allowed;
    private final Map<String, SourceFile> theirsByPath = new HashMap<>(), theirsByMember = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>(), filesThatKnow = new HashMap<>(), unitsThatUse = new HashMap<>();
    private final Map<SourceFile.Unit, Traces> traces = new HashMap<>();
    private final Map<SourceFile, Set<String>> names = new HashMap<>();
    private final Set<String> published = new HashSet<>();
    private int units;

    final List<Finding> findings = new ArrayList<>();
    final List<String> notes = new ArrayList<>(); // about files as wholes

    Comparison(List<SourceFile> ours, List<SourceFile> theirs, Allowances allowed) {
        this.ours = ours;
        this.theirs = theirs;
        this.allowed = allowed;
        for (SourceFile f : theirs) {
            theirsByPath.put(f.path, f);
            for (String member : f.members) theirsByMember.putIfAbsent(directory(f.path) + '/' + member, f);
            if (f.path.startsWith("java") || f.path.startsWith("jdk/net") || f.path.startsWith("sun/misc")) published.addAll(f.published);
        }
        for (SourceFile f : ours) prepare(f);
        for (SourceFile f : theirs) {
            prepare(f);
            names.get(f).forEach(n -> filesThatKnow.merge(n, 1, Integer::sum));
            for (SourceFile.Unit u : f.units) u.variables.forEach(n -> unitsThatUse.merge(n, 1, Integer::sum));
            units += f.units.size();
        }
        trace();
        for (SourceFile f : ours) judge(f);
        findMoved();
        compareNames();
        compareComments();
        compareTables();
        findings.sort(Comparator.comparingDouble(f -> -f.weight()));
    }

    private static String directory(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    private static String packageOf(SourceFile f) {
        return f.path.startsWith("native/") ? "java/lang" : directory(f.path);
    }

    // ---- Words as numbers ----

    private int number(String word) {
        return numbers.computeIfAbsent(word, w -> numbers.size());
    }

    private void prepare(SourceFile f) {
        Set<String> all = new HashSet<>(f.own);
        for (SourceFile.Unit u : f.units) {
            prepare(u);
            all.addAll(u.variables);
        }
        all.remove("<init>");
        names.put(f, all);
    }

    private void prepare(SourceFile.Unit u) {
        int n = u.words.size(), count = 0;
        u.raw = new int[n];
        u.shape = new int[n];
        u.variables = new HashSet<>();
        for (int i = 0; i < n; i++) {
            String word = u.words.get(i), shape = word;
            if (LEFT_OUT.contains(word)) continue;
            if (CONTROL.contains(word)) u.control++;
            if (word.charAt(0) == '"') shape = "(text)";
            else if (Words.isName(word) && !Words.KEYWORDS.contains(word)) {
                boolean call = i + 1 < n && u.words.get(i + 1).equals("(");
                if (!call && !Character.isUpperCase(word.charAt(0))) {
                    shape = "(name)";
                    if (i == 0 || !u.words.get(i - 1).equals(".") || i > 1 && u.words.get(i - 2).equals("this")) u.variables.add(word);
                } else if (!published.contains(word)) shape = call ? "(call)" : "(Type)";
            }
            u.raw[count] = number(word);
            u.shape[count++] = number(shape);
        }
        u.raw = Arrays.copyOf(u.raw, count);
        u.shape = Arrays.copyOf(u.shape, count);
    }

    // ---- Runs that occur anywhere in the same package ----

    private record Occurrence(SourceFile.Unit unit, int at) {
    }

    private void trace() {
        Map<String, List<SourceFile.Unit>> mine = new HashMap<>(), other = new HashMap<>();
        for (SourceFile f : ours) collect(f, mine);
        for (SourceFile f : theirs) collect(f, other);
        mine.forEach((name, list) -> {
            list.forEach(u -> traces.put(u, new Traces()));
            trace(list, other.getOrDefault(name, List.of()), true, RUN);
            trace(list, other.getOrDefault(name, List.of()), false, LONG_RUN);
        });
    }

    private static void collect(SourceFile f, Map<String, List<SourceFile.Unit>> lists) {
        for (SourceFile.Unit u : f.units)
            if (u.raw.length >= 12) lists.computeIfAbsent(packageOf(f), k -> new ArrayList<>()).add(u);
    }

    private void trace(List<SourceFile.Unit> mine, List<SourceFile.Unit> other, boolean raw, int length) {
        Map<Long, List<Occurrence>> index = new HashMap<>();
        for (SourceFile.Unit u : mine) {
            long[] runs = runs(raw ? u.raw : u.shape, length);
            for (int i = 0; i < runs.length; i++) index.computeIfAbsent(runs[i], k -> new ArrayList<>(2)).add(new Occurrence(u, i));
        }
        for (SourceFile.Unit w : other) {
            Map<Occurrence, Integer> going = Map.of();
            for (long run : runs(raw ? w.raw : w.shape, length)) {
                List<Occurrence> found = index.getOrDefault(run, List.of());
                Map<Occurrence, Integer> now = found.isEmpty() || found.size() > TOO_COMMON ? Map.of() : new HashMap<>();
                if (found.size() <= TOO_COMMON)
                    for (Occurrence o : found) {
                        int reached = going.getOrDefault(new Occurrence(o.unit, o.at - 1), length - 1) + 1;
                        now.put(o, reached);
                        Traces t = traces.get(o.unit);
                        (raw ? t.raw : t.shape).set(o.at, o.at + length);
                        t.near.merge(w, 1, Integer::sum);
                        if (raw) t.rawRun = Math.max(t.rawRun, reached);
                        else t.shapeRun = Math.max(t.shapeRun, reached);
                    }
                going = now;
            }
        }
    }

    /** A number for each run of so many. */
    private static long[] runs(int[] words, int length) {
        if (words.length < length) return new long[0];
        final long base = 0x9E3779B97F4A7C15L;
        long top = 1, hash = 0;
        for (int i = 1; i < length; i++) top *= base;
        long[] runs = new long[words.length - length + 1];
        for (int i = 0; i < words.length; i++) {
            if (i >= length) hash -= top * mix(words[i - length]);
            hash = hash * base + mix(words[i]);
            if (i + 1 >= length) runs[i + 1 - length] = hash;
        }
        return runs;
    }

    private static long mix(int word) {
        long x = (word + 1L) * 0xBF58476D1CE4E5B9L;
        return x ^ x >>> 29;
    }

    // ---- Units ----

    private SourceFile counterpart(SourceFile f) {
        if (f.path.startsWith("native/strict_")) return theirsByPath.get("java/lang/FdLibm.java"); // written after the same FDLIBM
        SourceFile same = theirsByPath.get(f.path);
        if (same != null || !f.path.endsWith(".java")) return same;
        return theirsByMember.get(f.path.substring(0, f.path.length() - ".java".length()));
    }

    /** Neither interface nor published otherwise; asked last whether it is allowed, so that what allows is needed. */
    private boolean isHidden(String name, SourceFile f, SourceFile q) {
        return !(published.contains(name) || Words.KEYWORDS.contains(name) || q.serial.contains(name) || q.documented.contains(name)
            || allowed.isName(f.path, name));
    }

    private void judge(SourceFile f) {
        SourceFile q = counterpart(f);
        Map<String, List<SourceFile.Unit>> same = new HashMap<>();
        if (q != null)
            for (SourceFile.Unit w : q.units)
                if (w.raw.length > 0) {
                    same.computeIfAbsent(w.owner + '/' + w.name, k -> new ArrayList<>()).add(w);
                    same.computeIfAbsent(w.name, k -> new ArrayList<>()).add(w);
                }
        for (SourceFile.Unit u : f.units) {
            List<SourceFile.Unit> candidates = same.getOrDefault(u.owner + '/' + u.name, same.getOrDefault(u.name, List.of()));
            Finding finding = judge(u, f, q, candidates);
            if (finding != null && finding.score >= 1 && !allowed.isUnit(f.path, u.title())) findings.add(finding);
        }
    }

    private Finding judge(SourceFile.Unit u, SourceFile f, SourceFile q, List<SourceFile.Unit> candidates) {
        int n = u.raw.length;
        boolean sameName = q != null && u.name.length() > 3 && u.name.charAt(0) != '<' && f.own.contains(u.name) && q.own.contains(u.name)
            && isHidden(u.name, f, q);
        if (n < 16 || n + 4 * u.control < (sameName ? SMALL - 4 : SMALL)) return null;
        Traces traced = traces.get(u);
        Stream<SourceFile.Unit> near = traced.near.entrySet().stream()
            .sorted(Map.Entry.<SourceFile.Unit, Integer>comparingByValue().reversed().thenComparing(e -> e.getKey().firstLine))
            .limit(3).map(Map.Entry::getKey);
        Finding best = null;
        for (SourceFile.Unit w : Stream.concat(candidates.stream().limit(60), near).toList()) {
            double[] x = {alike(u.raw, w.raw), (double) traced.raw.cardinality() / n, traced.rawRun,
                alike(u.shape, w.shape), (double) traced.shape.cardinality() / n, traced.shapeRun};
            double words = 0, form = 0;
            for (Signal s : Signal.values()) {
                double part = x[s.ordinal()] / s.bound(n);
                if (s.compareTo(Signal.SHAPE) < 0) words = Math.max(words, part);
                else form = Math.max(form, part);
            }
            Set<String> shared = new TreeSet<>();
            double rarity = 0;
            for (String name : u.variables)
                if (q != null && w.variables.contains(name) && unitsThatUse.get(name) <= USED_BY_FEW && isHidden(name, f, q)) {
                    shared.add(name);
                    rarity += Math.log((double) units / unitsThatUse.get(name)) / Math.log(2);
                }
            double score = Math.sqrt(words * form) * (1 + .15 * Math.min(1, rarity / 25));
            if (best == null || score > best.score || score == best.score && x[0] > best.signals[0])
                best = new Finding(f, u, score, x, List.copyOf(shared), sameName);
        }
        if (best == null) return null;
        double score = best.score;
        if (sameName && Math.max(best.signals[0], best.signals[1]) >= .5) score *= 1.25;
        if (score > .8 && q != null && isShown(u, q)) score /= 2;
        return new Finding(f, u, score, best.signals, best.names, sameName);
    }

    /** Words of a unit, as they are, that stand in another package. */
    private void findMoved() {
        Map<Long, List<SourceFile.Unit>> index = new HashMap<>();
        Map<SourceFile.Unit, SourceFile> homes = new HashMap<>();
        for (SourceFile f : ours)
            for (SourceFile.Unit u : f.units)
                for (long run : runs(u.raw, MOVED_RUN)) {
                    index.computeIfAbsent(run, k -> new ArrayList<>(1)).add(u);
                    homes.put(u, f);
                }
        Set<SourceFile.Unit> moved = new HashSet<>();
        for (SourceFile f : theirs)
            for (SourceFile.Unit w : f.units)
                for (long run : runs(w.raw, MOVED_RUN))
                    for (SourceFile.Unit u : index.getOrDefault(run, List.of()))
                        if (!packageOf(homes.get(u)).equals(packageOf(f))) moved.add(u);
        findings.forEach(f -> moved.remove(f.unit));
        for (SourceFile.Unit u : moved) {
            SourceFile f = homes.get(u);
            if (u.control > 0 && !allowed.isUnit(f.path, u.title()))
                notes.add(f.path + ":" + u.firstLine + "-" + u.lastLine + " " + u.title() + " has a run of " + MOVED_RUN
                    + " words or more from another package");
        }
    }

    /** The documentation of the interface gives this very code. */
    private boolean isShown(SourceFile.Unit u, SourceFile q) {
        for (List<String> sample : q.samples) {
            int[] code = sample.stream().filter(w -> !LEFT_OUT.contains(w)).mapToInt(w -> numbers.getOrDefault(w, -1)).toArray();
            if (common(u.raw, code) > .75 * u.raw.length) return true;
        }
        return false;
    }

    private static double alike(int[] a, int[] b) {
        return 2.0 * common(a, b) / (a.length + b.length);
    }

    /**
     * Length of the longest common subsequence. A bit for each element of b is clear where the length grows; a step adds
     * the places of an element to them, 64 at a time.
     */
    static int common(int[] a, int[] b) {
        int n = b.length + 63 >> 6;
        Map<Integer, long[]> places = new HashMap<>();
        for (int i = 0; i < b.length; i++) places.computeIfAbsent(b[i], k -> new long[n])[i >> 6] |= 1L << i;
        long[] v = new long[n];
        Arrays.fill(v, -1);
        for (int x : a) {
            long[] where = places.get(x);
            if (where == null) continue;
            long carry = 0;
            for (int k = 0; k < n; k++) {
                long m = v[k] & where[k], sum = v[k] + m, all = sum + carry;
                carry = Long.compareUnsigned(sum, m) < 0 || Long.compareUnsigned(all, carry) < 0 ? 1 : 0;
                v[k] = all | v[k] & ~m;
            }
        }
        int length = 0;
        for (int i = 0; i < b.length; i++) if ((v[i >> 6] >>> i & 1) == 0) length++;
        return length;
    }

    // ---- Files ----

    private void compareNames() {
        for (SourceFile f : ours) {
            SourceFile q = counterpart(f);
            if (q == null) continue;
            Set<String> shared = new TreeSet<>();
            for (String name : names.get(f))
                if (name.length() > 3 && names.get(q).contains(name) && filesThatKnow.get(name) <= KNOWN_TO_FEW && isHidden(name, f, q))
                    shared.add(name);
            if (shared.size() >= FEW_NAMES) notes.add(f.path + " names " + shared.size() + ": " + String.join(" ", shared));
        }
    }

    private static long[] comment(Words.Comment c) {
        if (c.text().contains("opyright")) return new long[0];
        List<Integer> words = new ArrayList<>();
        for (Matcher m = WORD.matcher(c.text().toLowerCase()); m.find();) words.add(m.group().hashCode());
        return runs(words.stream().mapToInt(w -> w).toArray(), COMMENT_RUN);
    }

    private void compareComments() {
        Map<String, Set<Long>> known = new HashMap<>();
        for (SourceFile f : theirs)
            for (Words.Comment c : f.words.comments)
                for (long run : comment(c)) known.computeIfAbsent(packageOf(f), k -> new HashSet<>()).add(run);
        for (SourceFile f : ours)
            for (Words.Comment c : f.words.comments) {
                long count = Arrays.stream(comment(c)).filter(known.getOrDefault(packageOf(f), Set.of())::contains).count();
                if (count > 0)
                    notes.add(f.path + " comment of " + (count + COMMENT_RUN - 1) + " shared words at line " + f.words.line(c.at()));
            }
    }

    /** Runs of a table, but for progressions, which any counting gives. */
    private static long[] uneven(long[] values) {
        int[] words = Arrays.stream(values).mapToInt(v -> (int) ((v ^ v >>> 31) * 0x9E3779B97F4A7C15L >>> 32)).toArray();
        long[] runs = runs(words, TABLE_RUN);
        int count = 0;
        for (int i = 0; i < runs.length; i++) {
            Set<Long> steps = new HashSet<>();
            for (int k = i + 1; k < i + TABLE_RUN; k++) steps.add(values[k] - values[k - 1]);
            if (steps.size() > 2) runs[count++] = runs[i];
        }
        return Arrays.copyOf(runs, count);
    }

    private void compareTables() {
        Set<Long> known = new HashSet<>();
        for (SourceFile f : theirs)
            for (SourceFile.Table t : f.tables)
                for (long run : uneven(t.numbers())) known.add(run);
        for (SourceFile f : ours)
            for (SourceFile.Table t : f.tables) {
                int n = t.numbers().length;
                long shared = Arrays.stream(uneven(t.numbers())).filter(known::contains).count();
                if (2 * shared > n)
                    notes.add(f.path + " table of " + n + " constants, at least half of them shared, ending at line " + t.line());
            }
    }
}
