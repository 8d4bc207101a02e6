/* SPDX-License-Identifier: MIT */
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Groups repeated a limited number of times: a place that fails with few rounds left may do with
 * more.
 */
public class RegexBoundedRepeats {

    public static void main(String[] args) {
        laterStartMayMatch();
        fewerRoundsMayMatch();
        loopsWithoutLimitStayFast();
        randomRepeats();
    }

    static void show(String regex, String text) {
        Matcher m = Pattern.compile(regex).matcher(text);
        StringBuilder found = new StringBuilder(regex + " in " + text + ":");
        while (m.find()) {
            found.append(' ').append(m.start()).append('-').append(m.end());
        }
        System.out.println(
            found + " " + m.hitEnd() + " " + m.reset().matches() + " " + m.lookingAt()
        );
    }

    static void laterStartMayMatch() {
        show("(([a-c]|b)){1,3}c", "bbaacbcb");
        show("((([a-c]|[^b])){1,3})c", "bbaac");
        show("(a|[^c]){1,3}d", "bbaad");
    }

    static void fewerRoundsMayMatch() {
        show("(a|aa|b){1,3}d", "aabbd");
        show("(?:(a|aa|b)){0,3}d", "aabbd");
        show("(?>(a|aa|b){1,3}d)", "aabbd");
        show("(?=(a|aa|b){1,3}d)a", "aabbd");
        show("(a|aa|b)?(a|aa|b){2,3}d", "aabbabd");
    }

    static void loopsWithoutLimitStayFast() {
        show("(a|aa)*c", "a".repeat(200));
        show("(a|aa){3,}c", "a".repeat(200));
        show("(?>(a|aa)+c)", "a".repeat(200));
    }

    static void randomRepeats() {
        Random random = new Random(1);
        for (int i = 0; i < 300; i++) {
            String regex = repeated(random) + repeated(random);
            show(regex, text(random));
        }
    }

    static String repeated(Random random) {
        int least = random.nextInt(3);
        String atom = random.nextInt(3) == 0 ? "[a-c]" : choice(random) + "|" + choice(random);
        return (
            "((" + atom + ")){" + least + "," + (least + random.nextInt(3)) + "}" + choice(random)
        );
    }

    static String choice(Random random) {
        return new String[] { "a", "aa", "b", "[^b]", "ab", "(c)" }[random.nextInt(6)];
    }

    static String text(Random random) {
        StringBuilder s = new StringBuilder();
        for (int n = random.nextInt(14); n > 0; n--) {
            s.append("abc".charAt(random.nextInt(3)));
        }
        return s.toString();
    }
}
