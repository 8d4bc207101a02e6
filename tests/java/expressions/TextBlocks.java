// SPDX-License-Identifier: MIT
/**
 * JLS 3.10.6: text blocks: indentation stripped, trailing blanks, escapes, quotes, line ends,
 * folding and interning.
 */
public class TextBlocks {
    static final String A = """
        one
          two
        three""";
    static final String K = """
        k\
        \
        l""" + 1;
    static void p(String s) {
        System.out.println(s.length() + " ["
            + s.replace("\n", "|").replace(" ", ".").replace("\t", ">").replace("\r", "<") + "]");
    }

    public static void main(String[] args) {
        p(A); p(K);
        p("""
            a
          b
           c
          """);
        p("""
            trailing   
            kept   \s
            tab\t
            """);
        p("""

            empty before

            """);
        p("""
            "quotes" and ""two"" and \""" three and \\ \' "
            """);
        p("""
            \u0041\101\0\60x\n\r\b|""");
        p("""
	tab indented
	  more
	""");
        p("""
            joined \
            line \
              indented""");
        p("""
            """);
        p("""
            x""" + """
            y
            """ + 'z');
        p("""
            %s and %d
            """.formatted("s", 5));
        System.out.println((A == "one\n  two\nthree") + " " + (K == "kl1") + " " + """
            in""".equals("in") + " " + "  a\n b\n".stripIndent().equals("""
             a
            b
            """) + " " + "x\\ty\\u".length() + " " + "a\\tb".translateEscapes());
        switch ("multi\nline") {
            case """
                multi
                line""": System.out.println("case"); break;
            default: System.out.println("default");
        }
    }
}
