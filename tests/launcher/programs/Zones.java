/* SPDX-License-Identifier: MIT */
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.util.Arrays;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Random;
import java.util.TimeZone;

/** Writes damaged time-zone files, or reads them: a damaged file is no zone, or one that works. */
public class Zones {

    private static final String[] MODELS = {
        "Europe/Berlin",
        "America/New_York",
        "Africa/Cairo",
        "Asia/Kolkata"
    };

    private static void write(Path directory, int count) throws Exception {
        Random r = new Random(5);
        for (int i = 0; i < count; i++) {
            byte[] b = Files.readAllBytes(
                Path.of("/usr/share/zoneinfo", MODELS[i % MODELS.length])
            );
            for (int n = r.nextInt(5); n >= 0; n--) {
                int at =
                    r.nextInt(3) == 0
                        ? b.length - 1 - r.nextInt(40)
                        : r.nextInt(r.nextBoolean() ? 60 : b.length);
                b[at] = (byte) r.nextInt(256);
            }
            Files.write(
                directory.resolve("Zone" + i),
                r.nextInt(4) == 0 ? Arrays.copyOf(b, r.nextInt(b.length + 20)) : b
            );
        }
    }

    private static void use(String id) {
        ZoneRules rules = ZoneId.of(id).getRules();
        for (int year = 1880; year < 2100; year += 7) {
            rules.getValidOffsets(LocalDateTime.of(year, 4, 1, 2, 30));
            rules.nextTransition(Instant.ofEpochSecond((year - 1970) * 31556952L));
        }
        TimeZone zone = TimeZone.getTimeZone(id);
        zone.getOffset(1L << 40);
        zone.getDisplayName();
        new GregorianCalendar(zone).get(Calendar.HOUR);
    }

    public static void main(String[] args) throws Exception {
        int count = Integer.parseInt(args[1]);
        if (args.length > 2) {
            write(Path.of(args[0]), count);
            return;
        }
        int working = 0;
        for (int i = 0; i < count; i++) {
            try {
                use("Zone" + i);
                working++;
            } catch (ZoneRulesException e) {
                continue;
            }
        }
        System.out.println(
            working > 0 && working < count ? "some work" : working + " of " + count + " work"
        );
    }
}
