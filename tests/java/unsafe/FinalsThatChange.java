/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.InputStream;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/**
 * Final static fields that are written after their class is initialized: through Unsafe, and by the
 * class's own
 * methods where the class file is so old that it may. What was read as a constant before is read
 * anew.
 */
public class FinalsThatChange {

    public abstract static class Shape {

        public abstract long size();
    }

    static final class Square extends Shape {

        final int side = 3;

        @Override
        public long size() {
            return side * side;
        }
    }

    static final class Box extends Shape {

        final long width = 5;
        final long height = 7;
        final long depth = 11;

        @Override
        public long size() {
            return width * height * depth;
        }
    }

    static class Finals {

        static final int INT = Integer.parseInt("17");
        static final double DOUBLE = Double.parseDouble("2.5");
        static final Shape SHAPE = make(false);
        static final int[] TABLE = new int[256];
        static final Object NONE = null;
    }

    public static Shape make(boolean isBox) {
        return isBox ? new Box() : new Square();
    }

    /** Made older, and its fields final, before it is defined. */
    public static class Old implements Runnable {

        static int count = 1;
        static Shape shape = make(false);
        static byte[] bytes = new byte[16];

        static {
            count = 2;
        }

        private static void show() {
            System.out.print(count);
            System.out.print(' ');
            System.out.print(shape.size());
            System.out.print(' ');
            System.out.print(bytes.length > (count & 15) ? bytes[count & 15] : -1);
            System.out.print(' ');
            System.out.println(bytes.length);
        }

        @Override
        public void run() {
            show();
            show();
            count++;
            shape = make(count % 2 != 0);
            bytes = new byte[count % 2 == 0 ? 1 : 16];
        }
    }

    static String read() {
        int sum = 0;
        int at = Finals.INT;
        try {
            sum += Finals.TABLE[at & 255];
            sum += Finals.TABLE[200 + sum];
        } catch (ArrayIndexOutOfBoundsException e) {
            sum = -1;
        }
        return (
            Finals.INT +
            " " +
            Finals.DOUBLE +
            " " +
            Finals.SHAPE.size() +
            " " +
            sum +
            " " +
            Finals.TABLE.length +
            " " +
            Finals.NONE
        );
    }

    /* Here they are resolved, so that what is compiled then has them. */
    private static boolean areSet() {
        return (
            Finals.INT != 0 &&
            Finals.DOUBLE != 0 &&
            Finals.SHAPE != null &&
            Finals.TABLE != null &&
            Finals.NONE == null
        );
    }

    private static void change(Unsafe u) throws ReflectiveOperationException {
        Object[] values = { 18, 3.5, make(true), new int[3], "something" };
        int i = 0;
        for (Field f : Finals.class.getDeclaredFields()) {
            Object base = u.staticFieldBase(f);
            long offset = u.staticFieldOffset(f);
            if (f.getType() == int.class) {
                u.putInt(base, offset, (Integer) values[i++]);
            } else if (f.getType() == double.class) {
                u.putDouble(base, offset, (Double) values[i++]);
            } else {
                u.putObject(base, offset, values[i++]);
            }
            System.out.println(f.getName() + ": " + read());
        }
    }

    private static final class Definer extends ClassLoader {

        Definer() {
            super(FinalsThatChange.class.getClassLoader());
        }

        Class<?> define(byte[] bytes) {
            return defineClass(null, bytes, 0, bytes.length);
        }
    }

    /* Version 50; fields, of which no other member is before them, with ACC_FINAL. */
    private static byte[] aged(String name) throws Exception {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        try (InputStream file = FinalsThatChange.class.getResourceAsStream(name + ".class")) {
            DataInputStream in = new DataInputStream(file);
            DataOutputStream out = new DataOutputStream(made);
            out.writeLong((in.readLong() & ~0xffffL) | 50);
            int count = in.readUnsignedShort();
            out.writeShort(count);
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                out.writeByte(tag);
                if (tag == 1) {
                    out.writeUTF(in.readUTF());
                    continue;
                }
                int bytes = tag == 5 || tag == 6 ? 8 : tag == 7 || tag == 8 ? 2 : 4;
                out.write(in.readNBytes(bytes));
                i += tag == 5 || tag == 6 ? 1 : 0;
            }
            out.writeShort(in.readUnsignedShort());
            out.writeInt(in.readInt());
            int interfaces = in.readUnsignedShort();
            out.writeShort(interfaces);
            out.write(in.readNBytes(2 * interfaces));
            int fields = in.readUnsignedShort();
            out.writeShort(fields);
            for (int i = 0; i < fields; i++) {
                out.writeShort(in.readUnsignedShort() | 16);
                out.write(in.readNBytes(6)); // no attributes
            }
            out.write(in.readAllBytes());
        }
        return made.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        System.out.println(areSet());
        System.out.println(read());
        System.out.println(read());
        change((Unsafe) f.get(null));
        Runnable old = (Runnable) new Definer()
            .define(aged("FinalsThatChange$Old"))
            .getDeclaredConstructor()
            .newInstance();
        for (int i = 0; i < 4; i++) old.run();
    }
}
