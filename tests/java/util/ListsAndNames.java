/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Properties;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;

/** Document types of properties, lists of what is no text, styles of names, marks below tabs. */
public class ListsAndNames {

    private static void row(String what, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.toString();
        }
        System.out.println(what + ": " + result.replace("\t", "<tab>"));
    }

    private static Object load(String type) throws Exception {
        String text =
            "<!DOCTYPE properties " + type + "><properties><entry key='a'>b</entry></properties>";
        Properties p = new Properties();
        p.loadFromXML(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        return p;
    }

    public static void main(String[] args) {
        String dtd = "http://java.sun.com/dtd/properties.dtd";
        for (String type : new String[] {
            "SYSTEM \"" + dtd + "\"",
            "SYSTEM '" + dtd + "' ",
            "PUBLIC \"a\" \"" + dtd + "\"",
            "SYSTEM \"properties.dtd\"",
            "SYSTEM \"https://java.sun.com/dtd/properties.dtd\"",
            "PUBLIC \"a\" \"b\"",
            ""
        }) {
            row("type " + type, () -> load(type));
        }
        Properties p = new Properties();
        p.put("a", 1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        row("list", () -> {
            p.list(new PrintStream(out));
            return "";
        });
        row("listed", out::toString);
        Calendar c = new GregorianCalendar(2020, Calendar.MAY, 3);
        for (int style : new int[] { 0, 1, 2, 3, 4, 5, 0x8000, 0x8001 }) {
            row("name " + style, () -> c.getDisplayName(Calendar.AM_PM, style, Locale.US));
            row("year " + style, () -> c.getDisplayName(Calendar.YEAR, style, Locale.US));
        }
        for (int style : new int[] { 0, 1, 2, 4, 0x8001, 0x8004 }) {
            row("names " + style, () ->
                new TreeMap<>(c.getDisplayNames(Calendar.AM_PM, style, Locale.US))
            );
            row("root " + style, () ->
                new TreeMap<>(c.getDisplayNames(Calendar.AM_PM, style, Locale.ROOT))
            );
        }
        row("narrow eras", () -> new TreeMap<>(c.getDisplayNames(Calendar.ERA, 4, Locale.US)));
        row("narrow months", () -> c.getDisplayNames(Calendar.MONTH, 4, Locale.US));
        for (String s : new String[] { "\tx(", "a\tb[", "\t\t*", "ab\n\t(" }) {
            row("pattern", () -> Pattern.compile(s));
        }
        for (String s : new String[] { "\u221e", "-\u221e", "Infinity", "-NaN" }) {
            row("has " + s.length(), () ->
                new Scanner(s).hasNextDouble() + " " + new Scanner(s).hasNextFloat() +
                new Scanner(s).hasNextBigDecimal()
            );
            row("next " + s.length(), () -> new Scanner(s).useLocale(Locale.US).nextDouble());
            row("decimal " + s.length(), () -> new Scanner(s).nextBigDecimal());
        }
        for (String name : new String[] { "java.util", "java.util.regex", "java.none", "java" }) {
            row("package " + name, () -> Package.getPackage(name));
        }
    }
}
