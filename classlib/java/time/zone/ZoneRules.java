/* SPDX-License-Identifier: MIT */
package java.time.zone;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The offsets that a zone had and has. Until the last of the listed transitions they are found by
 * binary search; behind it each year has the transitions that the rules make.
 */
public final class ZoneRules implements Serializable {
    private static final long serialVersionUID = 3044319355680032515L;
    private static final ZoneOffsetTransition[] NONE = {};
    private static final long FIRST_DAY = LocalDate.MIN.toEpochDay();
    private static final long LAST_DAY = LocalDate.MAX.toEpochDay();

    /** Changes of the standard offset; the first one holds before all of them. */
    private final long[] standardSeconds;
    private final ZoneOffset[] standards;
    /**
     * Changes of the offset by the clock on the wall, and what it was before, between and after.
     */
    private final long[] seconds;
    private final ZoneOffset[] walls;
    private final ZoneOffsetTransitionRule[] rules;
    private final transient ConcurrentHashMap<Integer, ZoneOffsetTransition[]> years;

    public static ZoneRules of(ZoneOffset baseStandardOffset, ZoneOffset baseWallOffset,
            List<ZoneOffsetTransition> standardOffsetTransitionList,
            List<ZoneOffsetTransition> transitionList,
            List<ZoneOffsetTransitionRule> lastRules) {
        Objects.requireNonNull(baseStandardOffset, "baseStandardOffset");
        Objects.requireNonNull(baseWallOffset, "baseWallOffset");
        Objects.requireNonNull(standardOffsetTransitionList, "standardOffsetTransitionList");
        Objects.requireNonNull(transitionList, "transitionList");
        Objects.requireNonNull(lastRules, "lastRules");
        ZoneOffsetTransitionRule[] rules =
                lastRules.toArray(new ZoneOffsetTransitionRule[0]).clone();
        if (rules.length > 16) {
            throw new IllegalArgumentException("Too many transition rules");
        }
        return new ZoneRules(times(standardOffsetTransitionList),
                offsets(baseStandardOffset, standardOffsetTransitionList), times(transitionList),
                offsets(baseWallOffset, transitionList),
                rules);
    }

    public static ZoneRules of(ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        ZoneOffset[] only = {offset};
        return new ZoneRules(new long[0], only, new long[0], only,
                new ZoneOffsetTransitionRule[0]);
    }

    private static long[] times(List<ZoneOffsetTransition> list) {
        return list.stream().mapToLong(ZoneOffsetTransition::toEpochSecond).toArray();
    }

    private static ZoneOffset[] offsets(ZoneOffset first, List<ZoneOffsetTransition> list) {
        ZoneOffset[] offsets = new ZoneOffset[list.size() + 1];
        offsets[0] = first;
        for (int i = 1; i < offsets.length; i++) {
            offsets[i] = list.get(i - 1).getOffsetAfter();
        }
        return offsets;
    }

    ZoneRules(long[] standardSeconds, ZoneOffset[] standards, long[] seconds, ZoneOffset[] walls,
            ZoneOffsetTransitionRule[] rules) {
        this.standardSeconds = standardSeconds;
        this.standards = standards;
        this.seconds = seconds;
        this.walls = walls;
        this.rules = rules;
        years = rules.length == 0 ? null : new ConcurrentHashMap<>();
    }

    public boolean isFixedOffset() {
        return isConstant() && standardSeconds.length == 0 && standards[0].equals(walls[0]);
    }

    /**
     * The clock on the wall never changes; what is standard may. No moment is looked at then,
     * not even null.
     */
    private boolean isConstant() {
        return seconds.length == 0 && rules.length == 0;
    }

    // ---- Years of rules ----

    private ZoneOffset lastWall() {
        return walls[walls.length - 1];
    }

    private boolean byRule(long second) {
        return rules.length > 0 && (seconds.length == 0 || second > seconds[seconds.length - 1]);
    }

    /** Of the local date; moments reach a year further than dates do. */
    private static int year(long second, ZoneOffset offset) {
        long day = Math.floorDiv(second + offset.getTotalSeconds(), 86400L);
        return LocalDate.ofEpochDay(Math.max(FIRST_DAY, Math.min(LAST_DAY, day))).getYear();
    }

