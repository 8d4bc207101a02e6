/* SPDX-License-Identifier: MIT */
package java.time;

import java.io.Serializable;
import java.util.Objects;

/** Something that tells the time, with a zone to tell it in. */
public abstract class Clock implements InstantSource {
    protected Clock() {
    }

    public static Clock systemUTC() {
        return SystemClock.UTC;
    }

    public static Clock systemDefaultZone() {
        return new SystemClock(ZoneId.systemDefault());
    }

    public static Clock system(ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        return zone == ZoneOffset.UTC ? SystemClock.UTC : new SystemClock(zone);
    }

    public static Clock tickMillis(ZoneId zone) {
        return new TickClock(system(zone), 1_000_000L);
    }

    public static Clock tickSeconds(ZoneId zone) {
        return new TickClock(system(zone), 1_000_000_000L);
    }

    public static Clock tickMinutes(ZoneId zone) {
        return new TickClock(system(zone), 60_000_000_000L);
    }

    public static Clock tick(Clock baseClock, Duration tickDuration) {
        Objects.requireNonNull(baseClock, "baseClock");
        Objects.requireNonNull(tickDuration, "tickDuration");
        if (tickDuration.isNegative()) {
            throw new IllegalArgumentException("Tick duration must not be negative");
        }
        long nanos = tickDuration.toNanos();
        if (nanos % 1_000_000 != 0 && 1_000_000_000 % nanos != 0) {
            throw new IllegalArgumentException("Invalid tick duration");
        }
        return nanos <= 1 ? baseClock : new TickClock(baseClock, nanos);
    }

    public static Clock fixed(Instant fixedInstant, ZoneId zone) {
        return new FixedClock(fixedInstant, zone);
    }

    public static Clock offset(Clock baseClock, Duration offsetDuration) {
        Objects.requireNonNull(baseClock, "baseClock");
        Objects.requireNonNull(offsetDuration, "offsetDuration");
        return offsetDuration.isZero() ? baseClock : new OffsetClock(baseClock, offsetDuration);
    }

    public abstract ZoneId getZone();

    @Override
    public abstract Clock withZone(ZoneId zone);

    @Override
    public long millis() {
        return instant().toEpochMilli();
    }

    @Override
    public abstract Instant instant();

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    /** The system's clock, without a zone. */
    static final class SystemInstantSource implements InstantSource, Serializable {
        private static final long serialVersionUID = 3232399674412L;
        static final SystemInstantSource INSTANCE = new SystemInstantSource();

        @Override
        public Instant instant() {
            return Instant.now();
        }

        @Override
        public long millis() {
            return System.currentTimeMillis();
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return Clock.system(zone);
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof SystemInstantSource;
        }

        @Override
        public int hashCode() {
            return SystemInstantSource.class.hashCode();
        }

        @Override
        public String toString() {
            return "SystemInstantSource";
        }
    }

    /** A clock that is told to go by another zone; what it tells comes from elsewhere. */
    private abstract static class Zoned extends Clock {
        /** Called when a clock is read from a stream, too. */
        Zoned() {
        }

        abstract Clock in(ZoneId other);

        @Override
        public Clock withZone(ZoneId other) {
            return other.equals(getZone()) ? this : in(other);
        }
    }

    private static final class SystemClock extends Zoned implements Serializable {
        private static final long serialVersionUID = 6740630888130243051L;
        static final SystemClock UTC = new SystemClock(ZoneOffset.UTC);

        private final ZoneId zone;

        SystemClock(ZoneId zone) {
            this.zone = Objects.requireNonNull(zone, "zone");
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        Clock in(ZoneId other) {
            return new SystemClock(other);
        }

        @Override
        public Instant instant() {
            return Instant.now();
        }

        @Override
        public long millis() {
            return System.currentTimeMillis();
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof SystemClock && zone.equals(((SystemClock) obj).zone);
        }

        @Override
        public int hashCode() {
            return zone.hashCode() + 1;
        }

        @Override
        public String toString() {
            return "SystemClock[" + zone + "]";
        }
    }

