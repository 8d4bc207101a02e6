// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.regex.*;
import java.time.*;
import java.text.*;
public class Failures {
    static Object nul;
    static class Inner {
        int f;
        Object g() {
            return null;
        }
    }
    public static void main(String[] a) throws Exception {
        try {
            nul.toString();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
            for (var s : e.getStackTrace()) System.out.println(s);
        }
        try {
            new Inner().g().hashCode();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object o = "s";
            Integer i = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[] x = new int[2];
            x[2] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Class.forName("no.such.Class");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        for (String name : new String[] {"no.such.Class", "java.lang.Nope", "Nope", "[Lno.such.C;"})
            try {
                Class.forName(name, false, null);
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        try {
            throw new IllegalStateException("x", new RuntimeException("y"));
        } catch (Exception e) {
            java.io.StringWriter w = new java.io.StringWriter();
            e.printStackTrace(new java.io.PrintWriter(w));
            System.out.print(w);
        }
        System.out.printf("%08.3f|%-10s|%x|%,d|%e%n", 3.14159, "left", 255, 1234567, 12345.678);
        Matcher m = Pattern.compile("(\\w+)@(\\w+)\\.com").matcher("mail joe@example.com now");
        System.out.println(m.find() + " " + m.group(1) + " " + m.start());
        System.out.println("a,b,,c".split(",").length + " "
                + "xAbC".toLowerCase() + " "
                + "Straße".toUpperCase(Locale.ROOT));
        System.out.println(LocalDate.of(2024, 2, 28).plusDays(2) + " " + Duration.ofSeconds(3725)
                + " "
                + ZonedDateTime.of(2024, 7, 1, 12, 0, 0, 0, ZoneId.of("Europe/Berlin"))
                          .toInstant());
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss zzz", Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(f.format(new Date(0)));
        System.out.println(NumberFormat.getCurrencyInstance(Locale.US).format(1234.5) + " "
                + NumberFormat.getInstance(Locale.GERMANY).format(1234567.891));
        System.out.println(new Throwable().getStackTrace()[0]);
        System.out.println(recurse(0) > 1000);
    }
    static int depth;
    static int recurse(int n) {
        try {
            depth = n;
            return recurse(n + 1);
        } catch (StackOverflowError e) {
            return depth;
        }
    }
}
