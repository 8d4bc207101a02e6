/* SPDX-License-Identifier: MIT */
import java.io.StringReader;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/**
 * Dates by week years and numbers of days, parsed and printed under all beginnings of the week;
 * sigmas at
 * the ends of words; escapes of properties with digits that are none. Drawn from a seed, of which
 * there is much.
 */
public class WeekDatesAndSigma extends Seeded {

    static final String[] PATTERNS = {
        "YYYY-'W'ww-u",
        "yyyy-MM-dd X",
        "YY/w/u",
        "Y w E",
        "YYYYY",
        "uu",
        "uuu",
        "X XX XXX",
        "yyyy-MM-dd'T'HH:mm:ss.SSSXXX",
        "yyyy w u",
        "Y M d",
        "YYYYwwu"
    };
    static final String[] TEXTS = {
        "2009-W01-1",
        "2020-W53-7",
        "2021-02-03 +01",
        "2021-02-03 Z",
        "2021-02-03 -0530",
        "21/5/3",
        "2019 1 Mon",
        "+0100 +01 +01:00",
        "Z Z Z",
        "2021-01-02T03:04:05.678+09:30",
        "2021 53 1",
        "2021 5 9",
        "2021015",
        "-5",
        "07",
        "2020-W60-9",
        "2020-W00-0",
        "2021-02-03 +24",
        "2021-02-03 +2360",
        "2020-W10-0",
        "2020-W10-15",
        "2020-W10--8"
    };

    static void parse(SimpleDateFormat format, String text) {
        ParsePosition at = new ParsePosition(0);
        Date date = format.parse(text, at);
        p(" ", text, date == null ? null : date.getTime(), at.getIndex(), at.getErrorIndex());
    }

    static void dates() {
        String pattern = pick(PATTERNS);
        SimpleDateFormat format = new SimpleDateFormat(
            pattern,
            pick(Locale.ROOT, Locale.ENGLISH, Locale.US)
        );
        Calendar calendar = format.getCalendar();
        calendar.setTimeZone(TimeZone.getTimeZone("UTC"));
        if (r.nextInt(2) == 0) calendar.setFirstDayOfWeek(1 + r.nextInt(7));
        if (r.nextInt(2) == 0) calendar.setMinimalDaysInFirstWeek(1 + r.nextInt(7));
        if (r.nextInt(3) == 0) format.setTimeZone(
            TimeZone.getTimeZone(
                "GMT" + pick("+", "-") + r.nextInt(14) + ":" + (10 + r.nextInt(50))
            )
        );
        format.set2DigitYearStart(new Date(0));
        format.setLenient(r.nextInt(4) != 0);
        String text = format.format(new Date((r.nextLong() >> 18) % 4_000_000_000_000L));
        p(pattern, format.isLenient(), text);
        parse(format, text);
        parse(format, pick(TEXTS));
    }

    static void properties() throws Exception {
        for (String text : new String[] {
            "a=\\u0041",
            "a=\\u00e9\\u00E9",
            "a=\\u004",
            "a=\\u004g",
            "\\u00=b",
            "a=\\u\uFF10\uFF10\uFF14\uFF11",
            "b=1\na=\\u00\u0660\u0660",
            "a=\\u",
            "a=\\uu0041",
            "a=\\U0041",
            "a=\\u+041",
            "a=\\u0041\\",
            "\\u0041\\u003d=\\u003D"
        }) {
            Properties all = new Properties();
            t(() -> {
                all.load(new StringReader(text));
                return all;
            });
            p(all);
        }
    }

    public static void main(String[] args) throws Exception {
        init(args, 150);
        for (int i = 0; i < count; i++) dates();
        String[] letters = {
            "\u03A3",
            "\u03A3",
            "\u0391",
            "a",
            "B",
            " ",
            ".",
            "'",
            "-",
            "_",
            "1",
            "\u0301",
            "\u00AD",
            ":",
            "\u4E00",
            "\uD835\uDC00",
            "!",
            "\u00B7",
            "\u2160"
        };
        for (int i = 0; i < 2 * count; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = r.nextInt(9); n >= 0; n--) text.append(pick(letters));
            p(text, text.toString().toLowerCase(Locale.ROOT));
        }
        properties();
    }
}
