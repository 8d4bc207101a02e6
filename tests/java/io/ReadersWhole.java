/* SPDX-License-Identifier: MIT */
/* String, char array, buffered, line number, pushback, filter, stream and piped readers: every
 * member. */
import java.io.*;
import java.nio.charset.*;
import java.util.*;

public class ReadersWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        String text = "one\ntwo\r\nthr\u20ace\rend";
        Reader[] all = {
            new StringReader(text),
            new CharArrayReader(text.toCharArray()),
            new CharArrayReader(text.toCharArray(), 2, 7),
            new BufferedReader(new StringReader(text), 3),
            new LineNumberReader(new StringReader(text)),
            new PushbackReader(new StringReader(text), 2),
            new FilterReader(new StringReader(text)) {},
            new InputStreamReader(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                "UTF-8"
            ),
            Reader.nullReader()
        };
        for (Reader r : all) {
            char[] c = new char[5];
            p(
                r.getClass().getSuperclass().getSimpleName(),
                r.markSupported(),
                r.ready(),
                r.read(),
                r.read(c),
                c,
                r.read(c, 1, 2),
                c,
                r.read(c, 0, 0)
            );
            t(() -> r.skip(1));
            t(() -> r.skip(-1));
            t(() -> r.mark(50));
            t(() -> r.read());
            t(() -> r.reset());
            t(() -> r.read(java.nio.CharBuffer.allocate(3)));
            t(() -> r.read(c, 4, 2));
            t(() -> r.read(c, -1, 2));
            t(() -> r.mark(-1));
            t(() -> r.transferTo(new StringWriter()));
            p(r.read(), r.read(c), r.skip(4));
            r.close();
            t(() -> r.read());
            t(() -> r.ready());
            t(() -> r.read(c, 0, 1));
            t(() -> r.reset());
            t(() -> r.mark(1));
            t(() -> r.skip(1));
        }
        BufferedReader b = new BufferedReader(new StringReader(text));
        p(b.readLine(), b.readLine(), b.readLine(), b.readLine(), b.readLine());
        p(
            new BufferedReader(new StringReader("a\n\nb")).lines().toList(),
            new BufferedReader(new StringReader("")).readLine(),
            new BufferedReader(new StringReader("\n")).readLine()
        );
        t(() -> new BufferedReader(b, 0));
        BufferedReader limited = new BufferedReader(new StringReader("x".repeat(100)), 4);
        limited.mark(2);
        limited.skip(50);
        t(() -> limited.reset());
        LineNumberReader n = new LineNumberReader(new StringReader(text), 2);
        StringBuilder seen = new StringBuilder();
        for (int c; (c = n.read()) >= 0; ) seen.append((char) c).append(n.getLineNumber());
        p(seen);
        n.setLineNumber(9);
        p(n.getLineNumber());
        LineNumberReader l = new LineNumberReader(new StringReader(text));
        p(l.readLine(), l.getLineNumber());
        l.mark(50);
        p(l.readLine(), l.getLineNumber());
        l.reset();
        p(
            l.getLineNumber(),
            l.read(new char[9], 0, 9),
            l.getLineNumber(),
            l.skip(3),
            l.getLineNumber(),
            l.readLine(),
            l.readLine(),
            l.getLineNumber()
        );
        PushbackReader push = new PushbackReader(new StringReader("abc"), 2);
        push.unread('z');
        push.unread(new char[] { 'y' });
        t(() -> push.unread('x'));
        t(() -> push.unread(new char[] { '1', '2' }, 0, 1));
        p((char) push.read(), (char) push.read(), (char) push.read());
        t(() -> new PushbackReader(push, 0));
        InputStreamReader latin = new InputStreamReader(
                new ByteArrayInputStream(new byte[] { -23, 65 }),
                StandardCharsets.ISO_8859_1
            ),
            coded = new InputStreamReader(
                new ByteArrayInputStream(new byte[] { -23 }),
                StandardCharsets.UTF_8.newDecoder()
            );
        p(
            latin.getEncoding(),
            coded.getEncoding(),
            latin.read(),
            new InputStreamReader(new ByteArrayInputStream(new byte[] { -23, -1, 65 })).read()
        );
        t(() -> coded.read());
        t(() -> new InputStreamReader(System.in, "none"));
        t(() -> new InputStreamReader(System.in, (String) null));
        t(() -> new StringReader(null));
        t(() -> new CharArrayReader(new char[2], 3, 1));
        latin.close();
        p(latin.getEncoding());
    }
}
