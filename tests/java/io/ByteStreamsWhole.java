/* SPDX-License-Identifier: MIT */
/* Byte array, buffered, pushback, sequence, filter and line number input streams: every member,
 * ends and bad ranges. */
import java.io.*;
import java.nio.charset.*;
import java.util.*;

public class ByteStreamsWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        byte[] data = "hello\nworld\r\n\u00e9".getBytes(StandardCharsets.UTF_8);
        InputStream[] all = {
            new ByteArrayInputStream(data),
            new ByteArrayInputStream(data, 3, 6),
            new BufferedInputStream(new ByteArrayInputStream(data), 4),
            new PushbackInputStream(new ByteArrayInputStream(data), 3),
            new SequenceInputStream(
                new ByteArrayInputStream(data, 0, 3),
                new ByteArrayInputStream(data, 3, 99)
            ),
            new FilterInputStream(new ByteArrayInputStream(data)) {},
            new LineNumberInputStream(new ByteArrayInputStream(data)),
            new DataInputStream(new ByteArrayInputStream(data)),
            new StringBufferInputStream("string"),
            InputStream.nullInputStream()
        };
        for (InputStream in : all) {
            p(
                in.getClass().getSuperclass().getSimpleName(),
                in.available(),
                in.markSupported(),
                in.read()
            );
            byte[] b = new byte[5];
            p(
                in.read(b),
                b,
                in.read(b, 1, 2),
                b,
                in.read(b, 0, 0),
                in.skip(1),
                in.skip(-5),
                in.available()
            );
            in.mark(100);
            t(() -> in.read());
            t(() -> in.reset());
            t(() -> in.readNBytes(2));
            t(() -> in.readNBytes(b, 0, 2));
            t(() -> in.skipNBytes(1));
            t(() -> in.read(b, 3, 3));
            t(() -> in.read(b, -1, 1));
            t(() -> in.read(null, 0, 1));
            t(() -> in.readNBytes(-1));
            t(() -> in.readAllBytes());
            p(
                in.read(),
                in.read(b),
                in.read(b, 0, 0),
                in.skip(3),
                in.readAllBytes().length,
                in.readNBytes(4).length
            );
            t(() -> in.skipNBytes(1));
            t(() -> in.transferTo(new ByteArrayOutputStream()));
            in.close();
            t(() -> in.read());
            t(() -> in.available());
            t(() -> in.reset());
        }
        PushbackInputStream push = new PushbackInputStream(new ByteArrayInputStream(data));
        push.unread(7);
        t(() -> push.unread(8));
        p(push.read(), push.read());
        t(() -> push.unread(new byte[] { 1, 2 }));
        t(() -> push.unread(new byte[] { 1, 2 }, 1, 1));
        p(push.read(), push.available());
        t(() -> new PushbackInputStream(push, 0));
        t(() -> new BufferedInputStream(push, 0));
        BufferedInputStream limited = new BufferedInputStream(
            new ByteArrayInputStream(new byte[100]),
            8
        );
        limited.mark(4);
        limited.readNBytes(50);
        t(() -> limited.reset());
        LineNumberInputStream lines = new LineNumberInputStream(new ByteArrayInputStream(data));
        while (lines.read() >= 0) System.out.print(lines.getLineNumber());
        lines.setLineNumber(77);
        p(lines.getLineNumber());
        SequenceInputStream none = new SequenceInputStream(Collections.emptyEnumeration());
        p(
            none.read(),
            none.available(),
            new SequenceInputStream(
                Collections.enumeration(
                    List.of(
                        new ByteArrayInputStream(new byte[] { 1 }),
                        new ByteArrayInputStream(new byte[] { 2, 3 })
                    )
                )
            ).readAllBytes()
        );
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        p(
            new ByteArrayInputStream(data).transferTo(target),
            target.size(),
            new BufferedInputStream(new ByteArrayInputStream(data)).transferTo(target),
            target
        );
    }
}
