/* SPDX-License-Identifier: MIT */
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Ends of lines in patterns with comments: each ends a comment, those that are ASCII are blanks
 * too.
 */
public class CommentsAndLines {
    public static void main(String[] args) {
        for (char c : "\u0085\u2028\u2029\r\n\t\u000b\f\u00a0\u2003\u3000".toCharArray()) {
            for (int flags : new int[] {Pattern.COMMENTS, Pattern.COMMENTS | Pattern.UNIX_LINES,
                    Pattern.COMMENTS | Pattern.UNICODE_CHARACTER_CLASS}) {
                for (String p : new String[] {"a" + c + "b", "a#x" + c + "b", "a # x" + c + " b",
                        "a#" + c + "*b", "[" + c + "b]", "[a#" + c + "b]+"}) {
                    StringBuilder row = new StringBuilder();
                    try {
                        Pattern pattern = Pattern.compile(p, flags);
                        for (String text : new String[] {"a", "ab", "a" + c + "b", "" + c, "b", "a"
                                + c + c + "b"}) {
                            row.append(pattern.matcher(text).matches() ? 1 : 0);
                        }
                    } catch (PatternSyntaxException e) {
                        row.append(e.getDescription());
                    }
                    System.out.println(Integer.toHexString(c) + " " + flags + " " + p.replace(c,
                            '?') + " " + row);
                }
            }
        }
    }
}
