/* SPDX-License-Identifier: MIT */
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.InputMismatchException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;

/**
 * How much a scanner reads before it answers, what patterns see around a token, and where findAll
 * goes on.
 */
public class ScannersReadWhatTheyNeed {

    /** A source that gives a piece for each read, as a terminal gives lines, and counts them. */
    static class Pieces extends Reader {

        final Deque<String> left;
        int given;

        Pieces(String... pieces) {
            left = new ArrayDeque<>(List.of(pieces));
        }

        @Override
        public int read(char[] to, int from, int length) {
            if (left.isEmpty()) {
                return -1;
            }
            given++;
            String piece = left.remove();
            piece.getChars(0, piece.length(), to, from);
            return piece.length();
        }

        @Override
        public void close() {}
    }

    static void answersAtOnce() {
        Pieces lines = new Pieces("5\n", "abc def\n", "true x", "y\n", "last");
        Scanner s = new Scanner(lines);
        System.out.println(s.hasNext() + " " + s.hasNextInt() + " after " + lines.given);
        System.out.println(s.nextInt() + " after " + lines.given);
        System.out.println("<" + s.nextLine() + "> after " + lines.given);
        System.out.println(s.next() + " after " + lines.given);
        System.out.println(s.next() + " after " + lines.given);
        System.out.println(s.nextBoolean() + " after " + lines.given);
        System.out.println(s.hasNext() + " after " + lines.given);
        System.out.println(s.next() + " after " + lines.given);
        System.out.println(s.hasNext("l.*") + " after " + lines.given);
    }

    static void delimitersInPieces(String delimiter) {
        Pieces letters = new Pieces("ab1ab2ababxa".split(""));
        Scanner s = new Scanner(letters).useDelimiter(delimiter);
        StringBuilder all = new StringBuilder(delimiter.replace("\n", "\\n"));
        all.append(" ").append(s.hasNext()).append(" after ").append(letters.given).append(":");
        while (true) {
            try {
                all.append(" <").append(s.next()).append(">").append(letters.given);
            } catch (NoSuchElementException e) {
                System.out.println(all);
                return;
            }
        }
    }

    static void tokensHaveNeighbours(String text, String consumed, String asked) {
        Scanner s = new Scanner(text);
        s.findInLine(consumed);
        boolean has = s.hasNext(asked);
        String next;
        try {
            next = s.next(asked);
        } catch (InputMismatchException e) {
            next = e.toString();
        }
        System.out.println(text + " after " + consumed + ": " + asked + " " + has + " " + next);
    }

    static void found(String text, String pattern, int most) {
        Scanner s = new Scanner(text);
        List<MatchResult> all = s.findAll(pattern).limit(most).collect(Collectors.toList());
        StringBuilder line = new StringBuilder(pattern + " in " + text + ":");
        for (MatchResult m : all) {
            line.append(" ").append(m.start()).append("-").append(m.end());
        }
        try {
            s.match();
        } catch (IllegalStateException e) {
            line.append(" ").append(e.getMessage());
        }
        s.useDelimiter("\\A");
        System.out.println(line + ", left: " + (s.hasNext() ? s.next() : "nothing"));
    }

    static void groups(String text, int radix) {
        Scanner s = new Scanner(text);
        System.out.println(text + " " + radix + " " + s.hasNextLong(radix));
    }

    public static void main(String[] args) {
        answersAtOnce();
        for (String delimiter : new String[] { "ab", "a|ab", "(ab)+", "x*", ".", "a$", "\n" }) {
            delimitersInPieces(delimiter);
        }
        tokensHaveNeighbours("ab-c d", "a", "\\b\\w.*");
        tokensHaveNeighbours("ab-c d", "a", "(?<=a)b.*");
        tokensHaveNeighbours("ab-c d", "a", "^b.*");
        tokensHaveNeighbours("ab-c d", "a", ".*c$");
        tokensHaveNeighbours("ab-c", "a", ".*c$");
        found("xaxa", "(?=a)", 9);
        found("xaxa", "(?=a)", 1);
        found("aaab", "\\Ga?", 9);
        found("aaa", "\\G", 2);
        found("aa", "^|$", 9);
        found("xaa b", "a*", 9);
        found("abab", "a", 1);
        groups("1,234", 16);
        groups("a,bcd", 16);
        groups("1,bcd", 16);
        groups("0,123", 10);
        try {
            Scanner closed = new Scanner("");
            closed.close();
            closed.findAll("(");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
