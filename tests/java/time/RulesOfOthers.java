/* SPDX-License-Identifier: MIT */
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.TextStyle;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.time.zone.ZoneRulesProvider;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/**
 * Rules of lists that change, of a provider that has others each time, of names that nobody has.
 */
public class RulesOfOthers {
    static final ZoneOffset OFFSET = ZoneOffset.ofHoursMinutes(1, 30);

    static ZoneOffsetTransitionRule rule(Month month) {
        return ZoneOffsetTransitionRule.of(month, 2, DayOfWeek.TUESDAY, LocalTime.MIN, true,
            ZoneOffsetTransitionRule.TimeDefinition.UTC, OFFSET, OFFSET, OFFSET);
    }

    /** Hands out its array. */
    static class Open extends AbstractList<ZoneOffsetTransitionRule> {
        final ZoneOffsetTransitionRule[] array;
        final int size;

        Open(ZoneOffsetTransitionRule[] array, int size) {
            this.array = array;
            this.size = size;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public ZoneOffsetTransitionRule get(int i) {
            return array[i];
        }

        @Override
        public Object[] toArray() {
            return array;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] a) {
            return (T[]) array;
        }
    }

    static class Changing extends ZoneRulesProvider {
        int asked;

        @Override
        protected Set<String> provideZoneIds() {
            return Set.of("Changing/Place");
        }

        @Override
        protected ZoneRules provideRules(String id, boolean forCaching) {
            asked++;
            return forCaching ? null : ZoneRules.of(ZoneOffset.ofHours(asked));
        }

        @Override
        protected NavigableMap<String, ZoneRules> provideVersions(String id) {
            return new TreeMap<>();
        }
    }

    public static void main(String[] args) {
        ZoneOffsetTransitionRule[] one = {rule(Month.APRIL)};
        ZoneRules right = ZoneRules.of(OFFSET, OFFSET, List.of(), List.of(), List.of(one[0]));
        ZoneRules mine = ZoneRules.of(OFFSET, OFFSET, List.of(), List.of(), new Open(one, 1));
        one[0] = rule(Month.MARCH);
        System.out.println(mine.equals(right) + " "
                + mine.getTransitionRules().equals(right.getTransitionRules()));
        ZoneOffsetTransitionRule[] many = new ZoneOffsetTransitionRule[17];
        Arrays.fill(many, rule(Month.MAY));
        try {
            System.out.println(ZoneRules.of(OFFSET, OFFSET, List.of(), List.of(),
                    new Open(many, 1)));
        } catch (IllegalArgumentException e) {
            System.out.println("too many");
        }
        try {
            ZoneRulesProvider.getAvailableZoneIds().clear();
        } catch (UnsupportedOperationException e) {
            System.out.println("kept");
        }
        Set<String> own = ZoneId.getAvailableZoneIds();
        own.clear();
        System.out.println(own.isEmpty() + " " + ZoneId.getAvailableZoneIds().isEmpty());

        Changing changing = new Changing();
        ZoneRulesProvider.registerProvider(changing);
        ZoneId place = ZoneId.of("Changing/Place");
        System.out.println(changing.asked);
        for (int i = 0; i < 3; i++) {
            System.out.println(place.getRules() + " " + changing.asked);
        }
        try {
            System.out.println(ZoneId.of("No/Such"));
        } catch (ZoneRulesException e) {
            System.out.println(e.getMessage());
        }
        for (String id : new String[] {"UT", "UTC", "GMT", "UT+01:00", "Etc/UTC", "Universal",
                "Z"}) {
            ZoneId zone = ZoneId.of(id);
            System.out.println(id + ": " + zone.getDisplayName(TextStyle.FULL, Locale.US) + ", "
                + zone.getDisplayName(TextStyle.SHORT, Locale.US));
        }
    }
}
