/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.regex.Pattern;

/** A pattern is written with the flags that it was compiled with, not with those of its text. */
public class FlagsOfPatterns {
    public static void main(String[] args) throws Exception {
        String[] texts = {"a(?-i)b", "(?i)a", "(?i:a)b", "(?m)^a(?s).", "a(?x) b", "(?-i)b(?u)",
            "(?U)\\w", "ab"};
        int[] flags = {0, Pattern.CASE_INSENSITIVE, Pattern.MULTILINE | Pattern.CASE_INSENSITIVE,
            Pattern.LITERAL, Pattern.UNICODE_CHARACTER_CLASS, 0x1ff};
        for (String text : texts) {
            for (int f : flags) {
                Pattern p = Pattern.compile(text, f);
                byte[] written = write(p);
                Pattern q = (Pattern) new ObjectInputStream(new ByteArrayInputStream(written))
                    .readObject();
                System.out.println(text + " " + f + ": " + p.flags() + " " + inStream(written, p)
                    + " " + matches(p) + " " + matches(q));
            }
        }
    }

    /** The stream ends with the field, then TC_STRING, a length of two bytes and the text. */
    private static int inStream(byte[] stream, Pattern p) {
        int at = stream.length - p.pattern().length() - 3 - 4;
        return java.nio.ByteBuffer.wrap(stream).getInt(at);
    }

    private static byte[] write(Pattern p) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(p);
        return bytes.toByteArray();
    }

    private static String matches(Pattern p) {
        String out = "";
        for (String s : new String[] {"Ab", "AB", "a", "ab", "aB"}) {
            out += p.matcher(s).matches() ? s + "," : "";
        }
        return out;
    }
}
