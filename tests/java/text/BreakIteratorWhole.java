/* SPDX-License-Identifier: MIT */
import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.StringCharacterIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Boundaries of each kind: of sentences people write, of code points among others (a hash for each
 * 500), of
 * texts drawn from a seed (a hash for each 50), and every method of the iterators, at and beside
 * the ends.
 * Sentences are walked backwards in ordinary text only: in others java contradicts its own forward
 * walk.
 */
public class BreakIteratorWhole extends Seeded {

    /** One character at least of each sort that a kind of rules tells apart. */
    static final String[] SORTS = {
        "\0\n\ra\u0300\u0902\u0903\u0915\u093C\u093E\u0941\u094D\u1100\u1161\u11A8\uFFFF" +
            "\uD83D\uDE00",
        "\0 \n\r!'$%,-.1a\u00AD\u0300\u200B\u0964\u4E00\u3041\u3099\u309B\u30A1\uFFFF\uD800\uDC00",
        " \n\r!\"a'([).-1\u00A0\u0300\u200B\u0964\u4E00\u3099\uFFFF\uD800\uDC00",
        "\0 !')1.Aa\u0300\u0964\u2029\uFFFF\uD800\uDC00"
    };
    static final String[] TEXTS = {
        "",
        "a",
        "Hello, world!",
        "He said: \"It's 3.14% of $1,000.50 (U.S.)?\" Yes... No!",
        "First one. Second one? third one! \"Fourth.\" (Fifth.) Mr. Smith went. e.g. this",
        "one\r\ntwo\n\nthree\tfour  five",
        "well-known twenty-five-year-old ante\u00ADdiluvian no\u00A0break 10-20 -5 +5 a/b/c",
        "http://example.org/a?b=c#d me@example.org",
        "e\u0301a\u0300 \uD83D\uDE00\uD83D\uDC4D\uD83C\uDFFD " +
            "\uD83D\uDC68\u200D\uD83D\uDC69 \uD83C\uDDE9\uD83C\uDDEA",
        "\uD55C\uAD6D\uC5B4 \u1112\u1161\u11AB\u1100\u116E\u11A8",
        "\u65E5\u672C\u8A9E\u306E\u30C6\u30AD\u30B9\u30C8\u3002\u6B21\u3002",
        "\u0915\u094D\u0937\u093F \u0928\u092E\u0938\u094D\u0924\u0947",
        "1st 2nd x1 1x _a_ a_b 'quoted' don't rock'n'roll",
        "\u00BFQu\u00E9? \u00A1S\u00ED!"
    };

    static BreakIterator of(int kind) {
        return switch (kind) {
            case 0 -> BreakIterator.getCharacterInstance(Locale.ROOT);
            case 1 -> BreakIterator.getWordInstance(Locale.ENGLISH);
            case 2 -> BreakIterator.getLineInstance();
            default -> BreakIterator.getSentenceInstance();
        };
    }

    static List<Integer> forth(BreakIterator it) {
        List<Integer> all = new ArrayList<>();
        for (int at = it.first(); at != BreakIterator.DONE; at = it.next()) all.add(at);
        return all;
    }

    static List<Integer> back(BreakIterator it) {
        List<Integer> all = new ArrayList<>();
        for (int at = it.last(); at != BreakIterator.DONE; at = it.previous()) all.add(0, at);
        return all;
    }

    static void texts(int kind) {
        BreakIterator it = of(kind);
        for (String text : TEXTS) {
            it.setText(text);
            p(kind, text, forth(it));
            if (!back(it).equals(forth(it))) p("back", back(it));
        }
    }

    static void points(int kind) {
        BreakIterator it = of(kind);
        int hash = 0;
        int seen = 0;
        for (
            int point = 0;
            point < 0x110000;
            point += point < 0x3100 || (kind == 3 && point >= 0x10000 && point < 0x12000) ? 1 : 37
        ) {
            if (point >= 0x20000 && point < 0xE0000) point = 0xE0000;
            String s = Character.toString(point);
            it.setText("a" + s + "1" + s + ". " + s + "(" + s + "\u4E00" + s);
            for (int at = it.first(); at != BreakIterator.DONE; at = it.next()) hash =
                hash * 31 + at;
            if (++seen % 500 == 0) p(kind, Integer.toHexString(point), hash);
        }
    }

