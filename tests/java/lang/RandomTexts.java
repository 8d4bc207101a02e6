/* SPDX-License-Identifier: MIT */
/*
 * Strings of random Unicode from a seed: case, comparison, splitting, stripping, searching, coding
 * with damage. Arguments: how many, seed.
 */
import java.nio.*;
import java.nio.charset.*;
import java.io.*;
import java.util.*;

public class RandomTexts extends Whole {

    static Random r;

    static String text(int max) {
        StringBuilder b = new StringBuilder();
        for (int n = r.nextInt(max + 1); n > 0; n--) switch (r.nextInt(14)) {
            case 0:
                b.appendCodePoint(r.nextInt(0x110000));
                break;
            case 1:
                b.append((char) r.nextInt(0x10000));
                break;
            case 2:
                b.append((char) r.nextInt(256));
                break;
            case 3:
                b.append((char) (0x370 + r.nextInt(0x200)));
                break;
            case 4:
                b.append(" \t\n\u2003\u00a0\u3000\r\u001c".charAt(r.nextInt(8)));
                break;
            case 5:
                b.append(
                    (
                        "\u0130\u0131\u00df\u03a3\u03c2\u01c5\ufb01\u1e9e\u0345\u1f88\u0149" +
                        "\u212a\u017f"
                    ).charAt(r.nextInt(13))
                );
                break;
            case 6:
                b.append("I\u0307i\u0307\u0300\u0301jJ".charAt(r.nextInt(8)));
                break;
            case 7:
                b.append(",;:=-".charAt(r.nextInt(5)));
                break;
            case 8:
                b.append("\ud83d\ude00");
                break;
            case 9:
                b.append((char) (0x1e00 + r.nextInt(0x200)));
                break;
            default:
                b.append((char) ('A' + r.nextInt(58)));
        }
        return b.toString();
    }

    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b)
            s.append(Character.forDigit((x >> 4) & 15, 16)).append(Character.forDigit(x & 15, 16));
        return s.toString();
    }

    public static void main(String[] args) throws Exception {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        r = new Random(args.length > 1 ? Long.parseLong(args[1]) : 3);
        Charset[] charsets = {
            StandardCharsets.UTF_8,
            StandardCharsets.UTF_16,
            StandardCharsets.UTF_16BE,
            StandardCharsets.UTF_16LE,
            StandardCharsets.ISO_8859_1,
            StandardCharsets.US_ASCII
        };
        Locale[] locales = { Locale.ROOT, new Locale("tr"), new Locale("lt"), Locale.US };
        for (int i = 0; i < count; i++) {
            String s = text(12),
                o = r.nextInt(4) == 0 ? s.toUpperCase(Locale.ROOT) : text(3);
            p(
                "case",
                s,
                s.toLowerCase(Locale.ROOT),
                s.toUpperCase(Locale.ROOT),
                s.toLowerCase(locales[i % 4]),
                s.toUpperCase(locales[i % 4])
            );
            p(
                "cmp",
                s.compareTo(o),
                s.compareToIgnoreCase(o),
                s.equalsIgnoreCase(o),
                s.hashCode(),
                s.indexOf(o),
                s.lastIndexOf(o),
                s.contains(o),
                s.startsWith(o),
                s.endsWith(o),
                s.regionMatches(true, r.nextInt(5) - 1, o, r.nextInt(3) - 1, r.nextInt(4)),
                s.contentEquals(new StringBuilder(o))
            );
            p(
                "strip",
                s.trim(),
                s.strip(),
                s.stripLeading(),
                s.stripTrailing(),
                s.isBlank(),
                s.lines().toList(),
                s.indent(r.nextInt(5) - 2),
                s.stripIndent()
            );
            p(
                "points",
                s.codePointCount(0, s.length()),
                s.codePoints().toArray(),
                new StringBuilder(s).reverse()
            );
            String[] seps = { ",", ";|:", "[,;]", " ", "", "\\s+", "(?=[A-Z])", "a", "\\|", "\\b" };
            String sep = seps[r.nextInt(seps.length)];
            p("split", sep, s.split(sep), s.split(sep, 2), s.split(sep, -1));
            p(
                "replace",
                s.replace(o, "<>"),
                s.replace('a', '\u20ac'),
                s.replaceAll("[a-m]", "$0$0"),
                s.replaceFirst("\\p{L}", "_"),
                s.replaceAll("\\P{Alpha}", ""),
                s.matches("(?s).*\\p{Lu}.*")
            );
            StringTokenizer k = new StringTokenizer(s, o, r.nextBoolean());
            StringBuilder tokens = new StringBuilder().append(k.countTokens());
            while (k.hasMoreTokens()) tokens.append('<').append(k.nextToken()).append('>');
            p("tokens", tokens);
            Charset c = charsets[r.nextInt(charsets.length)];
            byte[] bytes = s.getBytes(c);
            p(
                "bytes",
                c,
                hex(bytes),
                new String(bytes, c).equals(s),
                new String(bytes, charsets[r.nextInt(6)])
            );
            byte[] damaged = bytes.clone();
            for (int n = r.nextInt(3); n > 0 && damaged.length > 0; n--) damaged[
                r.nextInt(damaged.length)
            ] = (byte) r.nextInt();
            if (damaged.length > 0 && r.nextInt(3) == 0) damaged = Arrays.copyOf(
                damaged,
                damaged.length - 1
            );
            p("damaged", hex(damaged), new String(damaged, c));
            CharsetDecoder d = c.newDecoder();
            CodingErrorAction[] actions = {
                CodingErrorAction.IGNORE,
                CodingErrorAction.REPLACE,
                CodingErrorAction.REPORT
            };
            d.onMalformedInput(actions[r.nextInt(3)]).onUnmappableCharacter(actions[r.nextInt(3)]);
            byte[] given = damaged;
            t(() -> d.decode(ByteBuffer.wrap(given)));
            d.reset();
            StringBuilder steps = new StringBuilder();
            ByteBuffer in = ByteBuffer.wrap(given);
            for (int guard = 0; guard < 40; guard++) {
                CharBuffer out = CharBuffer.allocate(1 + r.nextInt(3));
                in.limit(Math.min(given.length, in.position() + 1 + r.nextInt(4)));
                boolean last = steps.indexOf("end") >= 0 || in.limit() == given.length;
                if (last) {
                    in.limit(given.length);
                    steps.append("end ");
                }
                CoderResult result = d.decode(in, out, last);
                steps
                    .append(result)
                    .append('@')
                    .append(in.position())
                    .append(':')
                    .append(out.flip())
                    .append(' ');
                if (result.isError()) break;
                if (result.isUnderflow() && last) break;
            }
            p("steps", steps);
            CharsetEncoder e = c.newEncoder();
            e.onMalformedInput(actions[r.nextInt(3)]).onUnmappableCharacter(actions[r.nextInt(3)]);
            t(() -> {
                ByteBuffer b = e.encode(CharBuffer.wrap(s));
                return hex(Arrays.copyOf(b.array(), b.limit()));
            });
            StringBuilder read = new StringBuilder();
            try (Reader reader = new InputStreamReader(new ByteArrayInputStream(damaged), c)) {
                for (int ch; (ch = reader.read()) >= 0; ) read.append((char) ch);
            }
            p("reader", read);
            Properties props = new Properties();
            StringBuilder source = new StringBuilder();
            for (int n = r.nextInt(4); n > 0; n--) source
                .append(text(4))
                .append(
                    new String[] {
                        "=",
                        ":",
                        " ",
                        "",
                        "\\",
                        " = ",
                        "\\u00e",
                        "\\u00e9",
                        "#",
                        "!",
                        "\\\n  "
                    }[r.nextInt(11)]
                )
                .append(text(5))
                .append(new String[] { "\n", "\r", "\r\n", "\n\n" }[r.nextInt(4)]);
            t(() -> {
                props.load(new StringReader(source.toString()));
                return new TreeMap<>(props);
            });
            StringWriter stored = new StringWriter();
            Properties one = new Properties();
            one.setProperty(s, o);
            one.store(stored, o);
            p("store", stored.toString().replaceAll("(?m)^#... ... .*$", "#DATE"));
            Scanner scanner = new Scanner(
                s +
                    " " +
                    r.nextInt(300) +
                    "," +
                    r.nextInt(2000) +
                    " " +
                    r.nextDouble() +
                    " true " +
                    o +
                    "\n" +
                    text(5)
            ).useLocale(Locale.US);
            if (r.nextInt(3) == 0) scanner.useDelimiter(seps[r.nextInt(3)]);
            StringBuilder scanned = new StringBuilder();
            for (int guard = 0; guard < 12; guard++) try {
                switch (r.nextInt(8)) {
                    case 0:
                        scanned.append(scanner.hasNextInt());
                        break;
                    case 1:
                        scanned.append(scanner.nextInt());
                        break;
                    case 2:
                        scanned.append(scanner.hasNextDouble());
                        break;
                    case 3:
                        scanned.append(scanner.nextLine());
                        break;
                    case 4:
                        scanned.append(scanner.findInLine("[a-z]+"));
                        break;
                    case 5:
                        scanned.append(scanner.hasNextBoolean());
                        break;
                    case 6:
                        scanned.append(scanner.hasNext() + "" + scanner.hasNextLine());
                        break;
                    default:
                        scanned.append('<').append(scanner.next()).append('>');
                }
                scanned.append(' ');
            } catch (RuntimeException x) {
                scanned.append(x.getClass().getSimpleName()).append(x.getMessage()).append(' ');
            }
            p("scan", scanned);
        }
    }
}