    private ZoneOffsetTransition[] ofYear(int year) {
        ZoneOffsetTransition[] known = years.get(year);
        if (known != null) {
            return known;
        }
        ZoneOffsetTransition[] made = new ZoneOffsetTransition[rules.length];
        for (int i = 0; i < made.length; i++) {
            made[i] = rules[i].createTransition(year);
        }
        if (year < 2100) {
            years.putIfAbsent(year, made);
        }
        return made;
    }

    // ---- Of a moment ----

    /** The index of what holds at a second, in a list that begins before all changes. */
    private static int at(long[] changes, long second) {
        int i = Arrays.binarySearch(changes, second);
        return i < 0 ? -i - 1 : i + 1;
    }

    public ZoneOffset getOffset(Instant instant) {
        if (isConstant()) {
            return walls[0];
        }
        long second = instant.getEpochSecond();
        if (byRule(second)) {
            ZoneOffset offset = lastWall();
            for (ZoneOffsetTransition change : ofYear(year(second, offset))) {
                if (second < change.toEpochSecond()) {
                    return change.getOffsetBefore();
                }
                offset = change.getOffsetAfter();
            }
            return offset;
        }
        return walls[at(seconds, second)];
    }

    public ZoneOffset getStandardOffset(Instant instant) {
        return standards.length == 1 ? standards[0]
                : standards[at(standardSeconds, instant.getEpochSecond())];
    }

    public Duration getDaylightSavings(Instant instant) {
        return isFixedOffset() ? Duration.ZERO : Duration.ofSeconds(
                getOffset(instant).getTotalSeconds()
                - getStandardOffset(instant).getTotalSeconds());
    }

    public boolean isDaylightSavings(Instant instant) {
        return !getStandardOffset(instant).equals(getOffset(instant));
    }

    // ---- Of a local time ----

