/* SPDX-License-Identifier: MIT */
package java.time;

import java.io.Serializable;
import java.util.Objects;

/** Something that tells the time, with a zone to tell it in. */
public abstract class Clock implements InstantSource {
    protected Clock() {
    }

    public static Clock systemUTC() {
        return Sys.UTC;
    }

    public static Clock systemDefaultZone() {
        return new Sys(ZoneId.systemDefault());
    }

    public static Clock system(ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        return zone == ZoneOffset.UTC ? Sys.UTC : new Sys(zone);
    }

    public static Clock tickMillis(ZoneId zone) {
        return new Tick(system(zone), 1_000_000L);
    }

    public static Clock tickSeconds(ZoneId zone) {
        return new Tick(system(zone), 1_000_000_000L);
    }

    public static Clock tickMinutes(ZoneId zone) {
        return new Tick(system(zone), 60_000_000_000L);
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
        return nanos <= 1 ? baseClock : new Tick(baseClock, nanos);
    }

    public static Clock fixed(Instant fixedInstant, ZoneId zone) {
        return new Fixed(fixedInstant, zone);
    }

    public static Clock offset(Clock baseClock, Duration offsetDuration) {
        Objects.requireNonNull(baseClock, "baseClock");
        Objects.requireNonNull(offsetDuration, "offsetDuration");
        return offsetDuration.isZero() ? baseClock : new Offset(baseClock, offsetDuration);
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
    static final class SystemSource implements InstantSource, Serializable {
        private static final long serialVersionUID = 3232399674412L;
        static final SystemSource INSTANCE = new SystemSource();

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
            return obj instanceof SystemSource;
        }

        @Override
        public int hashCode() {
            return SystemSource.class.hashCode();
        }

        @Override
        public String toString() {
            return "SystemInstantSource";
        }
    }

    /** A clock with a zone; what it tells comes from elsewhere. */
    private abstract static class Zoned extends Clock implements Serializable {
        private static final long serialVersionUID = 1L;
        final ZoneId zone;

        Zoned(ZoneId zone) {
            this.zone = Objects.requireNonNull(zone, "zone");
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        abstract Clock in(ZoneId other);

        @Override
        public Clock withZone(ZoneId other) {
            return other.equals(zone) ? this : in(other);
        }
    }

    private static final class Sys extends Zoned {
        private static final long serialVersionUID = 6740630888130243051L;
        static final Sys UTC = new Sys(ZoneOffset.UTC);

        Sys(ZoneId zone) {
            super(zone);
        }

        @Override
        Clock in(ZoneId other) {
            return new Sys(other);
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
            return obj instanceof Sys && zone.equals(((Sys) obj).zone);
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

    private static final class Fixed extends Zoned {
        private static final long serialVersionUID = 7430389292664866958L;
        private final Instant instant;

        Fixed(Instant instant, ZoneId zone) {
            super(check(instant, zone));
            this.instant = instant;
        }

        private static ZoneId check(Instant instant, ZoneId zone) {
            Objects.requireNonNull(instant, "fixedInstant");
            return zone;
        }

        @Override
        Clock in(ZoneId other) {
            return new Fixed(instant, other);
        }

        @Override
        public Instant instant() {
            return instant;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Fixed && instant.equals(((Fixed) obj).instant)
                    && zone.equals(((Fixed) obj).zone);
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

    private static final class Offset extends Zoned {
        private static final long serialVersionUID = 2007484719125426256L;
        private final Clock base;
        private final Duration offset;

        Offset(Clock base, Duration offset) {
            super(base.getZone());
            this.base = base;
            this.offset = offset;
        }

        @Override
        Clock in(ZoneId other) {
            return new Offset(base.withZone(other), offset);
        }

        @Override
        public long millis() {
            return Math.addExact(base.millis(), offset.toMillis());
        }

        @Override
        public Instant instant() {
            return base.instant().plus(offset);
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Offset && base.equals(((Offset) obj).base)
                    && offset.equals(((Offset) obj).offset);
        }

        @Override
        public int hashCode() {
            return base.hashCode() ^ offset.hashCode();
        }

        @Override
        public String toString() {
            return "OffsetClock[" + base + "," + offset + "]";
        }
    }

    private static final class Tick extends Zoned {
        private static final long serialVersionUID = 6504659149906368850L;
        private final Clock base;
        private final long nanos;

        Tick(Clock base, long nanos) {
            super(base.getZone());
            this.base = base;
            this.nanos = nanos;
        }

        @Override
        Clock in(ZoneId other) {
            return new Tick(base.withZone(other), nanos);
        }

        @Override
        public long millis() {
            long millis = base.millis();
            return millis - Math.floorMod(millis, nanos / 1_000_000L);
        }

        @Override
        public Instant instant() {
            if (nanos % 1_000_000 == 0) {
                return Instant.ofEpochMilli(millis());
            }
            Instant instant = base.instant();
            return instant.minusNanos(Math.floorMod((long) instant.getNano(), nanos));
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Tick && nanos == ((Tick) obj).nanos
                    && base.equals(((Tick) obj).base);
        }

        @Override
        public int hashCode() {
            return base.hashCode() ^ Long.hashCode(nanos);
        }

        @Override
        public String toString() {
            return "TickClock[" + base + "," + Duration.ofNanos(nanos) + "]";
        }
    }

    /** A zone beside any source. */
    static final class Source extends Zoned {
        private static final long serialVersionUID = 235386528762398L;
        private final InstantSource base;

        Source(InstantSource base, ZoneId zone) {
            super(zone);
            this.base = base;
        }

        @Override
        Clock in(ZoneId other) {
            return new Source(base, other);
        }

        @Override
        public long millis() {
            return base.millis();
        }

        @Override
        public Instant instant() {
            return base.instant();
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Source && zone.equals(((Source) obj).zone)
                    && base.equals(((Source) obj).base);
        }

        @Override
        public int hashCode() {
            return base.hashCode() ^ zone.hashCode();
        }

        @Override
        public String toString() {
            return "SourceClock[" + base + "," + zone + "]";
        }
    }
}
