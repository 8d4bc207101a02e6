/* SPDX-License-Identifier: MIT */
import java.io.InputStream;

/** Loaders with a class each, which nobody holds. */
public class Forgotten {
    static class Body {
        static int twice(int n) {
            return n + n;
        }
    }

    static class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass("Forgotten$Body", bytes, 0, bytes.length);
        }
    }

    static void leave(int count) throws Exception {
        byte[] bytes;
        try (InputStream in = Forgotten.class.getResourceAsStream("Forgotten$Body.class")) {
            bytes = in.readAllBytes();
        }
        for (int i = 0; i < count; i++) {
            Class.forName("Forgotten$Body", true, new Loader().define(bytes).getClassLoader());
        }
    }
}
