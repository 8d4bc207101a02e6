/* SPDX-License-Identifier: MIT */
import java.math.BigDecimal;
import java.util.*;
import java.util.stream.StreamSupport;

/**
 * Texts that few programs ask for: scanners, bad decimals, absent spliterators, the last sigma of a
 * word.
 */
public class TextsOfFew {

    interface R {
        Object run() throws Exception;
    }

    static void t(String n, R r) {
        try {
            System.out.println(n + " " + r.run());
        } catch (Throwable e) {
            System.out.println(n + " " + e);
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        for (String s : new String[] {
            "\u03a3",
            "A\u03a3",
            "A\u03a3B",
            "\u0391\u03a3.",
            "\u0391\u03a3\u0391\u03a3 \u03a3",
            "\u0391.\u03a3",
            "\u0391\u03a3\u0301",
            "1\u03a3",
            "\u0391\u03a3\u00ad\u0391",
            "\ud835\udc00\u03a3",
            "\u0391\u03a3'"
        })
            t("sigma", () -> {
                StringBuilder b = new StringBuilder();
                for (char c : s.toLowerCase().toCharArray())
                    b.append(Integer.toHexString(c)).append(' ');
                return b;
            });
        t("scanner", () -> new Scanner("abc 1").toString());
        t("scanner2", () -> {
            Scanner s = new Scanner("abc 1");
            s.next();
            return s.toString();
        });
        t("ds", () -> StreamSupport.doubleStream(null, false));
        t("is", () -> StreamSupport.intStream(null, false));
        t("ls", () -> StreamSupport.longStream(null, false));
        t("s", () -> StreamSupport.stream(null, false));
        for (String s : new String[] {
            "",
            "+",
            "-",
            ".",
            "1e",
            "1e+",
            "e1",
            "1..2",
            "1.2.3",
            "--1",
            "1e99999999999",
            "1e2147483648",
            "1e-2147483648",
            "12x",
            "\u0661",
            "1_0",
            "+.e1",
            "1e1.",
            "0x1",
            "1 ",
            " 1",
            "1e 5",
            "+-1",
            "1e+-5",
            "12345678901234567890123456789x",
            "12345678901234567890123456789e",
            "123456789012345678901234567890.1.2",
            "1234567890123456789012345e99999999999"
        }) {
            t("bd[" + s + "]", () -> new BigDecimal(s.toCharArray()));
            t("bds[" + s + "]", () -> new BigDecimal(s));
        }
        t("bdo", () -> new BigDecimal("123".toCharArray(), 1, 5));
        t("bdo2", () -> new BigDecimal("123".toCharArray(), -1, 2));
        t("bdo3", () -> new BigDecimal((char[]) null));
        t("bdo4", () -> new BigDecimal("123".toCharArray(), 0, 0));
        t("bdo5", () -> new BigDecimal("123".toCharArray(), 4, 0));
        t("bdn", () -> new BigDecimal((String) null));
        t("bdo6", () -> new BigDecimal("123".toCharArray(), 1, 2, null));
        t("bdo7", () -> new BigDecimal("123".toCharArray(), 1, -2));
    }
}
