/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.HexFormat;

/**
 * An enum constant's name is written in full each time, also where the string is in the stream
 * already; later strings refer to the newest one.
 */
public class NamesOfConstants {

    enum Letter {
        A,
        B,
    }

    static class Both implements Serializable {

        private static final long serialVersionUID = 1;
        String before = "A";
        Letter letter = Letter.A;
        String behind = "A";
    }

    static void write(int unshared, Object... objects) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        for (int i = 0; i < objects.length; i++) {
            if ((unshared >> i & 1) != 0) out.writeUnshared(objects[i]);
            else out.writeObject(objects[i]);
        }
        out.flush();
        System.out.println(HexFormat.of().formatHex(bytes.toByteArray()));
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        for (Object each : objects) {
            Object read = in.readObject();
            if (!(each instanceof Both) && !read.equals(each)) System.out.println(read);
        }
    }

    public static void main(String[] args) throws Exception {
        for (int unshared = 0; unshared < 4; unshared++) {
            write(unshared, Letter.A, Letter.A);
            write(unshared, "A", Letter.A);
            write(unshared, Letter.A, "A");
            write(unshared, new Both(), Letter.A);
            write(unshared, Letter.A, new Both());
            write(unshared, Letter.A, Letter.B, "A", "B");
        }
    }
}
