/* SPDX-License-Identifier: MIT */
/*
 * Texts at random for Properties, StreamTokenizer, Scanner and StringTokenizer: what they read,
 * write, refuse. Arguments: how many, seed.
 */
import java.util.*;
import java.io.*;

public class RandomSources extends Seeded {

    public static void main(String[] a) {
        init(a, 60);
        for (int i = 0; i < count; i++) {
            StringBuilder src = new StringBuilder();
            for (int n = r.nextInt(9); n > 0; n--) src.append(
                pick(
                    "\\",
                    "\\",
                    "u",
                    "u00e9",
                    "\\u0041",
                    "=",
                    ":",
                    " ",
                    "\t",
                    "\n",
                    "\r",
                    "\r\n",
                    "\f",
                    "#",
                    "!",
                    "a",
                    "b",
                    "\\\n",
                    "\\\r\n ",
                    "\\\r",
                    "\\u00",
                    "\\n",
                    "\\ ",
                    "\\=",
                    "\u00e9",
                    "key",
                    "\\\\"
                )
            );
            t(src, () -> {
                Properties p = new Properties();
                p.load(new StringReader(src.toString()));
                return new TreeMap<>(p);
            });
            t("b", () -> {
                Properties p = new Properties();
                p.load(new ByteArrayInputStream(src.toString().getBytes("ISO-8859-1")));
                return new TreeMap<>(p);
            });
            String k = some("a =:#!\\\t\n\r\f\u00e9\u0001\u4e00", 5),
                v = some("a =:#!\\\t\n\r\f\u00e9\u0001\u4e00", 5),
                c = some("c\n\r#! \u00e9\u4e00", 6);
            t("s", () -> {
                Properties p = new Properties();
                p.setProperty(k, v);
                StringWriter w = new StringWriter();
                p.store(w, c);
                ByteArrayOutputStream o = new ByteArrayOutputStream();
                p.store(o, c);
                Properties q = new Properties();
                q.load(new StringReader(w.toString()));
                return (
                    (w + "|" + o.toString("ISO-8859-1")).replaceAll("(?m)^#... ... .*$", "#DATE") +
                    q.equals(p)
                );
            });
            t("x", () -> {
                Properties p = new Properties();
                p.setProperty(k, v);
                ByteArrayOutputStream o = new ByteArrayOutputStream();
                p.storeToXML(o, c, pick("UTF-8", "US-ASCII", "ISO-8859-1"));
                return o.toString("UTF-8");
            });
            StringBuilder tk = new StringBuilder();
            for (int n = r.nextInt(12); n > 0; n--) tk.append(
                pick(
                    "a",
                    "b1",
                    " ",
                    "12",
                    "-",
                    ".",
                    "3.5",
                    "\"",
                    "'",
                    "\\n",
                    "\\101",
                    "/",
                    "//",
                    "/*",
                    "*/",
                    "\n",
                    "\r\n",
                    "#",
                    "_x",
                    "\u00e9",
                    "-.",
                    "1e5",
                    "\\x",
                    "\t"
                )
            );
            int f = r.nextInt(64);
            t(tk, () -> {
                StreamTokenizer z = new StreamTokenizer(new StringReader(tk.toString()));
                if ((f & 1) != 0) z.slashSlashComments(true);
                if ((f & 2) != 0) z.slashStarComments(true);
                if ((f & 4) != 0) z.eolIsSignificant(true);
                if ((f & 8) != 0) z.lowerCaseMode(true);
                if ((f & 16) != 0) {
                    z.resetSyntax();
                    z.wordChars('a', 'z');
                    z.whitespaceChars(0, 32);
                    if ((f & 1) != 0) z.parseNumbers();
                }
                if ((f & 32) != 0) {
                    z.ordinaryChar('.');
                    z.ordinaryChars('-', '-');
                    z.quoteChar('#');
                    z.commentChar('_');
                }
                StringBuilder s = new StringBuilder();
                for (int n = 0; n < 40; n++) {
                    int t = z.nextToken();
                    if (t == StreamTokenizer.TT_EOF) {
                        s.append(z.lineno());
                        break;
                    }
                    s.append(z).append(z.sval).append(z.nval).append(';');
                    if (r.nextInt(6) == 0) {
                        z.pushBack();
                    }
                }
                return s;
            });
            StringBuilder sc = new StringBuilder();
            for (int n = r.nextInt(12); n > 0; n--) sc.append(
                pick(
                    "a",
                    "12",
                    " ",
                    "-3",
                    ".",
                    "1,234",
                    "1,23",
                    "3.5e2",
                    "true",
                    "\n",
                    "\r\n",
                    ",",
                    ";",
                    "0x1f",
                    "NaN",
                    "Infinity",
                    "\u0661",
                    "+7",
                    "9999999999",
                    "xyz",
                    "\u00a0",
                    "\u2028"
                )
            );
            t(sc, () -> {
                Scanner z = new Scanner(
                    new StringReader(sc.toString()) {
                        public int read(char[] c, int o, int l) throws IOException {
                            return super.read(c, o, Math.min(l, 3));
                        }
                    }
                );
                z.useLocale(Locale.US);
                if (r.nextInt(3) == 0) z.useDelimiter(pick(",", "\\s*,\\s*", "[;,]+", "", "x"));
                if (r.nextInt(4) == 0) z.useRadix(pick(2, 8, 16, 36));
                StringBuilder s = new StringBuilder();
                for (int n = 0; n < 15; n++) {
                    try {
                        switch (r.nextInt(24)) {
                            case 0:
                                s.append(z.next());
                                break;
                            case 1:
                                s.append(z.nextInt());
                                break;
                            case 2:
                                s.append(z.hasNextInt());
                                break;
                            case 3:
                                s.append(z.nextLong());
                                break;
                            case 4:
                                s.append(z.nextDouble());
                                break;
                            case 5:
                                s.append(z.hasNextDouble());
                                break;
                            case 6:
                                s.append(z.nextBigInteger());
                                break;
                            case 7:
                                s.append(z.nextBigDecimal());
                                break;
                            case 8:
                                s.append(z.nextLine());
                                break;
                            case 9:
                                s.append(z.hasNextLine());
                                break;
                            case 10:
                                s.append(z.hasNext());
                                break;
                            case 11:
                                s.append(z.findInLine(pick("a", "[0-9]+", "(\\w)(\\w)")));
                                break;
                            case 12:
                                s.append(z.findWithinHorizon(pick("\\d", "[a-z]+"), r.nextInt(6)));
                                break;
                            case 13:
                                s.append(z.skip(pick("a", "\\s*", "[0-9]*")));
                                s.setLength(Math.min(s.length(), 3));
                                break;
                            case 14:
                                s.append(z.nextBoolean());
                                break;
                            case 15:
                                s.append(z.hasNext("\\d+"));
                                break;
                            case 16:
                                s.append(z.next("[a-z]+"));
                                break;
                            case 17:
                                s.append(z.nextByte());
                                break;
                            case 18:
                                s.append(z.nextShort(16));
                                break;
                            case 19:
                                s.append(z.hasNextBigDecimal());
                                break;
                            case 20:
                                s.append(z.match().group() + z.match().start());
                                break;
                            case 21:
                                s.append(z.nextFloat());
                                break;
                            case 22:
                                s.append(z.hasNextLong(8));
                                break;
                            default:
                                s.append(z.tokens().limit(2).toList());
                        }
                    } catch (RuntimeException e) {
                        s.append(e);
                    }
                    s.append('|');
                }
                return s;
            });
            String d = some(" ,;\n", 3);
            t("st", () -> {
                StringTokenizer z = new StringTokenizer(sc.toString(), d, r.nextBoolean());
                StringBuilder s = new StringBuilder();
                while (z.hasMoreTokens()) {
                    s.append(z.countTokens())
                        .append('<')
                        .append(r.nextInt(4) == 0 ? z.nextToken(" \n") : z.nextToken())
                        .append('>');
                }
                return s;
            });
            byte[] xml = (
                "<?xml version=\"1.0\"?>" +
                pick(
                    "<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">",
                    ""
                ) +
                "<properties>" +
                pick("", "<comment>c</comment>") +
                "<entry key=\"" +
                k.replaceAll("[^a ]", "") +
                "\">" +
                pick("v", "&lt;&#65;&amp;", "<![CDATA[x]]>", "a\nb") +
                "</entry>" +
                pick("", "<entry/>", "x", "<!-- c -->") +
                pick("</properties>", "</properties>", "</prop>", "")
            ).getBytes();
            t("xml", () -> {
                Properties p = new Properties();
                try {
                    p.loadFromXML(new ByteArrayInputStream(xml));
                } catch (InvalidPropertiesFormatException e) {
                    return "IPFE";
                }
                return new TreeMap<>(p);
            });
        }
    }
}
