/* SPDX-License-Identifier: MIT */
package sun.util.calendar;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.List;

/**
 * A time-zone file (RFC 9636): transitions to types of local time, then a rule for what comes
 * after them. The bytes are not trusted: what does not hold together is an
 * IllegalArgumentException.
 *
 * A type says whether it is daylight saving time, not which offset it saves from. That is the
 * offset of the standard time nearest to it. Where a file has a winter time that saves less than
 * nothing (Ireland), the winter is taken as the standard and the summer as daylight saving.
 */
public final class ZoneFile {
    private static final int MAX_COUNT = 10_000;
    /** Older transitions mean that a type holds from the beginning. */
    private static final long BEGINNING = -100_000_000_000L;

    private final ZoneRules rules;
    private String standardName;
    private String daylightName;

    private long[] times;
    /** Of each transition and, first, of what was before: the offset and the standard offset. */
    private int[] walls;
    private int[] standards;

    public ZoneFile(byte[] bytes) {
        try {
            ByteBuffer in = ByteBuffer.wrap(bytes);
            int version = header(in);
            if (version >= 2) {
                skip(in, 4);
                header(in);
            }
            read(in, version >= 2 ? 8 : 4);
            PosixZone last = version >= 2 ? footer(in) : null;
            rules = rules(last);
        } catch (java.nio.BufferUnderflowException | IndexOutOfBoundsException
                 | java.time.DateTimeException e) {
            throw new IllegalArgumentException("damaged time-zone file", e);
        }
    }

    public ZoneRules rules() {
        return rules;
    }

    /** The newest abbreviation of standard or daylight saving time; null when there is none. */
    public String name(boolean daylight) {
        return daylight ? daylightName : standardName;
    }

    // ---- Bytes ----

    private int utCount;
    private int standardCount;
    private int leapCount;
    private int timeCount;
    private int typeCount;
    private int charCount;

    private static void check(boolean right) {
        if (!right) {
            throw new IllegalArgumentException("damaged time-zone file");
        }
    }

    private static int count(ByteBuffer in) {
        int n = in.getInt();
        check(n >= 0 && n <= MAX_COUNT);
        return n;
    }

    private int header(ByteBuffer in) {
        check(in.getInt() == 0x545A6966); // TZif
        byte version = in.get();
        in.position(in.position() + 15);
        utCount = count(in);
        standardCount = count(in);
        leapCount = count(in);
        timeCount = count(in);
        typeCount = count(in);
        charCount = count(in);
        check(typeCount > 0 && typeCount <= 256);
        return version < '2' ? 1 : version - '0';
    }

    private static void skip(ByteBuffer in, long bytes) {
        check(bytes <= in.remaining());
        in.position(in.position() + (int) bytes);
    }

    private void skip(ByteBuffer in, int width) {
        skip(in, timeCount * (width + 1L) + typeCount * 6L + charCount
                + leapCount * (width + 4L) + standardCount + utCount);
    }

    private void read(ByteBuffer in, int width) {
        long[] moments = new long[timeCount];
        for (int i = 0; i < timeCount; i++) {
            moments[i] = width == 8 ? in.getLong() : in.getInt();
            check(i == 0 || moments[i] > moments[i - 1]);
        }
        byte[] kinds = new byte[timeCount];
        in.get(kinds);
        int[] offsets = new int[typeCount];
        boolean[] daylight = new boolean[typeCount];
        int[] names = new int[typeCount];
        for (int i = 0; i < typeCount; i++) {
            offsets[i] = in.getInt();
            check(Math.abs((long) offsets[i]) <= 18 * 3600);
            daylight[i] = in.get() != 0;
            names[i] = in.get() & 0xFF;
            check(names[i] < charCount);
        }
        byte[] chars = new byte[charCount];
        in.get(chars);
        skip(in, leapCount * (width + 4L) + standardCount + utCount);
        int skipped = 0;
        while (skipped < timeCount && moments[skipped] < BEGINNING) {
            skipped++;
        }
        int n = timeCount - skipped;
        times = java.util.Arrays.copyOfRange(moments, skipped, timeCount);
        int[] types = new int[n + 1];
        types[0] = skipped == 0 ? 0 : kinds[skipped - 1] & 0xFF;
        for (int i = 0; i < n; i++) {
            types[i + 1] = kinds[skipped + i] & 0xFF;
        }
        walls = new int[n + 1];
        boolean[] saving = new boolean[n + 1];
        for (int i = 0; i <= n; i++) {
            walls[i] = offsets[types[i]];
            saving[i] = daylight[types[i]];
            String name = name(chars, names[types[i]]);
            if (saving[i]) {
                daylightName = name;
            } else {
                standardName = name;
            }
        }
        standards = standards(saving);
    }

    private static String name(byte[] chars, int at) {
        int end = at;
        while (chars[end] != 0) {
            end++;
        }
        return new String(chars, at, end - at, StandardCharsets.ISO_8859_1);
    }

