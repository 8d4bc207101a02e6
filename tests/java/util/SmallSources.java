/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;
import java.util.InvalidPropertiesFormatException;
import java.util.Properties;
import java.util.StringTokenizer;

/**
 * Corners of Base64's ends, properties as XML, the growth of bit sets, tokens without delimiters.
 */
public class SmallSources {

    static void decodedAsMail(String text) {
        String result;
        try {
            result = Arrays.toString(Base64.getMimeDecoder().decode(text));
        } catch (IllegalArgumentException e) {
            result = e.getMessage();
        }
        System.out.println(text.replace("\n", "\\n") + " " + result);
    }

    static void read(String content) throws IOException {
        String document =
            "<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\"><properties>" +
            content +
            "</properties>";
        Properties p = new Properties();
        String result;
        try {
            p.loadFromXML(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
            result = p.toString();
        } catch (InvalidPropertiesFormatException e) {
            result = e.getMessage();
        }
        System.out.println(content + " " + result);
    }

    static void writtenAndRead(String charset) throws IOException {
        Properties p = new Properties();
        p.setProperty("\ud83d\ude00", "\u00e9\u4e00");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        p.storeToXML(out, null, charset);
        Properties q = new Properties();
        q.loadFromXML(new ByteArrayInputStream(out.toByteArray()));
        String[] lines = out.toString(charset).split("\n");
        StringBuilder entry = new StringBuilder();
        for (char c : lines[3].toCharArray()) {
            entry.append(c < 128 ? String.valueOf(c) : "{" + (int) c + "}");
        }
        System.out.println(charset + " " + entry + " " + p.equals(q));
    }

    static BitSet one() {
        BitSet b = new BitSet();
        b.set(3);
        return b;
    }

    static void grown(int from, int to) {
        BitSet set = one();
        set.set(from, to);
        BitSet flipped = one();
        flipped.flip(from, to);
        BitSet united = one();
        united.or(set);
        System.out.println(
            from + " to " + to + ": " + set.size() + " " + flipped.size() + " " + united.size()
        );
    }

    static void countedWithoutDelimiters(int tokens) {
        StringTokenizer t = new StringTokenizer("a b");
        for (int i = 0; i < tokens; i++) {
            t.nextToken();
        }
        try {
            t.nextToken(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            System.out.println(t.countTokens());
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }

    public static void main(String[] args) throws IOException {
        for (String text : new String[] {
            "Zg==",
            "Zg= =",
            "Zg=\n=",
            "Zg= ==A",
            "Zg=*=",
            "Zg== =",
            "Zg== = A",
            "Zm8=\n",
            "Zg====="
        }) {
            decodedAsMail(text);
        }
        read("<entry key='a' key='b'>x</entry>");
        read("<comment>a</comment><entry key='a'>x</entry>");
        read("<entry key='a'>x</entry><comment>a</comment>");
        read("<comment>a</comment><comment>b</comment>");
        read("<entry key='&#xd83d;'>x</entry>");
        for (String charset : new String[] { "UTF-8", "US-ASCII", "ISO-8859-1", "UTF-16" }) {
            writtenAndRead(charset);
        }
        grown(70, 80);
        grown(60, 140);
        grown(100, 400);
        countedWithoutDelimiters(1);
        countedWithoutDelimiters(2);
    }
}
