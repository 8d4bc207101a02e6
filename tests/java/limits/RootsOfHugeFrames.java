/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;

/**
 * Collections below frames with very many slots, and inside subroutines that are entered in many
 * ways.
 */
public class RootsOfHugeFrames extends ClassLoader {

    private static final int ACONST_NULL = 1,
        ICONST_0 = 3,
        ALOAD_0 = 0x2a,
        ASTORE = 0x3a,
        POP = 0x57,
        JSR = 0xa8,
        RET = 0xa9,
        RETURN = 0xb1,
        INVOKESTATIC = 0xb8,
        WIDE = 0xc4,
        ISTORE = 0x36;
    private static int gc; /* the constant System.gc() of all these classes */

    private static void collect(ByteArrayOutputStream code) {
        code.write(INVOKESTATIC);
        code.write(0);
        code.write(gc);
    }

    /** The argument and null in turns, on a stack as deep as `depth`. */
    private static byte[] deep(int depth) {
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        for (int i = 0; i < depth; i++) code.write(
            i % 3 == 0 ? ALOAD_0 : i % 3 == 1 ? ACONST_NULL : ICONST_0
        );
        collect(code);
        for (int i = 0; i < depth; i++) code.write(POP);
        code.write(RETURN);
        return code.toByteArray();
    }

    /** Fills locals far apart, with collections between. */
    private static byte[] wide(int locals, int stores) {
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        for (int i = 1; i < stores; i++) {
            int local = (locals / stores) * i;
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

    /**
     * Each subroutine calls the next one twice: the innermost can be reached in 2 to the power of
     * `levels` ways.
     */
    private static byte[] subroutines(int levels) {
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        code.writeBytes(new byte[] { (byte) JSR, 0, 4, (byte) RETURN });
        for (int level = 0; level < levels; level++ /* 10 bytes */) code.writeBytes(new byte[] {
            ASTORE,
            (byte) (level + 1),
            (byte) JSR,
            0,
            8,
            (byte) JSR,
            0,
            5,
            (byte) RET,
            (byte) (level + 1)
        });
        code.write(ASTORE);
        code.write(levels + 1);
        collect(code);
        code.write(RET);
        code.write(levels + 1);
        return code.toByteArray();
    }

    private static HandMadeClass begin(String name) throws Exception {
        HandMadeClass c = new HandMadeClass(name);
        gc = c.method("java/lang/System", "gc", "()V");
        return c;
    }

    private static void run(String name, int maxStack, int maxLocals, byte[] code)
        throws Exception {
        HandMadeClass made = begin(name);
        made.add("run", "(Ljava/lang/Object;)V", maxStack, maxLocals, code);
        byte[] file = made.file(48); /* with subroutines */
        Class<?> c = new RootsOfHugeFrames().defineClass(name, file, 0, file.length);
        c.getMethod("run", Object.class).invoke(null, new int[10]);
        System.out.println(name);
    }

    public static void main(String[] args) throws Exception {
        Thread large = new Thread(
            null,
            () -> {
                try {
                    begin("Any");
                    for (int depth : new int[] { 7, 8, 9, 100, 32000 })
                        run("Deep" + depth, depth, 1, deep(depth));
                    for (int locals : new int[] { 5000, 65000 })
                        run("Wide" + locals, 1, locals + 1, wide(locals, 2000));
                    for (int levels : new int[] { 1, 2, 6 })
                        run("Subroutines" + levels, 1, levels + 2, subroutines(levels));
                } catch (Exception e) {
                    e.printStackTrace(System.out);
                }
            },
            "large",
            64 << 20
        );
        large.start();
        large.join();
    }
}
