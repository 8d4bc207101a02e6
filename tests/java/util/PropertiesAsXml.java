/* SPDX-License-Identifier: MIT */
import java.io.*; import java.util.*;

/** Properties written to XML and read from it, good and bad. */
public class PropertiesAsXml {

    static void l(String s) {
        try {
            Properties p = new Properties();
            p.loadFromXML(new ByteArrayInputStream(s.getBytes("UTF-8")));
            System.out.println(new TreeMap<>(p));
        } catch (Throwable e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] a) throws Exception {
        Properties p = new Properties();
        p.setProperty("a<&>\"'b", "v<&>\"'\u20ac\n\t");
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        p.storeToXML(o, "com<ment");
        System.out.println(o.toString("UTF-8"));
        o.reset();
        p.storeToXML(o, null, "ISO-8859-1");
        System.out.println(o.toString("ISO-8859-1"));
        o.reset();
        p.storeToXML(o, null, "US-ASCII");
        System.out.println(o.toString("ISO-8859-1"));
        try {
            p.storeToXML(o, null, "nonesuch");
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            p.storeToXML(null, "x");
        } catch (Exception e) {
            System.out.println(e);
        }
        p.put("x", 1);
        try {
            p.storeToXML(o, "x");
        } catch (Exception e) {
            System.out.println(e);
        }
        String h =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" +
            "<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">\n";
        l(
            h +
                "<properties><comment>c</comment>" +
                "<entry key=\"k\">v&lt;&amp;&#65;&#x42;<![CDATA[<x>]]></entry>" +
                "<entry key='q'/></properties>"
        );
        l(h + "<properties></properties>");
        l("<properties/>");
        l(h + "<properties><entry>v</entry></properties>");
        l(h + "<properties><entry key=\"k\">v</properties>");
        l(h + "<other/>");
        l("");
        l("x");
        l(h + "<properties><bad/></properties>");
        l(
            h +
                "<!-- c --><properties><!-- c --><entry key=\"k\">a<!-- c -->b</entry>" +
                "</properties><!-- e -->"
        );
        l(h + "<properties>text</properties>");
        l(h + "<properties><entry key=\"k\">&none;</entry></properties>");
        l(
            h +
                "<properties version='1.0'><entry key=\"k\">a\r\n" +
                "b</entry><entry key='k'>2</entry></properties>"
        );
        l(
            "<?xml version=\"1.0\"?><!DOCTYPE properties [<!ENTITY e \"x\">]><properties>" +
                "<entry key=\"k\">&e;</entry></properties>"
        );
        l(h + "<properties>\n <entry key=\" k \"> v </entry>\n</properties>\n");
        l(h + "<properties><entry key='a'><b>x</b></entry></properties>");
        l(h + "<properties><entry key='a'>1</entry><comment>late</comment></properties>");
        l(h + "<properties><entry key='a'>1</entry></properties>junk");
    }
}
