// SPDX-License-Identifier: MIT
/** Static and instance initializers run in textual order; forward references see defaults. */
public class TextualOrder {
    static StringBuilder log = new StringBuilder();
    static int early = peek();
    static int late = note("late", 5);
    static { note("block", 0); later = 3; }
    static int later = note("later", 9);
    static int peek() { return late + 100; }
    static int note(String s, int v) { log.append(s).append(' '); return v; }
    int a = note("a", 1);
    { b = 10; note("instance", 0); }
    int b = note("b", a + 1);
    final int c;
    TextualOrder() { this(7); note("this", 0); }
    TextualOrder(int n) { super(); note("ctor", 0); c = n + b; }
    String text() { return a + " " + b + " " + c + " " + later; }

    public static void main(String[] args) throws Exception {
        System.out.println(new TextualOrder(1).text());
        System.out.println(log);
        System.out.println(early + " " + late);
    }
}
