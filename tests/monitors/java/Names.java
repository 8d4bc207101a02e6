// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.io.InputStream;

/** A class, its members and a thread whose names need two, six and two bytes for a character. */
public class Names extends ClassLoader {
    static class Signal extends RuntimeException {
        Object[] things;
        String[] expected;
        int[] lengths;
    }

    static final String NAME = "\u00e9\ud83d\ude00\0";
    static final int[] BYTES = {0xC3, 0xA9, 0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80, 0xC0, 0x80};

    Class<?> define() throws IOException {
        byte[] from = "QQWWWWWWZZ".getBytes();
        byte[] code;
        try (InputStream in = Names.class.getResourceAsStream("NamesQQWWWWWWZZ.class")) {
            code = in.readAllBytes();
        }
        for (int i = 0; i + from.length <= code.length; i++) {
            int same = 0;
            while (same < from.length && code[i + same] == from[same]) {
                same++;
            }
            for (int j = 0; same == from.length && j < same; j++) {
                code[i + j] = (byte) BYTES[j];
            }
        }
        return defineClass(null, code, 0, code.length);
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = new Names().define();
        Signal signal = new Signal();
        signal.things = new Object[] {c, c.getMethod("m" + NAME), c.getField("f" + NAME),
            "text" + NAME, new StringBuffer("buffer").append(NAME)};
        signal.expected = new String[] {"Names" + NAME,
            "Names" + NAME + ".m" + NAME + " ()V", "Names" + NAME + ".f" + NAME + " I",
            "text" + NAME, "buffer" + NAME};
        signal.lengths = new int[5];
        for (int i = 0; i < 5; i++) {
            signal.lengths[i] = signal.expected[i].length();
        }
        Thread thread = new Thread(() -> { }, "thread" + NAME);
        thread.start();
        thread.join();
        try {
            throw signal;
        } catch (Signal expected) {
            System.out.println("done");
        }
    }
}