    // ---- Standard offsets ----

    private int[] standards(boolean[] saving) {
        int n = walls.length;
        int[] result = new int[n];
        boolean inverted = false;
        for (int i = 0; i < n; i++) {
            int before = nearest(saving, i, -1);
            int after = nearest(saving, i, 1);
            if (!saving[i]) {
                boolean summer = inverted && i > 0 && i + 1 < n && saving[i + 1]
                        && walls[i + 1] < walls[i];
                result[i] = summer ? walls[i + 1] : walls[i];
                // The summer before the first winter that saves less than nothing.
                if (!inverted && i > 0 && i + 1 < n && saving[i + 1] && walls[i + 1] < walls[i]) {
                    inverted = true;
                }
                continue;
            }
            int standard = before >= 0 ? walls[before] : after >= 0 ? walls[after]
                    : walls[i] - 3600;
            if (walls[i] < standard) {
                inverted = true;
                result[i] = walls[i];
                continue;
            }
            inverted = false;
            if (after >= 0 && walls[i] - standard != 3600 && walls[i] - walls[after] == 3600
                    && walls[i] - standard != 7200) {
                standard = walls[after];
            }
            result[i] = walls[i] == standard ? walls[i] - 3600 : standard;
        }
        return result;
    }

    private static int nearest(boolean[] saving, int i, int step) {
        while (i >= 0 && i < saving.length && saving[i]) {
            i += step;
        }
        return i < saving.length ? i : -1;
    }

    // ---- Rules ----

    private PosixZone footer(ByteBuffer in) {
        check(in.get() == '\n');
        StringBuilder text = new StringBuilder();
        for (byte b; (b = in.get()) != '\n';) {
            check(b > ' ' && b < 127 && text.length() < 100);
            text.append((char) b);
        }
        return text.length() == 0 ? null : PosixZone.parse(text.toString());
    }

    private static ZoneOffset offset(int seconds) {
        return ZoneOffset.ofTotalSeconds(seconds);
    }

    private static List<ZoneOffsetTransition> changes(long[] times, int[] offsets) {
        List<ZoneOffsetTransition> list = new ArrayList<>();
        for (int i = 0; i < times.length; i++) {
            if (offsets[i] != offsets[i + 1]) {
                list.add(ZoneOffsetTransition.of(java.time.LocalDateTime.ofEpochSecond(times[i], 0,
                        offset(offsets[i])), offset(offsets[i]), offset(offsets[i + 1])));
            }
        }
        return list;
    }

    private ZoneRules rules(PosixZone last) {
        List<ZoneOffsetTransitionRule> lastRules = last == null ? List.of() : last.rules();
        if (last != null) {
            standardName = last.standardName();
            daylightName = last.daylightName() == null ? daylightName : last.daylightName();
        }
        List<ZoneOffsetTransition> list = changes(times, walls);
        if (!lastRules.isEmpty()) {
            cut(list, lastRules);
        }
        return ZoneRules.of(offset(standards[0]), offset(walls[0]), changes(times, standards),
                list, lastRules);
    }

    /** Drops what the rules say as well, but for the first year of them. */
    private static void cut(List<ZoneOffsetTransition> list,
            List<ZoneOffsetTransitionRule> rules) {
        int keep = list.size();
        while (keep > 0 && byRule(list.get(keep - 1), rules)
                && (keep == list.size() || follows(list, keep, rules))) {
            keep--;
        }
        if (keep == list.size()) {
            return;
        }
        int year = keep == 0 ? list.get(0).getDateTimeBefore().getYear() - 1
                : list.get(keep - 1).getDateTimeBefore().getYear();
        while (keep < list.size() && (list.get(keep).getDateTimeBefore().getYear() <= year + 1
                || !follows(list, keep, rules))) {
            keep++;
        }
        list.subList(keep, list.size()).clear();
    }

    /** Whether by the rules this change comes next after the one before it. */
    private static boolean follows(List<ZoneOffsetTransition> list, int at,
            List<ZoneOffsetTransitionRule> rules) {
        if (at == 0) {
            return false;
        }
        ZoneOffsetTransition before = list.get(at - 1);
        int year = before.getDateTimeBefore().getYear();
        ZoneOffsetTransition next = null;
        for (int i = 0; i < 2 * rules.size(); i++) {
            ZoneOffsetTransition t = rules.get(i % rules.size())
                    .createTransition(year + i / rules.size());
            if (t.compareTo(before) > 0 && (next == null || t.compareTo(next) < 0)) {
                next = t;
            }
        }
        return list.get(at).equals(next);
    }

    private static boolean byRule(ZoneOffsetTransition change,
            List<ZoneOffsetTransitionRule> rules) {
        for (ZoneOffsetTransitionRule rule : rules) {
            if (rule.createTransition(change.getDateTimeBefore().getYear()).equals(change)) {
                return true;
            }
        }
        return false;
    }
}