    static void drawn(int kind) {
        BreakIterator it = of(kind);
        int hash = 0;
        for (int i = 1; i <= count; i++) {
            StringBuilder s = new StringBuilder(some(SORTS[kind], 20));
            if (r.nextInt(2) == 0) s.insert(r.nextInt(s.length() + 1), (char) r.nextInt(0x10000));
            it.setText(s.toString());
            List<Integer> all = forth(it);
            hash = hash * 31 + all.hashCode();
            if (kind < 3) {
                if (!back(it).equals(all)) p("back", s, all, back(it));
                int at = r.nextInt(s.length() + 1);
                hash =
                    31 * hash +
                    it.following(at) * 3 +
                    it.preceding(at) * 5 +
                    (it.isBoundary(at) ? 7 : 11);
                it.first();
                hash = 31 * hash + it.next(r.nextInt(5)) + it.next(-r.nextInt(3)) + it.current();
            }
            if (i % 50 == 0) p(kind, i, hash);
        }
    }

    static void members(int kind) {
        BreakIterator it = of(kind);
        p(
            it,
            it.hashCode(),
            it.first(),
            it.last(),
            it.next(),
            it.previous(),
            it.current(),
            it.isBoundary(0)
        );
        p(
            it.getText().current() == CharacterIterator.DONE,
            it.following(0),
            it.preceding(0),
            it.equals(of(kind)),
            it.equals("")
        );
        for (int at : new int[] { -1, 1 }) {
            t(() -> it.isBoundary(at));
            t(() -> it.following(at));
            t(() -> it.preceding(at));
        }
        t(() -> it.setText((String) null));
        t(() -> it.setText((CharacterIterator) null));
        CharacterIterator part = new StringCharacterIterator("x. Ab cd. Efgh ij", 3, 14, 5);
        it.setText(part);
        p(it.current(), it.getText() == part, forth(it), back(it));
        for (int at = 2; at < 16; at++) {
            int place = at;
            t(() -> place + " " + it.isBoundary(place) + " " + it.current());
            t(() -> place + " " + it.following(place) + " " + it.current());
            t(() -> place + " " + it.preceding(place) + " " + it.current());
        }
        it.getText().setIndex(4);
        p(
            it.current(),
            it.next(),
            it.next(0),
            it.next(2),
            it.next(100),
            it.current(),
            it.next(-1),
            it.next(-100),
            it.current()
        );
        BreakIterator copy = (BreakIterator) it.clone();
        p(
            copy.equals(it),
            copy.hashCode() == it.hashCode(),
            copy.next(),
            copy.equals(it),
            it.current(),
            copy.current()
        );
        it.last();
        p(it.next(), it.current(), it.first(), it.previous(), it.current());
    }

    public static void main(String[] args) {
        init(args, 400);
        for (int kind = 0; kind < 4; kind++) {
            texts(kind);
            points(kind);
            drawn(kind);
            members(kind);
        }
        p(
            BreakIterator.getCharacterInstance().equals(of(0)),
            BreakIterator.getWordInstance().equals(of(1)),
            BreakIterator.getLineInstance(Locale.US).equals(of(2)),
            BreakIterator.getSentenceInstance(Locale.UK).equals(of(3))
        );
        t(() -> BreakIterator.getWordInstance(null));
        p(BreakIterator.getAvailableLocales().length > 1);
        BreakIterator own = new BreakIterator() {
            // a boundary after every second character of ten
            int at;

            @Override
            public int first() {
                return (at = 0);
            }

            @Override
            public int last() {
                return (at = 10);
            }

            @Override
            public int next(int n) {
                return DONE;
            }

            @Override
            public int next() {
                return at < 10 ? (at += 2) : DONE;
            }

            @Override
            public int previous() {
                return at > 0 ? (at -= 2) : DONE;
            }

            @Override
            public int following(int offset) {
                return offset >= 10 ? DONE : (at = (offset / 2) * 2 + 2);
            }

            @Override
            public int current() {
                return at;
            }

            @Override
            public CharacterIterator getText() {
                return null;
            }

            @Override
            public void setText(CharacterIterator text) {
                p("set", text.getEndIndex());
            }
        };
        own.setText("abc");
        p(
            own.preceding(5),
            own.preceding(4),
            own.preceding(1),
            own.isBoundary(0),
            own.isBoundary(4),
            own.isBoundary(5),
            ((BreakIterator) own.clone()).current()
        );
        t(() -> own.isBoundary(12));
    }
}
