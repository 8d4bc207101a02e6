/* SPDX-License-Identifier: MIT */
/* String, char array, buffered, filter, stream writers: every member. */
import java.io.*;
import java.nio.charset.*;
import java.util.*;

public class WritersWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        StringWriter s = new StringWriter();
        CharArrayWriter c = new CharArrayWriter(2);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StringWriter under = new StringWriter(4),
            filtered = new StringWriter();
        Writer[] all = {
            s,
            c,
            new BufferedWriter(under, 3),
            new FilterWriter(filtered) {},
            new OutputStreamWriter(bytes, "UTF-16BE"),
            Writer.nullWriter()
        };
        for (Writer w : all) {
            w.write('a');
            w.write("bc");
            w.write("defg", 1, 2);
            w.write(new char[] { 'h', '\u20ac' });
            w.write(new char[] { 'i', 'j', 'k' }, 1, 1);
            w.append('l').append("mn").append("opq", 1, 2).append(null).append(null, 1, 3);
            t(() -> w.write("abc", 2, 2));
            t(() -> w.write("abc", -1, 2));
            t(() -> w.write(new char[2], 1, 2));
            t(() -> w.write(new char[2], -1, 2));
            t(() -> w.write((String) null));
            t(() -> w.write("abc", 1, 0));
            t(() -> w.append("abc", 2, 1));
            w.flush();
            p(w.getClass().getSuperclass().getSimpleName(), s, c, under, filtered, bytes.size());
            w.close();
            t(() -> w.write("z"));
            t(() -> w.flush());
            w.close();
        }
        p(s.getBuffer().length(), c.size(), c.toCharArray(), c.toString(), bytes.toByteArray());
        StringWriter copy = new StringWriter();
        c.writeTo(copy);
        c.reset();
        p(copy, c.size());
        t(() -> new StringWriter(-1));
        t(() -> new CharArrayWriter(-1));
        t(() -> new BufferedWriter(s, 0));
        BufferedWriter b = new BufferedWriter(s);
        b.newLine();
        b.flush();
        p(s.toString().endsWith(System.lineSeparator()));
        OutputStreamWriter o = new OutputStreamWriter(bytes, StandardCharsets.US_ASCII),
            e = new OutputStreamWriter(bytes, StandardCharsets.US_ASCII.newEncoder()),
            plain = new OutputStreamWriter(bytes);
        p(
            o.getEncoding(),
            e.getEncoding(),
            new OutputStreamWriter(bytes, "ISO-8859-1").getEncoding()
        );
        bytes.reset();
        o.write("\u20ac\ud83d\ude00x\ud83d");
        o.flush();
        p(bytes.toByteArray());
        o.write("\ude00y");
        o.close();
        p(bytes.toByteArray(), o.getEncoding());
        t(() -> {
            e.write('\u20ac');
            e.flush();
        });
        t(() -> new OutputStreamWriter(bytes, "none"));
        t(() -> new OutputStreamWriter(null));
    }
}
