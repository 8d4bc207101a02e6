/* SPDX-License-Identifier: MIT */
/* Appends, substrings, splitting by hand, parsing and comparing of strings. Argument: rounds. */
public class StringBuilding {
    static String number(int i) {
        return "item-" + i + '/' + (i * 7L) + ":" + (i % 3 == 0);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 90000;
        long hash = 0, length = 0, parsed = 0;
        int matches = 0;
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < rounds; i++) {
            String text = number(i);
            line.append(text).append(';');
            if (line.length() > 400) {
                String all = line.toString();
                int from = 0;
                for (int at = all.indexOf(';'); at >= 0; at = all.indexOf(';', from)) {
                    String part = all.substring(from, at);
                    hash = hash * 31 + part.hashCode();
                    parsed += Integer.parseInt(part.substring(5, part.indexOf('/')));
                    if (part.endsWith("true")) matches++;
                    from = at + 1;
                }
                length += all.replace("item", "x").length() + all.toUpperCase().length();
                line.setLength(0);
            }
        }
        System.out.println(hash + " " + length + " " + parsed + " " + matches);
    }
}
