/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.IntUnaryOperator;

/** What one method or one call site can have many of. */
final class CodeGrowth {
    private CodeGrowth() { }

    static volatile long sink;

    /** A method's code under construction. */
    private static final class Code {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        final DataOutputStream out = new DataOutputStream(bytes);

        Code op(int... operations) throws IOException {
            for (int o : operations) out.writeByte(o);
            return this;
        }

        Code op2(int operation, int operand) throws IOException {
            out.writeByte(operation);
            out.writeShort(operand);
            return this;
        }

        Code store(int local) throws IOException {
            return op(0xc4).op2(0x36, local); // wide istore
        }
    }

    private static int run(Classes file, Code code, int stack, int locals, Classes.Frames frames,
        int[][] handlers) throws Exception {
        byte[] made = file.withCode("C", code.bytes.toByteArray(), stack, locals, frames,
            handlers);
        Class<?> c = new Growth.Maker(Growth.HERE).make("C", made);
        return Growth.call(c, "m0") + Growth.call(c, "m0");
    }

    static void dimensions() {
        Growth.of("operands of a method", 2000, n -> {
            Code c = new Code();
            for (int i = 0; i < n; i++) c.op(0x04); // iconst_1
            for (int i = 1; i < n; i++) c.op(0x60); // iadd
            sink += run(new Classes(), c.op(0xac), n, 1, null, new int[0][]);
            return null;
        });
        Growth.of("locals of a method", 1000, n -> {
            Code c = new Code();
            for (int i = 0; i < n; i++) c.op(0x05).store(i); // iconst_2
            c.op(0x1a, 0xac); // iload_0, ireturn
            sink += run(new Classes(), c, 1, n, null, new int[0][]);
            return null;
        });
        Growth.of("locals times jumps of a method", 400, n -> {
            Code c = new Code();
            for (int i = 0; i < n; i++) c.op(0x05).store(i);
            int first = c.out.size();
            for (int i = 0; i < n; i++) c.op(0x1a).op2(0x99, 3); // iload_0, ifeq to the next
            c.op(0x1a, 0xac);
            sink += run(new Classes(), c, 1, n, new Classes.Frames(first + 4, 4, n, n),
                new int[0][]);
            return null;
        });
        Growth.of("handlers of a method", 2000, n -> {
            Code c = new Code();
            for (int i = 0; i < n; i++) c.op(0x00);
            int catches = c.op(0x04, 0xac).out.size();
            c.op(0x57, 0x05, 0xac); // pop, iconst_2, ireturn
            int[][] handlers = new int[n][];
            for (int i = 0; i < n; i++) handlers[i] = new int[] {i, i + 1, catches};
            sink += run(new Classes(), c, 1, 1, Classes.Frames.ofHandler(catches), handlers);
            return null;
        });
        Growth.of("texts of a class", 2000, n -> {
            Classes file = new Classes();
            Code c = new Code();
            for (int i = 0; i < n; i++) c.op2(0x13, file.text("text " + i)).op(0x57);
            sink += run(file, c.op(0x04, 0xac), 1, 1, null, new int[0][]);
            return null;
        });
        Growth.of("call sites of a class", 500, n -> {
            Classes file = new Classes();
            Code c = new Code();
            for (int i = 0; i < n; i++)
                c.op(0x04).op2(0xba, file.concatenation("site " + i + " \u0001")).op(0, 0, 0x57);
            sink += run(file, c.op(0x04, 0xac), 2, 1, null, new int[0][]);
            return null;
        });
        Growth.of("classes at one call", 500, n -> {
            Growth.Maker m = new Growth.Maker(Growth.HERE);
            MethodHandle[] made = new MethodHandle[n];
            for (int i = 0; i < n; i++) {
                Class<?> c = m.make("R" + i, Classes.make(false, "R" + i,
                    "java/util/concurrent/atomic/AtomicInteger", new String[0], 1, 0));
                made[i] = MethodHandles.publicLookup().findStatic(c, "m0",
                    MethodType.methodType(int.class));
            }
            for (int k = 0; k < 20; k++)
                for (MethodHandle h : made) sink += (int) h.invokeExact();
            return made;
        });
        Growth.of("handles made into one", 200, n -> {
            MethodHandle h = MethodHandles.identity(int.class);
            MethodHandle one = MethodHandles.lookup().findStatic(Math.class, "abs",
                MethodType.methodType(int.class, int.class));
            for (int i = 0; i < n; i++) h = MethodHandles.filterReturnValue(h, one);
            for (int i = 0; i < 100; i++) sink += (int) h.invokeExact(-i);
            return h;
        });
        Growth.of("functions made into one", 500, n -> Growth.onDeepStack(() -> {
            IntUnaryOperator f = i -> i + 1;
            for (int i = 0; i < n; i++) f = f.andThen(k -> k ^ 5);
            for (int i = 0; i < 100; i++) sink += f.applyAsInt(i);
            return f;
        }));
        Growth.of("causes of an exception", 200, n -> {
            Exception e = null;
            for (int i = 0; i < n; i++) e = new Exception("e" + i, e);
            java.io.StringWriter text = new java.io.StringWriter();
            e.printStackTrace(new java.io.PrintWriter(text));
            return text.toString().length();
        });
        Growth.of("exceptions suppressed", 2000, n -> {
            Exception e = new Exception();
            for (int i = 0; i < n; i++) e.addSuppressed(new Exception("e" + i));
            java.io.StringWriter text = new java.io.StringWriter();
            e.printStackTrace(new java.io.PrintWriter(text));
            return text.toString().length();
        });
        Growth.of("traces kept", 20000, n -> {
            Exception[] all = new Exception[n];
            for (int i = 0; i < n; i++) all[i] = new Exception();
            return all;
        });
        Growth.of("copies of an object", 200000, n -> {
            int[][] all = new int[n][];
            int[] one = {1, 2, 3};
            for (int i = 0; i < n; i++) all[i] = one.clone();
            return all;
        });
        Growth.of("dimensions of an array", 2000, n -> new int[n][16]);
        Growth.of("fields read by reflection", 20000, n -> {
            var f = String.class.getDeclaredField("CASE_INSENSITIVE_ORDER");
            var m = Integer.class.getMethod("intValue");
            for (int i = 0; i < n; i++) sink += f.get(null).hashCode() + (int) m.invoke(i);
            return null;
        });
    }
}
