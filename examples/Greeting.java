// SPDX-License-Identifier: MIT
/** What the hosts call: greets, asks its host, and ends the program. */
public class Greeting {
    static String greet(String name) {
        return "Hello, " + name + ", from Java " + System.getProperty("java.specification.version");
    }
    static native int price(String article);

    static void shop(String... articles) {
        int sum = 0;
        for (String article : articles) sum += price(article);
        System.out.println(articles.length + " articles cost " + sum);
        System.exit(sum > 100 ? 3 : 0);
    }
}
