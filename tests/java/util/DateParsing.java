/* SPDX-License-Identifier: MIT */
/*
 * Date.parse: which number is what, which words there may be, what is refused; good texts and bad
 * ones from a seed.
 */
import java.util.*;

public class DateParsing {

    static Random r = new Random(5);

    static String pick(String... all) {
        return all[r.nextInt(all.length)];
    }

    static String any() {
        StringBuilder s = new StringBuilder();
        for (int n = r.nextInt(13); n > 0; n--) s.append(
            pick(
                "1",
                "12",
                "99",
                "1999",
                "3",
                ":",
                "/",
                "-",
                "+",
                " ",
                ",",
                "(",
                ")",
                "am",
                "pm",
                "Jan",
                "ma",
                "gmt",
                "EST",
                "0",
                "tue",
                "x",
                "5000000000"
            )
        );
        return s.toString();
    }

    static String likely() {
        String day = "" + r.nextInt(33),
            month = pick("Jan", "feb", "March", "ap", "May", "ju", "Dec", "sept"),
            year = pick("1999", "99", "70", "2069", "123");
        String time =
            r.nextInt(24) +
            ":" +
            pick("00", "15", "59", "5") +
            pick("", ":30", ":7") +
            pick("", " am", " PM", "pm");
        String zone = pick(
                "",
                "",
                " GMT",
                " UTC",
                " EST",
                " pdt",
                " GMT+1",
                " +0130",
                " -0800",
                " GMT-5",
                "+23",
                "-24",
                " -2360"
            ),
            remark = pick("", "", " (remark (x) y)", "(");
        switch (r.nextInt(6)) {
            case 0:
                return (
                    pick("Sat, ", "sun ", "", "Mo ") +
                    day +
                    " " +
                    month +
                    " " +
                    year +
                    " " +
                    time +
                    zone +
                    remark
                );
            case 1:
                return month + " " + day + ", " + year + remark + " " + time + zone;
            case 2:
                return 1 + r.nextInt(13) + "/" + day + "/" + year + " " + time + zone;
            case 3:
                return pick("Sat ", "") + month + " " + day + " " + time + zone + " " + year;
            case 4:
                return year + "/" + r.nextInt(13) + "/" + day + " " + time;
            default:
                return day + "-" + month + "-" + year + " " + time + zone;
        }
    }

    static void read(String text) {
        String given;
        try {
            given = String.valueOf(Date.parse(text));
        } catch (RuntimeException e) {
            given = e.toString();
        }
        System.out.println(text + " => " + given);
    }

    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
        for (String text : new String[] {
            null,
            "",
            "Jan 1 1999 70:15",
            "Jan 1 1999 1:80:5",
            "Jan 1 1999 1:80",
            "75/1/1999",
            "Jan 1 1999 1999",
            "Jan 1 1999 10:10 1999",
            "Jan 1 1999 10:10:75",
            "Jan 1 1999 71",
            "1/75/1999",
            "75-Jan-1999",
            "Jan 75 99",
            "Jan 1 1999 10:10 69",
            "May 1 1999 June",
            "1/1/1999 June",
            "1 1999 GMT EST",
            "Jan 1 1999 GMT EST",
            "Jan 1 1999 EST +1",
            "Jan 1 1999 +1 EST",
            "Jan 1 1999 +1 +2",
            "Jan 1 1999 -1 +2",
            "Jan 1 1999 -1 -2",
            "Jan 1 1999 GMT -2",
            "Jan 1 1999 +0 +2",
            "Jan 1 1999 10:10 am pm",
            "Jan 1 1999 Mon Tue",
            "Jan 0/1999",
            "0/1/1999",
            "0/1/2/1999",
            "1/0/1999",
            "Jan 1 1999 0:0:0",
            "Jan 1 1999 ()",
            "Jan 1 1999 )",
            "70-1/1",
            "Jan-1-70-5",
            "Jan 1 70:5",
            "Jan 1 100x",
            "Jan 1 1999 +70",
            "Jan 1 +75",
            "+75 Jan 1 1999"
        })
            read(text);
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 150;
        if (args.length > 1) r = new Random(Integer.parseInt(args[1]));
        for (int i = 0; i < n; i++) {
            read(any());
            read(likely());
        }
    }
}
