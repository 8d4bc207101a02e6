/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Lines of text taken apart and put together: split, tokenizer, substring, trim, indexOf, replace,
 * join.
 */
public class Splitting {
    static String line(int n) {
        return "name" + n + ",  value " + n * 7 + " ,\t" + (n % 3 == 0 ? "" : "third")
            + ",x=" + n + ";y=" + -n + ",last";
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 20000;
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            String line = line(i);
            String[] fields = line.split(",");
            List<String> kept = new ArrayList<>();
            for (String field : fields) {
                String text = field.trim();
                if (text.isEmpty()) continue;
                int at = text.indexOf('=');
                kept.add(at >= 0 ? text.substring(0, at).toUpperCase() : text);
            }
            StringTokenizer words = new StringTokenizer(line, " ,;=\t");
            while (words.hasMoreTokens()) sum = sum * 31 + words.nextToken().length();
            String joined = String.join("|", kept);
            sum += joined.replace("value", "v").hashCode() + joined.lastIndexOf("third")
                + line.split("[;=]").length;
            if (joined.contains("name" + i) && line.startsWith("name") && line.endsWith("last"))
                sum++;
        }
        System.out.println(sum);
    }
}
