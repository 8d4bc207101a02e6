/* SPDX-License-Identifier: MIT */
import java.nio.file.*;

/** Sets, ranges, groups and escapes of globs, and which are refused where. */
public class Globs {

    public static void main(String[] a) {
        for (String g : new String[] {
            "[]",
            "[]a]",
            "[!]",
            "[!]a]",
            "[^]",
            "[^a]",
            "[a^]",
            "[a-]",
            "[-a]",
            "[!-a]",
            "[--a]",
            "[a-b-c]",
            "[b-a]",
            "[z-a]x",
            "[a-",
            "[a",
            "[a[b]",
            "[a&&b]",
            "[a\\]b]",
            "[\\]",
            "[\\",
            "\\",
            "a\\",
            "{",
            "}",
            "a}",
            "{a",
            "{a,{b}}",
            "{{a}}",
            "{a{b}",
            "{a}}",
            "{,}",
            "{}",
            "{/}",
            "[/]",
            "[a/]",
            "[+--]",
            "[,-.]",
            "[!/]",
            "**",
            "***",
            "*?",
            "?*",
            "a**b",
            "**/a",
            "[*]",
            "[?]",
            "{*,?}",
            "+()^$|.",
            "\\[",
            "\\a",
            "\\*",
            "[[]",
            "[]]",
            "[]-a]",
            "[a]]",
            "[]/]",
            "{a,b}[/]{[-a]",
            "{[}",
            "{[}]}",
            "{\\}}",
            "[!",
            "[",
            "[!a",
            "a[",
            "[a-[b]]",
            "[ -~]",
            "[\u00e0-\u00ef]",
            "\ud83d\ude00",
            "[\ud83d\ude00]",
            "?",
            "??"
        }) {
            String s;
            try {
                PathMatcher m = FileSystems.getDefault().getPathMatcher("glob:" + g);
                StringBuilder b = new StringBuilder();
                for (String q : new String[] {
                    "a",
                    "b",
                    "a/b",
                    "",
                    "/",
                    "ab",
                    "[",
                    "]",
                    "-",
                    "^",
                    "!",
                    "&",
                    "*",
                    "?",
                    "\\",
                    "{",
                    "}",
                    "c",
                    "a]",
                    "/a",
                    ",",
                    "+",
                    ".",
                    "+()^$|.",
                    "[]",
                    "\u00e9",
                    "\ud83d\ude00",
                    "\ud83d"
                })
                    try {
                        b.append(m.matches(Path.of(q)) ? 1 : 0);
                    } catch (InvalidPathException e) {
                        b.append(e);
                    }
                s = b.toString();
            } catch (Exception e) {
                s = e.toString();
            }
            System.out.println(
                g.codePoints().boxed().toList() +
                    g.replaceAll("[^ -~]", "?") +
                    " -> " +
                    s.replaceAll("[^ -~\n]", "?")
            );
        }
        for (String p : new String[] { "\ud800", "a\udc00", "\u0000", "a\u0000b", "\uffff" })
            try {
                System.out.println(Path.of(p).toString().length() + " " + Path.of(p).hashCode());
            } catch (InvalidPathException e) {
                System.out.println(("" + e).replaceAll("[^ -~\n]", "?") + e.getIndex());
            }
        for (String p : new String[] { "*.java", "**", "[", "foo" })
            for (String sx : new String[] { "glob", "regex", "GLOB", "Regex", "x", "" })
                try {
                    System.out.println(
                        sx +
                            p +
                            FileSystems.getDefault()
                                .getPathMatcher(sx + ":" + p)
                                .matches(Path.of("a.java"))
                    );
                } catch (Exception e) {
                    System.out.println(e);
                }
        for (String p : new String[] { "", "glob", ":a", "glob:", ":" })
            try {
                System.out.println(FileSystems.getDefault().getPathMatcher(p).matches(Path.of("")));
            } catch (Exception e) {
                System.out.println(e);
            }
    }
}
