/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;

/** Methods that push a number, call, push another, call, thousands of times, and add all up at the end: deep stacks below many calls. */
public class DeepOperands extends ClassLoader {
    private static final int ALOAD_0 = 0x2a, ILOAD_0 = 0x1a, ICONST_0 = 3, ICONST_1 = 4, IALOAD = 0x2e, IADD = 0x60, IRETURN = 0xac, INVOKESTATIC = 0xb8;

    private static void method(DataOutputStream out, int name, int descriptor, int maxStack, byte[] code) throws IOException {
        out.writeShort(9); /* public static */
        out.writeShort(name);
        out.writeShort(descriptor);
        out.writeShort(1);
        out.writeShort(5);
        out.writeInt(12 + code.length);
        out.writeShort(maxStack);
        out.writeShort(1);
        out.writeInt(code.length);
        out.write(code);
        out.writeInt(0);
    }

    private static byte[] classFile(int depth) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(), deep = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xcafebabe);
        out.writeInt(50);
        String[] texts = {"Deep" + depth, "java/lang/Object", "Code", "one", "(I)I", "deep", "([I)I"};
        out.writeShort(13);
        out.writeByte(7); /* 1: Class, this one */
        out.writeShort(3);
        out.writeByte(7); /* 2: Class, Object */
        out.writeShort(4);
        for (String text : texts) { /* 3 and up */
            out.writeByte(1);
            out.writeUTF(text);
        }
        out.writeByte(12); /* 10: one(I)I */
        out.writeShort(6);
        out.writeShort(7);
        out.writeByte(10); /* 11: the method */
        out.writeShort(1);
        out.writeShort(10);
        out.writeByte(1); /* 12 */
        out.writeUTF("unused");
        out.writeShort(0x21);
        out.writeShort(1);
        out.writeShort(2);
        out.writeInt(0); /* no interfaces, no fields */
        out.writeShort(2);
        method(out, 6, 7, 2, new byte[] {ILOAD_0, ICONST_1, IADD, (byte) IRETURN});
        for (int i = 0; i < depth; i++) deep.write(new byte[] {ALOAD_0, ICONST_0, IALOAD, (byte) INVOKESTATIC, 0, 11});
        for (int i = 1; i < depth; i++) deep.write(IADD);
        deep.write(IRETURN);
        method(out, 8, 9, depth + 4, deep.toByteArray());
        out.writeShort(0);
        return bytes.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        for (int depth : new int[] {10, 500, 2000, 9000}) {
            byte[] file = classFile(depth);
            Class<?> c = new DeepOperands().defineClass("Deep" + depth, file, 0, file.length);
            Method deep = c.getMethod("deep", int[].class);
            for (int i = 0; i < 3; i++) System.out.println(depth + ": " + deep.invoke(null, (Object) new int[] {i}));
        }
    }
}
