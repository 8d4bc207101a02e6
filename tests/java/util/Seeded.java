/* SPDX-License-Identifier: MIT */
import java.util.Random;

/**
 * The base of programs that draw what they do from a seed. Arguments: how many rounds, the seed.
 */
abstract class Seeded extends Whole {

    static Random r = new Random(1);
    static int count;

    static void init(String[] args, int rounds) {
        count = args.length > 0 ? Integer.parseInt(args[0]) : rounds;
        r = new Random(args.length > 1 ? Long.parseLong(args[1]) : 1);
    }

    /** A line that names the case; what it draws does not change what is drawn after it. */
    static void t(Object name, Body body) {
        long seed = r.nextLong();
        r = new Random(seed ^ 1);
        String given;
        try {
            given = text(body.get());
        } catch (Throwable e) {
            given = "! " + text(e);
        }
        System.out.println(text(name) + " -> " + given);
        r = new Random(seed);
    }

    @SafeVarargs
    static <T> T pick(T... all) {
        return all[r.nextInt(all.length)];
    }

    static String some(String letters, int most) {
        StringBuilder s = new StringBuilder();
        for (int n = r.nextInt(most + 1); n > 0; n--) s.append(
            letters.charAt(r.nextInt(letters.length()))
        );
        return s.toString();
    }
}