    /** The change that leaves out or repeats a local time, or the offset when there is none. */
    private Object info(LocalDateTime dateTime) {
        if (isConstant()) {
            return walls[0];
        }
        long local = dateTime.toEpochSecond(ZoneOffset.UTC);
        int last = seconds.length - 1;
        if (rules.length > 0 && (last < 0 || local >= seconds[last]
                + Math.max(walls[last].getTotalSeconds(), walls[last + 1].getTotalSeconds()))) {
            Object info = lastWall();
            for (ZoneOffsetTransition change : ofYear(dateTime.getYear())) {
                info = info(change.toEpochSecond(), change.getOffsetBefore(),
                        change.getOffsetAfter(), local);
                if (info instanceof ZoneOffsetTransition || info == change.getOffsetBefore()) {
                    return info;
                }
            }
            return info;
        }
        int low = 0;
        int high = seconds.length;
        while (low < high) { // the first change that lies wholly behind the local time
            int middle = (low + high) >>> 1;
            int least = Math.min(walls[middle].getTotalSeconds(),
                    walls[middle + 1].getTotalSeconds());
            if (seconds[middle] + least <= local) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? walls[0] : info(seconds[low - 1], walls[low - 1], walls[low], local);
    }

    private static Object info(long second, ZoneOffset before, ZoneOffset after, long local) {
        long from = second + before.getTotalSeconds();
        long to = second + after.getTotalSeconds();
        return local < Math.min(from, to) ? before : local >= Math.max(from, to) ? after
                : new ZoneOffsetTransition(second, before, after);
    }

    public ZoneOffset getOffset(LocalDateTime localDateTime) {
        return info(localDateTime) instanceof ZoneOffset offset ? offset
                : getTransition(localDateTime).getOffsetBefore();
    }

    public List<ZoneOffset> getValidOffsets(LocalDateTime localDateTime) {
        Object info = info(localDateTime);
        return info instanceof ZoneOffsetTransition change ? change.validOffsets()
                : List.of((ZoneOffset) info);
    }

    public ZoneOffsetTransition getTransition(LocalDateTime localDateTime) {
        return info(localDateTime) instanceof ZoneOffsetTransition change ? change : null;
    }

    public boolean isValidOffset(LocalDateTime localDateTime, ZoneOffset offset) {
        Object info = info(localDateTime);
        return info instanceof ZoneOffsetTransition change ? change.validOffsets().contains(offset)
                : info.equals(offset);
    }

    // ---- From change to change ----

    private ZoneOffsetTransition listed(int i) {
        return new ZoneOffsetTransition(seconds[i], walls[i], walls[i + 1]);
    }

    public ZoneOffsetTransition nextTransition(Instant instant) {
        if (seconds.length == 0) {
            return null;
        }
        long second = instant.getEpochSecond();
        int next = at(seconds, second);
        if (next < seconds.length) {
            return listed(next);
        }
        if (rules.length == 0) {
            return null;
        }
        int year = year(second, lastWall());
        for (ZoneOffsetTransition change : ofYear(year)) {
            if (second < change.toEpochSecond()) {
                return change;
            }
        }
        return year < Year.MAX_VALUE ? ofYear(year + 1)[0] : null;
    }

    public ZoneOffsetTransition previousTransition(Instant instant) {
        if (seconds.length == 0) {
            return null;
        }
        long second = instant.getEpochSecond();
        if (instant.getNano() > 0 && second < Long.MAX_VALUE) {
            second++;
        }
        if (byRule(second)) {
            int year = year(second, lastWall());
            int first = year(seconds[seconds.length - 1], lastWall());
            for (int y = year; y >= Math.max(year - 1, first); y--) {
                ZoneOffsetTransition[] changes = ofYear(y);
                for (int i = changes.length - 1; i >= 0; i--) {
                    if (second > changes[i].toEpochSecond()
                            && changes[i].toEpochSecond() > seconds[seconds.length - 1]) {
                        return changes[i];
                    }
                }
            }
        }
        int i = Arrays.binarySearch(seconds, second);
        i = i < 0 ? -i - 1 : i;
        return i == 0 ? null : listed(i - 1);
    }

    public List<ZoneOffsetTransition> getTransitions() {
        ZoneOffsetTransition[] all = seconds.length == 0 ? NONE
                : new ZoneOffsetTransition[seconds.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = listed(i);
        }
        return List.of(all);
    }

    public List<ZoneOffsetTransitionRule> getTransitionRules() {
        return List.of(rules);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ZoneRules o && Arrays.equals(standardSeconds, o.standardSeconds)
                && Arrays.equals(standards, o.standards) && Arrays.equals(seconds, o.seconds)
                && Arrays.equals(walls, o.walls) && Arrays.equals(rules, o.rules);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(standardSeconds) ^ Arrays.hashCode(standards)
                ^ Arrays.hashCode(seconds) ^ Arrays.hashCode(walls) ^ Arrays.hashCode(rules);
    }

    @Override
    public String toString() {
        return "ZoneRules[currentStandardOffset=" + standards[standards.length - 1] + "]";
    }

    // ---- Of a stream ----

    private static void write(long[] seconds, ZoneOffset[] offsets, ObjectOutput out)
            throws IOException {
        out.writeInt(seconds.length);
        for (long second : seconds) {
            Ser.writeSecond(second, out);
        }
        for (ZoneOffset offset : offsets) {
            Ser.writeOffset(offset, out);
        }
    }

    void write(ObjectOutput out) throws IOException {
        write(standardSeconds, standards, out);
        write(seconds, walls, out);
        out.writeByte(rules.length);
        for (ZoneOffsetTransitionRule rule : rules) {
            rule.write(out);
        }
    }

    private static long[] readSeconds(ObjectInput in) throws IOException {
        int n = in.readInt();
        if (n < 0 || n > 1024) {
            throw new InvalidObjectException("Too many transitions");
        }
        long[] seconds = new long[n];
        for (int i = 0; i < n; i++) {
            seconds[i] = Ser.readSecond(in);
        }
        return seconds;
    }

    private static ZoneOffset[] readOffsets(int n, ObjectInput in) throws IOException {
        ZoneOffset[] offsets = new ZoneOffset[n];
        for (int i = 0; i < n; i++) {
            offsets[i] = Ser.readOffset(in);
        }
        return offsets;
    }

    static ZoneRules read(ObjectInput in) throws IOException {
        long[] standardSeconds = readSeconds(in);
        ZoneOffset[] standards = readOffsets(standardSeconds.length + 1, in);
        long[] seconds = readSeconds(in);
        ZoneOffset[] walls = readOffsets(seconds.length + 1, in);
        int n = in.readByte();
        if (n < 0 || n > 16) {
            throw new InvalidObjectException("Too many transition rules");
        }
        ZoneOffsetTransitionRule[] rules = new ZoneOffsetTransitionRule[n];
        for (int i = 0; i < n; i++) {
            rules[i] = ZoneOffsetTransitionRule.read(in);
        }
        return new ZoneRules(standardSeconds, standards, seconds, walls, rules);
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
