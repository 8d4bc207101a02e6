/* SPDX-License-Identifier: MIT */
/*
 * Byte array, buffered, filter, data, print output streams and the data they write: every member.
 */
import java.io.*;
import java.nio.charset.*;
import java.util.*;

public class OutputStreamsWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream(),
            small = new ByteArrayOutputStream(1);
        b.write(65);
        b.write(new byte[] { 66, 67 });
        b.write(new byte[] { 1, 68, 69, 2 }, 1, 2);
        b.writeBytes(new byte[] { (byte) 0xc3, (byte) 0xa9 });
        p(
            b,
            b.size(),
            b.toByteArray(),
            b.toString("UTF-8"),
            b.toString(StandardCharsets.ISO_8859_1),
            b.toString(0)
        );
        b.writeTo(small);
        b.flush();
        b.close();
        b.write(33);
        p(small, b.size());
        b.reset();
        p(b.size(), b.toString().isEmpty());
        t(() -> new ByteArrayOutputStream(-1));
        t(() -> b.write(new byte[2], 1, 2));
        t(() -> b.write(null, 0, 0));
        t(() -> b.toString("nope"));
        t(() -> b.writeBytes(null));
        BufferedOutputStream buffered = new BufferedOutputStream(b, 4);
        buffered.write(1);
        buffered.write(new byte[] { 2, 3 });
        p(b.size());
        buffered.write(new byte[] { 4, 5, 6 }, 0, 3);
        p(b.size());
        buffered.write(new byte[10]);
        buffered.flush();
        p(b.size());
        t(() -> new BufferedOutputStream(b, 0));
        t(() -> buffered.write(new byte[2], 2, 1));
        FilterOutputStream filter = new FilterOutputStream(b);
        filter.write(9);
        filter.write(new byte[] { 8, 7 });
        filter.write(new byte[] { 8, 7 }, 0, 1);
        filter.flush();
        filter.close();
        p(b.size());
        b.reset();
        DataOutputStream d = new DataOutputStream(b);
        d.writeBoolean(true);
        d.writeByte(-1);
        d.writeShort(0x18000);
        d.writeChar('\u20ac');
        d.writeInt(Integer.MIN_VALUE);
        d.writeLong(Long.MAX_VALUE);
        d.writeFloat(-0f);
        d.writeDouble(Double.NaN);
        d.writeBytes("a\u20acb");
        d.writeChars("c\u20ac");
        d.writeUTF("\0\u00e9\u20ac\ud83d\ude00");
        d.write(5);
        d.write(new byte[] { 1, 2, 3 }, 1, 1);
        d.flush();
        p(d.size(), b.toByteArray());
        t(() -> d.writeUTF("x".repeat(65536)));
        t(() -> d.writeUTF("\u20ac".repeat(21846)));
        t(() -> d.writeUTF(null));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(b.toByteArray()));
        p(
            in.readBoolean(),
            in.readByte(),
            in.readShort(),
            in.readChar(),
            in.readInt(),
            in.readLong(),
            in.readFloat(),
            in.readDouble()
        );
        byte[] three = new byte[3],
            four = new byte[4];
        in.readFully(three);
        in.readFully(four, 1, 3);
        p(three, four, in.skipBytes(1), in.readUTF(), in.readUnsignedByte(), in.read());
        t(() -> in.readByte());
        t(() -> in.readInt());
        t(() -> in.readUTF());
        t(() -> in.readFully(three));
        t(() -> in.readFully(four, 2, 3));
        p(in.skipBytes(3), in.read(three), in.read(three, 0, 1));
        for (byte[] bad : new byte[][] {
            { 0, 1 },
            { 0, 2, (byte) 0xc3, 40 },
            { 0, 1, (byte) 0x80 },
            { 0, 2, (byte) 0xe2, (byte) 0x82 },
            { 0, 3, (byte) 0xe2, 40, 40 },
            { 0, 1, (byte) 0xf0 },
            { 0, 3, 65, 66, (byte) 0xc3 }
        })
            t(() -> DataInputStream.readUTF(new DataInputStream(new ByteArrayInputStream(bad))));
        DataInputStream more = new DataInputStream(
            new ByteArrayInputStream("l1\nl2\r\nl3\rl4".getBytes())
        );
        p(more.readLine(), more.readLine(), more.readLine(), more.readLine(), more.readLine());
        DataInputStream unsigned = new DataInputStream(
            new ByteArrayInputStream(new byte[] { -1, -2, -3 })
        );
        p(unsigned.readUnsignedShort(), unsigned.readUnsignedByte());
        t(() -> unsigned.readUnsignedByte());
        OutputStream none = OutputStream.nullOutputStream();
        none.write(1);
        none.write(new byte[2]);
        t(() -> none.write(new byte[2], 1, 2));
        none.close();
        t(() -> none.write(1));
    }
}
