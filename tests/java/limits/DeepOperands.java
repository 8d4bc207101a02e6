/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;

/**
 * Methods that push a number, call, push another, call, thousands of times, and add all up at the
 * end: deep stacks below many calls.
 */
public class DeepOperands extends ClassLoader {

    private static final int ALOAD_0 = 0x2a,
        ILOAD_0 = 0x1a,
        ICONST_0 = 3,
        ICONST_1 = 4,
        IALOAD = 0x2e,
        IADD = 0x60,
        IRETURN = 0xac,
        INVOKESTATIC = 0xb8;

    private static byte[] classFile(int depth) throws IOException {
        HandMadeClass c = new HandMadeClass("Deep" + depth);
        int one = c.method("Deep" + depth, "one", "(I)I");
        c.add("one", "(I)I", 2, 1, new byte[] { ILOAD_0, ICONST_1, IADD, (byte) IRETURN });
        ByteArrayOutputStream deep = new ByteArrayOutputStream();
        for (int i = 0; i < depth; i++) deep.write(new byte[] {
            ALOAD_0,
            ICONST_0,
            IALOAD,
            (byte) INVOKESTATIC,
            0,
            (byte) one
        });
        for (int i = 1; i < depth; i++) deep.write(IADD);
        deep.write(IRETURN);
        c.add("deep", "([I)I", depth + 4, 1, deep.toByteArray());
        return c.file(50);
    }

    public static void main(String[] args) throws Exception {
        for (int depth : new int[] { 10, 500, 2000, 9000 }) {
            byte[] file = classFile(depth);
            Class<?> c = new DeepOperands().defineClass("Deep" + depth, file, 0, file.length);
            Method deep = c.getMethod("deep", int[].class);
            for (int i = 0; i < 3; i++) System.out.println(
                depth + ": " + deep.invoke(null, (Object) new int[] { i })
            );
        }
    }
}
