// SPDX-License-Identifier: MIT
import org.jsoup.Jsoup;
import org.jsoup.nodes.*;
import org.jsoup.safety.Safelist;

public class Sample {

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder(
            "<title>T &amp; &eacute;</title><p class=x>One<p>Two<ul>"
        );
        for (int i = 0; i < 50; i++) b.append("<li id=i")
            .append(i)
            .append("><a href='/p/")
            .append(i)
            .append("'>link ")
            .append(i)
            .append("</a>");
        Document d = Jsoup.parse(
            b +
                "</ul><table><tr><td>1<td>2<form><input name=q value='v w'><select name=s>" +
                "<option selected>o</select></form><script>var x = '<p>';</script>",
            "http://h/"
        );
        System.out.println(
            d.title() +
                " " +
                d.select("p").size() +
                " " +
                d.select("li:nth-child(10n) > a[href^=/p]").eachText()
        );
        System.out.println(
            d.select("a").get(7).absUrl("href") +
                " " +
                d.select("li:has(a:contains(49))").attr("id") +
                " " +
                d.select("table td").eachText()
        );
        System.out.println(((FormElement) d.select("form").first()).formData());
        d.select("ul, title").remove();
        d.select("p.x").append("<b>bold</b>").attr("data-k", "\"quoted\"").removeClass("x");
        System.out.println(d.outerHtml());
        System.out.println(
            Jsoup.clean(
                "<a href='http://x' onclick=y>ok</a><script>bad()</script><img src=x>",
                Safelist.basic()
            )
        );
        System.out.println(
            Jsoup.parse("<r><x/>t</r>", "", org.jsoup.parser.Parser.xmlParser()).outerHtml()
        );
        try {
            d.select("a[");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
