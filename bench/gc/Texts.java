/* SPDX-License-Identifier: MIT */
/* Text: lines are put together, cut to words, counted and joined again. Most strings die at once,
 * their bytes with them. Argument: lines in thousands. */
import java.util.ArrayList;
import java.util.HashMap;

public class Texts {
    static final String[] STEMS =
        {"arena", "card", "age", "root", "slot", "pin", "mark", "copy", "sweep", "gap"};

    public static void main(String[] args) {
        int lines = (args.length > 0 ? Integer.parseInt(args[0]) : 150) * 1000;
        HashMap<String, Integer> counts = new HashMap<>();
        ArrayList<String> page = new ArrayList<>();
        long length = 0;
        int seed = 3;
        for (int i = 0; i < lines; i++) {
            StringBuilder line = new StringBuilder();
            for (int k = 0; k < 8; k++) {
                seed = seed * 1103515245 + 12345;
                line.append(STEMS[(seed >>> 8) % STEMS.length])
                    .append((seed >>> 20) % 50).append(' ');
            }
            String text = line.toString();
            int from = 0;
            for (int to; (to = text.indexOf(' ', from)) >= 0; from = to + 1) {
                String word = text.substring(from, to);
                Integer old = counts.get(word);
                counts.put(word, old == null ? 1 : old + 1);
            }
            page.add(text.toUpperCase().trim());
            if (page.size() == 500) {
                length += String.join("\n", page).length();
                page.clear();
            }
        }
        System.out.println(length + " " + counts.size() + " " + counts.get("arena7"));
    }
}
