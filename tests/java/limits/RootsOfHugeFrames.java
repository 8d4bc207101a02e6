/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Collections below frames with very many slots, and inside subroutines that are entered in many ways. */
public class RootsOfHugeFrames extends ClassLoader {
    private static final int ACONST_NULL = 1, ICONST_0 = 3, ALOAD_0 = 0x2a, ASTORE = 0x3a, POP = 0x57, JSR = 0xa8, RET = 0xa9,
            RETURN = 0xb1, INVOKESTATIC = 0xb8, WIDE = 0xc4, ISTORE = 0x36;
    private static final int GC = 12; /* constant: System.gc() */

    private static byte[] classFile(String name, int maxStack, int maxLocals, byte[] code) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xcafebabe);
        out.writeInt(48); /* with subroutines */
        out.writeShort(14);
        for (String text : new String[] {name, "java/lang/Object", "Code", "run", "(Ljava/lang/Object;)V", "java/lang/System", "gc", "()V"}) {
            out.writeByte(1); /* 1 to 8 */
            out.writeUTF(text);
        }
        out.write(new byte[] {7, 0, 2, 7, 0, 6, 12, 0, 7, 0, 8, 10, 0, 10, 0, 11, 7, 0, 1}); /* 9 to 13: the classes, gc, this */
        out.writeShort(0x21);
        out.writeShort(13);
        out.writeShort(9);
        out.writeInt(0); /* no interfaces, no fields */
        out.writeShort(1);
        out.writeShort(9); /* public static void run(Object) */
        out.writeShort(4);
        out.writeShort(5);
        out.writeShort(1);
        out.writeShort(3);
        out.writeInt(12 + code.length);
        out.writeShort(maxStack);
        out.writeShort(maxLocals);
        out.writeInt(code.length);
        out.write(code);
        out.writeInt(0);
        out.writeShort(0);
        return bytes.toByteArray();
    }

    private static void collect(ByteArrayOutputStream code) {
        code.write(INVOKESTATIC);
        code.write(0);
        code.write(GC);
    }

    /** The argument and null in turns, on a stack as deep as `depth`. */
    private static byte[] deep(int depth) {
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        for (int i = 0; i < depth; i++) code.write(i % 3 == 0 ? ALOAD_0 : i % 3 == 1 ? ACONST_NULL : ICONST_0);
        collect(code);
        for (int i = 0; i < depth; i++) code.write(POP);
        code.write(RETURN);
        return code.toByteArray();
    }

    /** Fills locals far apart, with collections between. */
    private static byte[] wide(int locals, int stores) {
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        for (int i = 1; i < stores; i++) {
            int local = locals / stores * i;
            code.write(i % 3 == 0 ? ICONST_0 : ALOAD_0);
            code.write(WIDE);
            code.write(i % 3 == 0 ? ISTORE : ASTORE);
            code.write(local >> 8);
            code.write(local);
            if (i % 500 == 0) collect(code);
        }
        code.write(RETURN);
        return code.toByteArray();
    }

    /** Each subroutine calls the next one twice: the innermost can be reached in 2 to the power of `levels` ways. */
    private static byte[] subroutines(int levels) {
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        code.writeBytes(new byte[] {(byte) JSR, 0, 4, (byte) RETURN});
        for (int level = 0; level < levels; level++) /* 10 bytes */
            code.writeBytes(new byte[] {ASTORE, (byte) (level + 1), (byte) JSR, 0, 8, (byte) JSR, 0, 5, (byte) RET, (byte) (level + 1)});
        code.write(ASTORE);
        code.write(levels + 1);
        collect(code);
        code.write(RET);
        code.write(levels + 1);
        return code.toByteArray();
    }

    private static void run(String name, int maxStack, int maxLocals, byte[] code) throws Exception {
        byte[] file = classFile(name, maxStack, maxLocals, code);
        Class<?> c = new RootsOfHugeFrames().defineClass(name, file, 0, file.length);
        c.getMethod("run", Object.class).invoke(null, new int[10]);
        System.out.println(name);
    }

    public static void main(String[] args) throws Exception {
        Thread large = new Thread(null, () -> {
            try {
                for (int depth : new int[] {7, 8, 9, 100, 32000}) run("Deep" + depth, depth, 1, deep(depth));
                for (int locals : new int[] {5000, 65000}) run("Wide" + locals, 1, locals + 1, wide(locals, 2000));
                for (int levels : new int[] {1, 2, 6}) run("Subroutines" + levels, 1, levels + 2, subroutines(levels));
            } catch (Exception e) {
                e.printStackTrace(System.out);
            }
        }, "large", 64 << 20);
        large.start();
        large.join();
    }
}
