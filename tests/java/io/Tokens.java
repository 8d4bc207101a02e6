/* SPDX-License-Identifier: MIT */
import java.io.StreamTokenizer;
import java.io.StringReader;

public class Tokens {

    static void run(StreamTokenizer t) throws Exception {
        System.out.println(t);
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            System.out.println(t + " " + t.ttype + " " + t.sval + " " + t.lineno());
        }
        System.out.println(t);
    }

    public static void main(String[] args) throws Exception {
        String s =
            "word w2 3.14 -7 - .5 -.25 1.2.3 'q\\n\\101' \"open\nx=y; / comment\r\n+z /* a\n b */" +
            " // rest\n\u00e9t\u00e9 \u20ac end";
        run(new StreamTokenizer(new StringReader(s)));
        StreamTokenizer t = new StreamTokenizer(new StringReader(s));
        t.eolIsSignificant(true);
        t.slashSlashComments(true);
        t.slashStarComments(true);
        t.lowerCaseMode(true);
        t.wordChars('_', '_');
        t.ordinaryChar('-');
        run(t);
        t = new StreamTokenizer(new StringReader("a b"));
        t.nextToken();
        t.pushBack();
        System.out.println(t.nextToken() + " " + t.sval + " " + t.nextToken() + " " + t.sval);
    }
}
