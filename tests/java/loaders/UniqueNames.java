// SPDX-License-Identifier: MIT
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

/**
 * Two thousand classes whose names nobody has twice: with a class go its names, while those of
 * others stay.
 */
public class UniqueNames {

    static final String LONG = "x".repeat(1200);
    static final MethodType NOTHING = MethodType.methodType(void.class);

    /** A class with a static field and a method of the class's name and a number. */
    static byte[] classFile(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeInt(49);
        out.writeShort(10);
        String[] texts = { name, "java/lang/Object", "f" + name, "I", "m" + name, "()I", "Code" };
        for (String text : texts) {
            // 1 to 7
            out.writeByte(1);
            out.writeUTF(text);
        }
        out.writeByte(7); // 8
        out.writeShort(1);
        out.writeByte(7); // 9
        out.writeShort(2);
        for (int part : new int[] { 0x21, 8, 9, 0, 1, 9, 3, 4, 0, 1, 9, 5, 6, 1, 7 })
            out.writeShort(part);
        out.writeInt(14);
        out.writeShort(1);
        out.writeShort(0);
        out.writeInt(2);
        out.writeByte(8); // iconst_5
        out.writeByte(0xac); // ireturn
        out.writeShort(0);
        out.writeShort(0);
        out.writeShort(0);
        return bytes.toByteArray();
    }

    static class Own extends ClassLoader {

        Class<?> define(String name) throws IOException {
            byte[] file = classFile(name);
            return defineClass(name, file, 0, file.length);
        }
    }

    static String name(int number) {
        return "N" + number + LONG;
    }

    static void check(Class<?> c, int number) throws Exception {
        String name = name(number);
        if (!c.getName().equals(name)) System.out.println("name of " + number);
        if (
            !c
                .getMethod("m" + name)
                .invoke(null)
                .equals(5)
        ) System.out.println("method of " + number);
        if (c.getField("f" + name).getInt(null) != 0) System.out.println("field of " + number);
    }

    public static void main(String[] arguments) throws Exception {
        int count = 2000;
        List<Class<?>> kept = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Class<?> c = new Own().define(name(i));
            if (i % 250 == 0) {
                kept.add(c);
                check(c, i);
            }
        }
        for (int i = 0; i < kept.size(); i++) check(kept.get(i), i * 250);
        // names that were there before
        for (int i = 1; i < 20; i++) check(new Own().define(name(i)), i);
        for (int i = 0; i < kept.size(); i++) check(kept.get(i), i * 250);
        int missing = 0;
        for (int i = 0; i < count; i++) try {
            Class.forName("missing." + i + LONG + LONG);
        } catch (ClassNotFoundException e) {
            missing++;
        }
        for (int i = 0; i < count; i += 10) try {
            MethodHandles.lookup().findStatic(
                UniqueNames.class,
                "missing" + i + LONG + LONG,
                NOTHING
            );
        } catch (NoSuchMethodException e) {
            missing++;
        }
        System.out.println(kept.size() + " kept, " + missing + " missing");
        for (int i = 0; i < kept.size(); i++) check(kept.get(i), i * 250);
    }
}