    private static final class FixedClock extends Zoned implements Serializable {
        private static final long serialVersionUID = 7430389292664866958L;
        private final Instant instant;
        private final ZoneId zone;

        FixedClock(Instant instant, ZoneId zone) {
            this.instant = Objects.requireNonNull(instant, "fixedInstant");
            this.zone = Objects.requireNonNull(zone, "zone");
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        Clock in(ZoneId other) {
            return new FixedClock(instant, other);
        }

        @Override
        public Instant instant() {
            return instant;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof FixedClock && instant.equals(((FixedClock) obj).instant)
                    && zone.equals(((FixedClock) obj).zone);
        }

        @Override
        public int hashCode() {
            return instant.hashCode() ^ zone.hashCode();
        }

        @Override
        public String toString() {
            return "FixedClock[" + instant + "," + zone + "]";
        }
    }

    private static final class OffsetClock extends Zoned implements Serializable {
        private static final long serialVersionUID = 2007484719125426256L;
        private final Clock baseClock;
        private final Duration offset;

        OffsetClock(Clock base, Duration offset) {
            baseClock = base;
            this.offset = offset;
        }

        @Override
        public ZoneId getZone() {
            return baseClock.getZone();
        }

        @Override
        Clock in(ZoneId other) {
            return new OffsetClock(baseClock.withZone(other), offset);
        }

        @Override
        public long millis() {
            return Math.addExact(baseClock.millis(), offset.toMillis());
        }

        @Override
        public Instant instant() {
            return baseClock.instant().plus(offset);
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof OffsetClock && baseClock.equals(((OffsetClock) obj).baseClock)
                    && offset.equals(((OffsetClock) obj).offset);
        }

        @Override
        public int hashCode() {
            return baseClock.hashCode() ^ offset.hashCode();
        }

        @Override
        public String toString() {
            return "OffsetClock[" + baseClock + "," + offset + "]";
        }
    }

    private static final class TickClock extends Zoned implements Serializable {
        private static final long serialVersionUID = 6504659149906368850L;
        private final Clock baseClock;
        private final long tickNanos;

        TickClock(Clock base, long nanos) {
            baseClock = base;
            tickNanos = nanos;
        }

        @Override
        public ZoneId getZone() {
            return baseClock.getZone();
        }

        @Override
        Clock in(ZoneId other) {
            return new TickClock(baseClock.withZone(other), tickNanos);
        }

        @Override
        public long millis() {
            long millis = baseClock.millis();
            return millis - Math.floorMod(millis, tickNanos / 1_000_000L);
        }

        @Override
        public Instant instant() {
            if (tickNanos % 1_000_000 == 0) {
                return Instant.ofEpochMilli(millis());
            }
            Instant instant = baseClock.instant();
            return instant.minusNanos(Math.floorMod((long) instant.getNano(), tickNanos));
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof TickClock && tickNanos == ((TickClock) obj).tickNanos
                    && baseClock.equals(((TickClock) obj).baseClock);
        }

        @Override
        public int hashCode() {
            return baseClock.hashCode() ^ Long.hashCode(tickNanos);
        }

        @Override
        public String toString() {
            return "TickClock[" + baseClock + "," + Duration.ofNanos(tickNanos) + "]";
        }
    }

    /** A zone beside any source. */
    static final class SourceClock extends Zoned implements Serializable {
        private static final long serialVersionUID = 235386528762398L;
        private final InstantSource baseSource;
        private final ZoneId zone;

        SourceClock(InstantSource base, ZoneId zone) {
            baseSource = base;
            this.zone = Objects.requireNonNull(zone, "zone");
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        Clock in(ZoneId other) {
            return new SourceClock(baseSource, other);
        }

        @Override
        public long millis() {
            return baseSource.millis();
        }

        @Override
        public Instant instant() {
            return baseSource.instant();
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof SourceClock && zone.equals(((SourceClock) obj).zone)
                    && baseSource.equals(((SourceClock) obj).baseSource);
        }

        @Override
        public int hashCode() {
            return baseSource.hashCode() ^ zone.hashCode();
        }

        @Override
        public String toString() {
            return "SourceClock[" + baseSource + "," + zone + "]";
        }
    }
}
