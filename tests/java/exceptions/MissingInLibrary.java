/* SPDX-License-Identifier: MIT */
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;

/** Classes, methods and fields that the class library does not have: the errors name them. */
public class MissingInLibrary {

    public interface Use {
        Object use();
    }

    public static class Makes implements Use {

        public Object use() {
            return new ArrayList<String>();
        }
    }

    public static class Calls implements Use {

        public Object use() {
            return new ArrayList<String>().isEmpty();
        }
    }

    public static class CallsStatic implements Use {

        public Object use() {
            return Integer.parseInt("1", 10);
        }
    }

    public static class Reads implements Use {

        public Object use() {
            return System.out;
        }
    }

    public static class CallsInterface implements Use {

        public Object use() {
            return java.util.List.of(1, 2).size();
        }
    }

    /* Defines a class after one of its constants has been replaced. */
    static final class Spoiling extends ClassLoader {

        Class<?> load(Class<?> c, String from, String to) throws Exception {
            try (InputStream in = c.getResourceAsStream(c.getName() + ".class")) {
                String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).replace(
                    from,
                    to
                );
                byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
                return defineClass(c.getName(), bytes, 0, bytes.length);
            }
        }
    }

    static void attempt(Class<?> c, String from, String to) throws Exception {
        Use use = (Use) new Spoiling().load(c, from, to).getDeclaredConstructor().newInstance();
        try {
            System.out.println(use.use());
        } catch (LinkageError e) {
            System.out.println(e + (e.getCause() == null ? "" : " / " + e.getCause()));
        }
    }

    public static void main(String[] args) throws Exception {
        attempt(Makes.class, "java/util/ArrayList", "java/util/ArrayLost");
        attempt(Makes.class, "java/util/ArrayList", "java/lost/ArrayList");
        attempt(Calls.class, "isEmpty", "isEmpry");
        attempt(CallsStatic.class, "parseInt", "parseOut");
        attempt(Reads.class, "Ljava/io/PrintStream;", "Ljava/io/PrintWriter;");
        attempt(CallsInterface.class, "size", "sise");
    }
}
