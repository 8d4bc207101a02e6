// SPDX-License-Identifier: MIT
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.text.SimpleDateFormat;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.JapaneseEra;
import java.time.chrono.MinguoChronology;
import java.time.chrono.MinguoEra;
import java.time.chrono.ThaiBuddhistChronology;
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which of several complaints comes, and what an operation that fails has done by then. */
public class WhatFailsFirst {
    interface Body { Object run() throws Exception; }

    static void t(String label, Body body) {
        String told;
        try {
            told = "" + body.run();
        } catch (Throwable e) {
            told = e.getClass().getName()
                + (e.getCause() == null ? "" : " of " + e.getCause().getClass().getName());
        }
        System.out.println(label + " -> " + told);
    }

    static void maps(String label, Map<String, String> map) {
        t(label + " of a function that fails", () -> {
            map.replaceAll((k, v) -> { throw new IllegalStateException(); });
            return null;
        });
        t(label + " goes on", () -> { map.replaceAll((k, v) -> v + k); return map; });
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Map<Object, Object> checked() {
        Map map = new HashMap<>(Map.of("a", "1"));
        return Collections.checkedMap(map, String.class, String.class);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        TreeMap<String, String> tree = new TreeMap<>(Map.of("a", "1", "b", "2", "c", "3"));
        maps("tree", tree);
        maps("head", tree.headMap("b", true));
        maps("descending", tree.descendingMap());
        maps("own", new AbstractMap<String, String>() {
            final Map<String, String> m = new HashMap<>(Map.of("k", "v"));
            @Override public Set<Entry<String, String>> entrySet() { return m.entrySet(); }
        });
        Map checked = checked();
        t("present in a checked map", () -> checked().computeIfPresent("b", (k, v) -> "x"));
        t("absent of another type", () -> checked().computeIfPresent(7, (k, v) -> "x"));
        t("put of another type", () -> checked.put(7, "x"));

        LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>(List.of("a"));
        t("all and null", () -> deque.addAll(Arrays.asList("b", null, "c")));
        t("itself", () -> deque.addAll(deque));
        t("all", () -> deque.addAll(List.of("d", "e")) + " " + deque);
        LinkedBlockingDeque<String> small = new LinkedBlockingDeque<>(2);
        t("too many", () -> small.addAll(List.of("d", "e", "f")));
        t("too many of which one is null", () -> small.addAll(Arrays.asList("g", null)));
        System.out.println(deque + " " + small);

        Matcher m = Pattern.compile("(?<x>a)").matcher("ba");
        for (String name : new String[] {"x", "none", null}) {
            t("start " + name, () -> m.start(name));
            t("end " + name, () -> m.end(name));
            t("group " + name, () -> m.group(name));
        }
        m.find();
        t("found none", () -> m.start("none"));
        t("found x", () -> m.start("x"));

        CharBuffer from = CharBuffer.wrap("abc"), to = CharBuffer.allocate(2).asReadOnlyBuffer();
        t("read into what cannot be written", () -> from.read(to));
        System.out.println(from.position() + " " + to.position());
        t("read on", () -> from.read(CharBuffer.allocate(2)) + " " + from.position());
        IntBuffer ints = IntBuffer.allocate(2).asReadOnlyBuffer();
        ByteBuffer bytes = ByteBuffer.allocate(2).asReadOnlyBuffer();
        t("put into what cannot be written", () -> ints.put(7, IntBuffer.allocate(1), 5, 9));
        t("put nothing", () -> bytes.put(7, (ByteBuffer) null, 5, 9));

        int[] years = {Integer.MAX_VALUE, Integer.MIN_VALUE, 999_999_999, -999_999_999};
        MinguoChronology minguo = MinguoChronology.INSTANCE;
        for (int year : years) {
            t("Minguo day of " + year, () -> MinguoChronology.INSTANCE.dateYearDay(year, 2));
            t("Minguo " + year, () -> MinguoChronology.INSTANCE.date(year, 1, 2));
            t("Minguo era " + year, () -> minguo.dateYearDay(MinguoEra.BEFORE_ROC, year, 2));
            t("Thai " + year, () -> ThaiBuddhistChronology.INSTANCE.date(year, 1, 2));
            t("seconds of " + year,
                () -> minguo.epochSecond(year, 16, -1, 3, 2, 7, ZoneOffset.UTC));
        }
        t("no era", () -> JapaneseChronology.INSTANCE.dateYearDay(null, 7, 2));
        t("another's era", () -> JapaneseChronology.INSTANCE.dateYearDay(MinguoEra.ROC, 7, 2));
        t("an era", () -> JapaneseChronology.INSTANCE.dateYearDay(JapaneseEra.HEISEI, 7, 2));
        t("a time", () -> MinguoChronology.INSTANCE.zonedDateTime(LocalTime.NOON));
        SimpleDateFormat format = new SimpleDateFormat("yy", Locale.US);
        format.set2DigitYearStart(new Date(5));
        System.out.println(format.getCalendar().getTimeInMillis());
        t("a century from nowhere", () -> { format.set2DigitYearStart(null); return null; });
        System.out.println(Arrays.stream(java.text.DecimalFormatSymbols.class.getMethods())
            .anyMatch(each -> each.getName().equals("getLocale")));
    }
}
