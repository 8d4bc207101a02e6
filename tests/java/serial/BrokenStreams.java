/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.WriteAbortedException;
import java.util.Arrays;

/**
 * Streams that break a rule of the grammar, end in the middle or fail below: what the reader is
 * told, and then again.
 */
public class BrokenStreams {
    interface Reading {
        Object of(ObjectInputStream in) throws Exception;
    }

    static class Two implements Serializable {
        private static final long serialVersionUID = 1;
        String text = "t";
        byte[] bytes = {1};
    }

    record Pair(String left, long[] right) implements Serializable {
    }

    /** Integers are bytes, longs four, texts with their length. */
    static byte[] stream(Object... parts) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xaced0005);
        for (Object part : parts) {
            if (part instanceof Integer) {
                out.writeByte((Integer) part);
            } else if (part instanceof Long) {
                out.writeInt(((Long) part).intValue());
            } else if (part instanceof Short) {
                out.writeShort((Short) part);
            } else if (part instanceof Double) {
                out.writeLong(((Double) part).longValue());
            } else if (part instanceof byte[]) {
                out.write((byte[]) part);
            } else {
                out.writeUTF((String) part);
            }
        }
        return bytes.toByteArray();
    }

    static String told(Throwable t) {
        return t + (t.getCause() == null ? "" : " <- " + t.getCause());
    }

    static void read(String what, byte[] bytes, Reading... readings) {
        StringBuilder line = new StringBuilder(what);
        try {
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
            for (Reading each : readings) {
                try {
                    line.append(" | ").append(each.of(in));
                } catch (Exception e) {
                    line.append(" | ").append(told(e));
                }
            }
        } catch (IOException e) {
            line.append(told(e));
        }
        System.out.println(line);
    }

    static void object(String what, byte[] bytes) {
        read(what, bytes, ObjectInputStream::readObject);
    }

    static byte[] filled(int length, int at, int with) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 'a');
        if (at >= 0) {
            bytes[at] = (byte) with;
        }
        return bytes;
    }

    static byte[] written(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(o);
        return Arrays.copyOfRange(bytes.toByteArray(), 4, bytes.size());
    }

    static void texts() throws IOException {
        for (int[] each : new int[][] {{2, 1, 0}, {10, 4, 1}, {1024, 1023, 5}, {1025, 1024, 5},
                {1026, 2, 0}, {3, 3, 1}, {3, 3, 2}}) {
            for (int bad : new int[] {0x80, 0xc2, 0xe1, 0xff}) {
                object("text " + Arrays.toString(each) + " " + bad, stream(0x74, (short) each[0],
                        filled(each[1], each[2], bad)));
                if (each[1] < 100) {
                    read("in a block " + Arrays.toString(each) + " " + bad,
                            stream(0x77, each[1] + 2, (short) each[0], filled(each[1], each[2],
                            bad)), ObjectInputStream::readUTF);
                }
            }
        }
    }

    static void blocks() throws IOException {
        Reading[] bytes = {ObjectInputStream::read, ObjectInputStream::read,
                ObjectInputStream::read, ObjectInputStream::available};
        Reading[] numbers = {ObjectInputStream::readShort, ObjectInputStream::readShort,
                ObjectInputStream::readObject};
        Object[][] all = {{0x77}, {0x77, 2, 1}, {0x77, 1, 1, 0x77}, {0x77, 1, 1, 0x77, 1}, {0x7a,
                0}, {0x7a, 2L}, {0x7a, -2L, 1},
            {0x77, 1, 1, 0x20}, {0x20, 0x70}, {0x77, 3, 1, 2}, {0x77, 1, 1, 0x77, 2, 5, 6}};
        for (Object[] parts : all) {
            read("block " + Arrays.toString(parts), stream(parts), bytes);
            read("numbers " + Arrays.toString(parts), stream(parts), numbers);
            read("object " + Arrays.toString(parts), stream(parts), ObjectInputStream::readObject,
                    ObjectInputStream::readObject);
        }
    }

    static void failures() throws IOException {
        for (Object o : new Object[] {new IOException("inside"), new RuntimeException("no"), "text",
                new int[1]}) {
            object("aborted by " + o.getClass(), stream(0x7b, written(o)));
        }
        object("aborted by nothing", stream(0x7b, 0x70));
        object("aborted by a reset", stream(0x7b, 0x79, 0x70));
        object("aborted twice", stream(0x7b, 0x7b));
        System.out.println(new WriteAbortedException("m", null).getMessage());
    }

    static void descriptors() throws IOException {
        object("a primitive behind an object", stream(0x72, "no.Such", 0d, 2, (short) 2, (int) 'L',
                "a", 0x74, "Lx;", (int) 'I', "b", 0x78, 0x70));
        for (String type : new String[] {"", "x", "V", "Lx", "I"}) {
            object("a field of type " + type, stream(0x72, "no.Such", 0d, 2, (short) 1, (int) 'L',
                    "f", 0x74, type, 0x78, 0x70));
        }
        object("a field of kind Q", stream(0x72, "no.Such", 0d, 2, (short) 1, (int) 'Q', "f", 0x78,
                0x70));
        object("its own superclass", stream(0x72, "no.Such", 0d, 2, (short) 0, 0x78, 0x71,
                0x7e0000L));
        object("too many interfaces", stream(0x7d, 65536L));
        object("less than none", stream(0x7d, -1L));
        object("less than no elements", stream(0x75, 0x72, "[B", 0d, 2, (short) 0, 0x78, 0x70,
                -3L));
        object("of a class that is lost", stream(0x75, 0x72, "[Lno.Such;", 0d, 2, (short) 0, 0x78,
                0x70, -3L));
        object("a constant without a name", stream(0x7e, 0x72, "java.lang.Thread$State", 0d, 18,
                (short) 0, 0x78,
                0x72, "java.lang.Enum", 0d, 18, (short) 0, 0x78, 0x70, 0x70));
        object("an abstract class", stream(0x73, 0x72, "java.lang.Number", -8742448824652078965d, 2,
                (short) 0, 0x78, 0x70));
    }

    /*
     * The field that comes last in the stream cannot be read, one before has a value of a wrong
     * type.
     */
    static void values() throws IOException {
        byte[] whole = written(new Two());
        byte[] cut = Arrays.copyOf(whole, whole.length - 4);
        int at = new String(cut, java.nio.charset.StandardCharsets.ISO_8859_1).lastIndexOf("[B");
        cut[at + 1] = 'C';
        object("values first, types then", stream(cut));
        byte[] pair = written(new Pair("l", new long[] {1}));
        pair[new String(pair, java.nio.charset.StandardCharsets.ISO_8859_1).lastIndexOf("[J") + 1] =
                'I';
        object("a component of another type", stream(pair));
        byte[] twice = written(new Pair("l", null));
        int name = new String(twice, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf("right");
        System.arraycopy("righu".getBytes(), 0, twice, name, 5);
        object("a component that is missing", stream(twice));
    }

    static void below() throws IOException {
        byte[] bytes = stream(0x77, 2, 1, 2, 0x77, 2, 3, 4);
        for (int stop = 4; stop < bytes.length; stop += 3) {
            int at = stop;
            java.io.InputStream once = new java.io.InputStream() {
                private int next;
                private boolean failed;

                @Override
                public int read() throws IOException {
                    if (next == at && !failed) {
                        failed = true;
                        throw new IOException("once");
                    }
                    return next < bytes.length ? bytes[next++] & 0xFF : -1;
                }

                @Override
                public int read(byte[] into, int from, int length) throws IOException {
                    int b = read();
                    into[from] = (byte) b;
                    return b < 0 ? -1 : 1;
                }
            };
            StringBuilder line = new StringBuilder("fails at " + at);
            ObjectInputStream in = new ObjectInputStream(once);
            for (int i = 0; i < 6; i++) {
                try {
                    line.append(' ').append(in.read());
                } catch (IOException e) {
                    line.append(' ').append(e.getMessage());
                }
            }
            System.out.println(line);
        }
    }

    public static void main(String[] args) throws Exception {
        texts();
        blocks();
        failures();
        descriptors();
        values();
        below();
    }
}
